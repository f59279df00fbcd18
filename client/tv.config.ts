// How the television's page is built: beside the page, for the engines that sets have, and without a worker. Its files
// are its own; phones fetch nothing of it.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, build, defineConfig } from "vite";
import { OUT, RESOLVE, packed, rooted } from "./vite.config";

const OLDEST = ["chrome68", "safari14", "firefox83"];

function shelled(): Plugin {
  return {
    name: "shelled",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const shell = bundle["tv.html"];
      if (shell?.type === "asset") shell.source = rooted(shell.source);
    },
  };
}

/** What stands in for what an engine lacks: a plain script of its own, for modules wait until the page is read. */
function first(): Plugin {
  return {
    name: "first",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const entry = resolve(import.meta.dirname, "src/tv/first.ts");
      const [made] = [
        await build({
          configFile: false,
          publicDir: false,
          logLevel: "error",
          build: { target: OLDEST, write: false, lib: { entry, formats: ["iife"], name: "first" } },
        }),
      ].flat();
      if (!made || !("output" in made)) throw new Error("there is no first script");
      const name = this.emitFile({ type: "asset", name: "first.js", source: made.output[0].code });
      const shell = bundle["tv.html"];
      if (shell?.type !== "asset") throw new Error("there is no shell");
      const tag = `<script src="./${this.getFileName(name)}"></script>`;
      shell.source = String(shell.source).replace(/(?=<script type="module")/, `${tag}\n    `);
    },
  };
}

/** The compiler keeps styles to their part with `:where`, which Chromium has from 88 on: a class alone does, too. */
function plainly(): Plugin {
  return {
    name: "plainly",
    enforce: "pre",
    transform: (code, id) => (id.endsWith("lang.css") ? code.replace(/:where\((\.svelte-\w+)\)/g, "$1") : null),
  };
}

export default defineConfig({
  base: "./",
  publicDir: false, // the page has it
  plugins: [svelte(), plainly(), first(), shelled(), packed(false)],
  resolve: RESOLVE,
  build: {
    outDir: OUT,
    emptyOutDir: false, // the page lies there
    target: OLDEST,
    cssTarget: OLDEST,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: resolve(import.meta.dirname, "tv.html"),
      output: {
        entryFileNames: "assets/tv-[name]-[hash].js",
        chunkFileNames: "assets/tv-[name]-[hash].js",
        // fonts and covers are the page's, to the byte and by name
        assetFileNames: ({ names }) =>
          /\.(css|js)$/.test(names[0] ?? "") ? "assets/tv-[name]-[hash][extname]" : "assets/[name]-[hash][extname]",
      },
    },
  },
});
