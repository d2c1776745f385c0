// What was told of a table, in words that can be read: one line for each thing that happened.
import { cents, dollars, net, signed } from "./money";
import type { Settlement, Told } from "./types";

export interface LogLine {
  n: number;
  who: string;
  what: string;
  cites: string[];
  asks?: boolean; // one can ask why
  round?: number; // a new one begins
}
export interface LogRound {
  round: number;
  lines: LogLine[]; // the latest first
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const SUITS: Record<string, string> = { S: "♠", C: "♣", H: "♥", D: "♦" };
const AMOUNT = /^\d+\.\d\d$/; // as the house tells one; `chips` may be an amount, or a colour

export const named = (wager: string, selection: string): string => (!selection || selection === wager ? wager : `${wager} ${selection}`);

// A card is written with its suit.
export const shown = (value: unknown): string =>
  String(value).replace(/^(10|[2-9AJQK])([SCHD])$/, (_, rank: string, suit: string) => rank + SUITS[suit]);

const ASKED = ["called", "ruled", "settled", "undone"]; // of what one can ask why
const VERDICTS: Record<string, string> = { win: "wins", lose: "loses" };

const together = (amount: string): string => amount.replace("−", "−\u2060"); // no line ends after its sign

const money = (said: unknown): string => dollars(cents(String(said)));

const plain = (said: unknown): string => (Array.isArray(said) ? said.map(plain).join(" ") : shown(said));

export const detail = (said: unknown): string =>
  Array.isArray(said) ? said.map(detail).join(" ") : AMOUNT.test(String(said)) ? money(said) : shown(said);

function done(each: Told): string {
  const given = (each.with ?? {}) as Record<string, unknown>;
  const where = named(String(given.on ?? ""), String(given.selection ?? ""));
  const said = (name: string): string => (each.types?.[name] === "money" ? money(given[name]) : plain(given[name]));
  if (each.refused) return `was refused: ${String(each.why ?? each.act)}`;
  if (each.act === "wager" && given.stake) return `wagered ${said("stake")} on ${where}`;
  if (each.act === "withdraw" && given.on) return `took back ${where}`;
  return [each.act, ...Object.keys(given).map(said)].join(" ");
}

function line(each: Told): LogLine | null {
  const cites = [...((each.cites as string[] | undefined) ?? []), ...(each.refused ? [String(each.refused)] : [])];
  const asks = !!each.refused || ASKED.includes(each.kind);
  const told = (who: string, what: string) => ({ n: each.n, who, what, cites, asks });
  switch (each.kind) {
    case "done":
      return told(each.by ?? "", done(each));
    case "came":
      return told(each.by ?? "", `${each.value === undefined ? "face down" : shown(each.value)}${each.to ? ` to ${String(each.to)}` : ""}`);
    case "called":
      return told("call", `“${String(each.words)}”`);
    case "ruled":
      return told("ruling", String(each.ruling));
    case "settled":
    case "undone": {
      const settled = each as unknown as Settlement;
      return told(
        settled.person,
        `${VERDICTS[settled.verdict] ?? settled.verdict} ${named(settled.wager, settled.selection)} ${together(signed(net(settled)))}`,
      );
    }
    case "round":
      return { ...told("", ""), round: Number(each.round) };
    case "overdue":
      return told(String(each.person), "did not decide in time");
    default:
      return null;
  }
}

const AND = "\n"; // between what came in a row

// The same thing several times is told once, with its number: “face down to box 1 (4)”.
function counted(what: string): string {
  const times = new Map<string, number>();
  for (const each of what.split(AND)) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, count]) => (count > 1 ? `${each} (${count})` : each)).join(", ");
}

// By rounds, the latest first; what came from one device in a row is one line.
export function logOf(events: Told[]): LogRound[] {
  const rounds: LogRound[] = [];
  let device = "";
  for (const each of events) {
    const found = line(each);
    if (!found) continue;
    if (found.round) rounds.unshift({ round: found.round, lines: [] });
    if (!rounds.length) rounds.unshift({ round: 0, lines: [] }); // the page was opened in the middle
    const lines = rounds[0]!.lines;
    if (each.kind === "came" && device === each.by && lines[0]) lines[0] = { ...lines[0], what: `${lines[0].what}${AND}${found.what}` };
    else if (!found.round) lines.unshift(found);
    device = each.kind === "came" ? (each.by ?? "") : "";
  }
  for (const each of rounds) for (const one of each.lines) one.what = counted(one.what);
  return rounds.filter((each) => each.lines.length);
}
