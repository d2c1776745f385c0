import { expect, test } from "vitest";
import { inParts, plainly, toYou } from "./plain";

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

test("what is said of somebody is said to them", () => {
  expect(toYou("bot 4 (high card) has the best hand; guest 1's is not as good", "guest 1")).toBe(
    "bot 4 (high card) has the best hand; yours is not as good",
  );
  expect(toYou("guest 1's hand (1 pair) is higher", "guest 1")).toBe("your hand (1 pair) is higher");
  expect(toYou("guest 1 (2 pairs) has the best hand of guest 12 and guest 1", "guest 1")).toBe(
    "you (2 pairs) have the best hand of guest 12 and you",
  );
  expect(toYou("thrown by ann", "")).toBe("thrown by ann");
});
