// The Ghost Labyrinth, as the page wants it.
import type { GameModule } from "@page/frames/contract";
import { advice } from "./advice";
import Choice from "./Choice.svelte";
import { type Laid, after, lay } from "./laid";
import { aims, asks, begins, confirms, denies, foretells, pick, starts, steps } from "./moves";
import { dwell, lands } from "./pace";
import Piece from "./Piece.svelte";
import type { Told, View } from "./shapes";
import Sign from "./Sign.svelte";
import { sound } from "./sounds";
import { spread } from "./spread";
import { decisive, mark, matters, points, score } from "./tally";
import Won from "./Won.svelte";
import { doing, prompt, spoken } from "./words";

export const GAME: GameModule<View, Told, Laid> = {
  ...{ Piece, Choice, Sign, Won },
  ...{ lay, after, steps, starts, pick, begins, foretells, denies, asks, confirms, aims },
  likely: () => "", // an arrow is touched again, the spare too
  ...{ dwell, lands, sound, score, decisive, mark, matters, points },
  ...{ advice, prompt, doing, spoken, spread },
  guide: 4, // the dormouse
};
