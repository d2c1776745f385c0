// Numbers that are marked on a ticket, and the act that hands them in: whichever takes several.
import type { AtTable } from "./table.svelte";
import type { Offered } from "./contract";

export class Ticket {
  picked = $state.raw<string[]>([]);
  entry = $state.raw<Offered | null>(null);

  constructor(readonly at: AtTable) {}

  mark(number: string): void {
    this.picked = this.picked.includes(number) ? this.picked.filter((each) => each !== number) : [...this.picked, number];
  }

  async seekEntry(): Promise<void> {
    this.entry ??= await this.#found();
  }

  async #found(): Promise<Offered | null> {
    for (const each of await this.at.options()) {
      const ways = each.ways ?? (each.act ? await this.at.ask("ways", { act: each.act }) : []);
      if (ways.some((way) => way.some((field) => field.kind === "choices"))) return { ...each, ways };
    }
    return null;
  }
}
