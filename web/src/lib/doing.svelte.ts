// Something is being done: one thing at a time, and what goes wrong stands beside it with its provision.
import { Problem } from "./api";

export class Doing {
  busy = $state(false);
  wrong = $state.raw<Problem | null>(null);
  done = $state("");

  async do(what: () => Promise<string | void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.wrong, this.done] = [true, null, ""];
    try {
      this.done = (await what()) ?? "";
    } catch (problem) {
      this.wrong = problem instanceof Problem ? problem : new Problem(String(problem), 0);
    } finally {
      this.busy = false;
    }
  }
}
