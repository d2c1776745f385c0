// What was told of a table, by rounds: one line for each thing that happened, in the words of the house.
import type { LedTo, Told } from "./contract";
import { isSaid } from "./dealt";

export interface LogRound {
  round: number;
  lines: LedTo[]; // the latest first
}

const LOGGED = ["done", "came", "called", "ruled", "settled", "undone", "overdue", "corrected"];
const STEPS = ["done", "came", "called", "moved", "metered", "ruled", "settled", "undone", "asked", "corrected"];

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

// What the house keeps, as it is read: where it is the player who is favoured, and nothing is to be decided, the rules
// have it so.
export function keptOf(edge: string, strategy = ""): string {
  const share = /^[-−](?<share>[0-9.]+)%/.exec(edge)?.groups?.share;
  if (!share || !Number(share)) return edge;
  return `favours you by ${share}%${strategy ? "" : ": printed so"}`;
}

const isRefused = (each: Told): boolean => each.kind === "done" && !!each.refused;

// What the dealer said of a player is no word of that player's own.
const line = (each: Told, said = false): LedTo => ({
  n: each.n,
  kind: isRefused(each) ? "refusal" : each.kind,
  who: each.who,
  what: said ? `${each.says} (said by the dealer)` : each.says,
  cites: "cites" in each ? each.cites : each.kind === "done" && each.refused ? [each.refused] : [],
});

// What came of something, step by step: what the house itself noted is no step, nor is what was only tried.
export const stepsOf = (told: Told[]): LedTo[] =>
  told.flatMap((each, at) => (STEPS.includes(each.kind) && !isRefused(each) ? [line(each, isSaid(told, at))] : []));

// Of an event: the round before the next that began after it, or else the one that is on.
export function roundOf(told: Told[], n: number, now: number): number {
  const next = told.find((each) => each.kind === "round" && each.n > n);
  return next?.kind === "round" ? next.round - 1 : now;
}

// The arithmetic of what was won, without what everybody can add: “$50 at 2 to 1 = $100”.
export const figureOf = (steps: string[]): string =>
  steps
    .filter((each) => !each.includes(" in hand: "))
    .join("; ")
    .replace(/(\$[\d,]+)\.00/g, "$1");

const AND = "\n"; // between what came in a row

// The same thing several times is told once, with its number: “a card, face down, from the shoe (4)”.
function counted(what: string): string {
  const times = new Map<string, number>();
  for (const each of what.split(AND)) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, count]) => (count > 1 ? `${each} (${count})` : each)).join(", ");
}

// By rounds, the latest first; what came for one in a row is one line.
export function logOf(events: Told[]): LogRound[] {
  const rounds: LogRound[] = [];
  for (const [at, each] of events.entries()) {
    if (each.kind === "round") rounds.unshift({ round: each.round, lines: [] });
    if (!LOGGED.includes(each.kind)) continue;
    if (!rounds.length) rounds.unshift({ round: 0, lines: [] }); // the page was opened in the middle
    const lines = rounds[0]!.lines;
    const last = lines[0];
    if (each.kind === "came" && last?.kind === "came" && last.who === each.who) last.what += AND + each.says;
    else lines.unshift(line(each, isSaid(events, at)));
  }
  for (const each of rounds) for (const one of each.lines) one.what = counted(one.what);
  return rounds.filter((each) => each.lines.length);
}
