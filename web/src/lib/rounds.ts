// A round that is told again, step by step, as docs/api.md says.
import { api } from "./api";
import type { TableThen as Look } from "./contract";
export type { LedTo, Replay, Step, TableThen as Look } from "./contract";

export const roundPath = (table: string, round: number): string => `/rounds/${encodeURIComponent(table)}/${round}`;

// 2004-08-01T20:15:03.123 as it is read.
export const clock = (at: string): string => at.slice(0, 19).replace("T", " ");

// The table at each step, looked up once; the next one is looked up before it is asked for.
export class Looks {
  #known = new Map<number, Promise<Look>>();

  constructor(readonly path: string) {}

  at(n: number): Promise<Look> {
    let found = this.#known.get(n);
    if (!found) {
      found = api<Look>(`${this.path}/at/${n}`);
      found.catch(() => this.#known.delete(n)); // it may be asked for again
      this.#known.set(n, found);
    }
    return found;
  }
}
