import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, cut, laid, nextPath, practicePath, sendKept, together } from "./school.svelte";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());
const ANSWER = { item: "pay/roulette/qld/1998-09-04/1", given: "35", seconds: 4, themed: false };
const says = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const unsent = () => JSON.parse([...kept.values()][0] ?? "[]") as { id: string; given: string }[];

test("an answer that the house did not hear is kept, and sent again under the same id", async () => {
  const bodies: { id: string; given: string }[] = [];
  let away = true;
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as { id: string; given: string });
    return away ? Promise.reject(new TypeError("gone")) : Promise.resolve(says({ right: true }));
  });
  await expect(answer(ANSWER)).rejects.toThrow("does not answer");
  expect(unsent().map((each) => each.given)).toEqual(["35"]);
  away = false;
  await sendKept();
  expect(bodies[1]).toEqual(bodies[0]);
  expect(unsent()).toEqual([]);
});

test("what is no answer is not sent again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(says({ error: "lots is no amount" }, 400)));
  await expect(answer({ ...ANSWER, given: "lots" })).rejects.toThrow("no amount");
  expect(unsent()).toEqual([]);
});

test("chips on the same place come together, and on another begin anew", () => {
  const once = laid("", "red", 500);
  expect(once).toBe("5.00 on red");
  expect(laid(once, "red", 2500)).toBe("30.00 on red");
  expect(laid(once, "split 1-2", 100)).toBe("1.00 on split 1-2");
});

test("chips are cut the dearest first", () => {
  const chips = [500, 2500, 500, 100];
  expect(cut(chips)).toBe("1x25.00 2x5.00 1x1.00");
  expect(together(chips)).toBe(3600);
  expect(cut(["yellow", 500, "yellow", 500, "blue"])).toBe("2x5.00 2 yellow 1 blue");
  expect(together(["yellow", 500, "yellow"], { yellow: "2.00" })).toBe(900);
});

test("what is practised is in the address", () => {
  expect(practicePath("", "")).toBe("/school/practice");
  expect(practicePath("craps", "")).toBe("/school/practice/craps");
  expect(practicePath("", "pay")).toBe("/school/practice/any/pay");
  expect(nextPath("any", "pay", "")).toBe("/school/next?kind=pay");
});
