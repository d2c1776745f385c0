import { expect, test } from "vitest";
import type { FormField } from "./contract";
import { formOf } from "./ways";

const choice = (name: string, ...choices: string[]): FormField => ({ name, kind: "choice", optional: false, choices });
const money = (name: string, least: string): FormField => ({ name, kind: "money", optional: false, least, most: "100.00", step: "1.00" });
const names = (ways: FormField[][], given: Record<string, string | string[]> = {}) => formOf(ways, given).fields.map((each) => each.name);

// One way for each player, as colour chips are issued.
const COLOURS = [
  [choice("colour", "red", "blue"), choice("person", "ann"), money("value", "1.00")],
  [choice("colour", "blue", "green"), choice("person", "bob"), money("value", "2.00")],
];

test("whom it is about comes first, and what may follow is theirs", () => {
  expect(names(COLOURS)).toEqual(["person", "colour", "value"]);
  const bobs = formOf(COLOURS, { person: "bob" });
  expect(bobs.fields.map((each) => each.value)).toEqual(["bob", "blue", "2.00"]);
  expect(bobs.way).toBe(COLOURS[1]);
});

test("what was said for one is not kept for another", () => {
  const { fields, way } = formOf(COLOURS, { person: "bob", colour: "red" });
  expect(fields.map((each) => each.value)).toEqual(["bob", "blue", "2.00"]);
  expect(way).toBe(COLOURS[1]);
});

test("what one way alone has may be left out, and makes the way where it is said", () => {
  const ways = [[choice("hand", "1", "2")], [choice("hand", "1", "2"), { ...money("amount", "5.00") }]];
  expect(formOf(ways, {}).fields.map((each) => [each.name, each.optional, each.value])).toEqual([
    ["hand", false, "1"],
    ["amount", true, ""],
  ]);
  expect(formOf(ways, {}).way).toBe(ways[0]);
  expect(formOf(ways, { amount: "7.00" }).way).toBe(ways[1]);
});

test("the first way stands as long as nothing else is said", () => {
  const ways = [[choice("cards", "KS")], [choice("tiles", "day")]];
  expect(names(ways)).toEqual(["cards"]);
  expect(formOf(ways, { cards: "" }).way).toBe(ways[1]);
});

test("many ways with one name are one form", () => {
  const ways = ["ann", "bob"].flatMap((person) => ["1", "2"].map((box) => [choice("person", person), choice("box", box)]));
  expect(formOf(ways, { person: "bob", box: "2" })).toMatchObject({ way: ways[3], fields: [{ choices: ["ann", "bob"] }, { value: "2" }] });
});
