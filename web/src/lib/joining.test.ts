import { expect, test } from "vitest";
import { joinsAt } from "./joining";
import type { PlaceData } from "./contract";

const place = (selection: string) => ({ selection }) as PlaceData;
const seats = { taken: { "2": "bob" }, free: [1, 3], standing: [], may_stand: true };

test("one sits down at the place that was clicked, where it has a number and is free", () => {
  expect(joinsAt(seats, place("box 3"))).toEqual({ how: "sit", seat: 3 });
  expect(joinsAt(null, place("17"))).toEqual({ how: "sit" });
});

test("who clicks somebody's place plays there standing, where that is allowed", () => {
  expect(joinsAt(seats, place("box 2"))).toEqual({ how: "stand" });
  expect(joinsAt({ ...seats, may_stand: false }, place("box 2"))).toEqual({ how: "sit" });
});
