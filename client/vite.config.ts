// How the page is built: into the Python package, every file also compressed, boards found in the games' folders.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

export const ROOT = resolve(import.meta.dirname, "..");
export const OUT = resolve(ROOT, "src/butin/page");
const SERVER = process.env.BUTIN_SERVER ?? "http://127.0.0.1:8000";
const PACK = /\.(html|js|css|svg|json|webmanifest|txt)$/;

const OWN = /^(assets\/)?tv[-.]/; // files of the television alone

/**
 * Compressed copies beside the files, where they are smaller: the server only picks one. Of all, and as small as can be;
 * or of the television's alone, quickly.
 */
export function packed(all: boolean): Plugin {
  const quality = all ? constants.BROTLI_MAX_QUALITY : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    name: "packed",
    apply: "build",
    writeBundle(_options, bundle) {
      const names = all
        ? readdirSync(OUT, { recursive: true, encoding: "utf8" })
        : Object.keys(bundle).filter((name) => OWN.test(name));
      for (const name of names) {
        if (!PACK.test(name)) continue;
        const plain = readFileSync(join(OUT, name));
        const copies = { br: brotliCompressSync(plain, { params }), gz: gzipSync(plain, { level: 9 }) };
        for (const [ending, copy] of Object.entries(copies)) {
          if (copy.length < plain.length) writeFileSync(join(OUT, `${name}.${ending}`), copy);
        }
      }
    },
  };
}

/** A shell is the same at every address of the page. */
export const rooted = (shell: string | Uint8Array): string => String(shell).replaceAll('="./', '="/');

/** The service worker learns which files make up the shell: whatever the home page needs at once. */
function shelled(): Plugin {
  return {
    name: "shelled",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const wanted = new Set<string>();
      const want = (name: string): void => {
        const chunk = bundle[name];
        if (wanted.has(name) || chunk?.type !== "chunk") return;
        wanted.add(name);
        for (const other of chunk.imports) want(other);
        for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
      };
      for (const chunk of chunks)
        if ((chunk.isEntry && chunk !== worker) || chunk.facadeModuleId?.endsWith("pages/Home.svelte"))
          want(chunk.fileName);
      const art = Object.keys(bundle).filter((name) => /\.(woff2)$|cover-[^/]*\.svg$/.test(name));
      const shell = ["./", "./icon.svg", ...[...wanted, ...art].sort()];
      const page = bundle["index.html"];
      if (page?.type === "asset") page.source = rooted(page.source);
      const version = createHash("sha256")
        .update(JSON.stringify(shell))
        .update(page?.type === "asset" ? page.source : "")
        .digest("hex")
        .slice(0, 12);
      worker.code = worker.code.replace(/["'`]__SHELL__["'`]/, JSON.stringify(shell)).replace("__VERSION__", version);
    },
  };
}

export const RESOLVE = {
  alias: { "@page": resolve(import.meta.dirname, "src") },
  dedupe: ["svelte", "vitest"], // boards lie outside this folder
  conditions: process.env.VITEST ? ["browser"] : undefined,
};

export default defineConfig({
  base: "./", // files find each other below whatever path the room lies
  plugins: [svelte(), shelled(), packed(true)],
  resolve: RESOLVE,
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the page's policy forbids it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { page: resolve(import.meta.dirname, "index.html"), sw: resolve(import.meta.dirname, "src/sw.ts") },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
});
