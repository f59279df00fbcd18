// Attrap'trésors on a television: what its board says of the game, and how it looks from the sofa.
export { default as Screen } from "./Screen.svelte";
export { default as Won } from "./Won.svelte";
export { advice } from "./advice";
export { doing, says as prompt } from "./doing";
export { decisive, mark, matters } from "./moments";
export { dwell, hush, urgent } from "./pace";
export { points } from "./pay";
export { bags as score } from "./position";
export { sound } from "./sounds";
