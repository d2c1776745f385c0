import { expect, test } from "vitest";
import type { ClothData, Piece, PlaceData, Placed } from "./contract";
import { contains, meets, nearest, type Box } from "./boxes";
import { boxOf, lying, type Screen } from "./lying";

const room: Box = { x: 0, y: 0, wide: 400, high: 200 };
const screen: Screen = { scale: 2, room, phone: false };
const place = (number: number, of: Partial<PlaceData> = {}): PlaceData => ({
  wager: "bet",
  selection: `seat ${number}`,
  name: `bet seat ${number}`,
  inscribed: "",
  what: "",
  shape: { disc: [40 * number, 170, 12, 12] },
  chips: [40 * number, 150],
  cards: [40 * number - 14, 120, 28, 20],
  pays: "",
  under: [],
  covers: [],
  besides: "",
  limits: null,
  ...of,
});
const hand = (number: number, what: string[]): Piece => ({
  kind: "cards",
  label: `bot ${number}`,
  what,
  says: "two pairs, aces and kings",
  at: `seat ${number}`,
  state: "",
  of: [`bot ${number}`],
});
const laid = (person: string, selection: string): Placed => ({ person, wager: "bet", selection, stake: "5.00", chips: "value" });
const cloth = (places: PlaceData[]) => ({ places, shown: [0, 0, 400, 200], devices: {} }) as Partial<ClothData> as ClothData;
const seated = (pieces: Piece[], placed: Placed[]) => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => place(number));
  const taken = Object.fromEntries(places.map((_, n) => [n + 1, `bot ${n + 1}`]));
  return { cloth: cloth(places), pieces, placed, taken, own: ["bot 3"], named: (who: string) => who };
};

test("what is not free goes to the nearest place that is, inside the room", () => {
  const wanted: Box = { x: 10, y: 10, wide: 20, high: 10 };
  expect(nearest(wanted, [], room, 1)).toEqual(wanted);
  const found = nearest(wanted, [wanted], room, 1)!;
  expect(meets(found, wanted, 1)).toBe(false);
  expect(Math.hypot(found.x - 10, found.y - 10)).toBeLessThan(20);
  expect(nearest(wanted, [room], room, 1)).toBeNull();
});

test("hands, names and chips of a full table never meet, and one's own hand is the largest", () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const seen = seated(
    numbers.map((number) => hand(number, ["AS", "KD", "10H", "", "2C"])),
    numbers.map((number) => laid(`bot ${number}`, `seat ${number}`)),
  );
  const { hands, names, stacks } = lying(seen, screen);
  const boxes = [...hands.flatMap((each) => [each.cards, each.tag!]), ...names.map((each) => each.tag), ...stacks.map(boxOf)];
  expect(boxes).toHaveLength(4 * numbers.length);
  boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => expect(meets(one, other)).toBe(false)));
  const [own, ...others] = hands;
  expect(own!.piece.label).toBe("bot 3");
  expect(others.every((each) => each.card.tall < own!.card.tall)).toBe(true);
});

test("chips of several people lie beside each other, as far as the place has room", () => {
  const field = place(1, { selection: "field", shape: { rect: [0, 0, 200, 40] }, chips: [100, 20] });
  const seen = {
    ...seated(
      [],
      ["ann", "bob", "cat"].map((who) => laid(who, "field")),
    ),
    cloth: cloth([field]),
  };
  const boxes = lying(seen, screen).stacks.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    wide: 2 * radius,
    high: 2 * radius,
  }));
  expect(boxes).toHaveLength(3);
  boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => expect(meets(one, other)).toBe(false)));
});

test("what somebody has bet lies between their seat and the middle, with what they did last at the seat", () => {
  const seat: Piece = { ...hand(1, ["5.00"]), kind: "seat", says: "$95", tag: "calls" };
  const { stacks, names } = lying(seated([seat], []), screen);
  const [bet] = stacks;
  expect([bet!.amount, bet!.x > 40, bet!.y < 170]).toEqual([500, true, true]);
  expect(names[0]!.tag.lines).toEqual(["bot 1 $95", "calls"]);
});

test("a point lies in a shape or beside it", () => {
  const triangle: PlaceData["shape"] = {
    polygon: [
      [0, 0],
      [10, 0],
      [0, 10],
    ],
  };
  expect([contains(triangle, 2, 2), contains(triangle, 8, 8)]).toEqual([true, false]);
  expect([contains({ disc: [5, 5, 5, 2] }, 9, 5), contains({ disc: [5, 5, 5, 2] }, 5, 9)]).toEqual([true, false]);
});
