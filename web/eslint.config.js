import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // What the house tells is drawn anew whole, and may say the same thing twice: with a key, that would break the page.
      "svelte/require-each-key": "off",
      // {" "} is the one way to write a blank that stands at the edge of an element.
      "svelte/no-useless-mustaches": "off",
      // Maps here are filled and read within one function, or remember what was asked for; what a page shows is replaced whole.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
