import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import walls from "./walls.js";

export default defineConfig(
  { ignores: ["**/wire.ts", "**/shapes.ts"] }, // written by programs
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // maps that nothing on the page listens to
    },
  },
  // drawings and rules are written in files of ours; what people type is never markup
  {
    files: ["**/games/*/board/*.svelte", "**/busts/*.svelte", "**/rules/*.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  walls,
);
