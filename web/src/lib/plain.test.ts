import { expect, test } from "vitest";
import { inParts, plainly, reasonsOf, toYou } from "./plain";

test("players’ words stand for the law’s, which each of them has beside it", () => {
  expect(plainly("player’s hand box 2 is void: $20.00 returned")).toBe("player’s hand box 2 is a push: $20.00 returned");
  expect(inParts("ann has an odd card hand, ace high")).toEqual([
    { says: "ann has ", law: "" },
    { says: "high card", law: "an odd card hand" },
    { says: ", ace high", law: "" },
  ]);
  expect(plainly("the bet is voidable")).toBe("the bet is voidable");
  expect(plainly("bet that nobody called is void: $5.00 returned")).toBe("bet that nobody called comes back: $5.00 returned");
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
  expect(toYou("guest 1 selects 2 dice", "guest 1")).toBe("you select 2 dice");
  expect(toYou("guest 1 selects 2 dice and is the shooter", "guest 1")).toBe("you select 2 dice and are the shooter");
  expect(toYou("guest 1 makes the opening bet", "guest 1")).toBe("you make the opening bet");
  expect(toYou("guest 1 folded, and gives the ante up", "guest 1")).toBe("you folded, and give the ante up");
  expect(toYou("it goes to guest 1, who was last called", "guest 1")).toBe("it goes to you, who were last called");
  expect(toYou("guest 1 passes the shoe", "guest 1")).toBe("you pass the shoe");
  expect(toYou("guest 1 as spinner", "guest 1")).toBe("you as spinner");
});

test("what several reasons have in common is said once", () => {
  const ball = "the ball is on 23 (red, odd, high)";
  expect(reasonsOf([`${ball}, and red covers it`, `${ball}, and split 0-1 does not cover it`])).toBe(
    `${ball}, and red covers it; split 0-1 does not cover it`,
  );
  expect(reasonsOf(["it is lower; 1 pair pays 1 to 1", "it is lower"])).toBe("it is lower; 1 pair pays 1 to 1");
  expect(reasonsOf(["a: b", "a, c: d"])).toBe("a: b; a, c: d");
});
