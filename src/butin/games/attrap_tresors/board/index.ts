// The board of Attrap'trésors.
export { default as Board } from "./Board.svelte";
export { default as Won } from "./Won.svelte";
export { dwell, hush, urgent } from "./pace";
export { advice } from "./advice";
export { decisive, mark, matters } from "./moments";
export { points } from "./pay";
export { bags as score } from "./position";
export { prompt } from "./prompt";
export { sound } from "./sounds";
export { touch } from "./touch";
export const guide = 11; // the magpie
export const seated = true;
