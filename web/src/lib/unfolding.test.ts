import { expect, test } from "vitest";
import { seenOf } from "./seen";
import { meanwhile, somethingCame } from "./unfolding";
import { Unfolding } from "./unfolding.svelte";
import type { LastRound, Piece, Settlement, View } from "./contract";

const piece = (kind: Piece["kind"], what: string[], more: Partial<Piece> = {}): Piece => ({
  ...{ kind, label: kind, what, says: "", at: "", state: "", of: [] },
  ...more,
});
const LINE = { person: "ann", wager: "red", selection: "red", verdict: "win", net: "5.00", says: "red wins" } as Settlement;
const scene = (round: number, more: object = {}) =>
  ({
    ...{ round, pieces: [], lit: [], came: "", called: [], placed: [], settlements: [], nets: {}, rulings: [] },
    ...more,
  }) as unknown as LastRound;
const view = (round: number, more: object = {}): View =>
  ({
    ...scene(round),
    ...{ bots: [], people: [], yours: [], ready: [], staked: {}, awaited: null, last: null, you: { names: ["ann"], chips: "500.00" } },
    ...more,
  }) as unknown as View;
const WHEEL = piece("wheel", ["19"], { marks: ["19"], says: "19" });
const SETTLED = scene(1, {
  pieces: [WHEEL, piece("beads", ["b"])],
  lit: ["red"],
  came: "19 red",
  settlements: [LINE],
  nets: { ann: "5.00" },
});
const before = view(1, { placed: [{ person: "ann", wager: "red", selection: "red", stake: "5.00", chips: "" }] });
const after = view(2, { last: SETTLED, you: { names: ["ann"], chips: "505.00" }, pieces: [WHEEL] });

test("a ball, a card, dice and coins come; a chip that is laid and a counter do not", () => {
  expect(somethingCame(before, after)).toBe(true);
  expect(somethingCame(before, { ...before, placed: [] })).toBe(false);
  expect(somethingCame(before, view(1, { pieces: [piece("counter", [], { says: "4" })] }))).toBe(false);
  const dealt = view(1, { pieces: [piece("cards", ["7C"], { label: "box 1" })] });
  expect(somethingCame(dealt, view(1, { pieces: [piece("cards", ["7C", "8C"], { label: "box 1" })] }))).toBe(true);
  expect(somethingCame(dealt, dealt)).toBe(false);
  expect(somethingCame(view(1), view(1, { pieces: [piece("coins", ["", ""], { state: "in the air" })] }))).toBe(false);
});

test("meanwhile the wheel has its number, and nothing else tells of it", () => {
  const seen = seenOf(meanwhile(before, after), [], { name: "ann", plays: true });
  expect(seen.pieces).toMatchObject([{ kind: "wheel", what: ["19"], says: "" }]);
  expect([seen.outcome, seen.lit, seen.came, seen.settled]).toEqual([null, [], [], null]);
  expect(seen.mine).toHaveLength(1); // its chips lie there yet
  expect(meanwhile(before, after).you.chips).toBe("500.00");
});

test("the same result twice is not told before it has come", () => {
  const next = view(3, { last: { ...SETTLED, round: 2 }, pieces: [WHEEL] });
  expect(somethingCame(after, next)).toBe(true);
  expect(seenOf(meanwhile(after, next), [], { name: "ann", plays: true }).outcome).toBeNull();
});

test("a hand that gets a card says what it said before", () => {
  const hand = (what: string[], says: string) => view(1, { pieces: [piece("cards", what, { label: "box 1", says, state: "won" })] });
  expect(meanwhile(hand(["7C"], "7"), hand(["7C", "8C"], "15")).pieces[0]).toMatchObject({ what: ["7C", "8C"], says: "7", state: "" });
});

test("it is told when all is at rest, or at a click; who waits for nothing is told at once", async () => {
  let rests = () => undefined as void;
  const at = new Unfolding(
    () => true,
    () => new Promise((done) => (rests = done)),
  );
  at.take(before, []);
  expect(at.view).toBe(before);
  at.take(after, []);
  expect([at.moving, at.view?.came, at.view?.last]).toEqual([true, "", null]);
  rests();
  await Promise.resolve();
  await Promise.resolve();
  expect([at.moving, at.view]).toEqual([false, after]);

  const next = view(3, { last: { ...SETTLED, round: 2 }, pieces: [WHEEL] });
  at.take(next, []);
  expect(at.moving).toBe(true);
  at.show();
  expect([at.moving, at.view]).toEqual([false, next]);

  const still = new Unfolding(() => false);
  still.take(before, []);
  still.take(after, []);
  expect(still.view).toBe(after);
});
