import { expect, test } from "vitest";
import { Problem } from "./api";
import { Doing } from "./doing.svelte";

test("what is done twice at once is done once", async () => {
  const doing = new Doing();
  let times = 0;
  const count = async () => void (times += 1);
  const [first, second] = [doing.do(count), doing.do(count)];
  expect(doing.busy).toBe(true);
  expect([await first, await second]).toEqual([true, false]);
  expect([times, doing.busy]).toEqual([1, false]);
});

test("what may be done beside something else is, and it is busy until the last is done", async () => {
  const doing = new Doing();
  let end = () => undefined as void;
  const first = doing.do(() => new Promise<void>((resolve) => (end = resolve)));
  expect(await doing.also(async () => undefined)).toBe(true);
  expect(doing.busy).toBe(true);
  end();
  await first;
  expect(doing.busy).toBe(false);
});

test("what goes wrong is kept with its provision until the next try, and what was done is said", async () => {
  const doing = new Doing();
  const refused = new Problem("the wagers are closed", 409, "qld s136(1)");
  expect(await doing.do(() => Promise.reject(refused))).toBe(false);
  expect([doing.wrong, doing.done]).toEqual([refused, ""]);
  await doing.do(async () => "You are in.");
  expect([doing.wrong, doing.done]).toEqual([null, "You are in."]);
  await doing.do(() => Promise.reject(new Error("odd")));
  expect(doing.wrong).toBeInstanceOf(Problem);
  expect(doing.wrong?.message).toBe("odd");
});
