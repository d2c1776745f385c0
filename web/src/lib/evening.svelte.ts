// One's last settlement at each table, and which round one saw the end of there: kept by the browser, so that a page that
// comes back can say what happened meanwhile. What all wagers of the evening came to is the house's to say (`/history`).
import { cents, toSend } from "./money";
import type { LastSettled } from "./seen";
import type { WagerEnded } from "./contract";

const SEEN = "houseway rounds seen";

const read = (): Record<string, number> => {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? "null") as Record<string, number>) ?? {};
  } catch {
    return {};
  }
};
const key = (table: string, person: string) => `${table}\n${person}`;

class Evening {
  #settled = $state.raw<Record<string, LastSettled>>({}); // by table and person

  // A round of one's own is over, or more of it is settled.
  note(table: string, person: string, found: LastSettled): void {
    if ((this.settled(table, person)?.round ?? 0) > found.round) return;
    this.#settled = { ...this.#settled, [key(table, person)]: found };
  }

  settled(table: string, person: string): LastSettled | null {
    return this.#settled[key(table, person)] ?? null;
  }

  // The last round whose end one saw there, or did not wait for; nothing, where one never sat there.
  seen(table: string, person: string): number | undefined {
    return read()[key(table, person)];
  }
  see(table: string, person: string, round: number): void {
    if (round > (this.seen(table, person) ?? -1)) localStorage.setItem(SEEN, JSON.stringify({ ...read(), [key(table, person)]: round }));
  }
}

export const evening = new Evening();

// Wagers of one round after another, as they were told; the latest round first, its wagers as they were settled.
export function byRound(wagers: WagerEnded[]): WagerEnded[][] {
  const rounds: WagerEnded[][] = [];
  for (const each of wagers) {
    const last = rounds.at(-1);
    if (last?.[0]?.table === each.table && last[0].round === each.round) last.unshift(each);
    else rounds.push([each]);
  }
  return rounds;
}

export const netOf = (wagers: WagerEnded[]): number => wagers.reduce((sum, each) => sum + cents(each.net), 0);

export const asSettled = (wagers: WagerEnded[]): LastSettled => ({
  round: wagers[0]?.round ?? 0,
  lines: wagers,
  net: toSend(netOf(wagers)),
});
