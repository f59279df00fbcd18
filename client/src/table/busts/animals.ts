// The robots, numbered from 1 as their names are.
import type { Mood } from "../bodies";
import { bear, dormouse, ferret, lynx, marten, mouse, otter, polecat, stoat, toad } from "./beasts";
import { blackbird, carp, heron, jay, magpie, quail } from "./birds";

export const ANIMALS: ((mood: Mood) => string)[] = [
  ...[magpie, dormouse, jay, marten, lynx, carp, heron, otter],
  ...[polecat, blackbird, toad, stoat, bear, quail, ferret, mouse],
];
