import { expect, test } from "vitest";

const SOURCES = import.meta.glob("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const pages = Object.entries(SOURCES).filter(([path]) => !path.endsWith(".test.ts"));

// The law calls those who play at a table "player", too.
const NAMED = /["'`](guest|dealer|floor manager|pit boss|inspector|administrator)["'`]/;
const DECIDED = /session\.role\s*[!=]=|includes\(session\.role\)/;

test("no page decides by what somebody is called: the session says what they may do", () => {
  expect(pages.length).toBeGreaterThan(90);
  const wrong = pages.filter(([, text]) => NAMED.test(text) || DECIDED.test(text));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
