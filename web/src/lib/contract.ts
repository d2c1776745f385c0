// What goes over the wire. Written by `make contract` from the models of the server, and not by hand.

// The socket of a table: frames

/** Somebody does something, as it is listed. */
export interface ActFrame {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  act: string; // As it is listed: `wager`, `hit`, `spin the ball`.
  with?: Record<string, unknown>; // Its details; money in dollars and cents.
  as?: string | null; // For staff who are more than one here; the dealer of a live table names a player.
}

/** A chip on a place of the cloth. */
export interface ChipLaid {
  on: string; // The wager.
  selection: string;
  chip: string; // What it is worth; raised to the least that may be laid there.
}

/** A chip on a place of the cloth, as by a click: it is the act `wager`, for as much as the chip is worth, raised to the least that may be added there; what has one price costs that. Whoever has chips of a colour alone lays those. */
export interface Lay {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  lay: ChipLaid; // `on`, `selection`, `chip`; a chip above the most is refused with its provision.
  as?: string | null; // For staff who are more than one here; the dealer of a live table names a player.
}

/** Several wagers as one: those of one's last round that lie there no more (`again`), as much again on all that lies (`double`), or a first small one (`first`), as `yours` offers them. All of it is laid, or nothing. */
export interface LaysTogether {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  lays: "first" | "again" | "double";
  as?: string | null; // For staff who are more than one here; the dealer of a live table names a player.
}

/** A dealer at a live table says what came, or a device that reads there. */
export interface Comes {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  comes: string; // What is awaited from the device: `card`, `ball`, `dice`.
  value: string | number;
  round?: number | null; // The round that it belongs to; of another it is not taken.
}

/** A word for the shoe after the next, sealed. */
export interface SealsWord {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  seal: string; // SHA-256 of the salt, 32 digits from 0 to f, and the word after it.
}

/** The word that one sealed for the next shoe. */
export interface SaysWord {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  word: string;
  salt: string; // With which it was sealed.
}

/** No more time is needed for wagers: when all have said so, they close. Whose last socket at the table has gone is not waited for. */
export interface ReadyFrame {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  ready: true;
}

/** Nothing is done: a long list, or what may be done where. */
export interface AskFrame {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  ask: "options" | "ways" | "choices" | "place" | "named" | "hint" | "reports" | "meant" | "foreseen";
  act?: string | null; // Of `ways`, `choices` and `foreseen`.
  detail?: string | null; // Of `choices`: for which detail of the act.
  given?: Record<string, unknown>; // Of `choices`: the details that are chosen already.
  on?: string | null; // Of `place`: the wager.
  selection?: string | null; // Of `place`.
  words?: string | null; // Of `named` and `meant`: what somebody typed.
  with?: Record<string, unknown>; // Of `foreseen`: the details of the act.
  as?: string | null; // For staff who are more than one here; the dealer of a live table names a player.
}

/** I have this event, and forgot the view. */
export interface Resume {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  resume: number;
}

/** One of a few set phrases, to everybody at the table; it is heard, and kept nowhere. */
export interface Say {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  say: "good luck" | "well played" | "nice hand" | "congratulations" | "thank you" | "one moment, please" | "sorry" | "good night";
}

/** Is anybody there? */
export interface Ping {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  ping: string | number;
}

export type ToServer = ActFrame | Lay | LaysTogether | Comes | SealsWord | SaysWord | ReadyFrame | AskFrame | Resume | Say | Ping;

/** Which wager and which place some words name. */
export interface PlaceNamed {
  on: string;
  selection: string;
  lesson: string; // What the law calls it, where that is another word.
}

/** The answer to each thing that can be asked. */
export interface Answers {
  options: Offered[]; // Everything that one may do.
  ways: FormField[][]; // Every way in which an act may be done, each as its details.
  choices: (string | number)[]; // What may be chosen for a detail, where others are given.
  place: Offered[]; // The ways in which one may wager on one place.
  named: PlaceNamed; // The place that somebody names in words, as the game's tables have them.
  hint: Hint; // The best answer to what one is asked, where the view says that there is a `hint`.
  reports: Report[]; // For staff: what can be reported now.
  meant: Meant[]; // For staff: what somebody may mean who types what happened.
  foreseen: StepForeseen[]; // For staff: what an act would do, step by step.
}

/** What came of an act: the numbers of its first and last event. The view has what it led to. */
export interface Numbers {
  first: number;
  last: number;
  says: string; // What is told besides, as that a chip stakes another amount.
}

/** Something that a rule refuses. */
export interface Refusal {
  refused: Cite; // The provision.
  why: string;
  instead: string; // What may be done instead.
  ground: number; // Its place in the order of refusals: who, when, what, amount, means.
}

/** It is done, and stored. */
export interface DoneFrame {
  id?: string; // That of the frame which is answered.
  done: Numbers; // `first` and `last`, by their numbers in the table's chain; `says`.
}

/** A rule refuses it. */
export interface RefusedFrame {
  id?: string; // That of the frame which is answered.
  refused: Refusal; // `refused`, the provision; `why`, `instead`, `ground`.
}

/** 400 not understood, 403 not yours, 429 too often, 503 not stored and nothing has happened. */
export interface ErrorFrame {
  id?: string; // That of the frame which is answered.
  error: string; // One line: what was wrong, and what is allowed.
  status: number;
}

/** What was asked for. */
export interface AskedFrame {
  id?: string; // That of the frame which is answered.
  asked: "options" | "ways" | "choices" | "place" | "named" | "hint" | "reports" | "meant" | "foreseen";
  answer: unknown; // See what can be asked for.
}

/** The view follows, with every event since that one. */
export interface ResumesFrame {
  id?: string; // That of the frame which is answered.
  resumes: number;
}

/** Somebody is there. */
export interface PongFrame {
  id?: string; // That of the frame which is answered.
  pong: string | number;
}

/** One's own phrase was said. */
export interface SpokenFrame {
  id?: string; // That of the frame which is answered.
  spoken: "good luck" | "well played" | "nice hand" | "congratulations" | "thank you" | "one moment, please" | "sorry" | "good night";
}

/** A set phrase, and whose. */
export interface Heard {
  who: string;
  phrase: "good luck" | "well played" | "nice hand" | "congratulations" | "thank you" | "one moment, please" | "sorry" | "good night";
}

/** Somebody at the table said one of the set phrases: it is no event, and nobody is told of it later. */
export interface SaidFrame {
  said: Heard; // `who`, `phrase`.
}

/** The table as it is now: the first frame, and the first after `resume`. */
export interface ViewFrame {
  number: number; // Of the last event that it tells of.
  events: Told[]; // What happened since the event that one has.
  missed?: true; // More happened than is told: the view is all there is.
  view: View;
}

/** Something happened; it may be several acts at once. */
export interface ChangedFrame {
  number: number; // Of the last event that it tells of.
  events: Told[];
  missed?: true;
  changed: Changed; // The parts of the view that are different now, whole; null takes one away.
}

export type FromServer =
  DoneFrame | RefusedFrame | ErrorFrame | AskedFrame | ResumesFrame | PongFrame | SpokenFrame | SaidFrame | ViewFrame | ChangedFrame;

// What is told of an event

/** Somebody did something: one's own with every detail, another's with what everybody sees. */
export interface DoneTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "done";
  by: string;
  act: string;
  with: Record<string, string | number | boolean | (string | number | boolean)[]>;
  types?: Record<string, "money" | "moment" | "card" | "colour">; // Of details that are more than a word or a number.
  refused?: Cite; // One's own attempt, and the provision that refuses it.
  why?: string;
  instead?: string; // What may be done instead.
  ground?: number; // Its place in the order of refusals: who, when, what, amount, means.
}

/** Something came from a device. */
export interface CameTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "came";
  by: string; // The device.
  field: string; // What came: `card`, `number`, `dice`.
  value?: string | number; // Not told where it may lie face down.
  to?: string; // For whom.
}

/** The dealer announced something. */
export interface CalledTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "called";
  words: string;
  cites: Cite[];
}

/** Chips went from an account to a person, otherwise than by a settlement; negative: the other way. */
export interface MovedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "moved";
  person: string;
  amount: string;
  account: string;
  chips?: string; // The colour, where they are non-value chips.
}

/** A prize meter counted a person's wager. */
export interface MeteredTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "metered";
  person: string;
  amount: string;
  cites: Cite[];
}

/** The table ruled on something that had happened. */
export interface RuledTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "ruled";
  ruling: string;
  cites: Cite[];
}

/** A wager came to its end. */
export interface SettledTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  person: string;
  wager: string;
  selection: string;
  verdict: "win" | "lose" | "void" | "stands";
  stake: string;
  paid: string; // Won from the house, the stake not counted.
  returned: string; // Of the stake, handed back.
  left: string; // Of the stake, still on the layout.
  commission: string;
  fee?: string; // Paid besides the stake when the wager was made.
  cites: Cite[];
  kind: "settled";
  never?: boolean; // It never lay on the layout: what was put down is taken up.
}

/** A settlement was taken back. */
export interface UndoneTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  person: string;
  wager: string;
  selection: string;
  verdict: "win" | "lose" | "void" | "stands";
  stake: string;
  paid: string; // Won from the house, the stake not counted.
  returned: string; // Of the stake, handed back.
  left: string; // Of the stake, still on the layout.
  commission: string;
  fee?: string; // Paid besides the stake when the wager was made.
  cites: Cite[];
  kind: "undone";
  never?: boolean;
}

/** Something is awaited now. */
export interface AskedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "asked";
  what: string;
  moment: string;
  cites: Cite[];
}

/** The table was opened. */
export interface OpenedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "opened";
  table: string;
  game: string;
  rules: string;
  dealt: "house" | "live";
  on: string; // The moment whose text it is played under.
  variant: Record<string, string | number>;
}

/** A round begins. */
export interface RoundTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "round";
  round: number;
  shoe: number;
}

/** The seed of a shoe is committed to. */
export interface CommittedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "committed";
  shoe: number;
  hash: string; // SHA-256 of the seed.
}

/** A shoe is over. */
export interface RevealedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "revealed";
  shoe: number;
  seed?: string; // Not told where cards lay face down.
}

/** A shoe begins. */
export interface ShoeTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "shoe";
  shoe: number;
  words: string[]; // That are mixed into it.
  silent?: string[]; // Who sealed a word, and did not open it.
}

/** An order of cards, tiles or throws is committed to before the first of it comes. */
export interface OrderTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "order";
  shoe: number;
  order: number;
  of: string;
  size: number;
  root: string;
}

/** Somebody sealed a word for a shoe. */
export interface SealedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "sealed";
  shoe: number;
  by: string;
  seal: string;
}

/** A word for a shoe was opened. */
export interface WordTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "word";
  shoe: number;
  by: string;
  word: string;
  salt: string;
}

/** A player needs no more time, did not decide in time, was spoken for by the dealer, was sent away, or is a bot; or has no page, and brings cash or chips, or takes their chips away. */
export interface PersonNoted {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "ready" | "overdue" | "said" | "gone" | "bot" | "patron brings" | "patron takes";
  person: string;
}

/** Something was typed wrongly and is recorded as it was; what followed from it is taken back and made again. */
export interface CorrectedTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "corrected";
  round: number;
  field: string;
  act?: string; // What was done, where it did not come from a device.
  device?: string;
  person?: string; // Who did it, or for whom it came.
  was?: string | number; // Not told to whoever may not know it.
  now?: string | number;
}

/** The round that had begun is taken back: the one before it is corrected. */
export interface TakenBackTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "round taken back";
  round: number;
}

/** A dispute was written down; its sheet is for the staff to read (`disputes`). */
export interface DisputeTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "dispute";
  round: number;
}

/** The table goes on at another pace. */
export interface PaceTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "pace";
  pace: Record<string, number>; // In seconds.
}

/** A live table is recorded in another manner from now on. */
export interface RecordingTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "recording";
  manner: "every wager" | "result only";
}

/** A hand of a tournament is counted. */
export interface HandTold {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "hand";
  hand: number;
  forfeits: Record<string, string>;
  out_at: Record<string, number>; // Who is out, and after which hand.
  over: string; // Why the session is; empty: it goes on.
}

/** The table was closed, or the director concluded play here. */
export interface Noted {
  n: number; // Of the event in the table's chain.
  who: string; // Who does it, or whom it concerns; empty: the table.
  says: string; // What happened, in words.
  kind: "closed" | "concluded";
}

export type Told =
  | DoneTold
  | CameTold
  | CalledTold
  | MovedTold
  | MeteredTold
  | RuledTold
  | SettledTold
  | UndoneTold
  | AskedTold
  | OpenedTold
  | RoundTold
  | CommittedTold
  | RevealedTold
  | ShoeTold
  | OrderTold
  | SealedTold
  | WordTold
  | PersonNoted
  | CorrectedTold
  | TakenBackTold
  | DisputeTold
  | PaceTold
  | RecordingTold
  | HandTold
  | Noted;

// What is seen of a table, and may be done there

/** Somebody at a table. */
export interface PersonAtTable {
  name: string;
  role: string;
  excluded: boolean;
}

/** Somebody's chips at a table. */
export interface Purse {
  chips: string;
  "non-value chips": Record<string, number>; // How many of each colour.
}

/** Who one is at this table. */
export interface You {
  names: string[]; // Under which one acts here; none: one looks on.
  for?: string[]; // At a live table: of whom one says what they do.
  chips?: string;
  "non-value chips"?: Record<string, number>; // How many of each colour.
}

/** Who sits where, where the rules number the places. */
export interface Seats {
  taken: Record<string, string>; // Who, by number.
  free: number[];
  standing: string[];
}

export interface SignLine {
  minimum: string;
  maximum: string;
  increment?: string;
}

/** A higher minimum that is announced. */
export interface Notice {
  kind: string;
  minimum: string;
  shown: string;
  effective: string;
  says: string;
}

/** The sign of a table. */
export interface Sign {
  limits: Record<string, SignLine>; // By kind of wager.
  increment: string | null;
  notices: Notice[];
}

/** The sign of a table, and as it stands there. */
export interface SignShown {
  limits: Record<string, SignLine>; // By kind of wager.
  increment: string | null;
  notices: Notice[];
  shown: string;
  announced: Record<string, Cite>; // Lines whose minimum goes up after notice alone, and under what.
}

/** A wager on the layout. */
export interface Placed {
  person: string;
  wager: string;
  selection: string;
  stake: string;
  chips: string; // The colour, where they are non-value chips.
}

/** What the dealer announced. */
export interface Called {
  words: string;
  cite: Cite;
}

/** A wager's end, in money. */
export interface SettlementLine {
  person: string;
  wager: string;
  selection: string;
  verdict: "win" | "lose" | "void" | "stands";
  stake: string;
  paid: string; // Won from the house, the stake not counted.
  returned: string; // Of the stake, handed back.
  left: string; // Of the stake, still on the layout.
  commission: string;
  fee?: string; // Paid besides the stake when the wager was made.
  cites: Cite[];
}

/** The same as it is seen, with what the person is up or down by it. */
export interface Settlement {
  person: string;
  wager: string;
  selection: string;
  verdict: "win" | "lose" | "void" | "stands";
  stake: string;
  paid: string; // Won from the house, the stake not counted.
  returned: string; // Of the stake, handed back.
  left: string; // Of the stake, still on the layout.
  commission: string;
  fee?: string; // Paid besides the stake when the wager was made.
  cites: Cite[];
  net: string;
  says: string; // What became of the wager, in words.
}

/** What the table ruled on something that had happened. */
export interface Ruling {
  ruling: string;
  cites: Cite[];
}

/** What is awaited, from whom, and under which provision. */
export interface Awaited {
  kind: "wagering" | "choice" | "outcome";
  says: string;
  from: string[]; // Who may answer.
  waits: string; // What the table waits for, and whom, in words.
  under: Cite;
  "closed by"?: string; // Of `wagering`: the act that does.
  offers?: string[]; // Of a `choice`: the acts that answer it.
  about?: string; // Of a `choice`: about what.
  asks?: string; // Of a `choice`: the same as a question to whoever may answer.
  field?: string; // Of an `outcome`: what comes.
  to?: string; // Of an `outcome`: for whom.
}

/** A piece of equipment that lies on the table, as a page draws it. */
export interface Piece {
  kind: "balls" | "beads" | "cards" | "coins" | "counter" | "dice" | "lights" | "numbers" | "puck" | "seat" | "ticket" | "tiles" | "wheel";
  label: string;
  what: (string | number | number[])[]; // Its faces, empty where one lies face down; a ticket has its ways.
  says: string;
  at: string; // The place of the cloth where it lies; else above the cloth.
  state: string;
  of: string[]; // Whose it is.
  tag?: string; // What it says, in few words.
  marks?: string[]; // Selections of the places that what came is marked on.
  against?: string; // Of a hand: what the one comes to that it is held against.
  rim?: [string, string][]; // Of a wheel: what each space says, and its colour.
}

/** A game in one of its texts and variants. */
export interface GameText {
  rules: string;
  since: string;
  part: string;
  variant: Record<string, string | number>;
  settings: FormField[]; // What may be set there.
  sign: Record<string, [string, string]>; // As it usually stands: minimum and maximum.
}

/** One line of the list of tables. */
export interface TableListed {
  name: string;
  game: string;
  title: string;
  kind: string;
  part: string;
  rules: string;
  on: string;
  variant: Record<string, unknown>;
  dealt: string;
  closed: boolean;
  sign: Sign;
  players: string[];
  bots: string[];
  most: number;
  round: number;
  moment: string;
  called: string;
  number: number;
  tournament: string;
  starts: boolean;
  feeds: boolean;
  where: string;
}

/** A line of a leader board. */
export interface Standing {
  place: number;
  name: string;
  chips: string;
  out_at: number; // The hand after which nothing could be wagered; nought: still in play.
}

/** The session of a tournament that is played at a table. */
export interface Contest {
  tournament: string;
  session: string;
  hands: number;
  hand: number; // So many are played.
  advance: number; // So many of this table go on.
  ends: string; // Who goes on, in words.
  must: string; // The compulsory wager, in words.
  over: string; // Why; empty: it is on.
  standing: Standing[]; // As the last hand left it.
  under: Record<string, Cite>;
}

/** What will happen by itself, and when. */
export interface Timer {
  what: "wagers" | "decides";
  who: string; // Who has to decide; nobody, where wagers close.
  since: string;
  at: string;
}

/** How a live table is recorded. */
export interface Recording {
  manner: "every wager" | "result only"; // `result only`: the steps between are noted by the house.
  devices: Record<string, string>; // What each device reads by itself, by its name.
}

/** The round before this one, as it ended. */
export interface LastRound {
  round: number;
  placed: Placed[];
  called: Called[];
  settlements: Settlement[];
  rulings: Ruling[];
  pieces: Piece[];
  lit: string[];
  nets: Record<string, string>; // What it came to, by person.
  came: string; // What decided it, in few words.
  look: Record<string, unknown>;
}

/** A table as one person sees it; a part that is different is sent whole. */
export interface View {
  game: string; // Which game, by its name.
  title: string; // The same, as it is read.
  part: string; // The Part of the rules, or the notice, that it is played under.
  table: string; // The table's name.
  dealt: "house" | "live"; // `live`: a dealer says what the real table showed.
  recording: Recording | null; // Of a live table: how it is recorded, and which devices read what there.
  closed: boolean; // Nobody plays here any more.
  round: number; // Its number at this table.
  shoe: number; // The number of the shoe, or of the seed, at this table.
  moment: string; // Where the round stands, in the law's words.
  awaited: Awaited | null; // What is awaited, from whom; none: the round is over.
  timer: Timer | null; // What will happen by itself, and when.
  contest: Contest | null; // The session of a tournament that is played here.
  meter: string | null; // The prize meter system that the table feeds; what it shows is at `/api/jackpots`.
  sign: Sign; // Limits, increments, notices that run.
  people: PersonAtTable[]; // Who is there.
  bots: string[]; // Who of them is a bot.
  seats: Seats | null; // Who sits at which number; none, where the rules number no places.
  places: Record<string, string>; // Who has which box or place, by number: who wagers there, or did last.
  joins: ("sit" | "stand")[]; // How whoever plays and is not there may join.
  ready: string[]; // Who needs no more time for wagers.
  placed: Placed[]; // Wagers on the layout.
  staked: Record<string, string>; // The same together, by person.
  look: Record<string, unknown>; // What lies on the table, as this person may see it, in the game's own words.
  pieces: Piece[]; // The same as pieces of equipment, to be drawn.
  lit: string[]; // The places of the cloth that are lit.
  came: string; // What decides the round, in few words, as far as it has come: `19 red`.
  called: Called[]; // What was announced in this round.
  settlements: Settlement[]; // What was settled in this round.
  nets: Record<string, string>; // What it comes to so far, by person.
  rulings: Ruling[]; // What was ruled in this round.
  last: LastRound | null; // The round before: the next begins by itself, so this is read at leisure.
  you: You; // Under which names one acts here, and one's chips.
  yours: Offered[]; // What this person may do next: answers to what is awaited; while wagers are open, steps.
  hint: number; // The event that asks for a decision whose best answer is held, by its number; 0: none does.
  chips?: Record<string, Purse> | null; // For staff: everybody's.
}

/** Somebody at a table, with the chips that whoever asks may know of. */
export interface PersonThen {
  name: string;
  role: string;
  excluded: boolean;
  chips?: string;
  "non-value chips"?: Record<string, number>; // How many of each colour.
}

/** A table at a step of a round, as somebody saw it then. */
export interface TableThen {
  round: number;
  placed: Placed[];
  called: Called[];
  settlements: Settlement[];
  rulings: Ruling[];
  pieces: Piece[];
  lit: string[];
  table: string;
  moment: string;
  sign: Sign;
  awaited: Awaited | null;
  people: PersonThen[];
}

export type Changed = Partial<View>;

// What the API takes and answers

/** What became of an entry that was taken by oversight. */
export interface Accepted {
  rulings: Ruled[];
  back: string;
  ticket: Ticket | null; // For what stands, if anything does.
}

export interface Accepts {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  ways: number[][]; // The numbers of each way.
  stake: string; // On each way, in each game.
  games?: number;
  jackpot?: boolean;
  handed_in?: string | null; // Where it was less than all games cost.
  patron: string;
  station?: number; // The writer's station.
}

/** One account over a gaming day, in dollars and cents; all purses are one, and all chips that people hold. */
export interface AccountRow {
  opening: string;
  received: string;
  given: string;
  closing: string;
  account: string;
}

export interface Amount {
  amount: string;
}

export interface Announces {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  name: string;
  file: string; // As docs/tournaments.md has it.
  waits?: number | null; // Seconds from the first entry to the draw, and between sessions; without it, staff draw.
  fills?: number; // Bots enter until so many play.
}

export interface AnswerSent {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  item: string;
  given: string;
  seconds: number;
  themed?: boolean; // Did whoever answers choose what is practised? Then it tells less of them.
}

export interface AppliedIn {
  cite: string;
  rounds: Where[];
}

export interface AskedBack {
  ask: string;
  choices: Choice[];
  games: boolean; // Are the choices games?
}

export interface AtTable {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  table: string;
  amount: string; // Dollars and cents, such as 12.50.
}

/** In one sentence. */
export interface Because {
  n: number; // The number of the event in the table's chain.
  kind: string; // `settlement`, `refusal`, `ruling` or `call`.
  line: SettledWager | null;
  conclusion: string;
  because: string;
  figure: string[]; // Of a wager that wins: the arithmetic, step by step.
}

export interface BeginsDay {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  hours?: number;
  approved?: boolean; // Has an inspector approved another period than 24 hours?
}

/** The best play as a chart, a letter for each hand against each card of the dealer's. */
export interface BestPlay {
  says: string;
  legend: string;
  across: string[];
  rows: ChartRow[];
}

/** What everybody sees in the lounge (qld s222(2), (3)). */
export interface Board {
  open: boolean; // Does the house have a lounge?
  by_the_clock: boolean; // Does the house draw by itself, with a writer of its own?
  pays_in: ("cash" | "chips" | "cheque" | "keno dollars")[]; // How a patron is paid here.
  says: string; // Which game is sold, in words.
  day: KenoDay | null;
  on: boolean; // Is a keno day on, so that tickets are sold?
  game: number; // The game that is sold, as it is numbered in its keno day.
  count: number; // The game that is drawn next, counted over all days.
  closed: boolean; // Is the game before that closed, and still to be drawn?
  draws_at: string | null; // When it is drawn, in universal time, where that is known.
  waits: number | null; // Seconds from its first ticket on, where it has none yet.
  under: string[]; // What has it shown.
  pools: Record<string, string>; // Of jackpot keno, by number of spots.
  pools_under: string[]; // How a pool is won, and what a ticket in it costs.
  inspectors: string[]; // Who looks on when balls are replaced, as a draw names them.
  by_hand_under: string[]; // What is done where a drawing goes wrong.
  drawn: Draw[]; // The latest first.
}

/** What one may bring to a table. */
export interface BuyInBounds {
  least: string;
  usual: string; // What one sits down with where one does not say.
  most: string; // All that one has in purse and chips, as far as the table's chips make it.
  step: string;
}

export interface Buys {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  patron?: string | null; // Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself.
  station?: number; // The writer's station.
  // Where a patron does it: themself, or at a writer's, whom the house has where it draws by clock; `either`: where it can be done.
  at?: "self-service" | "writer" | "either";
  ways: number[][]; // The numbers of each way.
  stake: string; // On each way, in each game.
  games?: number;
  jackpot?: boolean;
  keno_dollars?: number[]; // These pay for it as far as they go.
  chips?: string; // Dollars and cents, such as 12.50.
}

export interface BuysDollars {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  patron?: string | null; // Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself.
  station?: number; // The writer's station.
  // Where a patron does it: themself, or at a writer's, whom the house has where it draws by clock; `either`: where it can be done.
  at?: "self-service" | "writer" | "either";
  amount: string; // Dollars and cents, such as 12.50.
  chips?: boolean; // For chips instead of money.
}

/** Something waits for whoever asks. */
export interface Call {
  table: string;
  says: string;
  sent: number | null; // Chips under way, that they say have come or gone: their event.
  cage: boolean; // At the cage, and not at the table.
}

export interface Calls {
  calls: Call[];
}

/** What came lately from the wheel, the dice, the coins or the balls; the latest first. */
export interface CameLately {
  last: string[]; // Of dice, what they showed together.
  of: number; // So many were looked at.
  hot: CameTimes[]; // What came most often, and how often.
  cold: CameTimes[]; // What has not come for longest, and for how many outcomes.
  says: string; // What that means: nothing.
}

export interface CameOften {
  value: string;
  came: number;
  expected: number;
}

export interface CameTimes {
  value: string;
  times: number;
}

export interface CashLaidDown {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  person: string;
  amount: string; // Dollars and cents, such as 12.50.
}

/** A chain of events: a table's, the house's own (0), or that of its systems (-1). */
export interface ChainTold {
  chain: number;
  name: string;
  closed: boolean;
  events: number;
  rounds: number;
}

/** What was done to a rule; null, where what was there or is there now is not held. */
export interface Change {
  rule: string;
  does: string;
  notice: string;
  item: string;
  effect: string;
  only: string;
  reading: string;
  was: TextThen[] | null;
  is: TextThen[] | null;
}

/** What was done between two moments, rule by rule; notices that are known and not held. */
export interface Changes {
  changes: Change[];
  known: NotHeldNotice[];
  beyond: string;
}

export interface ChartRow {
  hand: string;
  cells: string[];
}

export interface Chips {
  person: string;
  chips: Record<string, number>; // How many chips of each worth, in dollars.
}

export interface Choice {
  say: string;
  leads_to: string;
}

export type Cite = string;

/** A section with what of it applies. */
export interface CitedSection {
  heading: string;
  subsections: Subsection[];
}

export interface Claims {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  ticket: string;
  patron: string;
  asked?: string; // What else the chief executive has asked for.
  given?: string;
}

export interface Class {
  name: string;
  instructor: string;
  own: boolean; // May whoever asks change it?
  people: number;
  work: Work[];
  pupils: Pupil[];
}

export interface ClassListed {
  name: string;
  instructor: string;
  own: boolean; // May whoever asks change it?
  people: number;
  work: Work[];
}

export interface ClassMembers {
  people: string[]; // All who are in it from now on.
}

export interface CloseDay {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  day: string; // One that is over; all days before it are closed with it.
}

export interface Closes {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  to?: Record<string, string | null>; // Who receives what; null takes the rest.
}

export interface ClosesWindow {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  cash?: Record<string, number>; // How many of each worth: `{'25.00': 4}`.
  chips?: Record<string, number>; // How many of each worth: `{'25.00': 4}`.
}

/** A cloth in millimetres, from its upper left corner. */
export interface ClothData {
  title: string;
  wide: number;
  high: number;
  ground: string;
  shown: [number, number, number, number]; // The part with the places: x, y, wide, high.
  places: PlaceData[];
  takes: "chips" | "marks" | "nothing"; // Chips, marks as on a ticket, or nothing: at poker, acts bring chips to the pot.
  nowhere: Record<string, string>; // Wagers without a place of their own, and why.
  devices: Record<string, [number, number, number, number]>; // Where equipment lies on it, by kind and what it shows; else it stands above.
  keys: Record<string, string>; // Of whoever plays: a letter for each act of the game, by act.
  // What may be said at a table, and nothing else.
  phrases: ("good luck" | "well played" | "nice hand" | "congratulations" | "thank you" | "one moment, please" | "sorry" | "good night")[];
}

export interface Collects {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  patron?: string | null; // Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself.
  station?: number; // The writer's station.
  // Where a patron does it: themself, or at a writer's, whom the house has where it draws by clock; `either`: where it can be done.
  at?: "self-service" | "writer" | "either";
  ticket: string; // The code on it; a keno writer may key in its serial number.
  paid_in?: "cash" | "chips" | "cheque" | "keno dollars";
}

export interface ColourUp {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  person?: string | null; // Whose, empty: of somebody whom nobody knows; without it, one's own. It takes who runs the cage.
}

export interface Concludes {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  table: string;
  agreed?: boolean; // Do all players there agree? Asked where chips become cash.
}

export interface Condition {
  cite: string;
  says: string;
}

export interface Considered {
  provision: string;
  fails_because: string;
}

/** One thing that was typed, as it stands. */
export interface Correctable {
  round: number;
  step: number; // Which of the things that were done or came in its round.
  act: string; // What was done; empty: it came from a device.
  device: string;
  who: string; // Who did it, or for whom it came.
  field: string; // Empty: a report, which is taken back as a whole where it was made by mistake.
  stands: string | number | null; // None where it may lie face down, and its dealer alone knows it.
}

/** What was wagered on average while the count stood there. */
export interface CountStep {
  count: number;
  rounds: number;
  wagered: string;
}

/** A course, in the order of its Part. */
export interface Course {
  game: string;
  title: string;
  of: string;
  rules: string;
  lessons: LessonListed[];
}

export interface Curriculum {
  name: string;
  units: string[];
  assessed: string;
  elements: Element[];
}

export interface DayReturned {
  day: string;
  alone: ReturnTold;
  so_far: ReturnTold; // From the first of the thirty days on.
}

/** A table as its dealer sees it, and what is done, announced and dealt at such a table, whether or not now. */
export interface DealtTable {
  of: string; // The game's text, as items name it.
  cloth: boolean;
  told: string[]; // What has happened in this round.
  lies: Lying[];
  pieces: Piece[];
  acts: string[];
  calls: string[];
  cards: string[];
  question: Question | null; // What is asked now, where it is put in words.
}

/** What somebody may decide, and what then becomes of it. */
export interface Decision {
  who: string;
  what: string;
  under: Cite;
  leads_to: string[];
}

export interface DevicePeriod {
  day: string;
  outcomes: number;
  p: number | null;
}

/** What is done about somebody between two sessions. */
export interface Directs {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  what: "disqualify" | "absent"; // `absent`: they do not come.
  person: string;
  ground?: string; // Of a disqualification, as the conditions state it.
}

/** Its centre, and how much it measures across and down. */
export interface Disc {
  disc: [number, number, number, number];
}

/** What somebody of the staff writes down. */
export interface DisputeSheet {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  round: number; // Of this table.
  patron?: string;
  note: string; // What happened, and what is in dispute.
  witnesses?: string;
  amount?: string; // Dollars and cents, such as 12.50.
  ruling?: string;
  outcome?: "the patron accepts" | "to the inspector" | "open";
  camera?: string; // Where it was recorded.
}

export interface Dollars {
  serial: number;
  amount: string;
  day: string; // The keno day of issue; good for wagers for 28 days.
}

export interface Done {
  done: string;
}

export interface Draw {
  day: string; // Its keno day.
  game: number;
  at: string;
  numbers: number[]; // In the order in which they came.
}

/** A table of a session with whoever was drawn to sit there. */
export interface Drawn {
  table: string;
  players: string[];
  hand: number; // So many hands are played.
  open: boolean; // Can it be looked at?
}

export interface Draws {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  game: number; // `count` of the board: drawn once.
  numbers?: number[] | null; // As the device gave them; or by chance.
  events?: Record<string, number | string>[]; // What was reported (s222).
}

/** A kind of items. */
export interface Drill {
  kind: string;
  says: string;
  seconds: number; // How long an answer may take.
}

/** What staff must do next, or announce. */
export interface DutyTold {
  who: string;
  what: string;
  under: Cite;
}

export interface Element {
  says: string; // What the unit asks for, in our words.
  ours: string;
  kinds: string[];
}

export interface Entrant {
  name: string;
  bot: boolean;
  paid: string;
  out: string; // Why; empty: still in.
}

/** One event in words, with its place in its chain. */
export interface EventTold {
  event: string; // Its chain and number, as `before` takes it.
  chain: number;
  name: string;
  number: number;
  round: number;
  at: string;
  kind: string;
  person: string; // Who acted, by name; nobody where the house did, or it was not stored then.
  role: string; // As what they acted; `the house` where nobody did.
  who: string; // Who it says did it at the table, or whom it concerns.
  what: string;
  cites: string[];
  hash: string | null; // None while its round is played, where something may lie face down.
}

export interface EventsTold {
  events: EventTold[];
  more: boolean; // Are there more before the last of these?
}

export interface Fact {
  event: number; // By its number in the table's chain; 0: so it was as the round began.
  says: string;
}

export interface Float {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  table: string;
  amount: string; // Dollars and cents, such as 12.50.
  chips?: Record<string, number>; // How many of each worth, where that is told: `{'25.00': 4}`.
}

/** One detail of an act, as a form asks for it. */
export interface FormField {
  name: string;
  kind: "money" | "choice" | "choices" | "whole" | "text" | "moment" | "card" | "yes";
  optional: boolean;
  least?: string | number; // Dollars and cents of `money`, else a number.
  most?: string | number;
  step?: string;
  marks?: Record<string, string>; // Of `money`: amounts that one looks for, `half pot`.
  times?: number; // Of `money`: so many times the detail `after`.
  choices?: (string | number)[]; // All of them, where they are few.
  many?: number; // So many choices; they are asked for.
  first?: number; // Of many that follow on each other.
  last?: number;
  by?: string; // The choices depend on this detail, and are asked for.
  after?: string; // Another detail, on which this one depends.
  minutes?: number; // Of a moment: at least so long after that detail.
}

export interface FoundProvision {
  cite: string;
  heading: string;
  says: string;
}

export interface GamingDay {
  day: string;
  closed: boolean;
}

/** The days on which anything moved, the latest first, and today. */
export interface GamingDays {
  today: string;
  days: GamingDay[];
}

export interface HandClass {
  hand: string;
  number: number;
  one_in: number;
}

/** Where one's hand stands in the chart, while one is asked about it. */
export interface HandInChart {
  hand: string;
  against: string;
}

export interface HandedOver {
  cheque: string;
  tickets: number;
  says: string;
}

/** How often each class of hands comes with one deck. */
export interface HandsOfDeck {
  says: string; // Of what the deck is made, and what the ace counts there.
  classes: HandClass[];
}

/** The last event of a chain that may be told: of a round that is played, none where something may lie face down. */
export interface Head {
  number: number;
  hash: string;
}

export interface Health {
  status: string;
  tables: number;
}

/** The best answer to what one is asked. */
export interface Hint {
  act: string;
  with: Record<string, string | number>;
  does: string; // What one does then, in words.
  says: string; // By what.
}

/** The latest first. */
export interface HistoryTold {
  day: string; // The gaming day: it begins at six in the morning.
  wagers: WagerEnded[];
  more: boolean; // Are there more before the last of these?
}

/** What somebody has away from the tables, and at each. */
export interface Holdings {
  person: string;
  purse: string; // Money, in dollars and cents.
  chips: string; // Chips that they carry, in dollars and cents.
  together: string; // Both, in dollars and cents.
  at_tables: Record<string, string>; // Chips at each table, by its name; what lies on a layout is not counted.
}

/** The whole store, gone through. */
export interface House {
  fits: boolean;
  wrong: string; // The first thing that does not fit.
  events: number;
  rounds: number;
  postings: number;
  heads: Record<string, Head>; // The end of each chain; nought is the house's own.
}

/** What somebody is in the house; somebody may be several, unless one excludes the other (`APART`). */
export type HouseRole =
  | "player"
  | "guest"
  | "dealer"
  | "floor manager"
  | "pit boss"
  | "cashier"
  | "count"
  | "keno writer"
  | "keno supervisor"
  | "tournament director"
  | "inspector"
  | "surveillance"
  | "device"
  | "instructor"
  | "trainee"
  | "administrator";

/** All accounts together, which hold nothing. */
export interface InAll {
  opening: string;
  received: string;
  given: string;
  closing: string;
}

export interface Increments {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  amount: string; // Dollars and cents, such as 12.50.
  kind?: string;
}

/** What was found, the latest first, and by whom how often. */
export interface Inquiry {
  rows: InquiryRow[];
  by: PersonCount[];
  of: PersonCount[];
  more: boolean; // There is more than this; ask about a shorter time.
}

/** One thing that was found. */
export interface InquiryRow {
  of: string; // Whose it is: who was overruled, whose money, which table.
  by: string; // Who did it.
  what: string;
  amount: string | null;
  at: string;
  name: string; // The table, or the house.
  event: string;
  round: number;
}

/** A reprint or a Gazette notice, and what it has. */
export interface InstrumentTold {
  id: string;
  title: string;
  rules: string;
  effect: string;
  does: string;
  parts: PartTold[];
}

export interface Issued {
  keno_dollars: number;
  amount: string;
}

/** A question, without its answer. */
export interface Item {
  id: string; // Its name; none, where it belongs to a table test.
  of: string; // The game's text, as items name it.
  game: string;
  title: string;
  rules: string;
  since: string;
  kind: string;
  skill: string;
  seconds: number; // How long an answer may take.
  question: Question;
  cloth: boolean; // Is it asked at a cloth? Then what lies there follows.
  placed: Placed[];
  counted: number[]; // Of each that lies there: how many chips of its colour; 0, chips of value.
  pieces: Piece[];
}

export interface KenoDay {
  date: string;
  opens: string;
  closes: string;
}

export interface KeptAnswer {
  item: string;
  skill: string;
  difficulty: number;
  given: string;
  right: boolean;
  seconds: number;
  at: string;
  themed: boolean;
}

export interface Kind {
  kind: string;
  jackpot: boolean;
  minimum: string; // For a ticket and a game, all ways together.
  maximum: string;
  step: string; // What is on each way is a multiple of it.
  under: string[];
  rows: PrizeRow[];
}

export interface Known {
  name: string;
  role: HouseRole;
  also: HouseRole[]; // What they are besides.
  stays: boolean; // A guest or a bot has play money, and takes no other role.
}

export interface Lays {
  on: string; // The wager.
  selection: string;
  chip: string; // What it is worth; raised to the least that may be laid there.
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  as?: string | null; // For staff who are more than one here; the dealer of a live table names a player.
}

/** One thing in words. */
export interface LedTo {
  n: number; // The number of its event in the table's chain.
  kind: string;
  who: string;
  what: string;
  cites: string[];
}

export interface Lesson {
  number: number;
  title: string;
  of: string;
  says: Said[];
  tasks: LessonTask[];
}

export interface LessonListed {
  number: number;
  title: string;
  tasks: number;
  done: number;
}

export interface LessonTask {
  item: string;
  right: boolean; // Was it answered rightly when it was last asked?
}

export interface Limits {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  kind: string; // The line of the sign.
  minimum: string; // Dollars and cents, such as 12.50.
  maximum: string; // Dollars and cents, such as 12.50.
  effective?: string | null; // When a higher minimum takes effect, where notice is due.
}

/** A wager on the layout, with the number by which it is told. */
export interface Lying {
  number: number;
  about: string; // Where it lies, in words.
  placed: Placed;
}

/** A change that a law made of a section, or of a part of it. */
export interface Made {
  of: string;
  change: string;
  law: string;
  name: string;
  section: string;
  from: string;
}

/** Was it right, what is, and why. */
export interface Marked {
  right: boolean;
  given: string;
  answer: string;
  parts: MarkedPart[]; // Each by itself; none, where the answer is one.
  why: Reason[];
  cites: Cite[];
  skill: string;
  rating: number;
  before: number; // The rating before it.
  sure: boolean; // Is the rating known well?
  streak: number;
  asked_today: number;
}

/** One part of an answer that has several. */
export interface MarkedPart {
  part: string;
  right: boolean;
  given: string;
  answer: string;
}

/** What somebody may mean who types what happened, the likeliest first. */
export interface Meant {
  meant: string; // What happened, as the desk calls it.
  act: string; // By which the table takes it; empty: the law alone answers.
  under: Cite;
  report: Report | null; // Nothing: it cannot be reported now.
  given: Record<string, string | number | boolean | (string | number)[]>; // The details that the words tell.
  not_now: string; // Why it cannot be reported now.
}

export interface Meter {
  system: string;
  open: boolean;
  arrangement: string;
  shown: string;
  least: string; // It never records less.
  rate: string;
  cost: string;
  tables: string[];
  pays: Pays[];
  cites: string[]; // Its approval, how it grows, how it pays.
  prizes: MeterPrize[]; // The latest first.
}

/** Whose it was stands at the table. */
export interface MeterPrize {
  at: string;
  table: string;
  hand: string;
  amount: string;
  cites: string[];
}

export interface Meters {
  systems: Meter[];
}

/** What went from one kind of account to another, by what it was. */
export interface Movement {
  movement: string;
  amount: string;
}

export interface NewClass {
  name: string;
}

export interface NewOwnPassword {
  old: string;
  new: string;
}

export interface NewPerson {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  name: string;
  role: HouseRole;
  also?: HouseRole[]; // What they are besides; none that excludes another.
  password?: string | null; // Without one, nobody can sign in under this name.
}

export interface NewRole {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  name: string;
  role: HouseRole;
  also?: HouseRole[]; // What they are besides; none that excludes another.
}

export interface NightCage {
  day: string;
  balances: boolean;
  wrong: string[];
}

/** A player's wagers against the count of the cards. */
export interface NightCount {
  person: string;
  rounds: number;
  r: number;
  p: number | null;
  steps: CountStep[];
}

/** A dealer of live tables. */
export interface NightDealer {
  dealer: string;
  rounds: number;
  rounds_an_hour: number | null;
  corrections: number;
  reports: number;
  out_of_turn: number; // Steps that were tried before their time.
  left_undone: number;
  seconds_to_settle: number | null; // From the last wager to the last settlement; half take longer.
}

/** How often each thing came; of a wheel, in the order of its pockets. */
export interface NightDevice {
  table: string;
  device: string;
  outcomes: number;
  told: string;
  evidence: string;
  p: number | null;
  each: CameOften[];
  periods: DevicePeriod[];
}

/** Something that chance would seldom do. It accuses nobody. */
export interface NightFinding {
  what: string;
  since: string;
  evidence: string;
  p: number; // How likely it is by chance; nought: it is certain.
  rounds: NightRound[];
  cites: string[]; // Provisions that it might touch.
}

export interface NightPerson {
  rounds: number;
  wagers: number;
  handle: string; // All that was staked.
  win: string; // The house's.
  kept: number | null; // The share of the handle that was won.
  expected: string | null; // By the exact return of every wager; where people decide, against the best play.
  expected_exactly: string | null; // A fraction of dollars.
  sigma: string | null;
  sigma_is: string; // `exact`; `at most`, where it is not held how wagers go together; or `not held`, as a return is not.
  z: number | null; // How many σ the win is over what was expected.
  tells: boolean; // Are there rounds enough, and is every return held?
  person: string;
  least: string; // That was staked in a round.
  most: string;
  decisions: number; // Whose worth is held.
  missed: number;
  price: string; // What these came to less than the best play.
}

/** Where a round is seen again. */
export interface NightRound {
  table: string;
  round: number;
}

export interface NightTable {
  rounds: number;
  wagers: number;
  handle: string; // All that was staked.
  win: string; // The house's.
  kept: number | null; // The share of the handle that was won.
  expected: string | null; // By the exact return of every wager; where people decide, against the best play.
  expected_exactly: string | null; // A fraction of dollars.
  sigma: string | null;
  sigma_is: string; // `exact`; `at most`, where it is not held how wagers go together; or `not held`, as a return is not.
  z: number | null; // How many σ the win is over what was expected.
  tells: boolean; // Are there rounds enough, and is every return held?
  table: string;
  game: string;
  drop: string | null; // Cash that was changed into chips there.
  hold: number | null; // The share of the drop that was won.
}

/** Some gaming days of the house. */
export interface NightTold {
  first: string; // The first of the gaming days.
  last: string;
  rounds: number;
  checked: number; // Settled wagers.
  tables: NightTable[];
  people: NightPerson[];
  counts: NightCount[];
  devices: NightDevice[];
  dealers: NightDealer[];
  cage: NightCage[];
  findings: NightFinding[];
  not_shown: string[]; // What a night cannot show.
}

/** A notice that is known, and not held. */
export interface NotHeldNotice {
  notice: string;
  does: string;
  published: string;
  gazette: string;
  told_by: string[];
}

export interface Nothing {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
}

export interface NoticeOf {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  kind: string; // The line of the sign.
}

export interface Odds {
  wager: string;
  notes: number[];
  selection: string;
  strategy: string;
  pays: string;
  edge: string;
}

/** A row for each wager; places that return the same are told together. */
export interface OddsOfTable {
  title: string;
  note: string;
  rows: Odds[];
  notes: string[]; // From 1 on, as the rows point to them.
  // What the house keeps by the best play: by wager and selection, or `every` where all are the same.
  edges: Record<string, Record<string, string>>;
  headings: string[]; // Of the same in full: win, void, lose, return, at a stake.
  cells: string[][];
  remarks: string[];
}

/** Something that one may do now: an act with its ways, a wager with its places, several wagers laid as one, or what came from a device. */
export interface Offered {
  who: string; // Under which name.
  act?: string;
  comes?: string; // What is awaited from a device, where a dealer says it.
  lays?: "first" | "again" | "double"; // Wagers that are laid as one.
  ready?: true; // That one needs no more time for wagers, in the words of `says`.
  sum?: string; // What it puts down, as it stands in `with`.
  less?: boolean; // May it be less? Then its `ways` say by how much.
  on?: string; // Of a wager.
  places?: string[] | "every"; // Selections; `every`: all that the cloth has.
  least?: string;
  most?: string;
  step?: string;
  chips?: string; // The colour of non-value chips.
  under: Cite;
  says: string;
  ways?: FormField[][]; // Each a list of details to fill in.
  told?: Record<string, string>; // What each choice for its one detail comes to.
  many?: number; // So many ways; they are asked for.
  with?: Record<string, string | number>; // Its details, where nothing is left open.
  ordinary?: boolean; // The golden button.
}

/** A provision that somebody may name, and what it does. */
export interface OfferedProvision {
  cite: Cite;
  does: string;
}

export interface OpensLounge {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  settings?: Record<string, unknown>; // What Part 13 leaves to the operator (docs/keno.md).
}

export interface OpensSystem {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  system: string;
  tables: string[];
  cost: string; // Of a jackpot wager, the same at every table.
  arrangement?: "vic 10/2004" | "vic 25/1999" | "qld" | "qld, dead man's hand";
  seed?: number | null; // A seed value of Table 2.
  start?: string | null; // As approved, where no seed value is set.
  rate?: string | null; // The part of a wager that goes to the meter, as approved: `1/4`.
  shares?: string; // How prizes of one round are shared: `equal parts`, `10:1`, `in turn`.
  approved?: boolean; // Has the arrangement been approved?
}

export interface OpensTable {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  name: string;
  game: string;
  dealt?: string; // `house`, or `live`: a dealer says what the real table showed.
  rules?: string | null; // `qld` or `vic`.
  on?: string | null; // The day or moment whose text it is played under.
  variant?: Record<string, string | number>; // Where a text has several: `spaces`.
  settings?: Record<string, string | number | boolean>; // How the table is run: `decks`, `super_sevens`.
  limits?: Record<string, Record<string, string>>; // Lines of its sign: each a `minimum` and a `maximum`.
  increment?: string; // Dollars and cents, such as 12.50.
}

export interface OpensWindow {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  cash?: Record<string, number>; // How many of each worth: `{'25.00': 4}`.
  chips?: Record<string, number>; // How many of each worth: `{'25.00': 4}`.
  window: string;
}

export interface OpensWord {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  word: string;
  salt: string;
}

/** The order of cards, tiles or throws, as a tree of hashes. */
export interface Order {
  order: number;
  of: string;
  size: number;
  root: string; // Told before the first of it came.
}

export interface Outcome {
  round: number;
  device: string;
  value: string | number;
  to: string;
  order: number; // Which of the shoe's orders it came from; 0: none, it follows from the seed.
  place: number; // Its place there, from 0.
  size: number;
  salt: string;
  path: string[]; // From its leaf to the root, as in RFC 6962.
}

export interface OverTheCounter {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  person: string;
  amount: string; // Dollars and cents, such as 12.50.
}

/** A winning ticket that nobody has presented yet. */
export interface Owed {
  serial: number;
  day: string;
  owed: string;
  until: string;
  unpaid: boolean; // Are its 28 days over (qld s220(1))?
}

export interface OwnDollars {
  keno_dollars: Dollars[];
  together: string;
}

export interface OwnOrOthers {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  person?: string | null; // Whose, empty: of somebody whom nobody knows; without it, one's own. It takes who runs the cage.
  amount: string; // Dollars and cents, such as 12.50.
}

export interface Paces {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  pace: Record<string, number>; // Seconds: `wagers`, `decides`, `bots`, `quiet`.
}

export interface Paid {
  ticket: number;
  paid: Record<string, string>; // By means.
  keno_dollars: number | null; // The serial number of those that were issued.
  says: string;
}

export interface Paragraph {
  key: string;
  says: string;
  applies: boolean;
}

/** The same in another Part. */
export interface Parallel {
  part: string;
  cite: string;
}

export interface PartTold {
  part: string;
  title: string;
  games: string[];
  provisions: number;
}

export interface PassMarks {
  grave: number;
  steps: number;
  payments: number;
  seconds: number;
}

/** What is needed to pass; without it, ours (docs/school.md). */
export interface PassMarksSent {
  grave?: number; // Grave errors, at the most.
  steps?: number; // Of steps, calls and limits, right.
  payments?: number; // Of settlements, right.
  seconds?: number; // A settlement, in the middle.
}

export interface Patron {
  person: string; // Under which name they play here.
}

export interface PatronLeaves {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  person: string;
}

/** Whom the staff seats, and with what. */
export interface PatronSeated {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  person?: string; // Somebody who is known, or `patron in box 3`; without it, the next number.
  seat?: number | null; // Where the rules number the places.
  cash?: string; // Laid down for chips: it goes into the drop box.
  chips?: string; // That they bring.
}

export interface Pauses {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  paused: boolean; // Or does it go on?
}

/** What a winning jackpot hand is paid at this moment. */
export interface Pays {
  hand: string;
  says: string;
  now: string;
  bonus: boolean; // A fixed sum, which the meter does not pay.
  under: string;
}

export interface People {
  people: Known[];
  more: boolean; // Are there more after the last of these?
  roles: HouseRole[]; // Those that somebody can be given.
  apart: [HouseRole, HouseRole][]; // Which of them exclude each other.
}

export interface Person {
  name: string;
  role: HouseRole;
  also: HouseRole[]; // What they are besides.
}

export interface PersonCount {
  person: string;
  count: number;
  amount: string;
}

/** Where one wager is made. */
export interface PlaceData {
  wager: string;
  selection: string;
  name: string;
  inscribed: string;
  pays: string;
  what: string;
  under: string[];
  shape: Rect | Disc | Polygon;
  chips: [number, number]; // Where chips lie.
  cards: [number, number, number, number] | null; // Where cards or tiles lie.
  besides: string; // What the house takes besides, of a win or of the stake; empty: nothing.
  limits: string | null; // The line of the sign that bounds its wager, where one does.
  covers: string[]; // The names of the places that it stands for, where it is not one alone.
}

export interface PlacePrize {
  place: number;
  names: string[];
  prizes: Record<string, string>;
}

/** Its corners. */
export interface Polygon {
  polygon: [number, number][];
}

/** What the cage as a whole should hold, and where the chips are that it does not. */
export interface Position {
  money: string; // In the cage: what came in, and neither left nor lies in a drop box.
  play_money: string; // So much of it is no money.
  in_boxes: string; // In drop boxes, and not yet counted.
  deposited: string; // So much of the money is people's.
  chips_out: string; // Chips that the cage has handed out.
  at_tables: string; // Of them in trays and on layouts; people have the others.
  variance: string; // What all counts have found so far; below nought: missing.
}

export interface Presents {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  patron?: string | null; // Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself.
  station?: number; // The writer's station.
  // Where a patron does it: themself, or at a writer's, whom the house has where it draws by clock; `either`: where it can be done.
  at?: "self-service" | "writer" | "either";
  ticket: string; // The code on it; a keno writer may key in its serial number.
}

/** What a number of spots wins: for each $1, by catch. */
export interface PrizeRow {
  spots: number;
  prizes: Record<string, string>;
  pool: boolean; // Does a total catch win the jackpot pool?
}

/** The schedule of prizes, and between which amounts a ticket is sold. */
export interface Prizes {
  name: string;
  example: boolean;
  approved: string | null;
  kinds: Kind[];
  most_games: number;
  unpaid_days: number; // For so long winnings are paid.
  paid_under: string[];
}

/** A walk through the store. */
export interface Progress {
  going: boolean;
  where: string; // What is being looked at.
  chains: number;
  walked: number; // Chains that fit.
  events: number;
  rounds: number;
}

/** A provision in the project's own words. */
export interface Provision {
  cite: string;
  title: string;
  heading: string;
  does: string;
  paragraphs: Record<string, string>;
  terms: Record<string, string>;
  readings: ReadingOn[];
  in_force: boolean; // At the moment that was asked about.
  since: string;
  until: string | null;
  part: string;
  parallels: Parallel[]; // What runs parallel to it in other Parts.
  was: string; // The number that it had before 1995, in Queensland.
  history: Made[]; // The laws that changed it, in Queensland.
  replaces: string[];
  replaced_by: ReplacedBy | null; // By which notice, and with what, in Victoria.
}

export interface Provisions {
  cite: string;
  provisions: Provision[];
}

export interface Pupil {
  name: string;
  rating: number;
  sure: boolean;
  asked: number;
  right: number;
  streak: number;
  skills: Skill[];
  done: number[]; // Of each that is set, in its order.
}

export interface Question {
  asks: string;
  told: string[]; // What has happened, in order.
  form: "amount" | "amounts" | "choice" | "each" | "error" | "wager"; // How it is answered.
  choices: string[];
  provisions: OfferedProvision[]; // Of a spoilt round; another may be typed as well.
  about: string[]; // The people or wagers that are asked for one by one.
  chips: string[]; // The chips that an amount may be cut into.
  colours: Record<string, string>; // By colour: what a chip is worth that it may be cut into.
}

export interface ReadingOn {
  reading: string;
  reads: string;
  because: string;
  bears_on: string[];
}

/** How the law is read where it is unclear. */
export interface ReadingTold {
  reading: string;
  reads: string;
  because: string;
}

/** A node of `houseway.why/1`; what a child has no part of is left empty. */
export interface Reason {
  conclusion: string;
  because: string; // In words that need no law.
  provision: string | null;
  says: string;
  as_at: string;
  instrument: string;
  reading: string;
  facts: Fact[];
  figure: string[]; // The arithmetic, step by step.
  children: Reason[];
  considered: Considered[];
  instead: string; // Of a refusal: what may be done instead.
}

/** An event as whoever asks may know it; an inspector has all that is stored of it. */
export type Recorded = Told & { at: string; [more: string]: unknown };

export interface RecordedAs {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  manner: string; // `every wager`, or `result only`: the steps between are noted by the house.
  devices?: Record<string, string>; // What each device reads by itself: `{"wheel 3": "ball"}`.
}

/** Where it begins, and how wide and high it is. */
export interface Rect {
  rect: [number, number, number, number];
}

export interface Redeems {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  patron?: string | null; // Whom a keno writer serves, empty: somebody whom nobody knows; without it, oneself.
  station?: number; // The writer's station.
  serial: number;
  cashier?: boolean; // At the casino cashier's, after 28 days.
}

export interface ReplacedBy {
  notice: string;
  cites: string[];
  reading: string;
}

/** A round from its beginning to its end, or to where it stands. */
export interface Replay {
  table: string;
  game: string;
  title: string;
  part: string;
  round: number;
  last: number; // The last round of this table.
  over: boolean;
  seen_by: string[]; // Under which names it is seen; none: everything is told, or one looks on.
  whole: boolean; // Is everything told?
  files: ("record" | "history")[]; // As which files whoever asks may have it.
  steps: Step[];
}

/** `yes` has a ruling and what docs/desk.md lists besides, `choose` a question, `silent` a topic without a rule. */
export interface Reply {
  sure: "yes" | "choose" | "silent" | "no";
  game: string;
  rules: string;
  irregularity: string;
  moment: string;
  ruling: string[];
  cites: Cite[];
  duties: DutyTold[];
  settlements: SettlementLine[];
  question: AskedBack | null;
  others: Choice[];
  under?: Cite; // This, and what follows, of a ruling.
  by?: string;
  by_whom?: string;
  details?: Record<string, string>;
  refused?: boolean;
  law_alone?: boolean;
  says?: string;
  money?: string[];
  example?: string[];
  assumed?: string[];
  who_decides?: string;
  options?: Decision[];
  stays?: string[];
  later?: SettlementLine[];
  received?: Record<string, string>;
  provisions?: CitedSection[];
  readings?: ReadingTold[];
  why?: Reason[];
}

/** Something that one of the staff can report now. */
export interface Report {
  act: string;
  who: string;
  says: string;
  under: Cite;
  ways: FormField[][];
  words: string; // In one line.
}

export interface ResetPassword {
  name: string;
  password: string;
}

/** Something that is done once, though it is sent again. */
export interface Retried {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
}

/** What lay on a wager for a while, and what came back of it. */
export interface ReturnTold {
  wagers: number;
  handle: string;
  actual: number | null; // Of each dollar that was wagered; what the house keeps is below 0.
  expected: number | null; // Of each dollar that was wagered; what the house keeps is below 0.
  tolerance: number | null; // So far off, either way, it lies in 99 of 100 cases, or more of them.
  says: "within" | "over" | "under" | "few" | "no figure";
  alarms: boolean; // Is it outside? Where players decide, that they get less back is no alarm.
}

/** Poker is played among players, and returns nothing by itself. */
export interface ReturnsTold {
  day: string;
  days: string[]; // On which anything was settled, of the last thirty.
  level: string;
  wagers: WagerReturned[];
  told: number; // Wagers that were made often enough in thirty days for anything to show.
  outside: number;
  by_chance: number; // So many of these would lie outside though nothing is wrong.
}

export type Right =
  | "act at tables"
  | "administer people"
  | "change one's password"
  | "change signs"
  | "count drops"
  | "draw keno"
  | "inspect"
  | "play"
  | "receive chips"
  | "run prize meters"
  | "run tables"
  | "run the cage"
  | "run tournaments"
  | "see keno"
  | "see the cage"
  | "see the night"
  | "teach"
  | "verify"
  | "write keno";

/** Which of those, and what it was in truth. */
export interface RightValue {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  round: number;
  step: number;
  field: string;
  now: string | number; // What it was: as it is typed, amounts in dollars and cents; empty of a report.
}

/** What whoever asks may be told of a round. */
export interface RoundRecord {
  table: string;
  round: number;
  over: boolean;
  "seen by": string[]; // Under which names; none: one looks on.
  events: Recorded[];
}

export interface Ruled {
  ruling: string;
  cites: string[];
}

export interface Said {
  says: string;
  under: string;
}

/** Somebody has sat down, or joined standing. */
export interface SatDown {
  chips: string; // What they brought.
  bought: string; // Of it, what was bought from the purse.
  says: string; // That in words.
}

/** What can be practised. */
export interface School {
  games: SchoolGame[];
  kinds: Drill[];
}

export interface SchoolDay {
  day: string;
  asked: number;
  rating: number;
}

export interface SchoolGame {
  game: string;
  title: string;
  kinds: string[]; // Those that make sense for it.
  texts: SchoolText[];
}

/** A game in one of its texts and variants. */
export interface SchoolText {
  of: string; // As items name it: `roulette/qld/1998-09-04`.
  rules: string;
  since: string;
}

export interface Score {
  place: number;
  name: string;
  table: string;
  chips: string;
  out_at: number; // The hand after which they could wager no more; nought: still in play.
  goes_on: boolean;
}

export interface SealedWord {
  by: string;
  seal: string;
}

export interface Seals {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  seal: string; // SHA-256 of the salt, 32 digits from 0 to f, and the word after it.
}

export interface Search {
  found: FoundProvision[];
}

export interface Section {
  cite: string;
  heading: string;
  in_force: boolean | null; // At that moment; null: the text of that time is not held.
}

export interface Session {
  name: string;
  hands: number;
  repechage_of: string;
  ends: string; // Who goes on, in words.
  stage: string; // `to come`, `on` or `over`.
  tables: Drawn[]; // While it is on.
  scores: Score[]; // The leader board: the best first; while it is on, after the last hand.
}

export interface SetsHours {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  draws: number; // From the first ticket of a game to its draw; nought: people draw.
  quiet?: number; // From its opening, where nobody has a ticket.
}

/** For oneself; or, by who teaches, for somebody. */
export interface SetsTest {
  id?: string | null; // Makes a retry harmless: what was done under this id is answered again, and not done again.
  game: string;
  rules?: "qld" | "vic" | null;
  person?: string | null;
  seed?: string | null; // The examiner's; without one, the house's.
  rounds?: number;
  marks?: PassMarksSent | null;
}

/** So many items of a kind at a game that are to be right by the end of a day. */
export interface SetsWork {
  game: string;
  kind: string;
  count: number;
  due: string;
}

/** By what a settlement is told from others of its round. */
export interface SettledWager {
  person: string;
  wager: string;
  selection: string;
  verdict: string;
}

/** A sheet as it was written, with whoever wrote it. */
export interface Sheet {
  number: number; // Of its event in the chain of the table: nobody can change it unseen.
  at: string;
  by: string;
  role: string;
  round: number;
  patron: string;
  note: string;
  witnesses: string;
  amount: string;
  ruling: string;
  outcome: string;
  camera: string;
}

/** A window from its opening to its closing, or as far as it is. */
export interface Shift {
  window: string;
  by: string;
  since: string;
  until: string | null;
  began_cash: string;
  began_chips: string;
  cash_in: string;
  cash_out: string;
  chips_in: string;
  chips_out: string;
  should_cash: string;
  should_chips: string;
  cash: Record<string, number>; // What it began with.
  chips: Record<string, number>;
  counted_cash: Record<string, number> | null; // When it was closed.
  counted_chips: Record<string, number> | null;
  variance: string | null; // Below nought: missing.
  slips: number; // So many things were done there.
}

/** A shoe of a table: what was told before it, and after it. */
export interface Shoe {
  shoe: number;
  commitment: string; // SHA-256 of the seed, told before the shoe.
  sealed: SealedWord[]; // Players' words, sealed before the shoe before it.
  words: string[]; // Those that were opened, and are mixed in; of the next shoe, so far.
  orders: Order[]; // What was committed to before it came, where something may lie face down.
  seed: string | null; // Told when a shoe is over; where cards lay face down, to inspectors and administrators.
}

export interface Shoes {
  table: string;
  shoes: Shoe[]; // The latest, in order; the last is the next one.
}

export interface Shows {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  field: string; // What is awaited from the device: `card`, `ball`, `dice`.
  value: string | number;
  round?: number | null; // The round that it belongs to; of another it is not taken.
}

/** It stands on the sign, or is announced there. */
export interface SignChanged {
  first: number;
  last: number;
  says: string; // What the sign says now of that line, or of every one.
}

export interface SignIn {
  name: string;
  password: string;
}

/** Who is signed in, if anybody is. */
export interface SignedIn {
  person: Person | null;
  csrf: string | null; // To be sent as `X-CSRF-Token` with everything but GET.
  holdings: Holdings | null;
  may: Right[]; // What one may do in the house, in order: so a page knows what to offer.
  guests: boolean; // Do guests get in here without a password?
}

export interface Sits {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  chips?: string | null; // How much one brings; without it, what is usual there.
  seat?: number | null; // Where the rules number the places.
}

/** What somebody answered of one kind at one game. */
export interface Skill {
  game: string;
  kind: string;
  asked: number;
  right: number;
  seconds: number;
}

/** One thing that was done at the cage, as its slip has it. */
export interface Slip {
  event: number; // In the house's own chain.
  slip: string; // Its kind with its running number: `fill 17`.
  at: string;
  by: string;
  role: string;
  concerns: string; // The table, the window or the person.
  amount: string;
  says: string;
}

export interface Slips {
  day: string;
  slips: Slip[];
}

/** How far a tournament has come. */
export type Stage = "entries" | "words" | "session" | "between sessions" | "over";

export interface Stands {
  id?: string | null; // Whoever sends it again gets the same answer, and it is done once.
  chips?: string | null; // How much one brings; without it, what is usual there.
}

/** A file that states a tournament's conditions. */
export interface StatedIn {
  file: string;
}

/** The cage on a gaming day: every posting of it is in it once. */
export interface Statement {
  day: string;
  closed: boolean; // Nothing more is entered there.
  over: boolean; // Is the day over, so that it can be closed?
  ends: string; // When it is over, by the clock of the house.
  balances: boolean; // Is as much received as given, and does all of it come to nothing?
  movements: Movement[];
  accounts: AccountRow[];
  in_all: InAll;
}

/** Something that was done, came or was noted; what it was open under, and what followed from it. */
export interface Step {
  n: number; // The number of its event in the table's chain.
  kind: string;
  who: string;
  what: string;
  cites: string[];
  at: string;
  under: string[];
  moment: string; // Where the round stood then, in the law's words.
  led_to: LedTo[];
}

/** One thing that would happen, to whom or by whom. */
export interface StepForeseen {
  kind: string;
  who: string;
  what: string;
  cites: Cite[];
}

/** One thing that was done or left out, held against what the table does. */
export interface StepMarked {
  place: number;
  part: string;
  kind: string;
  says: string;
  gravity: "grave" | "minor";
  right: boolean;
  given: string;
  answer: string;
  cites: Cite[];
  seconds: number;
  slow: boolean;
}

/** A moment at which something changed. */
export interface Stop {
  at: string;
  by: string[]; // The laws and notices that did it.
}

/** What is held of how to play this table: nothing, where nothing is to be decided. */
export interface Strategy {
  chart: BestPlay | null;
  hands: HandsOfDeck[];
}

export interface Subsection {
  provision: Cite;
  does: string;
  paragraphs: Paragraph[];
}

/** A table over a gaming day. */
export interface TableDay {
  table: string;
  opening: string;
  fills: string;
  credits: string;
  drop: string;
  counted: string;
  variance: string;
  closing: string;
  win: string; // Closing, credits and drop, less opening and fills.
  hold: string; // The win of what was dropped, in per cent; empty where nothing was.
}

/** What a table has of the house's, in dollars and cents. */
export interface TableFloat {
  table: string;
  float: string;
  drop: string; // In its box, and not yet counted.
  counted_by: string; // Who has counted it, while it waits for somebody else to do so, too.
}

export interface TableFloats {
  sent: UnderWay[]; // What is under way.
  tables: TableFloat[];
}

/** Where it stands: the table, for whoever sits the test. */
export interface Test {
  number: number;
  person: string; // None any more, where they have deleted what was kept of them.
  examiner: string;
  of: string;
  title: string;
  rounds: number;
  at: string;
  ended: string | null;
  result: TestResult | null;
  part: string;
  done: number;
  dealt: number; // Rounds, to their end.
  note: string; // What became of what was done last, where it was not taken.
  table: DealtTable | null;
}

export interface TestAnswerSent {
  place: number; // Of the step, from 0 on.
  given: string; // `do deal`, `pay 2 35` (docs/school.md).
  seconds: number;
}

export interface TestCounted {
  says: string;
  gravity: "grave" | "minor";
  count: number;
}

export interface TestListed {
  number: number;
  person: string; // None any more, where they have deleted what was kept of them.
  examiner: string;
  of: string;
  title: string;
  rounds: number;
  at: string;
  ended: string | null;
  result: TestResult | null;
}

/** Errors by kind and gravity, what was right, the pace, what is needed to pass. */
export interface TestReport {
  number: number;
  person: string; // None any more, where they have deleted what was kept of them.
  examiner: string;
  of: string;
  title: string;
  rounds: number;
  at: string;
  ended: string | null;
  result: TestResult | null;
  seed: string;
  passed: boolean;
  over: boolean;
  done: number;
  right: number;
  marked: number; // What was marked, right and wrong.
  grave: number;
  minor: number;
  steps: number;
  payments: number;
  seconds: number; // A settlement, in the middle.
  payout: number; // A payment, in the middle.
  dealt: number;
  rounds_an_hour: number;
  marks: PassMarks;
  by_kind: TestCounted[];
  well: TestRight[]; // What was right, by kind.
  errors: StepMarked[];
}

/** In short. */
export interface TestResult {
  passed: boolean;
  right: number;
  of: number;
  grave: number;
  minor: number;
}

export interface TestRight {
  says: string;
  count: number;
}

/** A step again: the table as it stood before it, what was done, and how that was marked. */
export interface TestStep {
  place: number;
  part: string;
  given: string;
  seconds: number;
  marks: StepMarked[];
  table: DealtTable;
}

/** A provision as it read before or after a change. */
export interface TextThen {
  cite: string;
  does: string;
  paragraphs: Record<string, string>;
}

export interface Ticket {
  serial: number;
  code: string | null; // For whoever bought it, and for keno writers.
  title: string;
  ways: number[][];
  stake: string;
  games: number;
  cost: string;
  jackpot: boolean;
  issued: string;
  day: string;
  first: number; // The number of its first game.
  writer: string;
  station: number;
  state: string;
  left: number; // Games that are still to be played.
  says: string; // For which games it is, in words.
  refund: string; // What would come back for them.
  owed: string;
  paid: string;
  with_chief_executive: string;
  until: string; // The last keno day on which the house pays it.
  played: Draw | null; // The last draw that it was in.
  won: Win[];
}

export interface Tickets {
  tickets: Ticket[]; // The latest first.
  more: boolean;
}

/** A line of the list. */
export interface Tournament {
  name: string;
  title: string;
  game: string;
  text: string; // The rules that it is held under.
  stage: Stage;
  entry_fee: string;
  chips: string; // Tournament chips at the start; they have no value in money.
  pool: string;
  entrants: number;
  least: number;
  most: number | null;
  draws_at: string | null; // When the next session is drawn by the clock.
  entered: boolean; // Has whoever asks entered?
  table: string | null; // Where they sit in the session that is on.
  stands: string; // How whoever asks stands in it, and when it goes on, in words.
  // What whoever asks may do in it as it stands, in this order.
  may: ("enter" | "withdraw" | "buy back" | "draw" | "hold" | "pause" | "go on" | "direct")[];
}

export interface TournamentStep {
  step: string;
  what: string;
  cites: string[];
  session: string;
}

/** One tournament: its conditions, who entered, every session, and what it came to. */
export interface TournamentTold {
  name: string;
  title: string;
  game: string;
  text: string; // The rules that it is held under.
  stage: Stage;
  entry_fee: string;
  chips: string; // Tournament chips at the start; they have no value in money.
  pool: string;
  entrants: number;
  least: number;
  most: number | null;
  draws_at: string | null; // When the next session is drawn by the clock.
  entered: boolean; // Has whoever asks entered?
  table: string | null; // Where they sit in the session that is on.
  stands: string; // How whoever asks stands in it, and when it goes on, in words.
  // What whoever asks may do in it as it stands, in this order.
  may: ("enter" | "withdraw" | "buy back" | "draw" | "hold" | "pause" | "go on" | "direct")[];
  conditions: Condition[];
  people: Entrant[];
  grounds: string[]; // Of a disqualification, as the conditions state them.
  sessions: Session[];
  places: PlacePrize[];
  steps: TournamentStep[];
  commitment: string; // SHA-256 of the seed that seats are drawn by, told before anybody entered.
  seed: string | null; // Told when it is over.
  sealed: SealedWord[]; // Words of entrants, as they were sealed; until the first draw.
  words: string[]; // Those that were opened, and are mixed into the draw.
}

/** How somebody stands, from everything that they have answered. */
export interface TraineeStanding {
  rating: number;
  sure: boolean; // Is the rating known well?
  asked: number;
  right: number;
  due: number; // Skills that are asked for again by now.
  next: string | null; // When the next is.
  streak: number;
  skills: Skill[];
  weak: Weak[];
  days: SchoolDay[];
}

export interface Tree {
  n: number; // The number of the event in the table's chain.
  kind: string; // `settlement`, `refusal`, `ruling` or `call`.
  line: SettledWager | null;
  conclusion: string;
  because: string;
  figure: string[]; // Of a wager that wins: the arithmetic, step by step.
  format: string;
  reason: Reason;
}

/** Chips between the cage and a table that nobody has received yet. */
export interface UnderWay {
  event: number; // By which it was sent, in the house's own chain.
  what: string; // `fill` or `credit`.
  table: string;
  amount: string;
  by: string;
  at: string;
}

export interface Unpaid {
  tickets: Owed[];
  owed: string;
  unpaid: string; // What is to be handed to the chief executive.
  with_chief_executive: string;
  under: string[]; // What becomes of it after its days, and how it is claimed then.
}

/** A shoe, worked out again from its seed: every outcome, or those that whoever asks was shown. */
export interface Verified {
  table: string;
  shoe: number;
  fits: boolean;
  says: string; // What came of it, in one line.
  whole: boolean; // Is every outcome told?
  orders: Order[];
  outcomes: Outcome[];
}

/** A wager that came to its end; it is seen again in its round, at the step that its event followed from. */
export interface WagerEnded {
  person: string;
  wager: string;
  selection: string;
  verdict: "win" | "lose" | "void" | "stands";
  stake: string;
  paid: string; // Won from the house, the stake not counted.
  returned: string; // Of the stake, handed back.
  left: string; // Of the stake, still on the layout.
  commission: string;
  fee?: string; // Paid besides the stake when the wager was made.
  cites: Cite[];
  net: string;
  says: string; // What became of the wager, in words.
  table: string;
  game: string;
  title: string;
  tournament: string; // Whose chips these were; empty: one's own.
  round: number;
  n: number; // The number of its event in the table's chain.
  at: string;
}

/** One wager of a game, at all tables or at the one that is asked for. */
export interface WagerReturned {
  game: string;
  rules: string;
  wager: string;
  decided: boolean; // Do players decide in it? Expected is then what the best play gives.
  on_day: ReturnTold;
  in_all: ReturnTold;
  days: DayReturned[]; // On which it was made.
}

export interface WasDrawn {
  game: number;
  wagered: string;
  winners: number;
  prizes: string;
  rulings: Ruled[]; // What was ruled on what went wrong, until the next game is drawn.
  says: string;
}

export interface Weak {
  skill: string;
  kind: string;
  game: string;
  about: string;
  asked: number;
  right: number;
}

/** A round in which a provision was applied, and to what last. */
export interface Where {
  table: string;
  round: number;
  number: number;
  at: string;
  kind: string;
}

export interface Win {
  day: string;
  game: number;
  way: number; // Of the ticket's ways; nought is the first.
  caught: number;
  prize: string;
  jackpot: boolean;
  says: string;
}

/** One's own shift, the others that go on, and those that ended on that day. */
export interface Windows {
  mine: Shift | null;
  open: Shift[];
  closed: Shift[];
}

export interface Work {
  number: number;
  game: string;
  title: string;
  kind: string;
  count: number;
  due: string;
  over: boolean; // Is that day over?
  done: number | null; // By whoever asks, if it is set to them.
}

/** What one of the choices comes to by the best play. */
export interface Worth {
  does: string;
  worth: string; // For each dollar of the wager: `−0.14`.
}

/** What went wrong. */
export interface Wrong {
  error: string; // One line: what was wrong, and what is allowed.
  provision?: string | null; // The citation of the provision that refuses it, where one does.
  where?: string | null; // The address of the process that runs the table, where another does.
}
