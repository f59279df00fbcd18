// All pieces that people must tell apart, set by set, as SVG with their own styles: `node drawings.mjs`, from client/.
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
const board = (game, file) => from(resolve(root, `../src/butin/games/${game}/board/${file}`));

const { render } = await from("svelte/server");
const drawn = (part, props) => {
  const { head, body } = render(part.default, { props });
  return head + body;
};
const plain = (path) => `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`;

const motifs = await board("voleurs", "motifs.ts");
const motif = await board("voleurs", "Motif.svelte");
const cards = await board("schattendieb", "cards.ts");
const face = await board("schattendieb", "Drawing.svelte");
const safe = await board("schattendieb", "Safe.svelte");
const things = await board("attrap_tresors", "position.ts");
const thing = await board("attrap_tresors", "Thing.svelte");
const dyes = await board("attrap_tresors", "dye.ts");
const maze = await board("labyrinthe", "art.ts");
const treasure = await board("labyrinthe", "Treasure.svelte");
const ghost = await board("labyrinthe", "Ghost.svelte");
const shapes = await from("/src/lib/shapes.ts");

const named = (names, draw) => Object.fromEntries(names.map((name) => [name, draw(name)]));
const sets = {
  motifs: named(Object.keys(motifs.DRAWINGS), (name) => drawn(motif, { motif: name })),
  jewels: named(cards.KINDS, (kind) => drawn(face, { face: { sort: "jewel", kind } })),
  thieves: named([...cards.KINDS, "shadow"], (kind) => drawn(face, { face: { sort: "thief", kind } })),
  safes: { open: drawn(safe, { closed: false, count: 3 }), closed: drawn(safe, { closed: true, count: 3 }) },
  objects: { ...named(things.KINDS, (kind) => drawn(thing, { kind })), "second gem": drawn(thing, { kind: "gem", second: true }) },
  dice: named(Object.keys(dyes.DYES), (colour) => plain(dyes.DYES[colour].sign)),
  treasures: named(Object.keys(maze.TREASURES), (name) => drawn(treasure, { name })),
  ghosts: named(Object.keys(maze.GHOSTS), (colour) => drawn(ghost, { colour })),
  seats: named(Object.keys(shapes.PATHS), (seat) => plain(shapes.PATHS[seat])),
};
process.stdout.write(JSON.stringify(sets));
await vite.close();
