import { expect, test } from "vitest";
import { cents, chipColour, dollars, inDollars, inShort, limitsOf, short, signed, toSend, upOrDown } from "./money";

test("amounts are told in dollars, and counted in whole cents", () => {
  expect(cents("1234.05")).toBe(123405);
  expect(toSend(123405)).toBe("1234.05");
  expect(dollars(123405)).toBe("$1,234.05");
  expect(dollars("-5.00")).toBe("−$5.00");
  expect(signed(500)).toBe("+$5.00");
  expect([inShort("5.00"), inShort(550)]).toEqual(["$5", "$5.50"]);
  expect([500, -500, 0].map(upOrDown)).toEqual(["won", "lost", "soft"]);
});

test("what was typed is sent in dollars and cents", () => {
  expect([inDollars("12.5"), inDollars(7)]).toEqual(["12.50", "7.00"]);
});

test("qld s137: chips of a colour are drawn in it, whatever they are worth", () => {
  expect(chipColour(500, "pink")[0]).toContain("--chip-pink");
  expect(chipColour(500)[0]).toBe("var(--chip-5)");
});

test("a chip says its worth in few letters, in the colour of the highest that it reaches", () => {
  expect([250, 2500, 100000, 125000].map(short)).toEqual(["2.5", "25", "1k", "1.3k"]);
  expect(chipColour(700)).toEqual(chipColour(500));
});

test("a sign goes from its least minimum to its greatest maximum", () => {
  expect(limitsOf({ limits: {} })).toBe("");
  expect(limitsOf({ limits: { red: { minimum: "5.00", maximum: "100.00" }, zero: { minimum: "2.50", maximum: "50.00" } } })).toBe(
    "$2.50 to $100",
  );
});

test("an amount that is no whole cents is not rounded: the house refuses it", () => {
  expect(["5", "12.5", " 12.50 ", "12.", 7].map(inDollars)).toEqual(["5.00", "12.50", "12.50", "12.00", "7.00"]);
  expect(["12.345", "a lot", ""].map(inDollars)).toEqual(["12.345", "a lot", ""]);
});
