// How the page is tested: as it is built, with tests beside what they are about, boards too.
import { defineConfig, mergeConfig } from "vitest/config";
import built, { ROOT } from "./vite.config";

export default mergeConfig(
  built,
  defineConfig({
    test: {
      environment: "jsdom",
      isolate: false, // a document for each file costs more than all tests
      dir: ROOT,
      testTimeout: 900_000, // by then it hangs: a busy machine is slow, and no test is about that
      include: ["client/src/**/*.test.ts", "src/butin/games/*/board/**/*.test.ts"],
    },
  }),
);
