// What the floor sends, as docs/api.md and docs/sockets.md say. Nothing here knows a game.

export type Cite = string;

export interface Field {
  name: string;
  kind: string;
  optional: boolean;
  least?: string | number;
  most?: string | number;
  step?: string;
  choices?: (string | number)[];
  many?: number;
  first?: number; // of many that follow on each other
  last?: number;
  by?: string;
}

export interface Offered {
  who: string;
  act?: string;
  comes?: string;
  on?: string;
  places?: string | string[];
  under: Cite;
  says: string;
  ways?: Field[][];
  many?: number;
  least?: string;
  most?: string;
  step?: string;
  chips?: string;
  ordinary?: boolean; // the golden button
}

export interface Placed {
  person: string;
  wager: string;
  selection: string;
  stake: string;
  chips?: string | null;
}

export interface Settlement {
  person: string;
  wager: string;
  selection: string;
  verdict: string;
  stake: string;
  paid: string;
  returned: string;
  left: string;
  commission: string;
  fee?: string;
  cites: Cite[];
}

export interface Called {
  words: string;
  cite: Cite;
}

export interface Piece {
  kind: string;
  label: string;
  what: (string | number)[];
  says: string;
  at: string;
  state: string;
  of: string[]; // whose it is
  tag?: string; // what it says, in few words
  marks?: string[]; // selections of the places that what came is marked on
  rim?: [string, string][];
}

export interface Awaited {
  kind: string;
  says: string;
  from: string[];
  under: Cite;
  "closed by"?: string;
  about?: string;
}

export interface Person {
  name: string;
  role: string;
  excluded: boolean;
}

export interface Last {
  round: number;
  pieces: Piece[];
  lit: string[];
  called: Called[];
  placed: Placed[];
  settlements: Settlement[];
  rulings: Ruling[];
}

export interface Ruling {
  ruling: string;
  cites: Cite[];
}

// A line of a leader board.
export interface Standing {
  place: number;
  name: string;
  table?: string;
  chips: string;
  out_at: number; // the hand after which nothing could be wagered; nought: still in play
  goes_on?: boolean;
}

// The session of a tournament that is played at a table.
export interface Contest {
  tournament: string;
  session: string;
  hand: number; // so many are played
  hands: number;
  advance: number; // so many of this table go on
  ends: string; // who goes on, in words
  must: string; // the compulsory wager, in words
  over: string;
  standing: Standing[];
  under: Record<string, Cite>;
}

export interface Tournament {
  name: string;
  title: string;
  game: string;
  text: string;
  stage: string;
  entry_fee: string;
  chips: string;
  pool: string;
  entrants: number;
  least: number;
  most: number | null;
  draws_at: string | null;
  entered: boolean;
  table: string | null;
  may_buy_back: boolean;
}

export interface TournamentTold extends Tournament {
  conditions: { cite: Cite; says: string }[];
  people: { name: string; bot: boolean; paid: string; out: string }[];
  sessions: {
    name: string;
    hands: number;
    repechage_of: string;
    ends: string;
    stage: string;
    tables: { table: string; players: string[]; hand: number; open: boolean }[];
    scores: Standing[];
  }[];
  places: { place: number; names: string[]; prizes: Record<string, string> }[];
  steps: { step: string; what: string; cites: Cite[]; session: string }[];
  commitment: string;
  seed: string | null;
}

export interface View {
  game: string;
  title: string;
  part: string;
  table: string;
  dealt: string;
  closed: boolean;
  round: number;
  shoe: number;
  moment: string;
  sign: { limits: Record<string, { minimum: string; maximum: string }>; notices: unknown[] };
  people: Person[];
  bots: string[];
  seats: { taken: Record<string, string>; free: number[]; standing: string[]; may_stand: boolean } | null;
  placed: Placed[];
  called: Called[];
  awaited: Awaited | null;
  settlements: Settlement[];
  rulings: Ruling[];
  pieces: Piece[];
  lit: string[];
  last: Last | null;
  you: { names: string[]; for?: string[]; chips?: string; "non-value chips"?: Record<string, number> };
  yours: Offered[];
  contest: Contest | null;
  hint: boolean; // is the best answer held?
  meter: string | null;
  timer: { at: string; says?: string; [more: string]: unknown } | null;
}

export interface Told {
  n: number;
  kind: string;
  by?: string;
  act?: string;
  types?: Record<string, string>; // of the details that are not plain text
  [more: string]: unknown;
}

export interface Hint {
  act: string;
  with: Record<string, string | number>;
  says: string;
}

export interface OddsRow {
  wager: string;
  notes: number[];
  selection: string;
  strategy: string;
  pays: string;
  edge: string;
}

export interface OddsTold {
  rows: OddsRow[];
  notes: string[];
  edges: Record<string, Record<string, string>>;
}

export type Shape =
  | { rect: [number, number, number, number] }
  | { disc: [number, number, number, number] }
  | { polygon: [number, number][] };

export interface Place {
  wager: string;
  selection: string;
  name: string;
  shape: Shape;
  chips: [number, number];
  cards: [number, number, number, number] | null;
  pays: string;
  under: Cite[];
  covers: string[]; // the names of the places that it stands for
}

export interface Cloth {
  title: string;
  wide: number;
  high: number;
  ground: string;
  shown: [number, number, number, number]; // the part with the places
  places: Place[];
}
