// Who may import whom: a folder sees those before it, and boards see what is made for them. Types may look outwards,
// and so may tests.
const INWARD = [
  "wire",
  "lib",
  "store",
  "parts",
  "frames",
  "any",
  "rules",
  "table",
  "hand",
  "tv",
  "home",
  "open",
  "join",
  "learn",
  "replay",
  "worker",
  "pages",
  "(App|install|main|routes|sw)", // files that lie in no folder
];
const FOR_BOARDS = "(lib|parts|frames)";

const wall = (files, outside, message) => ({
  files,
  ignores: ["**/*.test.ts"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      { patterns: [{ regex: outside, allowTypeImports: true, caseSensitive: true, message }] },
    ],
    "no-restricted-syntax": [
      "error",
      { selector: `ImportExpression[source.value=/${outside.replaceAll("/", "\\x2F")}/]`, message },
    ],
  },
});

export default [
  ...INWARD.slice(0, -1).map((folder, nth) =>
    wall(
      [`client/src/${folder}/**`],
      `^(@page|\\.\\.(/\\.\\.)*)/(${INWARD.slice(nth + 1).join("|")})(/|\\.|$)`,
      `${folder}/ sees the folders before it.`,
    ),
  ),
  wall(
    ["src/butin/games/*/board/**"],
    `^(@page/(?!${FOR_BOARDS}/)|\\.\\./)`,
    "A board sees lib/, parts/ and frames/ of the page, and its own folder.",
  ),
];
