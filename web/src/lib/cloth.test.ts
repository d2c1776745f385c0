import { expect, test } from "vitest";
import { drawnOn, inLines, middleOf, narrowest, nextPlace, numberOf, outline, placeKey } from "./cloth";
import type { ClothData, PlaceData } from "./contract";

const place = (name: string, x: number, y: number): PlaceData => ({
  wager: "straight up",
  selection: name,
  name,
  inscribed: name,
  what: "",
  shape: { rect: [x - 5, y - 5, 10, 10] },
  chips: [x, y],
  cards: null,
  pays: "35 to 1",
  under: [],
  covers: [name],
  besides: "",
  limits: null,
});

test("an arrow key goes to the nearest place that lies mainly there", () => {
  const [one, right, far, below] = [place("1", 0, 0), place("2", 10, 0), place("3", 20, 0), place("4", 0, 10)];
  const all = [one, right, far, below];
  expect(nextPlace(all, one, "ArrowRight")).toBe(right);
  expect(nextPlace(all, one, "ArrowDown")).toBe(below);
  expect(nextPlace(all, one, "ArrowLeft")).toBeNull();
  expect(nextPlace(all, one, "x")).toBeNull();
});

test("a shape has an outline, a middle and a narrowest side", () => {
  expect(outline({ rect: [1, 2, 3, 4] })).toBe("M1 2h3v4h-3z");
  expect(middleOf({ disc: [5, 6, 2, 3] })).toEqual({ x: 5, y: 6, down: 3 });
  expect(
    narrowest({
      polygon: [
        [0, 0],
        [10, 0],
        [10, 4],
      ],
    }),
  ).toBe(4);
});

test("a place is known by its wager and selection, and a box, seat or place by its number", () => {
  expect(placeKey("straight up", "17")).not.toBe(placeKey("straight", "up 17"));
  expect([numberOf(place("box 3", 0, 0)), numberOf(place("17", 0, 0)), numberOf(place("red", 0, 0))]).toEqual([3, null, null]);
});

test("long words are parted near their middle", () => {
  expect(inLines("red")).toEqual(["red"]);
  expect(inLines("any three of a kind in a row")).toEqual(["any three of a", "kind in a row"]);
});

test("pieces are drawn on a place of cards, or of one word", () => {
  const cloth = { places: [place("17", 0, 0), place("box 1", 0, 0), { ...place("box 2", 0, 0), cards: [0, 0, 1, 1] }] } as ClothData;
  expect([...drawnOn(cloth)]).toEqual(["17", "box 2"]);
  expect(drawnOn(null).size).toBe(0);
});
