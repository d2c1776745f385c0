"""A poker table in pieces: communal cards, pots, everybody's hand with the chips before it, and the buck."""

from collections.abc import Iterator

from houseway.families.poker.marks import odds
from houseway.money import cents
from houseway.play.pieces import Look, Piece, Pieces, Said, cards, counter, say


def pieces(look: Look) -> Pieces:
    communal = look.get("communal", "")
    if communal or isinstance(communal, list):  # a single card comes only where the others ran out
        yield cards("communal cards", [communal] if isinstance(communal, str) else communal)
    for pot in look["pots"]:
        yield counter("pot", short(pot), at="pot")
    if call := cents(look["to_call"]):
        yield counter(
            "to call", f"{short(look['to_call'])} to call: {odds(sum(map(cents, look['pots'])), call)}", at="pot"
        )
    betting = any(hand["turn"] for hand in look["hands"])  # then bets go to the pot
    for hand in look["hands"]:
        state = "turn" if hand["turn"] else "folded" if hand["state"] == "folded" else ""
        who, at = hand["person"], f"place {hand['place']}"
        closed = [bool(card) and not is_open for card, is_open in zip(hand["cards"], hand["open"], strict=True)]
        yield cards(who, hand["cards"], hand["hand"], at, state, (who,), closed)
        put = [hand["put"]] if betting and cents(hand["put"]) else []
        yield Piece("seat", who, put, short(hand["stake"]), at, state, (who,), hand["last"])
    if look.get("buck"):
        yield counter("has the buck", look["buck"])


def came(look: Look) -> str:
    """The hands that were shown."""
    shown = [hand for hand in look["hands"] if hand["hand"] and all(hand["open"])]
    return ", ".join(f"{hand['person']}: {hand['hand']}" for hand in shown)


def words(look: Look) -> Said:
    """What lies before everybody."""
    for hand in look["hands"]:
        yield say("", *_notes(hand), at=f"place {hand['place']}")


def short(amount: str) -> str:
    """`$5` for `5.00`."""
    return f"${amount.removesuffix('.00')}"


def _notes(hand: Look) -> Iterator[str]:
    """What is left to somebody, what they bet, and how they stand."""
    yield f"{short(hand['stake'])} left"
    put, bet = cents(hand["put"]), cents(hand["bet"])
    if bet:
        yield f"bet {short(hand['bet'])}" + (f" ({short(hand['put'])} now)" if 0 < put < bet else "")
    if cents(hand["early"]):
        yield f"{short(hand['early'])} out of turn"
    if hand.get("drew") is not None and hand["state"] != "folded":
        yield f"drew {hand['drew'] or 'none'}"
    if hand["state"] not in ("active", ""):
        yield hand["state"]
