// Where a finger goes for a move: the square; or the spare card until it lies right, the arrow, and the push.

export function touch(moves: string[]): string[] {
  const [arrow, sides] = moves[0]?.split(" ") ?? [];
  if (!sides) return [`.square[data-spot="${arrow}"]`];
  const right = moves.map((move) => `[data-sides="${move.split(" ")[1]}"]`);
  return [`[data-sides]:not(${right.join(", ")})`, `[data-arrow="${arrow}"][aria-pressed="false"]`, "[data-push]"];
}
