// Why something was settled, refused, ruled or called: in one sentence beside it, and as a tree for whoever asks.
import { api, once, type Problem } from "./api";
import { roundPath } from "./rounds";
import type { Because, Reason, Settlement, Told, Tree } from "./contract";

export const ASKED = ["settlement", "settled", "undone", "refusal", "ruling", "ruled", "call", "called"]; // of what one can ask why

// What was refused last is an event, too; what is refused away from the table, such as a seat, is none (0).
export const refusalIn = (told: Told[], wrong: Problem | null, names: string[]): number =>
  wrong?.provision
    ? (told.findLast((each) => each.kind === "done" && each.refused && each.why === wrong.message && names.includes(each.by))?.n ?? 0)
    : 0;

// Those of one table, each looked up once.
export class Whys {
  sentences = $state.raw<Record<number, Because[]>>({}); // by round
  #round = once((path: string) => api<Because[]>(path));
  #tree = once((path: string) => api<Tree>(path));

  constructor(readonly table: string) {}

  // All of a round, in one call; `known` says how much of it there is by now.
  async look(round: number, known = 0): Promise<Because[]> {
    const told = await this.#round(`${roundPath(this.table, round)}/why#${known}`);
    this.sentences = { ...this.sentences, [round]: told };
    return told;
  }

  async tree(round: number, n: number): Promise<Reason> {
    return (await this.#tree(`${roundPath(this.table, round)}/why/${n}`)).reason;
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
