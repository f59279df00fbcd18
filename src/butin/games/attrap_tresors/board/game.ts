// Attrap'trésors, as the page wants it.
import type { GameModule } from "@page/frames/contract";
import { advice } from "./advice";
import { doing } from "./doing";
import { type Laid, after, lay } from "./laid";
import { decisive, mark, matters } from "./moments";
import { begins, confirms, steps } from "./moves";
import { dwell, hush, urgent } from "./pace";
import { points } from "./pay";
import Piece from "./Piece.svelte";
import { bags as score } from "./position";
import { prompt } from "./prompt";
import type { Told, View } from "./shapes";
import { sound } from "./sounds";
import { spread } from "./spread";
import Won from "./Won.svelte";

export const GAME: GameModule<View, Told, Laid> = {
  ...{ Piece, Won },
  ...{ lay, after, steps, begins, confirms },
  ...{ dwell, hush, urgent, sound, score, points },
  ...{ advice, prompt, doing, spread, decisive, mark, matters },
  guide: 11, // the magpie
  seated: true,
};
