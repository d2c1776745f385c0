import { expect, test } from "vitest";
import { boundsAt, countAt, labelOf, nameAt, saidAt, seenOf, wholeLog } from "./seen";
import type { Awaited, LastRound, Offered, Piece, PlaceData, Placed, Settlement, Told, View } from "./contract";

const ANN = { name: "ann", plays: true };
const NOBODY_YET: LastRound = {
  round: 6,
  look: {},
  pieces: [],
  lit: [],
  came: "",
  called: [],
  placed: [],
  settlements: [],
  nets: {},
  rulings: [],
};
const WAGERING: Awaited = {
  ...{ kind: "wagering", says: "wagers", waits: "wagers are open until “no more bets”", from: [], under: "qld s132(1)" },
  "closed by": "no more bets",
};

const piece = (kind: Piece["kind"], what: string[], more: Partial<Piece> = {}): Piece => ({
  ...{ kind, label: kind, what, says: "", at: "", state: "", of: [] },
  ...more,
});
const placed = (person: string): Placed => ({ person, wager: "red", selection: "red", stake: "5.00", chips: "" });
const line = (person: string): Settlement => ({
  ...{ person, wager: "red", selection: "red", verdict: "win", stake: "5.00", paid: "5.00", returned: "5.00", left: "0.00" },
  ...{ commission: "0.00", cites: [], net: "5.00", says: "red wins" },
});
const offered = (act: string, ordinary?: boolean): Offered => ({
  ...{ who: "ann", act, under: "", says: "" },
  ...(ordinary === undefined ? {} : { ordinary }),
});
const view = (more: Partial<View> = {}): View => ({
  ...{ game: "roulette", title: "Roulette", part: "qld part 8", table: "wheel", dealt: "house", closed: false, round: 7, shoe: 1 },
  ...{ moment: "before the spin", sign: { limits: { red: { minimum: "5.00", maximum: "1000.00" } }, increment: null, notices: [] } },
  ...{
    people: [],
    bots: [],
    seats: null,
    joins: ["sit"],
    ready: [],
    placed: [],
    staked: {},
    called: [],
    awaited: null,
    settlements: [],
    nets: {},
    rulings: [],
    pieces: [],
    lit: [],
    came: "",
    look: {},
  },
  ...{ last: null, you: { names: ["ann"] }, yours: [], contest: null, recording: null, hint: 0, places: {}, meter: null, timer: null },
  ...more,
});
const told = (n: number, kind: Told["kind"], more: object = {}) => ({ n, kind, who: "", says: "", ...more }) as Told;
const seen = (more: Partial<View> = {}, events: Told[] = []) => seenOf(view(more), events, ANN);

test("before anything is told, nothing is seen and nobody can sit down", () => {
  const nothing = seenOf(null, [], ANN);
  expect([nothing.joins, nothing.seated, nothing.waits, nothing.round]).toEqual([[], false, "", 0]);
  expect([nothing.pieces, nothing.steps, nothing.settled]).toEqual([[], [], null]);
});

test("who plays and is not there may join as the house says", () => {
  expect([seen().seated, seen().joins]).toEqual([true, []]);
  expect(seen({ you: { names: [] } }).joins).toEqual(["sit"]);
  expect(seenOf(view({ you: { names: ["dealer"] } }), [], { name: "dan", plays: false }).joins).toEqual([]);
  const contest = { tournament: "spring", standing: [{ place: 1, name: "ann", chips: "0.00", out_at: 3 }] } as unknown as View["contest"];
  const drawn = seen({ you: { names: [] }, joins: [], contest });
  expect([drawn.joins, drawn.outAt]).toEqual([[], 3]);
});

test("a round that has shown nothing yet leaves the last one to be looked at", () => {
  const last = { ...NOBODY_YET, pieces: [piece("wheel", ["17"], { marks: ["17"] })], lit: ["red"] };
  const fresh = seen({ last, pieces: [piece("wheel", []), piece("beads", ["r"])] });
  expect([fresh.round, fresh.lit, fresh.came]).toEqual([6, ["red"], ["17"]]);
  const begun = seen({ last, pieces: [piece("wheel", ["4"], { marks: ["4"], state: "running" })] });
  expect([begun.round, begun.lit, begun.came]).toEqual([7, [], []]); // it runs, and has not come
  expect(seen({ last, settlements: [line("ann")] }).round).toBe(7);
});

test("what the table waits for is said as the house says it; whoever is to decide is asked", () => {
  expect([seen().waits, seen({ awaited: WAGERING }).waits]).toEqual(["", WAGERING.waits]);
  const choice: Awaited = { ...WAGERING, kind: "choice", waits: "waiting for wheel bob" };
  expect(seen({ awaited: choice, bots: ["wheel bob"] }).waits).toBe("waiting for bob");
  const asks = "Your turn, box 3: draw or stand?";
  expect(seen({ awaited: { ...choice, asks }, yours: [offered("hit")] }).asks).toBe(asks);
  const forBob = seen({ awaited: { ...choice, asks }, yours: [{ ...offered("hit"), who: "bob" }] }); // a dealer says it for bob
  expect([forBob.asks, forBob.waits]).toEqual(["", choice.waits]);
});

test("the ordinary step stands first", () => {
  const yours = [offered("another", false), offered("no more bets", true)];
  expect(seen({ yours }).steps.map((each) => each.act)).toEqual(["no more bets", "another"]);
});

test("one is ready if the house says so of oneself", () => {
  expect([seen({ ready: ["ann", "bob"] }).readied, seen({ ready: ["bob"] }).readied]).toEqual([true, false]);
});

test("one's own wagers and settlements are those of one's names, of this round before the last", () => {
  expect(seen({ placed: [placed("bob"), placed("ann")] }).mine).toEqual([placed("ann")]);
  const last = { ...NOBODY_YET, settlements: [line("ann"), line("bob")], nets: { ann: "5.00", bob: "5.00" } };
  expect(seen({ last }).settled).toEqual({ round: 6, lines: [line("ann")], net: "5.00" });
  expect(seen({ last, settlements: [line("ann")], nets: { ann: "5.00" } }).settled?.round).toBe(7);
  expect(seen({ last, settlements: [line("bob")], nets: { bob: "5.00" } }).settled?.round).toBe(6);
  expect(seen({ last, you: { names: [] } }).settled).toBeNull();
  expect([seen({ staked: { ann: "15.00" } }).staked, seen().staked]).toEqual(["15.00", ""]);
});

test("something moves with the last thing that came, but for cards and tiles", () => {
  expect(seen({}, [told(4, "came", { field: "number" }), told(5, "came", { field: "card" })]).beat).toBe(4);
});

test("a place says its bounds where a line of the sign has them", () => {
  const place = (limits: string | null) => ({ limits }) as PlaceData;
  expect(boundsAt(view(), place("red"))).toBe("$5.00 to $1,000.00");
  expect([boundsAt(view(), place(null)), boundsAt(view(), null), boundsAt(null, place("red"))]).toEqual(["", "", ""]);
});

test("at a table, its name need not be said of its bots", () => {
  const there = view({ bots: ["wheel bob"] });
  expect([nameAt(there, "wheel bob"), nameAt(there, "ann")]).toEqual(["bob", "ann"]);
  expect(saidAt(there, "wheel bob wins")).toBe("bob wins");
});

test("who sits and who stands is counted", () => {
  const people = ["player", "player", "dealer"].map((role) => ({ name: role, role, excluded: false }));
  const seats = { taken: {}, free: [], standing: ["bob"] };
  expect([countAt(view({ people })), countAt(view({ people, seats }))]).toEqual(["2 seated", "1 seated, 1 standing"]);
});

test("the log goes on from before the page was opened", () => {
  const called = told(3, "called", { words: "no more bets" });
  const log = wholeLog([told(1, "ready"), told(3, "ready")], [called, told(4, "ready")]);
  expect(log.map((each) => each.n)).toEqual([1, 3, 4]);
});

test("what stands on a button has the sum that it puts down", () => {
  const offered = { who: "ann", under: "qld s1" };
  expect(labelOf({ ...offered, act: "call", says: "", sum: "27.00", with: {} })).toBe("Call $27");
  expect(labelOf({ ...offered, act: "insure", says: "", sum: "2.50", with: { amount: "2.50" }, less: true })).toBe("Insure $2.50");
  expect(labelOf({ ...offered, act: "raise", says: "" })).toBe("Raise …");
  expect(labelOf({ ...offered, lays: "first", says: "red", sum: "5.00" })).toBe("Bet $5: red");
  expect(labelOf({ ...offered, lays: "again", says: "3 wagers", sum: "27.00" })).toBe("Again $27");
  expect(labelOf({ ...offered, ready: true, says: "no more bets" })).toBe("No more bets");
});

test("what other players called in this round is seen; their chips are seen where they lie", () => {
  const people = ["ann", "bob"].map((name) => ({ name, role: "player", excluded: false }));
  const done = (n: number, by: string, act: string) => told(n, "done", { by, who: by, act, says: `${act}s` });
  const events = [
    done(2, "bob", "call"),
    told(3, "round", { round: 8 }),
    done(4, "bob", "wager"),
    done(5, "ann", "call"),
    done(6, "bob", "raise"),
  ];
  expect(seen({ people }, events).others).toEqual([{ n: 6, who: "bob", does: "raises" }]);
});

test("what was called of coins is told until something else comes of them, or another round has begun", () => {
  const spun = [told(1, "came", { field: "coins" }), told(2, "called", { says: "odds" })];
  const outcomeAt = (events: Told[], known = events) => seenOf(view(), events, ANN, known).outcome?.came;
  expect(outcomeAt(spun)).toBe("odds");
  expect(outcomeAt(spun, spun.slice(0, 1))).toBeUndefined(); // they still move
  expect(outcomeAt([...spun, told(3, "came", { field: "coins" })])).toBeUndefined();
  expect(outcomeAt([...spun, told(3, "round", { round: 8 })])).toBeUndefined();
  expect(outcomeAt([told(1, "came", { field: "card" }), told(2, "called", { says: "box 3: 17" })])).toBeUndefined();
});
