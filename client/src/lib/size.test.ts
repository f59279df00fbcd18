import { describe, expect, it } from "vitest";
import { comparedWith } from "./size";

describe("a robot's size", () => {
  it("is told beside one's own", () => {
    const told = [1, 2.4, 2.5, 3.1, 3.5, 3.9, 4.2, 4.9, 5, 10].map((place) => comparedWith(place, 3.5).slice(6));
    expect(told).toEqual(["-2", "-1", "-1", "0", "0", "0", "1", "1", "2", "2"]);
  });
});
