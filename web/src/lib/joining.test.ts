import { expect, test } from "vitest";
import { joinsAt } from "./joining";
import type { PlaceData } from "./contract";

const place = (selection: string) => ({ selection }) as PlaceData;
const seats = { taken: { "2": "bob" }, free: [1, 3], standing: [] };

test("one sits down at the place that was clicked, where it has a number and is free", () => {
  expect(joinsAt({ seats, joins: ["sit", "stand"] }, place("box 3"))).toEqual(["sit", 3]);
  expect(joinsAt({ seats: null, joins: ["sit"] }, place("17"))).toEqual(["sit"]);
});

test("who clicks somebody's place plays there standing, where that is allowed", () => {
  expect(joinsAt({ seats, joins: ["sit", "stand"] }, place("box 2"))).toEqual(["stand"]);
});

test("who clicks somebody's place where nobody stands does not sit down elsewhere: the house says whose it is", () => {
  expect(joinsAt({ seats, joins: ["sit"] }, place("box 2"))).toEqual(["sit", 2]);
});
