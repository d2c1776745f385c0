// Something of the house, asked for again and again while a page shows it: a browser is answered "as before" by its ETag.
import { api } from "./api";

export class Polled<T> {
  told = $state.raw<T | null>(null);
  wrong = $state("");

  // To be made while a component is: it ends with that.
  constructor(
    readonly path: string,
    every: number,
  ) {
    $effect(() => {
      void this.look();
      const timer = setInterval(() => document.visibilityState === "visible" && void this.look(), every);
      return () => clearInterval(timer);
    });
  }

  look = async (): Promise<void> => {
    try {
      [this.told, this.wrong] = [await api<T>(this.path), ""];
    } catch (problem) {
      this.wrong = (problem as Error).message;
    }
  };
}
