import { expect, test } from "vitest";
import { boundsAt, callAt, countAt, nameAt, saidAt, seenOf, wholeLog } from "./seen";
import type { Awaited, ClothData, LastRound, Offered, Piece, PlaceData, Placed, Settlement, Told, View } from "./contract";

const ANN = { name: "ann", plays: true };
const NOBODY_YET: LastRound = { round: 6, look: {}, pieces: [], lit: [], called: [], placed: [], settlements: [], rulings: [] };
const WAGERING: Awaited = { kind: "wagering", says: "wagers", from: [], under: "qld s132(1)", "closed by": "no more bets" };

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
    placed: [],
    called: [],
    awaited: null,
    settlements: [],
    rulings: [],
    pieces: [],
    lit: [],
    look: {},
  },
  ...{ last: null, you: { names: ["ann"] }, yours: [], contest: null, hint: false, meter: null, timer: null },
  ...more,
});
const told = (n: number, kind: Told["kind"], more: object = {}) => ({ n, kind, who: "", says: "", ...more }) as Told;
const seen = (more: Partial<View> = {}, events: Told[] = [], cloth: ClothData | null = null) => seenOf(view(more), events, cloth, ANN);

test("before anything is told, nothing is seen and nobody can sit down", () => {
  const nothing = seenOf(null, [], null, ANN);
  expect([nothing.joins, nothing.seated, nothing.waits, nothing.round]).toEqual([false, false, "", 0]);
  expect([nothing.pieces, nothing.steps, nothing.settled]).toEqual([[], [], null]);
});

test("who plays and is not there may join, but for the seats of a tournament, which were drawn", () => {
  expect([seen().seated, seen().joins]).toEqual([true, false]);
  expect(seen({ you: { names: [] } }).joins).toBe(true);
  expect(seenOf(view({ you: { names: ["dealer"] } }), [], null, { name: "dan", plays: false }).joins).toBe(false);
  const contest = { tournament: "spring", standing: [{ place: 1, name: "ann", chips: "0.00", out_at: 3 }] } as unknown as View["contest"];
  const drawn = seen({ you: { names: [] }, contest });
  expect([drawn.joins, drawn.outAt]).toEqual([false, 3]);
});

test("a round that has shown nothing yet leaves the last one to be looked at", () => {
  const last = { ...NOBODY_YET, pieces: [piece("wheel", ["17"], { marks: ["17"] })], lit: ["red"] };
  const fresh = seen({ last, pieces: [piece("wheel", []), piece("beads", ["r"])] });
  expect([fresh.round, fresh.lit, fresh.came]).toEqual([6, ["red"], ["17"]]);
  const begun = seen({ last, pieces: [piece("wheel", ["4"], { marks: ["4"], state: "running" })] });
  expect([begun.round, begun.lit, begun.came]).toEqual([7, [], []]); // it runs, and has not come
  expect(seen({ last, settlements: [line("ann")] }).round).toBe(7);
});

test("what the table waits for is said in few words", () => {
  expect(seen({ awaited: WAGERING }).waits).toBe("wagers are open until “no more bets”");
  const choice: Awaited = { ...WAGERING, kind: "choice", from: ["wheel bob"] };
  expect(seen({ awaited: choice }).waits).toBe("waiting for bob");
  expect(seen({ awaited: { ...choice, from: ["ann"] } }).waits).toBe("it is for you to decide");
  expect(seen({ awaited: { ...WAGERING, kind: "outcome", says: "the ball" } }).waits).toBe("the ball is awaited");
});

test("the ordinary step stands first; what closes the wagers is the golden button already, where the house deals", () => {
  const yours = [offered("another", false), offered("no more bets", true)];
  const acts = (more: Partial<View>) => seen({ yours, awaited: WAGERING, ...more }).steps.map((each) => each.act);
  expect(acts({})).toEqual(["another"]);
  expect(acts({ dealt: "live" })).toEqual(["no more bets", "another"]);
  expect(seen({ awaited: WAGERING }).opener).toBe("No more bets");
});

test("whoever said so is ready until they do something or something else is asked", () => {
  const ready = told(2, "ready", { who: "ann" });
  expect(seen({}, [ready, told(3, "done", { by: "bob" })]).readied).toBe(true);
  expect(seen({}, [ready, told(3, "done", { by: "ann" })]).readied).toBe(false);
  expect(seen({}, [ready, told(3, "asked")]).readied).toBe(false);
  expect(seen({}, [told(2, "ready", { who: "bob" })]).readied).toBe(false);
});

test("one's own wagers and settlements are those of one's names, of this round before the last", () => {
  expect(seen({ placed: [placed("bob"), placed("ann")] }).mine).toEqual([placed("ann")]);
  const last = { ...NOBODY_YET, settlements: [line("ann"), line("bob")] };
  expect(seen({ last }).settled).toEqual({ round: 6, lines: [line("ann")] });
  expect(seen({ last, settlements: [line("ann")] }).settled?.round).toBe(7);
  expect(seen({ last, settlements: [line("bob")] }).settled?.round).toBe(6);
  expect(seen({ last, you: { names: [] } }).settled).toBeNull();
});

test("something moves with the last thing that came, but for cards and tiles", () => {
  expect(seen({}, [told(4, "came", { field: "number" }), told(5, "came", { field: "card" })]).beat).toBe(4);
});

test("a cloth without wagers is a ticket", () => {
  const cloth = (wager: string) => ({ places: [{ wager }] }) as ClothData;
  expect([seen({}, [], cloth("")).isTicket, seen({}, [], cloth("red")).isTicket, seen().isTicket]).toEqual([true, false, false]);
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
  const seats = { taken: {}, free: [], standing: ["bob"], may_stand: true };
  expect([countAt(view({ people })), countAt(view({ people, seats }))]).toEqual(["2 seated", "1 seated, 1 standing"]);
});

test("the log goes on from before the page was opened, and knows the event of the last call", () => {
  const called = told(3, "called", { words: "no more bets" });
  const log = wholeLog([told(1, "ready"), told(3, "ready")], [called, told(4, "ready")]);
  expect(log.map((each) => each.n)).toEqual([1, 3, 4]);
  expect(callAt(log, [{ words: "no more bets", cite: "" }])).toBe(3);
  expect(callAt(log, [{ words: "17, red", cite: "" }])).toBe(0);
});
