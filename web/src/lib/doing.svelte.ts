// Something that is done once at a time: what it came to in words, or what went wrong.
import type { Problem } from "./api";

export class Doing {
  told = $state("");
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  async do(what: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    [this.problem, this.told, this.busy] = [null, "", true];
    try {
      this.told = await what();
    } catch (wrong) {
      this.problem = wrong as Problem;
    } finally {
      this.busy = false;
    }
  }
}
