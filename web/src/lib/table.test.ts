import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "./api";
import { AtTable } from "./table.svelte";
import type { View } from "./contract";

class Line {
  static opened: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: (closed: { code: number; reason: string }) => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;

  constructor(readonly address: string) {
    Line.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  tells(frame: Record<string, unknown>) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose({ code: 1006, reason: "" });
  }
}
const view = (round: number, more = {}) => ({ round, moment: "before the spin", ...more }) as unknown as View;

let at: AtTable;
const line = () => Line.opened.at(-1)!;
const lastId = () => String(line().sent.at(-1)?.id);

beforeEach(() => {
  vi.useFakeTimers();
  Line.opened = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "house.example", origin: "https://house.example", pathname: "/" });
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1, CLOSED: 3 }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  at = new AtTable("wheel 1");
  line().opens();
  line().tells({ number: 10, view: view(7), events: [{ n: 10 }] });
});
afterEach(() => {
  at.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a view is told once, and what changed of it from then on", () => {
  expect(line().address).toBe("wss://house.example/api/tables/wheel%201/socket");
  line().tells({ number: 12, changed: { moment: "no more bets" }, events: [{ n: 11 }, { n: 12 }] });
  expect(at.view).toEqual(view(7, { moment: "no more bets" }));
  expect(at.told.map((each) => each.n)).toEqual([10, 11, 12]);
});

test("a chip is one frame, and is laid when what it led to is seen", async () => {
  let laid = false;
  const done = at.lay("straight up", "17", "5.00").then(() => (laid = true));
  expect(line().sent).toEqual([{ lay: { on: "straight up", selection: "17", chip: "5.00" }, id: lastId() }]);
  line().tells({ id: lastId(), done: { first: 11, last: 12 } });
  await vi.advanceTimersByTimeAsync(10);
  expect(laid).toBe(false);
  line().tells({ number: 12, events: [{ n: 11 }, { n: 12 }] });
  await done;
  expect(laid).toBe(true);
});

test("a refusal has its provision and what may be done instead", async () => {
  const tried = at.act("wager", { on: "red" }).catch((problem: Problem) => problem);
  line().tells({ id: lastId(), refused: { refused: "qld s136(1)", why: "the wagers are closed", instead: "wait" } });
  expect(await tried).toMatchObject({ message: "the wagers are closed", status: 409, provision: "qld s136(1)", instead: "wait" });
  const wrong = at.ready().catch((problem: Problem) => problem);
  line().tells({ id: lastId(), error: "a frame says one of act, lay", status: 400 });
  expect(await wrong).toBeInstanceOf(Problem);
});

test("a question is answered by what was told", async () => {
  const asked = at.ask("hint");
  line().tells({ id: lastId(), asked: "hint", answer: { act: "stand" } });
  expect(await asked).toEqual({ act: "stand" });
});

test("a line that breaks is taken up where it was, and what was not answered is sent again with its id", async () => {
  const done = at.act("withdraw");
  const id = lastId();
  line().breaks();
  expect(at.there).toBe(false);
  vi.advanceTimersByTime(250);
  expect(line().address).toMatch(/socket\?since=10$/);
  line().opens();
  expect(lastId()).toBe(id);
  line().tells({ id, done: { first: 11, last: 11 } });
  line().tells({ number: 11, events: [], changed: {} });
  await done;
  expect([at.there, Line.opened.length]).toEqual([true, 2]);
});

test("it waits longer each time, and no more after one has left", () => {
  for (const wait of [250, 500, 1000]) {
    const many = Line.opened.length;
    line().breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(Line.opened.length).toBe(many);
    vi.advanceTimersByTime(1);
    expect(Line.opened.length).toBe(many + 1);
  }
  at.leave();
  line().breaks();
  vi.advanceTimersByTime(60000);
  expect(Line.opened.length).toBe(4);
});

test("what does not come to be seen is waited for no longer than eight seconds", async () => {
  const seen = at.until((now) => now.round === 8);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await seen).toBe(false);
  expect(await at.until((now) => now.round === 7)).toBe(true);
});

test("a line that says nothing any more is told within one and a half seconds, and so is one that breaks", () => {
  line().tells({ number: 11, changed: { you: { names: ["ann"] } }, events: [] });
  expect(at.lost).toBe(false);
  vi.advanceTimersByTime(800);
  expect(line().sent.at(-1)).toHaveProperty("ping");
  line().tells({ pong: 1 });
  vi.advanceTimersByTime(1300);
  expect(at.lost).toBe(false); // it was answered, and asked again
  line().tells({ pong: 2 });
  vi.advanceTimersByTime(1500);
  expect(at.lost).toBe(true);
  line().tells({ number: 12, changed: {}, events: [] });
  expect(at.lost).toBe(false);
  line().breaks();
  expect(at.lost).toBe(true);
});

test("after a while another line is tried, and what was not answered goes out there", () => {
  line().tells({ number: 11, changed: { you: { names: ["ann"] } }, events: [] });
  void at.lay("red", "red", "5.00");
  const id = lastId();
  vi.advanceTimersByTime(5500);
  expect(Line.opened).toHaveLength(2);
  line().opens();
  expect(line().sent.map((each) => each.id)).toEqual([id]);
});

test("who only looks on asks nothing", () => {
  line().tells({ number: 11, changed: { you: { names: [] } }, events: [] });
  vi.advanceTimersByTime(3000);
  expect([line().sent, at.lost]).toEqual([[], false]);
});
