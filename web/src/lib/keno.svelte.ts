// The keno lounge, as the house tells it. The board is asked for every two seconds: a draw comes seldom, a browser is
// answered "as before" by its ETag, and any process of the house can answer.
import { api } from "./api";
import { session } from "./me.svelte";
import type { Board, Draw, OwnDollars, Prizes, Ticket, Tickets } from "./contract";

const EVERY = 2000;
const A_BALL = 170; // from one ball to the next
const STILL = "(prefers-reduced-motion: reduce)";

export class Lounge {
  board = $state.raw<Board | null>(null);
  prizes = $state.raw<Prizes | null>(null);
  tickets = $state.raw<Ticket[]>([]);
  dollars = $state.raw<OwnDollars>({ keno_dollars: [], together: "0.00" });
  shown = $state(Infinity); // of the last draw's numbers
  wrong = $state("");
  #every: number;
  #balls: number | undefined;

  constructor() {
    void this.look(true);
    this.#every = window.setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
  }

  leave(): void {
    clearInterval(this.#every);
    clearInterval(this.#balls);
  }

  get last(): Draw | null {
    return this.board?.drawn[0] ?? null;
  }
  get balls(): number[] {
    return this.last?.numbers.slice(0, this.shown) ?? [];
  }
  get drawing(): boolean {
    return this.shown < (this.last?.numbers.length ?? 0);
  }
  // The numbers of one's tickets that are in the next draw, or were in the last.
  get ours(): number[] {
    const now = this.tickets.filter((each) => each.left || (each.played && each.played.at === this.last?.at));
    return now.flatMap((each) => each.ways.flat());
  }

  async look(first = false): Promise<void> {
    try {
      const [before, found] = [this.last, await api<Board>("/keno")];
      this.board = found;
      this.wrong = "";
      if (found.open && !this.prizes) this.prizes = await api<Prizes>("/keno/prizes");
      if (first && found.open) await this.mine();
      else if (this.last?.at !== before?.at || this.last?.game !== before?.game) this.#draw();
    } catch (problem) {
      this.wrong = (problem as Error).message;
    }
  }

  // One's own tickets, keno dollars and money; they are told anew once the balls are out.
  async mine(): Promise<void> {
    if (!session.plays) return;
    const [tickets, dollars] = await Promise.all([api<Tickets>("/keno/tickets"), api<OwnDollars>("/keno/dollars"), session.look()]);
    if (!this.drawing) [this.tickets, this.dollars] = [tickets.tickets, dollars];
  }

  // All balls at once: whoever clicks, or asks for less motion.
  all(): void {
    clearInterval(this.#balls);
    this.shown = Infinity;
    void this.mine().catch((problem: Error) => (this.wrong = problem.message));
  }

  #draw(): void {
    if (matchMedia(STILL).matches) return this.all();
    clearInterval(this.#balls);
    this.shown = 0;
    this.#balls = window.setInterval(() => {
      this.shown += 1;
      if (!this.drawing) this.all();
    }, A_BALL);
  }
}
