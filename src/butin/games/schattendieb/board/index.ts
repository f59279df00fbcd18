// The board of Schattendieb, as the page's shell asks for it.
export { default as Board } from "./Board.svelte";
export { default as Won } from "./Won.svelte";
export { score } from "./position";
export const seated = true;
export const games = true;
export { advice } from "./advice";
export { decisive, mark, matters } from "./moments";
export { sound } from "./sounds";
export { prompt } from "./spoken";
export { dwell, points } from "./telling";
export { touch } from "./touch";
export const guide = 5; // the blackbird
