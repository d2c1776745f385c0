// What is shown while something still moves: the equipment and cards as they come, and nothing of what they come to.
import { shownOf } from "./seen";
import type { LastRound, Piece, View } from "./contract";

const TELLS = ["beads", "counter", "lights", "puck", "ticket"]; // what came is told there
const STILL = ["running", "turning", "spinning", "covered", "in the air"];

const alike = (one: Piece, other: Piece): boolean => one.kind === other.kind && one.label === other.label && one.at === other.at;
const moves = (piece: Piece): boolean => !TELLS.includes(piece.kind) && piece.what.length > 0 && !STILL.includes(piece.state);

// Has anything come that moves on its way?
export function somethingCame(before: View, now: View): boolean {
  const [was, is] = [shownOf(before), shownOf(now)];
  if (!was || !is) return false;
  const known = was.round === is.round ? was.pieces : [];
  return is.pieces.some((each) => {
    const old = known.find((other) => alike(each, other));
    return moves(each) && (!old || STILL.includes(old.state) || String(old.what) !== String(each.what));
  });
}

const quiet = (piece: Piece, old: Piece | undefined): Piece[] => {
  if (TELLS.includes(piece.kind)) return old ? [old] : [];
  const says = old?.says ?? "";
  const state = piece.state === "won" ? "" : piece.state;
  return [{ ...piece, says, tag: old?.tag ?? says, against: "", state, marks: [] }];
};

// The table as it was, with what comes: who won, what is called and what may be done next is not told yet.
export function meanwhile(before: View, now: View): View {
  const shown = shownOf(now)!;
  const was = shownOf(before);
  const same = was?.round === shown.round;
  const known: Pick<LastRound, "called" | "settlements" | "nets" | "rulings"> =
    same && was ? was : { called: [], settlements: [], nets: {}, rulings: [] };
  const decided = shown !== now || shown.settlements.length > known.settlements.length;
  return {
    ...before,
    round: shown.round,
    pieces: shown.pieces.flatMap((each) =>
      quiet(
        each,
        was?.pieces.find((old) => alike(each, old) && (same || TELLS.includes(each.kind))),
      ),
    ),
    lit: [],
    came: "",
    called: known.called,
    settlements: known.settlements,
    nets: known.nets,
    rulings: known.rulings,
    placed: decided ? before.placed : now.placed,
    last: null,
    hint: 0,
    timer: null,
    awaited: before.awaited && { ...before.awaited, waits: "", asks: "" },
  };
}
