// What the desk replies, as docs/api.md says.
import { api } from "./api";
import { capital } from "./words";
import type { Reply } from "./contract";

export const NONE = "none of these";
export const STATES: Record<string, string> = { qld: "Queensland", vic: "Victoria" };
export const title = (name: string): string => capital(name).replaceAll("-", " ");

// What was asked, as the browser keeps it: “Back” and a page that is loaded again lead to the same answer.
export interface Asked {
  words: string;
  game: string;
  rules: string;
  answers: { number: number; say: string }[];
  event: string; // what is meant, where it was chosen among what else it may be
}

// At the desk itself, or at a table's (`path`).
export function ask(path: string, { words, game, rules, answers, event }: Asked): Promise<Reply> {
  const sent = new URLSearchParams({ words });
  if (game) sent.set("game", game);
  if (rules) sent.set("rules", rules);
  for (const each of answers) sent.append("answers", String(each.number));
  if (event) sent.set("event", event);
  return api<Reply>(`${path}/desk?${sent}`);
}
