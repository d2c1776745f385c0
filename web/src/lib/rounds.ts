// A round that is told again, step by step, as docs/api.md says.
export const roundPath = (table: string, round: number): string => `/rounds/${encodeURIComponent(table)}/${round}`;

// 2004-08-01T20:15:03.123 as it is read.
export const clock = (at: string): string => at.slice(0, 19).replace("T", " ");
