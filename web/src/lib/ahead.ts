// What is typed while something is being done is not swallowed: it is taken afterwards, key by key, at what stands then.
export class Ahead {
  #keys: string[] = [];

  keep(keys: Iterable<string>): void {
    this.#keys.push(...keys);
  }

  // Something went wrong: what was typed after it was meant for something else.
  drop(): void {
    this.#keys = [];
  }

  // Until a key sets something going, which is waited for.
  take(press: (key: string) => void, busy: () => boolean): void {
    while (this.#keys.length && !busy()) press(this.#keys.shift()!);
  }
}
