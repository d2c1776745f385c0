// Keys for what may be done, and what is meant by what somebody types. What there is to choose from, the house says.
const RESERVED = "eouw/+"; // otherwise, other acts, undo, wagers, report, people
const KEYS = [..."123456789abcdefghijklmnopqrstuvwxyz"].filter((each) => !RESERVED.includes(each));

export const keyOf = (number: number): string => KEYS[number] ?? "";

// In the field of what comes, before anything is typed there, a key of the table means what it means elsewhere.
export const inEmptyEntry = (event: KeyboardEvent): boolean => {
  const on = event.target;
  return on instanceof HTMLInputElement && "entry" in on.dataset && on.value === "" && !document.querySelector("dialog[open]");
};

// Whoever types in a field, holds another key, or has a box open before the table, means that.
export const typing = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.altKey ||
  event.metaKey ||
  !!(event.target as Element | null)?.closest?.("input, select, textarea") ||
  !!document.querySelector("dialog[open]");

// What a key does at a table now: as the page says it, with the letter that its button shows.
export const keyed = (key: string, does: string, press: () => unknown) => ({ key, does, press });

// Whoever came to a button by keys presses it by the space bar; whoever clicked it and plays on does not mean it again.
export const holdsSpace = (on: EventTarget | null, clicked: EventTarget | null): boolean =>
  on instanceof HTMLElement && on !== document.body && !(clicked instanceof Node && on.contains(clicked));

const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, "");
const anyOrder = (words: string): string => [...plain(words)].sort().join("");

// `ks` and `th` as cards are written: KS, 10H.
export const cardOf = (typed: string): string => plain(typed).toUpperCase().replace(/^T/, "10");
// Several cards in one line, with blanks between them or without.
export const cardsIn = (typed: string): string[] =>
  typed
    .trim()
    .replaceAll(/(10|[2-9atjqk])([cdhs])/gi, " $1$2 ")
    .trim()
    .split(/\s+/);
const CARD = /^(10|[2-9AJQK])([CDHS])$/;
export const SUITS: Record<string, string> = { S: "♠", C: "♣", H: "♥", D: "♦" };
export const isCard = (written: string): boolean => CARD.test(written);
export const withSuit = (written: string): string => written.replace(CARD, (_, rank: string, suit: string) => rank + SUITS[suit]);

// The one of these that was typed: whole, by how it begins, or in another order (three dice as they lie).
export function meant<T extends string | number>(typed: string, choices: readonly T[]): T | null {
  const said = plain(typed);
  if (!said) return null;
  const whole = choices.find((each) => plain(String(each)) === said);
  if (whole !== undefined) return whole;
  const tried = [
    choices.filter((each) => plain(String(each)).startsWith(said)),
    choices.filter((each) => anyOrder(String(each)) === anyOrder(said)),
  ];
  return tried.find((some) => some.length === 1)?.[0] ?? null;
}

// What came from a device, as it is handed in; null, where it is not understood here.
export const cameOf = (typed: string, field: { kind: string; choices?: (string | number)[] } | undefined): string | number | null => {
  if (field?.kind !== "card") return meant(typed, field?.choices ?? []);
  if (!typed.trim() || meant(typed, ["face down"])) return field.choices?.[0] ?? null; // where nobody need know the card
  return isCard(cardOf(typed)) ? cardOf(typed) : null;
};

// The names that have every word that was typed, the closest first: `17` is straight up 17 before any split.
export function found<T>(typed: string, all: readonly T[], name: (each: T) => string): T[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const apart = (each: T) => {
    const own = name(each).toLowerCase().split(/\s+/);
    if (!words.every((word) => own.some((other) => other.startsWith(word)))) return Infinity;
    return words.filter((word) => !own.includes(word)).length * 100 + own.length;
  };
  const ranked = all.map((each) => [apart(each), each] as const).filter(([far]) => far < Infinity);
  return ranked.sort(([a], [b]) => a - b).map(([, each]) => each);
}
