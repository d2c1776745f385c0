// The floor over plain HTTP. Whatever goes wrong is one sentence, with the provision where a rule refused it.
import type { Wrong } from "./contract";

const ELSEWHERE = 421; // another process runs that table

export class Problem extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly provision: string | null = null,
    readonly instead: string | null = null,
  ) {
    super(message);
  }
}

// Where several processes run one house: this page is gone on with at the one that runs its table. False, where that is here.
export const goesOnAt = (where: string): boolean => {
  const there = where !== "" && where !== location.origin;
  if (there) location.assign(where + location.pathname);
  return there;
};

let token = "";
export const useToken = (given: string): void => {
  token = given;
};

export const newId = (): string => crypto.randomUUID();

export async function api<T>(path: string, send?: unknown, method = send === undefined ? "GET" : "POST"): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (send !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = token;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(send === undefined ? {} : { body: JSON.stringify(send) }),
    });
  } catch {
    throw new Problem("The house does not answer. It may be starting again; try once more.", 0);
  }
  const words = await answer.text(); // none, where nothing is to be told
  const told: unknown = words && answer.headers.get("content-type")?.includes("json") ? JSON.parse(words) : null;
  if (answer.ok) return told as T;
  const wrong = told as Wrong | null;
  if (answer.status === ELSEWHERE && goesOnAt(wrong?.where ?? "")) return new Promise<T>(() => undefined); // the page is left
  throw new Problem(wrong?.error ?? `The house said ${answer.status}.`, answer.status, wrong?.provision ?? null);
}

// Looked up once for each key; what was not found may be asked for again.
export function once<Key, Found>(find: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const known = new Map<Key, Promise<Found>>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
