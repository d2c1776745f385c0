// What the desk replies, as docs/api.md says.
import { api } from "./api";
import type { Reason } from "./why.svelte";
import type { Cite } from "./types";

export interface Choice {
  say: string;
  leads_to: string;
}
export interface Section {
  heading: string;
  subsections: { provision: Cite; does: string; paragraphs: { key: string; says: string; applies: boolean }[] }[];
}
export interface Reply {
  sure: "yes" | "choose" | "silent" | "no";
  game: string;
  rules: string;
  irregularity: string;
  ruling: string[];
  cites: Cite[];
  duties: { who: string; what: string; under: Cite }[];
  question: { ask: string; choices: Choice[] } | null;
  others: Choice[];
  // of a ruling
  says?: string;
  moment?: string;
  by?: string;
  refused?: boolean;
  law_alone?: boolean;
  money?: string[];
  example?: string[];
  assumed?: string[];
  options?: { who: string; what: string; under: Cite; leads_to: string[] }[];
  provisions?: Section[];
  readings?: { reading: string; reads: string; because: string }[];
  why?: Reason[];
}

export const NONE = "none of these";

// At the desk itself, or at a table's (`path`).
export function ask(path: string, words: string, game: string, rules: string, answers: number[]): Promise<Reply> {
  const sent = new URLSearchParams({ words });
  if (game) sent.set("game", game);
  if (rules) sent.set("rules", rules);
  for (const each of answers) sent.append("answers", String(each));
  return api<Reply>(`${path}/desk?${sent}`);
}
