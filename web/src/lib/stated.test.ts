import { expect, test } from "vitest";
import { restated, stated } from "./stated";

const FILE = `title = "Evening"  # its name
[conditions]
entry_fee = "50.00"
[[conditions.session]]
hands = 12
[[conditions.session]]
hands = 10
`;

test("what a file states is read by its name", () => {
  expect(stated(FILE, "title")).toBe("Evening");
  expect(stated(FILE, "entry_fee")).toBe("50.00");
  expect(stated(FILE, "hands")).toBe("12");
  expect(stated(FILE, "chips")).toBe("");
});

test("something else is stated there, and all else stays", () => {
  expect(restated(FILE, "title", 'Late "night"')).toBe(FILE.replace("Evening", "Late night"));
  expect(restated(FILE, "hands", "5")).toBe(FILE.replace("12", "5").replace("10\n", "5\n"));
  expect(restated(FILE, "chips", "500.00")).toBe(FILE);
});
