// Attrap'trésors in the hand: what is one's own and what can be done, without the board.
export { default as Hand } from "./Palm.svelte";
export { spread } from "./spread";
