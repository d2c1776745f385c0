// What the floor sends, by the names that the pages have for it; contract.ts is made from the server's own models.
import type { PlaceData, Score, Standing as Line } from "./contract";

export type {
  Awaited,
  Called,
  Cite,
  ClothData as Cloth,
  Contest,
  FormField as Field,
  Hint,
  Known,
  LastRound as Last,
  Meter,
  Meters,
  Odds as OddsRow,
  OddsOfTable as OddsTold,
  Offered,
  People,
  PersonAtTable as Person,
  Piece,
  Placed,
  PlaceData as Place,
  Right,
  Ruling,
  Settlement,
  SignedIn,
  Tournament,
  TournamentTold,
  View,
} from "./contract";

// A line of a leader board: of a table, or of a whole tournament.
export type Standing = Line & Partial<Score>;

export type Shape = PlaceData["shape"];

// As words.ts and steps.ts read it: by which keys it has.
export interface Told {
  n: number;
  kind: string;
  by?: string;
  act?: string;
  who?: string; // whom it concerns
  says?: string; // what happened, in words
  types?: Record<string, string>; // of the details that are not plain text
  [more: string]: unknown;
}
