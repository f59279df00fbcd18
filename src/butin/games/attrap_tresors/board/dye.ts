// The six colours: each with a sign of its own, so that nobody needs to tell red from green.
import type { Colour } from "./shapes";

export interface Dye {
  fill: string;
  side: string;
  sign: string;
} // the sign in a box of 24 by 24

export const SILVER = { light: "#f7f9fd", plain: "#c4cfe2", deep: "#8d9bb5" };
export const DYES: Record<Colour, Dye> = {
  red: {
    fill: "#ff6f68",
    side: "#c23c40",
    sign: "M12 21.5C5 15.800 2 12.200 2 8.200A5.200 5.200 0 0 1 12 6a5.200 5.200 0 0 1 10 2.200C22 12.200 19 15.800 12 21.5z",
  },
  orange: { fill: "#ff9c3a", side: "#bf6412", sign: burst(8, 11.5, 6.2) },
  yellow: {
    fill: "#ffe066",
    side: "#b8921b",
    sign: "M14.5 1.5a11 11 0 1 0 8 14.5A9.5 9.5 0 0 1 14.5 1.5z",
  },
  green: {
    fill: "#5fcf86",
    side: "#2a8a50",
    sign: "M12 1.5a4.600 4.600 0 0 1 4 6.900 4.700 4.700 0 1 1-2.600 7.100L15 22.5H9l1.600-7A4.700 4.700 0 1 1 8 8.400a4.600 4.600 0 0 1 4-6.900z",
  },
  blue: {
    fill: "#6dbcff",
    side: "#2c74b8",
    sign: "M12 1c4.5 6.5 7.5 9.800 7.5 14.200a7.5 7.5 0 0 1-15 0C4.5 10.800 7.5 7.5 12 1z",
  },
  purple: { fill: "#bf9bff", side: "#7a4fc9", sign: "M15 1L3.5 14H10L7.5 23 21 9.5h-7.200z" },
};

function burst(rays: number, far: number, near: number): string {
  const points = Array.from({ length: rays * 2 }, (_, nth) => {
    const angle = (Math.PI * nth) / rays - Math.PI / 2;
    const length = nth % 2 ? near : far;
    return `${(12 + Math.cos(angle) * length).toFixed(2)} ${(12 + Math.sin(angle) * length).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
