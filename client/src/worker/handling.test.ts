import { describe, expect, it } from "vitest";
import { handling } from "./handling";

describe("the worker", () => {
  it("opens every page from the cache", () => {
    for (const path of ["/", "/credits", "/rules/voleurs", "/table/9f2c", "/replay/9f2c", "/KRTW", "/krtw", "/BCDFGH"])
      expect(handling("GET", "navigate", path)).toBe("shell");
  });

  it("leaves a television's page to the network", () => {
    for (const path of ["/tv", "/tv/", "/tv.html"]) expect(handling("GET", "navigate", path)).toBe("leave");
  });

  it("takes no other word for a code", () => {
    for (const path of ["/KRT", "/KRTWBCD", "/KRTY", "/open", "/KRTW/x"])
      expect(handling("GET", "navigate", path)).toBe(path === "/open" ? "shell" : "leave");
  });

  it("keeps files with a hash and asks again for the others", () => {
    expect(handling("GET", "cors", "/assets/index-3fa.js")).toBe("keep");
    expect(handling("GET", "no-cors", "/manifest.webmanifest")).toBe("fresh");
  });

  it("keeps what a game's package brings by its digest and asks again for the rest", () => {
    expect(handling("GET", "cors", "/games/tiny/words.fr.ftl", "?v=0123456789abcdef")).toBe("keep");
    for (const query of ["", "?v=", "?v=../x", "?w=01"])
      expect(handling("GET", "cors", "/games/tiny/words.fr.ftl", query)).toBe("fresh");
    expect(handling("GET", "cors", "/games/tiny/")).toBe("fresh");
    expect(handling("GET", "navigate", "/games/tiny/cover.svg")).toBe("leave");
    for (const path of ["/games/tiny", "/games/tiny/board/board.js", "/games//x"])
      expect(handling("GET", "cors", path, "?v=01")).toBe("leave");
  });

  it("never touches what tables say", () => {
    for (const path of ["/api/games", "/api/tables/1/replay", "/ws", "/healthz", "/metrics", "/openapi.json"]) {
      expect(handling("GET", "cors", path)).toBe("leave");
      expect(handling("GET", "navigate", path)).toBe("leave");
    }
    expect(handling("POST", "cors", "/assets/x.js")).toBe("leave");
  });
});
