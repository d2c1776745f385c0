// What the dealer of a live table said of players, among all that was told.
import type { DoneTold, Placed, Told } from "./contract";

const isDone = (each: Told | undefined): each is DoneTold => each?.kind === "done" && !each.refused;

// Was it said by the dealer? What the house notes of that stands right before it.
export const isSaid = (told: Told[], at: number): boolean => {
  const [before, each] = [told[at - 1], told[at]];
  return before?.kind === "said" && each?.kind === "done" && before.who === each.who;
};

// The last wager that the dealer laid for somebody and that still lies as it was laid. Where a player added to it on a
// page of their own, it is no longer the dealer's to take back.
export function laidLast(told: Told[], placed: Placed[]): Placed | undefined {
  for (let at = told.length - 1; at >= 0; at--) {
    const each = told[at]!;
    if (!isDone(each) || each.act !== "wager" || !isSaid(told, at)) continue;
    const there = placed.find((lies) => isThere(lies, each));
    if (there && lastOf(told, there) === at) return there;
  }
  return undefined;
}

const isThere = (lies: Placed, done: DoneTold): boolean =>
  lies.person === done.by && lies.wager === done.with.on && lies.selection === done.with.selection;

const lastOf = (told: Told[], lies: Placed): number => told.findLastIndex((each) => isDone(each) && isThere(lies, each));
