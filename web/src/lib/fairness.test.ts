import { expect, test } from "vitest";
import { fitting } from "./fairness.svelte";
import type { Verified } from "./contract";

// A tree of hashes as RFC 6962 has it, made the plain way: split at the largest power of two that is smaller.
type Hash = Uint8Array<ArrayBuffer>;
const sha = async (...parts: Uint8Array[]): Promise<Hash> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(parts.flatMap((each) => [...each]))));
const leafOf = (text: string) => sha(Uint8Array.of(0), new TextEncoder().encode(text));
const split = (size: number) => 2 ** Math.floor(Math.log2(size - 1));
const hex = (hash: Hash) => [...hash].map((each) => each.toString(16).padStart(2, "0")).join("");

async function root(leaves: Hash[]): Promise<Hash> {
  if (leaves.length === 1) return leaves[0]!;
  const at = split(leaves.length);
  return sha(Uint8Array.of(1), await root(leaves.slice(0, at)), await root(leaves.slice(at)));
}
async function path(leaves: Hash[], place: number): Promise<Hash[]> {
  if (leaves.length === 1) return [];
  const at = split(leaves.length);
  const [left, right] = [leaves.slice(0, at), leaves.slice(at)];
  return place < at ? [...(await path(left, place)), await root(right)] : [...(await path(right, place - at)), await root(left)];
}

async function shoe(cards: string[]): Promise<Verified> {
  const leaves = await Promise.all(cards.map((card, place) => leafOf(`3:1:${place}:salt${place}:${card}`)));
  const outcomes = cards.map(async (value, place) => ({
    ...{ round: 1, device: "shoe", to: "box 1", value, order: 1, place, size: cards.length, salt: `salt${place}` },
    path: (await path(leaves, place)).map(hex),
  }));
  const orders = [{ order: 1, of: "cards", size: cards.length, root: hex(await root(leaves)) }];
  return { table: "box", shoe: 3, fits: true, says: "", whole: false, orders, outcomes: await Promise.all(outcomes) };
}

test.each([1, 2, 3, 5, 8, 13])("every card of an order of %i fits the root that was told before", async (size) => {
  const told = await shoe(Array.from({ length: size }, (_, n) => `card ${n}`));
  expect(await fitting(told, new Map())).toBe(size);
});

test("another card, another place or another root does not fit", async () => {
  const told = await shoe(["AS", "KH", "2C", "9D", "JD"]);
  const [first, ...rest] = told.outcomes;
  const changed = (more: object) => fitting({ ...told, outcomes: [{ ...first!, ...more }, ...rest] }, new Map());
  expect(await changed({ value: "AH" })).toBe(4);
  expect(await changed({ place: 1 })).toBe(4);
  expect(await changed({ path: [...first!.path, "00"] })).toBe(4);
  expect(await fitting(told, new Map([["3:1", "00"]]))).toBe(0); // what this page heard itself counts
});
