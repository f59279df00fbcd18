// The ground of each sort of card, and its rim.
import type { Sort } from "./cards";

export const PAPERS: Record<Sort, readonly [string, string]> = {
  jewel: ["#fff7e6", "#f3e6c8"],
  lock: ["#e3e6f2", "#c3c9e0"],
  thief: ["#e9dcff", "#cdb9f5"],
  back: ["#4a3b8c", "#241a3d"],
};
