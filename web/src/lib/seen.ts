// What somebody sees of a table: made of the view, the cloth and what was told, and of nothing else. Nothing here knows a game.
import { dollars } from "./money";
import { capital } from "./words";
import type { Called, ClothData, LastRound, Offered, PlaceData, Settlement, Told, View } from "./contract";

const STANDS = ["beads", "lights", "puck", "ticket"]; // what shows more than one round
const MOVES = ["running", "turning"]; // what has not come yet

export interface LastSettled {
  round: number;
  lines: Settlement[];
}

export function seenOf(view: View | null, events: Told[], cloth: ClothData | null, who: { name: string; plays: boolean }) {
  const own = view?.you.names ?? [];
  const seated = who.plays && own.includes(who.name);
  const contest = view?.contest ?? null;
  const shown = shownOf(view);
  const called = view?.called.length ? view : view?.last;
  return {
    own, // the names that one acts under
    seated,
    contest,
    joins: who.plays && !!view && !contest && !seated, // the seats of a tournament were drawn
    outAt: contest?.standing.find((each) => each.name === who.name)?.out_at ?? 0, // the hand after which one was out
    wagering: isWagering(view),
    waits: waitsFor(view, own),
    opener: capital(view?.awaited?.["closed by"] ?? "ready"), // on the golden button
    steps: stepsOf(view, seated), // what one may do next, the ordinary first
    readied: isReady(events, own), // one has said that one needs no more time
    isTicket: !!cloth?.places.length && cloth.places.every((each) => !each.wager), // it is marked, and no chips are laid there
    mine: view?.placed.filter((each) => own.includes(each.person)) ?? [],
    round: shown?.round ?? 0, // the one that is shown
    pieces: shown?.pieces ?? [],
    lit: shown?.lit ?? [],
    // numbers or symbols that were spun or drawn
    came: (shown?.pieces ?? []).filter((each) => !MOVES.includes(each.state)).flatMap((each) => each.marks ?? []),
    // the event by which something last came that moves
    beat: events.findLast((each) => each.kind === "came" && !["card", "tile"].includes(each.field))?.n ?? 0,
    called: called?.called ?? [],
    calledIn: called?.round ?? 0,
    // the round whose rulings are told of
    told: view && !view.settlements.length && !view.rulings.length && view.last ? view.last : view,
    settled: seated ? ownLines(view, own) : null, // of this round, or of the last
  };
}

export const isWagering = (view: View | null): boolean => view?.awaited?.kind === "wagering";

// A round that has shown nothing yet leaves the last one to be looked at.
function shownOf(view: View | null): View | LastRound | null {
  const fresh = !!view?.last && !view.settlements.length && !view.pieces.some((each) => each.what.length && !STANDS.includes(each.kind));
  return fresh ? view.last : view;
}

function waitsFor(view: View | null, own: string[]): string {
  const awaited = view?.awaited;
  if (!awaited) return "";
  if (awaited.kind === "wagering") return `wagers are open until “${awaited["closed by"]}”`;
  if (awaited.kind !== "choice") return `${awaited.says} is awaited`;
  if (awaited.from.some((each) => own.includes(each))) return "it is for you to decide";
  return `waiting for ${awaited.from.map((each) => nameAt(view, each)).join(", ")}`;
}

// What closes the wagers is the golden button already, where the house deals; otherwise it is the ordinary step.
function stepsOf(view: View | null, seated: boolean): Offered[] {
  const closes = seated && isWagering(view) && view?.dealt !== "live" ? view?.awaited?.["closed by"] : undefined;
  return (view?.yours ?? [])
    .filter((each) => !closes || each.act !== closes)
    .toSorted((one, other) => Number(other.ordinary ?? true) - Number(one.ordinary ?? true));
}

// Whoever said so is ready until they do something, or something else is asked.
function isReady(events: Told[], own: string[]): boolean {
  const said = (each: Told) => each.kind === "ready" && own.includes(each.who);
  const last = events.findLast((each) => each.kind === "asked" || ("by" in each && own.includes(each.by)) || said(each));
  return !!last && said(last);
}

function ownLines(view: View | null, own: string[]): LastSettled | null {
  for (const each of [view, view?.last]) {
    const lines = each?.settlements.filter((line) => own.includes(line.person)) ?? [];
    if (each && lines.length) return { round: each.round, lines };
  }
  return null;
}

// The bots of a table are called by it; there that need not be said.
export const nameAt = (view: View | null, who: string): string =>
  view && who.startsWith(`${view.table} `) ? who.slice(view.table.length + 1) : who;
export const saidAt = (view: View | null, words: string): string =>
  (view?.bots ?? []).reduce((so, each) => so.replaceAll(each, nameAt(view, each)), words);

export const countAt = (view: View): string => {
  const stand = view.seats?.standing.length ?? 0;
  const players = view.people.filter((each) => each.role === "player").length;
  return `${players - stand} seated${stand ? `, ${stand} standing` : ""}`;
};

// What may be laid on a place, as the sign says; nothing, where it follows from something else.
export function boundsAt(view: View | null, place: PlaceData | null): string {
  const line = place?.limits ? view?.sign.limits[place.limits] : undefined;
  return line ? `${dollars(line.minimum)} to ${dollars(line.maximum)}` : "";
}

// What happened before the page was opened, and since.
export const wholeLog = (earlier: Told[], events: Told[]): Told[] => {
  const first = events[0]?.n ?? Infinity;
  return [...earlier.filter((each) => each.n < first), ...events];
};

// The event of the last call, where this page was told of it.
export const callAt = (log: Told[], called: Called[]): number => {
  const last = log.findLast((each) => each.kind === "called");
  return last && last.words === called.at(-1)?.words ? last.n : 0;
};
