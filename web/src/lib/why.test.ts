import { afterEach, expect, test, vi } from "vitest";
import { Problem } from "./api";
import { refusalIn, Whys } from "./why.svelte";
import type { Settlement, Told } from "./contract";

const line = (wager: string): Settlement => ({
  ...{ person: "ann", wager, selection: wager, verdict: "win", stake: "5.00", paid: "5.00", returned: "5.00", left: "0.00" },
  ...{ commission: "0.00", cites: [], net: "5.00", says: `${wager} wins` },
});
const because = (n: number, settled: Settlement) => ({ n, kind: "settlement", line: settled, conclusion: "", because: `of ${n}` });
afterEach(() => vi.unstubAllGlobals());

test("what was refused last has its event; what is refused away from the table has none", () => {
  const tried = (n: number, by: string) => ({ n, kind: "done", by, refused: "qld s136(1)", why: "the wagers are closed" }) as Told;
  const wrong = new Problem("the wagers are closed", 409, "qld s136(1)");
  expect(refusalIn([tried(3, "ann"), tried(4, "bob")], wrong, ["ann"])).toBe(3);
  expect([refusalIn([], wrong, ["ann"]), refusalIn([tried(3, "ann")], null, ["ann"])]).toEqual([0, 0]);
});

test("of several lines alike each has its own sentence, and what was undone before counts no more", async () => {
  const told = [because(5, line("red")), because(7, line("red")), because(8, line("odd")), because(9, line("red"))];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }));
  const whys = new Whys("wheel 1");
  const lines = [line("red"), line("odd"), line("red")];
  expect(await Promise.all(lines.map((each) => whys.eventOf(7, each, lines)))).toEqual([7, 8, 9]);
  expect([whys.of(7, 8)?.because, whys.ofLine(7, lines[0]!, lines)?.n]).toEqual(["of 8", 7]);
  await expect(whys.eventOf(7, line("even"), [line("even")])).rejects.toThrow("no why");
});
