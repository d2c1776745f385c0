// Tables as staff open and run them; what may be set, the house says.
import { cents } from "./money";
import type { Field } from "./types";

export interface Line {
  minimum: string;
  maximum: string;
  increment?: string;
}
export interface Notice {
  kind: string;
  minimum: string;
  shown: string;
  effective: string;
}
export interface Sign {
  limits: Record<string, Line>;
  increment: string | null;
  notices: Notice[];
}
export interface Listed {
  name: string;
  game: string;
  title: string;
  part: string;
  dealt: string;
  players: string[];
  sign: Sign;
  called: string;
  tournament: string;
  starts: boolean; // a newcomer is led there
  where: string; // the address of the process that runs it, where that is another
}
// A game in one of its texts and variants, with the sign as it usually stands.
export interface Text {
  rules: string;
  since: string;
  part: string;
  variant: Record<string, string | number>;
  settings: Field[];
  sign: Record<string, [string, string]>;
}

export const words = (name: string): string => name.replaceAll(/[_-]/g, " ");
export const inDollars = (typed: string | number): string => (cents(String(typed)) / 100).toFixed(2);
// In the casino's own time, which has no zone.
export const moment = (written: string): string => written.slice(0, 16).replace("T", ", ");
export const textName = (text: Text): string =>
  [text.part, ...Object.entries(text.variant).map(([name, value]) => `${words(name)} ${value}`), `since ${text.since.slice(0, 10)}`].join(
    " · ",
  );
