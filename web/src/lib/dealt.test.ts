import { expect, test } from "vitest";
import type { Placed, Told } from "./contract";
import { laidLast } from "./dealt";

let n = 0;
const said = (who: string) => ({ n: ++n, kind: "said", who, says: "is spoken for by the dealer", person: who }) as Told;
const did = (who: string, act: string, selection: string, more: object = {}) =>
  ({ n: ++n, kind: "done", who, by: who, act, says: "", with: { on: "straight up", selection }, ...more }) as Told;
const lies = (person: string, selection: string) => ({ person, wager: "straight up", selection, stake: "5.00" }) as Placed;

test("only what the dealer laid is the dealer's to take back", () => {
  const told = [said("ann"), did("ann", "wager", "17"), did("bob", "wager", "20")];
  expect(laidLast(told, [lies("ann", "17"), lies("bob", "20")])).toEqual(lies("ann", "17"));
});

test("what was refused, or lies there no more, is not", () => {
  const told = [said("ann"), did("ann", "wager", "17"), said("ann"), did("ann", "wager", "20", { refused: "qld s136(1)" })];
  expect(laidLast(told, [lies("ann", "17")])).toEqual(lies("ann", "17"));
  expect(laidLast(told, [])).toBeUndefined();
});

test("what a player added to on their own page is theirs", () => {
  const told = [said("ann"), did("ann", "wager", "17"), did("ann", "wager", "17")];
  expect(laidLast(told, [lies("ann", "17")])).toBeUndefined();
});
