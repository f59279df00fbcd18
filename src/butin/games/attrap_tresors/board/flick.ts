// The throw's strength from the gesture: a tap is an easy swing, a slow push is gentle, a quick flick is hard.
const TAP = 14; // pixels
const GENTLE = 0.45; // pixels a millisecond
const HARD = 1.3;

export function strength(distance: number, milliseconds: number): "throw" | "throw gently" | "throw hard" {
  if (distance < TAP) return "throw";
  const speed = distance / Math.max(1, milliseconds);
  return speed < GENTLE ? "throw gently" : speed > HARD ? "throw hard" : "throw";
}
