// Schattendieb in the hand, beside a television: one's own cards and what can be done with them.
export { default as Hand } from "./InHand.svelte";
export { spread } from "./spread";
