// Somebody sits down at a table, or joins it standing: the house says with how much, and buys what is missing of it.
import { api, newId } from "./api";
import { numberOf } from "./cloth";
import type { PlaceData, SatDown, View } from "./contract";

// Where the places have numbers, one sits down at the one that was clicked, if it is free; who chooses another's plays
// there standing, where that is allowed.
export function joinsAt({ seats, joins }: Pick<View, "seats" | "joins">, place: PlaceData): [how: View["joins"][number], seat?: number] {
  const seat = numberOf(place) ?? 0;
  if (seats?.free.includes(seat)) return ["sit", seat];
  const how = joins.at(-1) ?? "sit";
  return how === "sit" && seats?.taken[seat] ? ["sit", seat] : [how]; // the house says whose it is
}

// Without an amount it is what is usual at that table.
export const join = (path: string, how: View["joins"][number], seat?: number, chips?: string): Promise<SatDown> =>
  api<SatDown>(`${path}/${how}`, { chips, seat, id: newId() });
