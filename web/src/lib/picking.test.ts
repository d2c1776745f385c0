import { expect, test } from "vitest";
import type { Offered, Piece } from "./contract";
import { pickedOf, pickingOf } from "./picking";

const hand = (kind: Piece["kind"], what: string[], who = "ann"): Piece => ({
  kind,
  label: who,
  what,
  says: "",
  at: "",
  state: "",
  of: [who],
});
const offered = (act: string, field: object): Offered =>
  ({ who: "ann", act, under: "qld s308(1)", says: "", ways: [[{ optional: false, ...field }]] }) as Offered;
const CARDS = ["7H", "AH", "2H", "9S", "3H"];
const DRAW = offered("draw", { name: "cards", kind: "choices", least: 1, most: 5, choices: CARDS });
const SET = {
  ...offered("set", { name: "low", kind: "choice", choices: ["2-2 4-6", "3-3 4-6", "3-3 2-2"] }),
  told: { "2-2 4-6": "low: 4 with the high 4 · high: 8 with the 12" },
};

test("cards are picked where an act takes several of one's own hand", () => {
  const pieces = [hand("cards", ["", ""], "bob"), hand("cards", CARDS)];
  const picking = pickingOf([offered("raise", { name: "amount", kind: "money" }), DRAW], pieces, ["ann"])!;
  expect(picking.piece.of).toEqual(["ann"]);
  expect(pickedOf(picking, [])).toBeNull();
  expect(pickedOf(picking, [0, 3])).toEqual({ details: { cards: ["7H", "9S"] }, says: "2" });
  expect(pickingOf([DRAW], [hand("cards", CARDS, "bob")], ["ann"])).toBeNull();
});

test("of two hands of tiles either is picked, and what both come to is as the house says", () => {
  const picking = pickingOf([SET], [hand("tiles", ["6-6", "2-2", "4-6", "3-3"])], ["ann"])!;
  const set = { details: { low: "2-2 4-6" }, says: "low: 4 with the high 4 · high: 8 with the 12" };
  expect(pickedOf(picking, [1])).toBeNull();
  expect(pickedOf(picking, [2, 1])).toEqual(set);
  expect(pickedOf(picking, [0, 3])).toEqual(set);
});

test("where somebody chooses among words nothing is picked", () => {
  const cut = offered("cut", { name: "from", kind: "choice", choices: ["the heart", "the end"] });
  expect(pickingOf([cut], [hand("cards", CARDS)], ["ann"])).toBeNull();
});
