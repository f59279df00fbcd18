// The robots, numbered from 1 as their names are: the stronger the later.
import type { Mood } from "../bodies";
import { bear, dormouse, ferret, fox, lynx, mouse, otter, stoat, toad, wolf } from "./beasts";
import { blackbird, duckling, heron, jay, magpie, quail } from "./birds";

export const ANIMALS: ((mood: Mood) => string)[] = [
  ...[duckling, quail, mouse, dormouse, blackbird, toad, jay, ferret],
  ...[otter, fox, magpie, heron, stoat, lynx, bear, wolf],
];
