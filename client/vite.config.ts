// How the page is built: into the Python package, every file also compressed, boards found in the games' folders.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const ROOT = resolve(import.meta.dirname, "..");
const OUT = resolve(ROOT, "src/butin/page");
const SERVER = process.env.BUTIN_SERVER ?? "http://127.0.0.1:8000";
const PACK = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Compressed copies beside the files, where they are smaller: the server only picks one. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!PACK.test(name)) continue;
        const plain = readFileSync(join(OUT, name));
        const copies = { br: brotliCompressSync(plain), gz: gzipSync(plain, { level: 9 }) };
        for (const [ending, copy] of Object.entries(copies)) {
          if (copy.length < plain.length) writeFileSync(join(OUT, `${name}.${ending}`), copy);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: {
    alias: { "@page": resolve(import.meta.dirname, "src") },
    dedupe: ["svelte", "vitest"], // boards lie outside this folder
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the page's policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: {
    environment: "jsdom",
    dir: ROOT,
    include: ["client/src/**/*.test.ts", "src/butin/games/*/board/**/*.test.ts"],
  },
});
