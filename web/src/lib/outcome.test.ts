import { expect, test } from "vitest";
import { outcomeOf, withVerdicts } from "./outcome";
import type { LastRound, Piece, Settlement, View } from "./contract";

const line = (more: Partial<Settlement>): Settlement => ({
  ...{ person: "ann", wager: "red", selection: "red", verdict: "win", stake: "5.00", paid: "5.00", returned: "5.00", left: "0.00" },
  ...{ commission: "0.00", cites: [], net: "5.00", says: "" },
  ...more,
});
const hand = (more: Partial<Piece>): Piece => ({
  ...{ kind: "cards", label: "box 1", what: ["7C", "10H"], says: "17", at: "box 1", state: "", of: ["ann"] },
  ...more,
});
const round = (settlements: Settlement[], more: object = {}) =>
  ({ round: 3, came: "19 red", settlements, pieces: [], ...more }) as unknown as LastRound;
const NOW = { round: 4, came: "", settlements: [], pieces: [] } as unknown as View;
const toldOf = (...lines: Partial<Settlement>[]) => outcomeOf(NOW, round(lines.map(line)), "ann");

test("a round comes to one line: what decided it, and what one wins or loses by all of one's wagers", () => {
  const won = toldOf({ net: "50.00" }, { net: "-5.00", verdict: "lose", selection: "17", wager: "straight up" });
  expect([won?.came, won?.told, won?.how]).toEqual(["19 red", "you win $45", "won"]);
  expect(toldOf({ net: "-7.50", verdict: "lose" })?.told).toBe("you lose $7.50");
  expect(toldOf({ net: "0.00", verdict: "void" })?.told).toBe("push: your chips come back");
  expect(toldOf({ net: "5.00" }, { net: "-5.00" })?.told).toBe("you come out even");
});

test("each of one's own stacks is flagged, once a place; those of others and what stands are not", () => {
  const lines = [
    { net: "5.00" },
    { net: "5.00" },
    { person: "bob" },
    { wager: "win bet", selection: "win bet", verdict: "stands" as const, net: "0.00" },
  ];
  expect(toldOf(...lines)?.flags).toEqual([{ key: "red\nred", words: "+$10", how: "won" }]);
  const others = toldOf({ net: "0.00", verdict: "void" }, { wager: "low", selection: "low", verdict: "lose", net: "-2.50" });
  expect(others?.flags.map((each) => each.words)).toEqual(["push", "−$2.50"]);
});

test("who only looks on is told what came, and nothing before a round is over", () => {
  expect(outcomeOf(NOW, round([line({ person: "bob" })]), "")).toMatchObject({ came: "19 red", told: "", flags: [] });
  expect(outcomeOf(NOW, round([], { came: "" }), "ann")).toBeNull();
  const spun = { ...NOW, came: "19 red" };
  expect(outcomeOf(spun, spun, "ann")).toBeNull();
});

test("where players have hands, the dealer’s is no result while others still play", () => {
  const on = { ...NOW, came: "dealer 10", pieces: [hand({})], settlements: [line({ net: "-5.00", verdict: "lose" })] } as View;
  expect([outcomeOf(on, on, "ann")?.came, outcomeOf(on, on, "ann")?.told]).toEqual(["", "you lose $5"]);
});

test("one’s own hand says what became of it", () => {
  const box = { wager: "blackjack", selection: "box 1" };
  const tag = (piece: Piece, ...lines: Partial<Settlement>[]) => withVerdicts([piece], lines.map(line), "ann")[0]!.tag;
  expect(tag(hand({ against: "19" }), { ...box, verdict: "lose", net: "-5.00" })).toBe("lost 17 to 19");
  expect(tag(hand({ against: "17" }), { ...box, verdict: "void", net: "0.00" })).toBe("push 17 to 17");
  expect(tag(hand({ says: "soft 19", against: "22, bust" }), { ...box, verdict: "win", net: "5.00" })).toBe("won 19, the dealer bust");
  expect(tag(hand({ says: "23, bust", against: "19" }), { ...box, verdict: "lose", net: "-5.00" })).toBe("lost, bust with 23");
  expect(tag(hand({ label: "ann", at: "place 2", says: "straight" }), { wager: "bet", selection: "pot 1", net: "15.00" })).toBe(
    "won: straight",
  );
  expect(tag(hand({ of: ["bob"] }), box)).toBeUndefined();
  expect(tag(hand({ what: [] }), box)).toBeUndefined();
});

test("of hands that were split each has its own", () => {
  const second = hand({ label: "box 1, second hand", says: "20" });
  const lines = [line({ wager: "blackjack", selection: "box 1", net: "-5.00" }), line({ wager: "split", selection: "box 1, second hand" })];
  expect(withVerdicts([hand({}), second], lines, "ann").map((each) => each.tag)).toEqual(["lost 17", "won 20"]);
});
