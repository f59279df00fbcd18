import { describe, expect, it } from "vitest";
import { handling } from "./handling";

describe("the worker", () => {
  it("opens every page from the cache", () => {
    for (const path of ["/", "/credits", "/rules/voleurs", "/table/9f2c", "/replay/9f2c"])
      expect(handling("GET", "navigate", path)).toBe("shell");
  });

  it("keeps files with a hash and asks again for the others", () => {
    expect(handling("GET", "cors", "/assets/index-3fa.js")).toBe("keep");
    expect(handling("GET", "no-cors", "/manifest.webmanifest")).toBe("fresh");
  });

  it("never touches what tables say", () => {
    for (const path of ["/api/games", "/api/tables/1/replay", "/ws", "/healthz", "/metrics", "/openapi.json"]) {
      expect(handling("GET", "cors", path)).toBe("leave");
      expect(handling("GET", "navigate", path)).toBe("leave");
    }
    expect(handling("POST", "cors", "/assets/x.js")).toBe("leave");
  });
});
