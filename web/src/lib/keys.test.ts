import { expect, test } from "vitest";
import { cameOf, cardOf, found, isCard, keyOf, meant, withSuit } from "./keys";

test("no act has a key that means something else", () => {
  const keys = Array.from({ length: 30 }, (_, n) => keyOf(n));
  expect(keys.slice(0, 10)).toEqual([..."123456789a"]);
  expect(keys.filter((each) => "eouw/".includes(each))).toEqual([]);
});

test("a card is typed in two letters", () => {
  expect([cardOf("ks"), cardOf("th"), cardOf("10h")]).toEqual(["KS", "10H", "10H"]);
  expect([isCard("KS"), isCard("1S")]).toEqual([true, false]);
  expect([withSuit("10H"), withSuit("heads")]).toEqual(["10♥", "heads"]);
});

test("what is typed is meant whole, by its beginning, or in another order; never where two fit", () => {
  expect(meant("7", [17, 7])).toBe(7);
  expect(meant("hea", ["heads", "tails"])).toBe("heads");
  expect(meant("1 3 2", ["1-2-3", "4-5-6"])).toBe("1-2-3");
  expect(meant("t", ["ten", "two"])).toBeNull();
  expect(meant("", ["ten"])).toBeNull();
});

test("the closest name comes first", () => {
  const names = ["split 17 and 20", "straight up 17", "red"];
  expect(found("17", names, (each) => each)).toEqual(["straight up 17", "split 17 and 20"]);
  expect(found("straight", names, (each) => each)).toEqual(["straight up 17"]);
});

test("a card that nobody need know lies face down, unless its face is typed", () => {
  const hidden = { kind: "card", choices: ["face down"] };
  expect([cameOf("", hidden), cameOf("face", hidden), cameOf("ks", hidden)]).toEqual(["face down", "face down", "KS"]);
  expect([cameOf("", { kind: "card" }), cameOf("zz", hidden)]).toEqual([null, null]);
});
