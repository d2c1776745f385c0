// Tables as staff open and run them; what may be set, the house says.
import type { GameText } from "./contract";

export const words = (name: string): string => name.replaceAll(/[_-]/g, " ");
// In the casino's own time, which has no zone.
export const moment = (written: string): string => written.slice(0, 16).replace("T", ", ");
export const textName = (text: GameText): string =>
  [text.part, ...Object.entries(text.variant).map(([name, value]) => `${words(name)} ${value}`), `since ${text.since.slice(0, 10)}`].join(
    " · ",
  );
