// Something is being done: whether it still is, what came of it, and what went wrong, with its provision.
import { Problem } from "./api";

export class Doing {
  wrong = $state.raw<Problem | null>(null);
  done = $state("");
  #underWay = $state(0);

  constructor(readonly waits: () => boolean = () => false) {}

  get busy(): boolean {
    return this.#underWay > 0 || this.waits();
  }

  // One thing at a time: whoever clicks twice does it once. True, where it was done.
  async do(what: () => Promise<unknown>): Promise<boolean> {
    return !this.busy && this.also(what);
  }

  // Beside what is being done already: chips are laid faster than they are seen.
  async also(what: () => Promise<unknown>): Promise<boolean> {
    this.clear();
    this.#underWay += 1;
    try {
      const told = await what();
      this.done = typeof told === "string" ? told : "";
      return true;
    } catch (problem) {
      this.wrong = problem instanceof Problem ? problem : new Problem(problem instanceof Error ? problem.message : String(problem), 0);
      return false;
    } finally {
      this.#underWay -= 1;
    }
  }

  clear(): void {
    [this.wrong, this.done] = [null, ""];
  }
}
