// The school: what is asked, and answers that are not lost, though the connection is.
import { api, newId, once, Problem } from "./api";
import { STATES, title } from "./desk";
import { cents, toSend } from "./money";
import type { AnswerSent, ClothData, Item, Marked, School, TestListed } from "./contract";

export const school = once((path: "/school") => api<School>(path));
export const clothOf = once((of: string) => api<ClothData>(`/school/cloth?of=${encodeURIComponent(of)}`));
export const pictureOf = (of: string): string => `/api/school/cloth.svg?of=${encodeURIComponent(of)}`;

export const KINDS: Record<string, string> = {
  lay: "Lay a wager",
  do: "The dealer's steps",
  call: "Announce",
  pay: "Pay",
  settle: "Settle a layout",
  "take-or-refuse": "Take or refuse",
  next: "What comes next",
  rule: "Rule on it",
  spot: "Find the mistake",
  hand: "Read the hand",
  tiles: "Set the tiles",
  limit: "Read the sign",
  count: "Count chips",
};
export const kindName = (kind: string): string => KINDS[kind] ?? title(kind);
export const textName = (item: Pick<Item, "rules" | "since">): string => `${STATES[item.rules] ?? item.rules}, ${item.since}`;
export const days = (count: number): string => (count === 1 ? "1 day" : `${count} days`);

// Of a table test, in a word or two.
export const gradeOf = ({ ended, result }: Pick<TestListed, "ended" | "result">): string =>
  !ended || !result ? "under way" : `${result.passed ? "passed" : "not passed"}, ${result.right} of ${result.of} right`;

// What is practised, as the address has it; "any" stands for every game, or every kind.
export const ANY = "any";
export const practicePath = (game: string, kind: string): string =>
  kind ? `/school/practice/${game || ANY}/${kind}` : game ? `/school/practice/${game}` : "/school/practice";
export function nextPath(game: string, kind: string, again: string): string {
  const asked = new URLSearchParams();
  if (game && game !== ANY) asked.set("game", game);
  if (kind && kind !== ANY) asked.set("kind", kind);
  if (again) asked.set("again", again);
  return `/school/next?${asked}`;
}

// One chip more at a place, on what was typed: the same place has more, another has the chip alone.
export function laid(typed: string, place: string, chip: number): string {
  const [amount, where] = typed.split(" on ", 2);
  const before = where?.trim() === place ? cents(amount ?? "") || 0 : 0;
  return `${toSend(before + chip)} on ${place}`;
}

// Chips as they are cut: `3x5.00 1x2.50 7 yellow`, the dearest first, then those of a colour; and what they come to.
export function cut(chips: (number | string)[]): string {
  const many = (each: number | string) => chips.filter((other) => other === each).length;
  const values = [...new Set(chips)].filter((each) => typeof each === "number").sort((one, other) => other - one);
  const colours = [...new Set(chips)].filter((each) => typeof each === "string");
  return [...values.map((each) => `${many(each)}x${toSend(each)}`), ...colours.map((each) => `${many(each)} ${each}`)].join(" ");
}
export const together = (chips: (number | string)[], colours: Record<string, string> = {}): number =>
  chips.reduce<number>((sum, each) => sum + (typeof each === "number" ? each : cents(colours[each] ?? "0")), 0);

// Answers

const KEPT = "houseway school answers";
const UNHEARD = 0; // the house did not answer

function unsent(): AnswerSent[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as AnswerSent[];
  } catch {
    return [];
  }
}
const keep = (answers: AnswerSent[]): void => localStorage.setItem(KEPT, JSON.stringify(answers));
const sent = (id: AnswerSent["id"]): void => keep(unsent().filter((each) => each.id !== id));
const isLost = (problem: unknown): boolean => problem instanceof Problem && (problem.status === UNHEARD || problem.status >= 500);

// Kept here first, under an id of its own, and until the house has said something to it.
export async function answer(told: Omit<AnswerSent, "id">, id = newId()): Promise<Marked> {
  keep([...unsent().filter((each) => each.id !== id), { ...told, id }]);
  try {
    const marked = await api<Marked>("/school/answers", { ...told, id });
    sent(id);
    return marked;
  } catch (problem) {
    if (!isLost(problem)) sent(id);
    throw problem;
  }
}

// What could not be sent when it was answered is sent now.
export async function sendKept(): Promise<void> {
  for (const { id, ...told } of unsent()) await answer(told, id ?? newId()).catch(() => undefined);
}
