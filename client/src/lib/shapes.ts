// Who is who: each seat has a shape first and a colour second.

export const SHAPES = ["●", "▲", "■", "◆", "★", "⬟", "✚"];

/** The same shapes as SVG paths in a box of 24 by 24, for where a font may lack them. */
export const PATHS = [
  "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
  "M12 4l9 16H3z",
  "M5 5h14v14H5z",
  "M12 2l9 10l-9 10l-9-10z",
  "M12 2l3 7l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z",
  "M12 3l9 7l-3 11H6L3 10z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
];

export const colour = (seat: number): string => `var(--seat-${seat % 7})`;
export const shape = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "●";
