// One's results of this evening, kept for as long as the browser's tab is open: also when a page is loaded again.
import type { Settlement } from "./types";

export interface Result {
  table: string;
  person: string;
  round: number;
  net: number; // cents
}
export interface LastSettled {
  round: number;
  lines: Settlement[];
}

const RESULTS = "houseway results";
const SETTLED = "houseway settled";

const read = <T>(name: string, otherwise: T): T => {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? "null") as T) ?? otherwise;
  } catch {
    return otherwise;
  }
};

class Evening {
  results = $state.raw<Result[]>(read<Result[]>(RESULTS, []));
  #settled: Record<string, LastSettled> = read(SETTLED, {});

  // A round of one's own is over, or more of it is settled: it counts once.
  note(result: Result, lines: Settlement[]): void {
    const others = this.results.filter(
      (each) => each.table !== result.table || each.person !== result.person || each.round !== result.round,
    );
    this.results = [...others, result];
    this.#settled[`${result.table}\n${result.person}`] = { round: result.round, lines };
    sessionStorage.setItem(RESULTS, JSON.stringify(this.results));
    sessionStorage.setItem(SETTLED, JSON.stringify(this.#settled));
  }

  settled(table: string, person: string): LastSettled | null {
    return this.#settled[`${table}\n${person}`] ?? null;
  }
}

export const evening = new Evening();
