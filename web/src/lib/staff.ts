// Tables as staff open and run them; what may be set, the house says.
import { cents } from "./money";
import type { GameText as Text } from "./contract";
export type { GameText as Text, Notice, Sign, SignLine as Line, TableListed as Listed } from "./contract";

export const words = (name: string): string => name.replaceAll(/[_-]/g, " ");
export const inDollars = (typed: string | number): string => (cents(String(typed)) / 100).toFixed(2);
// In the casino's own time, which has no zone.
export const moment = (written: string): string => written.slice(0, 16).replace("T", ", ");
export const textName = (text: Text): string =>
  [text.part, ...Object.entries(text.variant).map(([name, value]) => `${words(name)} ${value}`), `since ${text.since.slice(0, 10)}`].join(
    " · ",
  );
