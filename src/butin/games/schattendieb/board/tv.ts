// Schattendieb on a television: what its board says of the game, and how it looks from the sofa.
export { default as Screen } from "./Screen.svelte";
export { default as Won } from "./Won.svelte";
export { advice } from "./advice";
export { doing } from "./doing";
export { decisive, mark, matters } from "./moments";
export { score } from "./position";
export { sound } from "./sounds";
export { prompt } from "./spoken";
export { dwell, points } from "./telling";
export const seated = true;
export const games = true;
export const guide = 5; // the blackbird
