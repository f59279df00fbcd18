// All pieces that people must tell apart, set by set, as SVG with their own styles: `node drawings.mjs`, from client/.
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../client");
const ours = async (name) => import(pathToFileURL(createRequire(`${root}/`).resolve(name)).href);
const { createServer } = await ours("vite");
const { svelte } = await ours("@sveltejs/vite-plugin-svelte");

const vite = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ emitCss: false })],
  resolve: { alias: { "@page": resolve(root, "src") }, dedupe: ["svelte"] },
  ssr: { noExternal: true },
});
const from = (path) => vite.ssrLoadModule(path);
const { render } = await from("svelte/server");
const drawn = (part, props) => {
  const { head, body } = render(part.default, { props });
  return head + body;
};
const plain = (path) => `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`;

const named = (names, draw) => Object.fromEntries(names.map((name) => [name, draw(name)]));
const shapes = await from("/src/lib/shapes.ts");
const sets = { seats: named(Object.keys(shapes.PATHS), (seat) => plain(shapes.PATHS[seat])) };

const [face, animal, { ANIMALS }] = await Promise.all([
  from("/src/parts/Face.svelte"),
  from("/src/parts/busts/Animal.svelte"),
  from("/src/parts/busts/animals.ts"),
]);
sets.faces = named(Object.keys(shapes.PATHS), (seat) => drawn(face, { seat: Number(seat) }));
sets.busts = named(Object.keys(ANIMALS), (nth) => drawn(animal, { animal: Number(nth) + 1 }));

const games = resolve(root, "../src/butin/games");
for (const game of readdirSync(games).filter((name) => existsSync(resolve(games, name, "tests/drawings.mjs")))) {
  const own = await import(pathToFileURL(resolve(games, game, "tests/drawings.mjs")).href);
  const board = (file) => from(resolve(games, game, "board", file));
  Object.assign(sets, await own.sets({ board, drawn, named, plain }));
}
process.stdout.write(JSON.stringify(sets));
await vite.close();
