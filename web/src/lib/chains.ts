// Chains of events, and what may be looked for in them, as docs/api.md says.

export interface Chain {
  chain: number;
  name: string;
  closed: boolean;
  events: number;
  rounds: number;
}
export interface Event {
  event: string;
  chain: number;
  name: string;
  number: number;
  round: number;
  at: string;
  kind: string;
  who: string;
  what: string;
  cites: string[];
  hash: string | null; // none of a round that is played where cards may lie face down
}

export const KINDS: [string, string][] = [
  ["", "anything"],
  ["act", "acts"],
  ["outcome", "outcomes"],
  ["call", "calls"],
  ["settlement", "settlements"],
  ["refusal", "refusals"],
  ["report", "reports"],
  ["ruling", "rulings"],
  ["movement", "chips moved"],
  ["house", "notes of the house"],
];
