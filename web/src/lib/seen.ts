// What somebody sees of a table: made of the view and what was told, and of nothing else. Nothing here knows a game.
import { dollars, inShort } from "./money";
import { outcomeOf, withVerdicts } from "./outcome";
import { capital } from "./words";
import type { LastRound, Offered, Piece, PlaceData, Settlement, Told, View } from "./contract";

const STANDS = ["beads", "lights", "puck", "ticket"]; // what shows more than one round
const DEALT = ["cards", "tiles"];
const MOVES = ["running", "turning", "spinning"]; // what has not come yet

export interface LastSettled {
  round: number;
  lines: Settlement[];
  net: string;
}

// `known`: what of the events may be told already, while something still moves.
export function seenOf(view: View | null, events: Told[], who: { name: string; plays: boolean }, known = events) {
  const own = view?.you.names ?? [];
  const seated = who.plays && own.includes(who.name);
  const contest = view?.contest ?? null;
  const shown = shownOf(view);
  return {
    own, // the names that one acts under
    seated,
    contest,
    joins: who.plays && !seated ? (view?.joins ?? []) : [],
    outAt: contest?.standing.find((each) => each.name === who.name)?.out_at ?? 0, // the hand after which one was out
    wagering: isWagering(view),
    asks: asksOf(view, own), // of oneself
    waits: saidAt(view, view?.awaited?.waits ?? ""),
    steps: stepsOf(view?.yours ?? []), // what one may do next, the ordinary first
    readied: own.some((each) => view?.ready.includes(each)), // one has said that one needs no more time
    mine: view?.placed.filter((each) => own.includes(each.person)) ?? [],
    staked: view?.staked[who.name] ?? "",
    round: shown?.round ?? 0, // the one that is shown
    pieces: withVerdicts(shown?.pieces ?? [], shown?.settlements ?? [], who.name),
    outcome: withCall(outcomeOf(view, shown, seated ? who.name : ""), known, shown?.round ?? 0),
    lit: shown?.lit ?? [],
    others: othersDid(view, events, own),
    settlements: shown?.settlements ?? [], // everybody's, of the round that is shown
    rulings: shown?.rulings.length ?? 0,
    // numbers or symbols that were spun or drawn
    came: (shown?.pieces ?? []).filter((each) => !MOVES.includes(each.state)).flatMap((each) => each.marks ?? []),
    // the event by which something last came that moves
    beat: events.findLast((each) => each.kind === "came" && !isDealt(each))?.n ?? 0,
    // the round whose rulings are told of
    told: view && !view.settlements.length && !view.rulings.length && view.last ? view.last : view,
    settled: seated ? ownLines(view, who.name) : null, // of this round, or of the last
  };
}

const isDealt = (each: Told): boolean => each.kind === "came" && ["card", "tile"].includes(each.field);

// While nothing is decided, what was called of coins, dice or balls is what they came to: that it is odds.
function withCall(outcome: ReturnType<typeof outcomeOf>, events: Told[], round: number): ReturnType<typeof outcomeOf> {
  const at = events.findLastIndex((each) => each.kind === "came" && !isDealt(each));
  const since = at < 0 ? [] : events.slice(at + 1);
  if (outcome || since.some((each) => each.kind === "round" || isDealt(each))) return outcome;
  const called = since.find((each) => each.kind === "called")?.says;
  return called ? { round, came: called, told: "", how: "", flags: [] } : null;
}

export const isWagering = (view: View | null): boolean => view?.awaited?.kind === "wagering";

// A wheel, dice, coins or balls that lie as the last round left them.
const stays = (old: Piece, now: Piece): boolean =>
  !DEALT.includes(now.kind) && !MOVES.includes(now.state) && old.kind === now.kind && String(old.what) === String(now.what);

// A round that has shown nothing yet leaves the last one to be looked at.
export function shownOf(view: View | null): View | LastRound | null {
  const last = view?.last;
  const news = (each: Piece): boolean =>
    each.what.length > 0 && !STANDS.includes(each.kind) && !last?.pieces.some((old) => stays(old, each));
  return last && !view.settlements.length && !view.pieces.some(news) ? last : view;
}

function asksOf(view: View | null, own: string[]): string {
  const mine = view?.awaited?.kind === "choice" && view.yours.some((each) => own.includes(each.who));
  return mine ? (view.awaited?.asks ?? "Your turn.") : "";
}

const FEW = 2;
const CHIPS = ["wager", "withdraw", "buy chips", "issue colour chips"]; // which are seen where they lie

// What other players did last in this round: what they called, and no chips that are seen.
function othersDid(view: View | null, events: Told[], own: string[]): { n: number; who: string; does: string }[] {
  const begins = events.findLast((each) => each.kind === "round")?.n ?? 0;
  const players = view?.people.filter((each) => each.role === "player" && !own.includes(each.name)).map((each) => each.name) ?? [];
  return events
    .filter((each) => each.n > begins && each.kind === "done" && !each.refused && players.includes(each.by) && !CHIPS.includes(each.act))
    .slice(-FEW)
    .map((each) => ({ n: each.n, who: each.who, does: each.says }));
}

const stepsOf = (yours: Offered[]): Offered[] =>
  yours.toSorted((one, other) => Number(other.ordinary ?? true) - Number(one.ordinary ?? true));

// What stands on the button of something that one may do: with what it puts down.
export function labelOf(offered: Offered): string {
  const sum = offered.sum ? ` ${inShort(offered.sum)}` : "";
  if (offered.lays === "first") return `Bet${sum}: ${offered.says}`;
  if (offered.lays) return capital(offered.lays) + sum;
  if (offered.ready) return capital(offered.says);
  return capital(offered.act ?? offered.comes ?? "") + sum + (offered.act && offered.with ? "" : " …");
}

function ownLines(view: View | null, name: string): LastSettled | null {
  for (const each of [view, view?.last]) {
    const net = each?.nets[name];
    if (each && net) return { round: each.round, lines: each.settlements.filter((line) => line.person === name), net };
  }
  return null;
}

// The bots of a table are called by it; there that need not be said.
export const nameAt = (view: View | null, who: string): string =>
  view && who.startsWith(`${view.table} `) ? who.slice(view.table.length + 1) : who;
export const saidAt = (view: View | null, words: string): string =>
  (view?.bots ?? []).reduce((so, each) => so.replaceAll(each, nameAt(view, each)), words);

// Whose a numbered seat, box or place is: nobody's, or said with a verb.
export function whoseIs(view: View | null, own: string[], number: number | null): string {
  const who = number ? (view?.seats?.taken[number] ?? view?.places[number] ?? "") : "";
  return !who ? "" : own.includes(who) ? "yours" : `${nameAt(view, who)}’s`;
}

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
