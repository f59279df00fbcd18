import { describe, expect, it } from "vitest";
import { cacheOf, isOurs } from "./caches";

const OLD = "0123456789ab";

describe("the worker's caches", () => {
  it("are those of its own room alone", () => {
    for (const base of ["/", "/butin/", "/games/butin/"]) {
      expect(isOurs(base, cacheOf(base, OLD))).toBe(true);
      for (const other of ["/", "/butin/", "/games/butin/"].filter((one) => one !== base))
        expect(isOurs(base, cacheOf(other, OLD))).toBe(false);
    }
  });

  it("leave whatever else is on the host", () => {
    for (const name of ["photos", "butin", "butin-", "butin-engine", `other-${OLD}`, `butin-${OLD}-more`])
      expect(isOurs("/", name)).toBe(false);
  });

  it("at the root have the names that they always had", () => {
    expect(cacheOf("/", OLD)).toBe(`butin-${OLD}`);
  });
});
