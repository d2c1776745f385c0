import { expect, test } from "vitest";
import { inParts, plainly } from "./plain";

test("players’ words stand for the law’s, which each of them has beside it", () => {
  expect(plainly("player’s hand box 2 is void: $20.00 returned")).toBe("player’s hand box 2 is a push: $20.00 returned");
  expect(inParts("ann has an odd card hand, ace high")).toEqual([
    { says: "ann has an ", law: "" },
    { says: "high card", law: "odd card hand" },
    { says: ", ace high", law: "" },
  ]);
  expect(plainly("the bet is voidable")).toBe("the bet is voidable");
  expect(inParts("red wins")).toEqual([{ says: "red wins", law: "" }]);
});
