// Somebody sits down at a table, or joins it standing, with chips; whoever carries none buys some first.
import { api, newId } from "./api";
import { numberOf } from "./cloth";
import { session } from "./me.svelte";
import { cents, toSend } from "./money";
import type { PlaceData, View } from "./contract";

const BRINGS = 50000; // cents to a table, where one has so much

const brought = (held: string): string => toSend(Math.min(cents(held), BRINGS));

// Where the places have numbers, one sits down at the one that was clicked, if it is free; who chooses another's plays
// there standing, where that is allowed.
export function joinsAt({ seats, joins }: Pick<View, "seats" | "joins">, place: PlaceData): [how: View["joins"][number], seat?: number] {
  const seat = numberOf(place) ?? 0;
  return seats?.free.includes(seat) ? ["sit", seat] : [joins.at(-1) ?? "sit"];
}

export async function join(path: string, how: View["joins"][number], seat?: number): Promise<void> {
  await session.look();
  const has = session.holdings;
  if (has && !cents(has.chips) && cents(has.purse)) {
    await api("/cage/buy-ins", { amount: brought(has.purse), id: newId() });
    await session.look();
  }
  await api(`${path}/${how}`, { chips: brought(session.holdings?.chips ?? "0"), seat, id: newId() });
}
