// The prize meters, asked for again and again: a browser is answered "as before" where nothing moved.
import { api } from "./api";

export interface Meter {
  system: string;
  open: boolean;
  arrangement: string;
  shown: string;
  least: string;
  rate: string;
  cost: string;
  tables: string[];
  pays: { hand: string; says: string; now: string; bonus: boolean; under: string }[];
  cites: string[];
  prizes: { at: string; table: string; hand: string; amount: string; cites: string[] }[];
}

const EVERY = 3000;

export class Meters {
  systems = $state.raw<Meter[] | null>(null);
  wrong = $state("");
  #every: number;

  constructor() {
    void this.#look();
    this.#every = window.setInterval(() => document.visibilityState === "visible" && void this.#look(), EVERY);
  }

  leave(): void {
    clearInterval(this.#every);
  }

  async #look(): Promise<void> {
    try {
      [this.systems, this.wrong] = [(await api<{ systems: Meter[] }>("/jackpots")).systems, ""];
    } catch (problem) {
      this.wrong = (problem as Error).message;
    }
  }
}
