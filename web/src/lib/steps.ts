// What came of something, step by step, in the words of the house: what is to be done, in which order, and to whom.
import type { Told } from "./types";

export interface Step {
  n?: number; // its event, where one can ask why
  kind: string;
  who: string;
  what: string;
  cites: string[];
}

const WHY = ["called", "ruled", "settled"];

// What the house itself noted is no step, nor is what was only tried.
export const stepsOf = (told: Told[]): Step[] =>
  told
    .filter((each) => each.says !== undefined && !each.refused)
    .map((each) => ({
      ...(WHY.includes(each.kind) ? { n: each.n } : {}),
      kind: each.kind,
      who: each.who ?? "",
      what: each.says ?? "",
      cites: (each.cites as string[] | undefined) ?? [],
    }));
