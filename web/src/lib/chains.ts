// Chains of events, and what may be looked for in them, as docs/api.md says.

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
