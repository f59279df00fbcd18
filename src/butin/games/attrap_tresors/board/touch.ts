// Where a finger goes for a move: the dice, the treasure's own button, or the large one.

export function touch([move = ""]: string[]): string[] {
  return move.startsWith("throw") ? ["[data-throw]"] : [`[data-take="${move}"]`, "[data-main]"];
}
