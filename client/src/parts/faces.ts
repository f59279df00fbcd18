// The twelve faces that people choose from, by what each has that no other has. It is drawn around the middle between
// the eyes, which are so far apart from it; the mouth is 14.5 below.

export interface Mark {
  look: "dark" | "gold" | "line" | "pale" | "rosy";
  d: string;
}

const SIDES = [-1, 1];
const both = (draw: (side: number) => string): string => SIDES.map(draw).join("");
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const FACES: ((apart: number) => Mark[])[] = [
  (apart) => [
    { look: "line", d: both((side) => disc(side * (apart + 1.5), 0, 9)) },
    { look: "line", d: both((side) => `M${side * (apart + 10.5)} 0h${side * 4}`) },
  ],
  () => [{ look: "dark", d: "M0 9.5Q-6 6-12 12Q-4 15 0 11.5Q4 15 12 12Q6 6 0 9.5z" }],
  (apart) => [
    {
      look: "dark",
      d: both(
        (side) =>
          disc(side * (apart + 2), 11, 0.5) + disc(side * (apart + 6), 10, 0.5) + disc(side * (apart + 4), 14, 0.5),
      ),
    },
  ],
  (apart) => [
    {
      look: "line",
      d: both((side) => `M${side * (apart + 3)}-7l${side * 3}-5M${side * (apart + 6)}-4l${side * 5}-3`),
    },
  ],
  (apart) => [
    { look: "line", d: `M${-apart - 9}-10L${apart + 9} 4` },
    { look: "dark", d: disc(apart, 0, 8) },
  ],
  (apart) => [{ look: "rosy", d: both((side) => disc(side * (apart + 4), 11.5, 3.6)) }],
  () => [{ look: "dark", d: "M-6 20.5Q0 23 6 20.5Q5 29 0 30Q-5 29-6 20.5z" }],
  (apart) => [
    {
      look: "dark",
      d: both((side) => `M${side * (apart - 6)}-9.5L${side * (apart + 6)}-13v3L${side * (apart - 6)}-8z`),
    },
  ],
  (apart) => [
    { look: "gold", d: disc(apart, 0, 9.5) + disc(apart, 0, 7.5) },
    { look: "line", d: `M${apart + 8} 5q3 8 0 15` },
  ],
  () => [{ look: "rosy", d: disc(0, 7.5, 4.2) }],
  () => [{ look: "pale", d: "M-4.5 16.5h4v5h-4zM.5 16.5h4v5h-4z" }],
  (apart) => [{ look: "gold", d: `M${apart + 4} 6l1.6 3.4 3.7.4-2.8 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z` }],
];
