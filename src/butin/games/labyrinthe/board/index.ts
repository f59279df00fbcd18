// The Ghost Labyrinth's board, as the page's shell wants it.
import Board from "./Board.svelte";
import Choice from "./Choice.svelte";
import Sign from "./Sign.svelte";
import Won from "./Won.svelte";

export { dwell, lands } from "./pace";
export { advice } from "./advice";
export { sound } from "./sounds";
export { decisive, mark, matters, points, score } from "./tally";
export { touch } from "./touch";
export { prompt, spoken } from "./words";
export { Board, Choice, Sign, Won };
export const guide = 4; // the dormouse
