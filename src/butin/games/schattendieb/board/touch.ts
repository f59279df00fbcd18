// Where a finger goes for a move: the jewel that a thief takes, or the cards of the hand; then the one button.

export function touch([move = ""]: string[]): string[] {
  const cards = move.split(" ").filter((word) => !["add", "take", "nothing", "decline"].includes(word));
  const first = move.startsWith("take ")
    ? cards.map((card) => `[data-loot="${card}"][aria-pressed="false"]`)
    : cards.map((card) => `[data-own]:not(:has(${held(card)}[aria-pressed="true"])) ${held(card)}`);
  return [...first, "[data-go]"];
}

const held = (card: string): string => `[data-card="${card}"]`;
