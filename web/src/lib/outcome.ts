// What a round came to: in one line, on each stack and on each hand of one's own. Nothing here knows a game.
import { placeKey } from "./cloth";
import { plainly } from "./plain";
import { cents, inShort, upOrDown } from "./money";
import type { LastRound, Piece, Settlement, View } from "./contract";

const VERDICT = { won: "won", lost: "lost", soft: "push" } as Record<string, string>;
const verdictOf = (net: number): string => VERDICT[upOrDown(net)]!;

const ends = (line: Settlement): boolean => line.verdict !== "stands";
const netOf = (lines: Settlement[]): number => lines.reduce((sum, each) => sum + cents(each.net), 0);

const toldOf = (lines: Settlement[]): string => {
  const net = netOf(lines);
  if (net > 0) return `you win ${inShort(net)}`;
  if (net < 0) return `you lose ${inShort(-net)}`;
  return lines.every((each) => each.verdict === "void") ? "push: your chips come back" : "you come out even";
};

export const signedShort = (net: number): string => (net > 0 ? `+${inShort(net)}` : net < 0 ? inShort(net) : "push");

// By the key of a place: +$50, push, −$5, and whether that is won, push or lost.
const flagsOf = (lines: Settlement[]) => {
  const keys = [...new Set(lines.map((each) => placeKey(each.wager, each.selection)))];
  return keys.map((key) => {
    const net = netOf(lines.filter((each) => placeKey(each.wager, each.selection) === key));
    return { key, words: signedShort(net), how: verdictOf(net) };
  });
};

// One's own hand among those that were shown.
const asYou = (came: string, name: string): string => plainly(name ? came.replaceAll(`${name}: `, "you: ") : came);

// What decided it (`came`: 19 red) and what it comes to for whoever looks (`told`: you win $50). Nothing, as long as nothing is
// decided. Where players have hands, what decided it is known when all is over.
export function outcomeOf(view: View | null, shown: View | LastRound | null, name: string) {
  if (!view || !shown) return null;
  const over = shown !== view;
  const own = shown.settlements.filter((each) => each.person === name && ends(each));
  const decided = over || (shown.settlements.length > 0 && !shown.pieces.some((each) => each.of.length));
  const came = decided ? asYou(shown.came, name) : "";
  if (!own.length && !(over && came)) return null;
  const told = own.length ? toldOf(own) : "";
  return { round: shown.round, came, told, how: own.length ? verdictOf(netOf(own)) : "", flags: flagsOf(own) };
}

// “lost 17 to 19”, “lost, bust with 23”, “won 14, the dealer bust”: whether a total is soft does not matter any more.
const BUST = ", bust";
function inTheEnd(verdict: string, says: string, against: string): string {
  const [own, dealers] = [says, against].map((each) => each.replace(/^soft /, ""));
  if (own!.endsWith(BUST)) return `${verdict}, bust with ${own!.slice(0, -BUST.length)}`;
  if (dealers!.endsWith(BUST)) return `${verdict} ${own}, the dealer bust`;
  const number = /^\d+$/; // “won 17 to 16”, “won: straight”
  const to = dealers && (number.test(own!) || !number.test(dealers)) ? `to ${dealers}` : "";
  return [own && !number.test(own) ? `${verdict}:` : verdict, own, to].filter(Boolean).join(" ");
}

// A hand of one's own says what became of it: “lost 17 to 19”.
export function withVerdicts(pieces: Piece[], settlements: Settlement[], name: string): Piece[] {
  const own = settlements.filter((each) => each.person === name && ends(each));
  if (!own.length) return pieces;
  const places = new Set(pieces.map((each) => each.at));
  const linesOf = (piece: Piece): Settlement[] => {
    const named = own.filter((each) => each.selection === piece.label);
    const there = named.length ? named : own.filter((each) => each.selection === piece.at);
    return there.length ? there : own.filter((each) => !places.has(each.selection)); // bets of a pot
  };
  return pieces.map((piece) => {
    const lines = piece.of.includes(name) && piece.what.length ? linesOf(piece) : [];
    if (!lines.length) return piece;
    const says = plainly(inTheEnd(verdictOf(netOf(lines)), piece.tag ?? piece.says, piece.against ?? ""));
    return { ...piece, says, tag: says };
  });
}
