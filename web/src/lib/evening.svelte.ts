// One's results of this evening, kept for as long as the browser's tab is open: also when a page is loaded again.
import { cents } from "./money";
import type { LastSettled } from "./seen";

export interface Result {
  table: string;
  person: string;
  round: number;
  net: number; // cents
}

const RESULTS = "houseway results";
const SETTLED = "houseway settlements";

const read = <T>(name: string, otherwise: T): T => {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? "null") as T) ?? otherwise;
  } catch {
    return otherwise;
  }
};

class Evening {
  results = $state.raw<Result[]>(read<Result[]>(RESULTS, []));
  #settled = $state.raw<Record<string, LastSettled>>(read(SETTLED, {})); // by table and person

  // A round of one's own is over, or more of it is settled: it counts once.
  note(table: string, person: string, found: LastSettled): void {
    const { round, net } = found;
    if ((this.settled(table, person)?.round ?? 0) > round) return;
    const others = this.results.filter((each) => each.table !== table || each.person !== person || each.round !== round);
    this.results = [...others, { table, person, round, net: cents(net) }];
    this.#settled = { ...this.#settled, [`${table}\n${person}`]: found };
    sessionStorage.setItem(RESULTS, JSON.stringify(this.results));
    sessionStorage.setItem(SETTLED, JSON.stringify(this.#settled));
  }

  settled(table: string, person: string): LastSettled | null {
    return this.#settled[`${table}\n${person}`] ?? null;
  }
}

export const evening = new Evening();
