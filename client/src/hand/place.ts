// Where somebody stands at the end of a match.

/** From 1; whoever won is first, also beside others, and nobody with the same score is ahead but winners. */
export function placeOf(seat: number, scores: number[], winners: number[]): number {
  if (winners.includes(seat)) return 1;
  const own = scores[seat] ?? 0;
  return 1 + scores.filter((score, other) => other !== seat && (winners.includes(other) || score > own)).length;
}
