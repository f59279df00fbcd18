// The Ghost Labyrinth in the hand, as the shell wants it.
import Hand from "./Hand.svelte";

export { spread } from "./spread";
export { Hand };
