import { expect, test } from "vitest";
import { ballsIn, quickPick, reported, waysIn, wholeOf } from "./numbers";

test("qld s216: numbers are typed with blanks, commas or hyphens, and a stroke between ways", () => {
  expect(waysIn("3 17 44")).toEqual({ ways: [[3, 17, 44]], wrong: "" });
  expect(waysIn("3-17, 44 / 45 46")).toEqual({
    ways: [
      [3, 17, 44],
      [45, 46],
    ],
    wrong: "",
  });
});

test("what is not on the board, or twice in a way, is asked back", () => {
  expect(waysIn("3 81").wrong).toBe("81 is not on the board; its numbers are 1 to 80");
  expect(waysIn("3 17 81").ways).toEqual([[3, 17]]);
  expect(waysIn("3 3").wrong).toBe("3 is there twice");
  expect(waysIn("3 x").wrong).toBe("x is no number; type numbers like 3 17 44");
  expect(waysIn("3 / 3").wrong).toBe("");
});

test("a quick pick takes each number once, whatever comes", () => {
  expect(quickPick(3, () => 0)).toEqual([1, 2, 3]);
  expect(quickPick(2, (limit) => limit - 1)).toEqual([79, 80]);
  expect(new Set(quickPick(10)).size).toBe(10);
});

test("qld s222(8): a ball that broke is void, and does not come again", () => {
  const { balls, wrong } = ballsIn("1 17x 2 18");
  expect(wrong).toBe("");
  expect(wholeOf(balls)).toBe(3);
  expect(ballsIn("1 17x 2 17").wrong).toBe("17 broke: it is void, and does not come again");
  expect(ballsIn("1 17 2 17").wrong).toBe("17 is there twice");
  const all = Array.from({ length: 20 }, (_, n) => n + 1).join(" ");
  expect(ballsIn(`${all} 21`).wrong).toBe("20 whole balls are out: nothing comes after them");
});

test("qld s222: what went wrong is reported in the order in which it happened, by the balls that count", () => {
  const { balls } = ballsIn("1 2 17x 3");
  const failed = { act: "device fails", after: 3 } as const;
  expect(reported(balls, [{ act: "board differs", after: 4, ball: 3, shown: 30 }, failed], "ivy")).toEqual([
    { act: "ball broke", ball: 17, after: 3 },
    { act: "device fails", after: 2 },
    { act: "board differs", after: 3, ball: 3, shown: 30 },
    { act: "replace all the balls", before: "ivy", after: "result" },
  ]);
  expect(reported([], [{ act: "device fails", after: 0 }])).toEqual([{ act: "device fails", after: 0 }]);
});
