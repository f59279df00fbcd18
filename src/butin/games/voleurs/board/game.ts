// Voleurs: eight piles, whose they are, and the own hand.
import type { GameModule } from "@page/frames/contract";
import * as about from "./about";
import { advice } from "./advice";
import * as moments from "./moments";
import * as moves from "./moves";
import { type Laid, after, laidIn } from "./pieces";
import Piece from "./Piece.svelte";
import type { Told, View } from "./shapes";
import { sound } from "./sounds";
import Won from "./Won.svelte";

const { steps, brings, likely, foretells, denies, flies } = moves;

export const GAME: GameModule<View, Told, Laid> = {
  ...about,
  ...moments,
  ...{ steps, brings, likely, foretells, denies, flies },
  ...{ advice, sound, after, Piece, Won },
  lay: laidIn,
};
