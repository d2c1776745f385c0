import { describe, expect, it } from "vitest";
import { busiest, chance } from "./night";

describe("how likely something is by chance", () => {
  it("is said as one in so many, with two figures", () => {
    expect([1, 0.05, 0.00123, 1e-6, 0].map(chance)).toEqual(["as chance has it", "1 in 20", "1 in 810", "1 in 1,000,000", "certain"]);
  });
});

describe("the busiest neighbours of a wheel", () => {
  it("are found over its end too", () => {
    const each = [9, 1, 1, 1, 8].map((came, at) => ({ value: String(at), came, expected: 4 }));
    expect(busiest(each, 2)).toEqual({ from: 4, came: 17, expected: 8 });
  });
});
