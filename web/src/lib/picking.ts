// Cards and tiles of one's own that are picked by a click, where an act takes some of them.
import type { Offered, Piece } from "./contract";

// The first act with one detail that takes several of the cards or tiles of a hand, or names two of them.
export function pickingOf(offers: Offered[], pieces: Piece[], own: string[]) {
  for (const offered of offers) {
    const [field, ...others] = offered.ways?.[0] ?? [];
    if (!offered.act || !field || others.length || offered.ways?.length !== 1) continue;
    const choices = (field.choices ?? []).map(String);
    const names = new Set(choices.flatMap((each) => each.split(" ")));
    const piece = pieces.find(
      (each) => each.of.some((who) => own.includes(who)) && names.size && [...names].every((name) => each.what.includes(name)),
    );
    const several = choices[0]?.split(" ").length ?? 0;
    if (!piece || (field.kind !== "choices" && several < 2)) continue;
    const found = { offered, field: field.name, piece };
    if (field.kind === "choices") return { ...found, least: Number(field.least), most: Number(field.most), ways: null };
    return { ...found, least: several, most: several, ways: choices };
  }
  return null;
}

const sorted = (names: string[]): string => names.toSorted().join(" ");

// What those that are picked, by their places in the hand, stand for; of two hands either may be picked.
export function pickedOf(
  picking: NonNullable<ReturnType<typeof pickingOf>>,
  at: number[],
): { details: Record<string, string | string[]>; says: string } | null {
  const { piece, least, most, ways, field, offered } = picking;
  if (at.length < least || at.length > most) return null;
  const names = at.map((n) => String(piece.what[n]));
  if (!ways) return { details: { [field]: names }, says: String(names.length) };
  const others = piece.what.map(String).filter((_, n) => !at.includes(n));
  const way = [names, others].flatMap((some) => ways.filter((each) => sorted(each.split(" ")) === sorted(some)))[0];
  return way === undefined ? null : { details: { [field]: way }, says: offered.told?.[way] ?? way };
}
