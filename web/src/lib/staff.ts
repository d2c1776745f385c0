// Tables as staff open and run them; what may be set, the house says.
import type { GameText } from "./contract";

export const words = (name: string): string => name.replaceAll(/[_-]/g, " ");
export const textName = (text: GameText): string =>
  [text.part, ...Object.entries(text.variant).map(([name, value]) => `${words(name)} ${value}`), `since ${text.since.slice(0, 10)}`].join(
    " · ",
  );
