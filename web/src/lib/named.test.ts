import { expect, test } from "vitest";
import type { GameText } from "./contract";
import { title } from "./desk";
import { clock, roundPath } from "./rounds";
import { textName, words } from "./staff";

test("a game, a setting and a text are named for whoever reads them", () => {
  expect([title("mini-baccarat"), words("super_sevens")]).toEqual(["Mini baccarat", "super sevens"]);
  const text = { part: "qld part 8", variant: { spaces: 37 }, since: "1995-07-01T00:00:00" } as unknown as GameText;
  expect(textName(text)).toBe("qld part 8 · spaces 37 · since 1995-07-01");
});

test("a round has an address of its own, and a moment is read without its fractions", () => {
  expect(roundPath("wheel 1", 7)).toBe("/rounds/wheel%201/7");
  expect(clock("2004-08-01T20:15:03.123")).toBe("2004-08-01 20:15:03");
});
