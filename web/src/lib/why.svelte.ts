// Why something was settled, refused, ruled or called: in one sentence beside it, and as a tree for whoever asks.
import { api } from "./api";
import { roundPath } from "./rounds";
import type { Problem } from "./api";
import type { Settlement, Told } from "./types";
import type { Because, Reason } from "./contract";
export type { Because, Fact, Reason } from "./contract";

export const ASKED = ["settlement", "refusal", "ruling", "call"]; // of what one can ask why

// What was refused last is an event, too; what is refused away from the table, such as a seat, is none (0).
export const refusalIn = (told: Told[], wrong: Problem | null, names: string[]): number =>
  wrong?.provision ? (told.findLast((each) => each.refused && each.why === wrong.message && names.includes(each.by ?? ""))?.n ?? 0) : 0;

// Those of one table, each looked up once.
export class Whys {
  sentences = $state.raw<Record<number, Because[]>>({}); // by round
  #asked = new Map<string, Promise<Because[]>>();
  #trees = new Map<number, Promise<Reason>>();

  constructor(readonly table: string) {}

  // All of a round, in one call; `known` says how much of it there is by now.
  look(round: number, known = 0): Promise<Because[]> {
    const key = `${round} ${known}`;
    let found = this.#asked.get(key);
    if (!found) {
      found = api<Because[]>(`${roundPath(this.table, round)}/why`);
      found.then((told) => (this.sentences = { ...this.sentences, [round]: told })).catch(() => this.#asked.delete(key));
      this.#asked.set(key, found);
    }
    return found;
  }

  tree(round: number, n: number): Promise<Reason> {
    let found = this.#trees.get(n);
    if (!found) {
      found = api<{ reason: Reason }>(`${roundPath(this.table, round)}/why/${n}`).then((told) => told.reason);
      found.catch(() => this.#trees.delete(n)); // it may be asked for again
      this.#trees.set(n, found);
    }
    return found;
  }

  of(round: number, n: number): Because | undefined {
    return this.sentences[round]?.find((each) => each.n === n);
  }

  // What is said of one of the lines that a round came to.
  ofLine(round: number, line: Settlement, lines: Settlement[]): Because | undefined {
    return said(this.sentences[round] ?? [], line, lines);
  }

  async eventOf(round: number, line: Settlement, lines: Settlement[]): Promise<number> {
    const found = said(await this.look(round, lines.length), line, lines);
    if (!found) throw new Error("Of this there is no why to be told.");
    return found.n;
  }
}

const NAMES = ["person", "wager", "selection", "verdict"] as const;
const isAlike = (one: Because["line"], other: Settlement): boolean => !!one && NAMES.every((name) => one[name] === other[name]);

// Of several alike, of the first, the second …; what was settled before and undone is told of first, and counts no more.
function said(told: Because[], line: Settlement, lines: Settlement[]): Because | undefined {
  const alike = lines.filter((each) => isAlike(each, line));
  return told.filter((each) => isAlike(each.line, line)).slice(-alike.length)[alike.indexOf(line)];
}
