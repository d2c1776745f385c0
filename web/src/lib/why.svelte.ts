// Why something was settled, refused, ruled or called: in one sentence beside it, and as a tree for whoever asks.
import { api } from "./api";
import { roundPath } from "./rounds";
import type { Cite, Settlement } from "./types";

export interface Because {
  n: number; // of its event
  kind: string;
  line: { person: string; wager: string; selection: string; verdict: string } | null;
  conclusion: string;
  because: string;
}
export interface Fact {
  event: number; // 0: so it was as the round began
  says: string;
}
export interface Reason {
  conclusion: string;
  because: string;
  provision: Cite | null;
  says: string;
  instrument: string;
  reading: string;
  facts: Fact[];
  figure: string[];
  children: Reason[];
  considered: { provision: Cite; fails_because: string }[];
  instead?: string;
}
export const ASKED = ["settlement", "refusal", "ruling", "call"]; // of what one can ask why

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

  // What is said of a line; of several alike, of the first, the second …
  ofLine(round: number, line: Settlement, nth = 0): Because | undefined {
    return alike(this.sentences[round] ?? [], line)[nth];
  }

  async eventOf(round: number, line: Settlement, nth = 0, known = 0): Promise<number> {
    const found = alike(await this.look(round, known), line)[nth];
    if (!found) throw new Error("Of this there is no why to be told.");
    return found.n;
  }
}

const alike = (told: Because[], line: Settlement): Because[] =>
  told.filter(({ line: one }) => one && one.person === line.person && one.wager === line.wager && one.selection === line.selection && one.verdict === line.verdict);

// How many of the lines before this one are alike.
export const nthOf = (lines: Settlement[], at: number): number =>
  lines.slice(0, at).filter((each) => (["person", "wager", "selection", "verdict"] as const).every((name) => each[name] === lines[at]![name])).length;
