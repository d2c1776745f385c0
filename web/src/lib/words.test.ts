import { expect, test } from "vitest";
import type { Told } from "./contract";
import { capital, keptOf, logOf, roundOf, stepsOf } from "./words";

const told = (n: number, kind: Told["kind"], says: string, more: object = {}) => ({ n, kind, who: "", says, ...more }) as Told;
const WAGER = told(2, "done", "wagers $5.00 on red", { who: "ann" });
const REFUSED = told(3, "done", "is refused: wager $9.00 on red: the ball runs", { who: "ann", refused: "qld s136(1)" });
const CALL = told(4, "called", "no more bets", { cites: ["qld s135"] });

test("the log has the words of the house, by rounds, the latest first", () => {
  const log = logOf([told(1, "round", "round 7 begins", { round: 7 }), WAGER, REFUSED, CALL, told(5, "moved", "puts $5.00 on the layout")]);
  expect(log.map((each) => each.round)).toEqual([7]);
  expect(log[0]!.lines.map((each) => [each.kind, each.who, each.what])).toEqual([
    ["called", "", "no more bets"],
    ["refusal", "ann", "is refused: wager $9.00 on red: the ball runs"],
    ["done", "ann", "wagers $5.00 on red"],
  ]);
  expect(log[0]!.lines.map((each) => each.cites)).toEqual([["qld s135"], ["qld s136(1)"], []]);
});

test("what came for one in a row is one line, the same thing told once", () => {
  const came = (n: number, who: string, says: string) => told(n, "came", says, { who });
  const [{ lines } = { lines: [] }] = logOf([
    came(1, "box 1", "9♣ from the shoe"),
    came(2, "box 2", "a card, face down, from the shoe"),
    came(3, "box 2", "a card, face down, from the shoe"),
    came(4, "box 2", "7♦ from the shoe"),
  ]);
  expect(lines.map((each) => each.what)).toEqual(["a card, face down, from the shoe (2), 7♦ from the shoe", "9♣ from the shoe"]);
});

test("an event is of the round before the next that begins, or of the one that is on", () => {
  const events = [WAGER, told(6, "round", "round 8 begins", { round: 8 }), told(7, "called", "no more bets")];
  expect([roundOf(events, 2, 8), roundOf(events, 7, 8)]).toEqual([7, 8]);
});

test("a sentence begins with a capital", () => expect([capital("the ball runs"), capital("")]).toEqual(["The ball runs", ""]));

test("what was only tried is no step, nor what the house noted", () => {
  expect(stepsOf([WAGER, REFUSED, CALL, told(5, "ready", "needs no more time")]).map((each) => each.n)).toEqual([2, 4]);
});

test("what the house keeps is said the other way round where it favours the player, and that the rules have it so", () => {
  expect(keptOf("2.703%")).toBe("2.703%");
  expect(keptOf("0%")).toBe("0%");
  expect(keptOf("-10.430%")).toBe("favours you by 10.430%: printed so");
  expect(keptOf("-10.430% favours the player")).toBe("favours you by 10.430%: printed so");
  expect(keptOf("-16.954%", "by the best play")).toBe("favours you by 16.954%");
});
