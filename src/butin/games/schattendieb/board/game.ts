// The Shadow Thief, as the page wants it.
import type { GameModule } from "@page/frames/contract";
import * as about from "./about";
import { advice } from "./advice";
import { type Laid, after, lay } from "./laid";
import * as moments from "./moments";
import { begins, confirms, flies, foretells, likely, steps } from "./moves";
import Piece from "./Piece.svelte";
import { score } from "./position";
import type { Told, View } from "./shapes";
import { sound } from "./sounds";
import { spread } from "./spread";
import Won from "./Won.svelte";

export const GAME: GameModule<View, Told, Laid> = {
  ...about,
  ...moments,
  ...{ lay, after, steps, confirms, begins, likely, foretells, flies },
  ...{ advice, score, sound, spread, Piece, Won },
};
