// What was committed to before a shoe, held against what one was shown of it; and a word of one's own for a shoe to come.
import { api } from "./api";
import type { AtTable } from "./table.svelte";
import type { Shoe, Shoes, Verified } from "./contract";

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (each) => parseInt(each, 16));
const hexOf = (bytes: Uint8Array): string => [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const joined = new Uint8Array(parts.flatMap((each) => [...each]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
}
const text = (given: string): Uint8Array => new TextEncoder().encode(given);

// The root of a tree of so many leaves that has this one there (RFC 6962).
async function rootOf(leaf: string, place: number, size: number, path: string[]): Promise<string> {
  let node = await sha256(Uint8Array.of(0), text(leaf));
  const left = [...path];
  for (let [at, many] = [place, size]; many > 1; [at, many] = [at >> 1, (many + 1) >> 1]) {
    if ((at ^ 1) >= many) continue;
    const other = bytesOf(left.shift() ?? "");
    node = await (at & 1 ? sha256(Uint8Array.of(1), other, node) : sha256(Uint8Array.of(1), node, other));
  }
  return left.length ? "" : hexOf(node);
}

// How many of the outcomes fit the roots of their orders; where this page heard a root itself, that one.
export async function fitting(told: Verified, heard: ReadonlyMap<string, string>): Promise<number> {
  const roots = new Map(told.orders.map((each) => [each.order, heard.get(`${told.shoe}:${each.order}`) ?? each.root]));
  const found = await Promise.all(
    told.outcomes.map(async ({ order, place, size, salt, value, path }) => {
      const root = roots.get(order);
      return root !== undefined && root === (await rootOf(`${told.shoe}:${order}:${place}:${salt}:${value}`, place, size, path));
    }),
  );
  return found.filter(Boolean).length;
}

// One's own word: sealed while one shoe is dealt, opened by this page while the next is.
export class Fairness {
  heard = new Map<string, string>(); // roots, before their cards came
  sealed = $state.raw<{ shoe: number; word: string; salt: string } | null>(null);
  #opened = 0;

  constructor(readonly at: AtTable) {
    $effect(() => {
      for (const each of at.told)
        if (each.kind === "order") this.heard.set(`${String(each.shoe)}:${String(each.order)}`, String(each.root));
    });
    $effect(() => {
      const [shoe, mine] = [at.view?.shoe, this.sealed];
      if (shoe === undefined || !mine || shoe + 1 < mine.shoe || this.#opened === mine.shoe) return;
      this.#opened = mine.shoe;
      if (shoe + 1 === mine.shoe) void at.word(mine.word, mine.salt).catch(() => undefined);
    });
  }

  async seal(word: string): Promise<void> {
    const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)));
    await this.at.seal(hexOf(await sha256(text(salt + word))));
    this.sealed = { shoe: (this.at.view?.shoe ?? 0) + 2, word, salt };
  }
}

export const shoesOf = async (table: string): Promise<Shoe[]> => (await api<Shoes>(`/shoes/${encodeURIComponent(table)}`)).shoes;
export const outcomesOf = (table: string, shoe: number): Promise<Verified> =>
  api<Verified>(`/shoes/${encodeURIComponent(table)}/${shoe}/outcomes`);
