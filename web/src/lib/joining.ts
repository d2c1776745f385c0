// Somebody sits down at a table, or joins it standing, with chips; whoever carries none buys some first.
import { api, newId } from "./api";
import { session } from "./me.svelte";
import { cents, toSend } from "./money";
import type { PlaceData, View } from "./contract";

const BRINGS = 50000; // cents to a table, where one has so much

const brought = (held: string): string => toSend(Math.min(cents(held), BRINGS));

export interface Joins {
  how: "sit" | "stand";
  seat?: number;
}

// Where the places have numbers, one sits down at the one that was clicked, if it is free; who chooses another's plays
// there standing, where that is allowed.
export function joinsAt(seats: View["seats"], place: PlaceData): Joins {
  const seat = Number(place.selection.split(" ").at(-1));
  if (seats?.free.includes(seat)) return { how: "sit", seat };
  return { how: seats?.may_stand ? "stand" : "sit" };
}

export async function join(path: string, { how, seat }: Joins): Promise<void> {
  await session.look();
  const has = session.holdings;
  if (has && !cents(has.chips) && cents(has.purse)) {
    await api("/cage/buy-ins", { amount: brought(has.purse), id: newId() });
    await session.look();
  }
  await api(`${path}/${how}`, { chips: brought(session.holdings?.chips ?? "0"), seat, id: newId() });
}
