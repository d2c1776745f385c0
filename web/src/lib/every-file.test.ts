// What holds of every file of the pages.
import { expect, test } from "vitest";

const sources = import.meta.glob("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const files = Object.entries(sources).filter(([path]) => !/\.test\.ts$|\/contract\.ts$/.test(path));
const where = (wrong: (text: string, path: string) => boolean) => files.filter(([path, text]) => wrong(text, path)).map(([path]) => path);

test("all files are looked at", () => expect(files.length).toBeGreaterThan(90));

// The law calls those who play at a table "player", too.
const NAMED = /["'`](guest|dealer|floor manager|pit boss|inspector|administrator)["'`]/;
const DECIDED = /session\.role\s*[!=]=|includes\(session\.role\)/;

test("no page decides by what somebody is called: the session says what they may do", () => {
  expect(where((text) => NAMED.test(text) || DECIDED.test(text))).toEqual([]);
});

const COLOUR = /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i;

test("colours are named in app.css, and typed nowhere else", () => expect(where((text) => COLOUR.test(text))).toEqual([]));

test("what is busy, and what went wrong, is one Doing", () => {
  expect(where((text) => /busy = \$state/.test(text))).toEqual([]);
});

test("a file has at most 400 lines", () => {
  expect(where((text) => text.split("\n").length > 401)).toEqual([]);
});
