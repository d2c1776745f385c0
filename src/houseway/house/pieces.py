"""What lies on a table, as pieces of equipment that a page can draw: cards, tiles, dice, coins, balls, a wheel, lights.

Made of a view's `look` alone, so nobody is shown more than their view. A piece says where it lies: at a place of the
cloth that has room for cards (`at`), or else above the cloth. A page knows kinds of equipment, and no game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from houseway.equipment.wheel import colour
from houseway.play.codec import Data

Look: TypeAlias = Mapping[str, Any]
Pieces: TypeAlias = Iterator[Data]


def pieces(game: str, look: Look) -> list[Data]:
    """Everything that there is to draw besides the cloth and the chips, in the order of the table."""
    return list(DRAWN[game](look))


def lit(look: Look) -> list[str]:
    """The places of the cloth that are lit, as their names are."""
    return [str(name) for name in look.get("lit", ())]


def _piece(
    kind: str, label: str, what: Sequence[Any], says: str = "", *, at: str = "", state: str = "", of: Sequence[str] = ()
) -> Data:
    """`of`: whose it is, where it is somebody's. Some have `marks`: the places where what came is marked."""
    return {"kind": kind, "label": label, "what": list(what), "says": says, "at": at, "state": state, "of": list(of)}


def _counter(label: str, says: Any) -> Data:
    return _piece("counter", label, [], str(says))


# Card games against the house


def _blackjack(look: Look) -> Pieces:
    yield _piece("cards", "dealer", look["dealer"]["cards"], _total(look["dealer"]))
    for box in look["boxes"]:
        for hand in box["hands"]:
            state = "turn" if look["turn"] == hand["hand"] else ""
            at = f"box {box['box']}"
            yield _piece("cards", hand["hand"], hand["cards"], _total(hand), at=at, state=state, of=box["players"])
    yield _counter("in the shoe", look["cards_left"])


def _total(hand: Look) -> str:
    if not hand["cards"]:
        return ""
    if hand["blackjack"]:
        return "blackjack"
    return f"{'soft ' if hand['soft'] else ''}{hand['total']}{', bust' if hand['bust'] else ''}"


def _baccarat(look: Look) -> Pieces:
    for name in ("player's hand", "banker's hand"):
        hand = look[name]
        says = "" if hand["points"] is None or not hand["cards"] else str(hand["points"])
        says += ", a natural" if hand["natural"] else ""
        yield _piece("cards", name, hand["cards"], says, state="won" if look["result"] == name else "")
    if look["results"]:
        yield _piece("beads", "this shoe", look["results"])
    yield _counter("in the shoe", look["cards_left"])


def _caribbean(look: Look) -> Pieces:
    yield _piece("cards", "dealer", look["dealer"]["cards"], look["dealer"]["hand"])
    for hand in look["hands"]:
        state = "folded" if hand["state"] == "folded" else ""
        who, at = hand["person"], hand["place"]
        yield _piece("cards", who, hand["cards"], hand["hand"], at=at, state=state, of=(who,))
    if look["jackpot"]:
        yield _counter("jackpot", f"${look['jackpot']}")


def _com_bo(look: Look) -> Pieces:
    for number, card in enumerate(look["boxes"], 1):
        yield _piece("cards", f"card {number}", [card] if card else [], at=f"high {number}")
    yield _counter("in the shoe", look["cards_left"])


# Poker


def _poker(look: Look) -> Pieces:
    communal = look.get("communal", "")
    if communal or isinstance(communal, list):  # a single card comes only where the others ran out
        yield _piece("cards", "communal cards", [communal] if isinstance(communal, str) else communal)
    for pot in look["pots"]:
        yield _counter("pot", f"${pot}") | {"at": "pot"}
    for hand in look["hands"]:
        state = "turn" if hand["turn"] else "folded" if hand["state"] == "folded" else ""
        at = f"place {hand['place']}"
        yield _piece("cards", hand["person"], hand["cards"], hand["hand"], at=at, state=state, of=(hand["person"],))
    if look.get("buck"):
        yield _counter("buck", look["buck"])


# Tiles


def _pai_gow(look: Look) -> Pieces:
    yield _piece(
        "dice", "dice", look["dice"] or [], f"the first tiles go to box {look['first']}" if look["first"] else ""
    )
    for box in look["boxes"]:
        at = f"box {box['box']}"
        if "low" in box:
            names = [box["low_is"], box["high_is"]]
            tiles = [*box["low"], "|", *box["high"]]
            shortly = " · ".join(name.partition(" with ")[0] for name in names)
            yield _piece("tiles", at, tiles, " · ".join(names), at=at, of=box["players"]) | {"tag": shortly}
        elif box["tiles"]:
            yield _piece("tiles", at, ["" if tile == "?" else tile for tile in box["tiles"]], at=at, of=box["players"])


# Wheels, dice, coins and balls


def _roulette(look: Look) -> Pieces:
    crown = [] if look["crown"] is None else [look["crown"]]
    rim = [[str(each), colour(each)] for each in look["rim"]]
    yield _piece("wheel", "wheel", crown, state=look["ball"]) | {"rim": rim, "marks": [str(each) for each in crown]}


def _wheel_of_fortune(look: Look) -> Pieces:
    symbol = [] if look["symbol"] is None else [look["symbol"]]
    piece = _piece("wheel", f"wheel of {look['spaces']}", symbol, state=look["wheel"])
    yield piece | {"rim": [[each, each] for each in look["rim"]], "marks": [f"symbol {each}" for each in symbol]}


def _craps(look: Look) -> Pieces:
    yield _piece("dice", "dice", _faces(look["dice"]), f"thrown by {look['shooter']}" if look["shooter"] else "")
    yield _piece("puck", "point", [look["point"]] if look["point"] else [], "on" if look["point"] else "off")


def _tumbler(look: Look) -> Pieces:
    yield _piece("dice", "tumbler", _faces(look["dice"]), state=look["tumbler"])


def _faces(dice: Any) -> list[int]:
    return [int(face) for face in str(dice).split("-")] if dice else []


def _coins(look: Look) -> Pieces:
    state = "in the air" if look["in the air"] else ""
    yield _piece("coins", f"spun by {look['spinner']}" if look["spinner"] else "coins", look["coins"], state=state)
    for name, light in look.get("lights", {}).items():
        on, all_, colour = light
        yield _piece("lights", name, [on, all_], colour)
    for name, times in look.get("spun", {}).items():
        yield _counter(name, times)


def _tri_chro(look: Look) -> Pieces:
    yield _piece("balls", look["device"], look["drawn"])


def _keno(look: Look) -> Pieces:
    drawn = [str(each) for each in look["drawn"]]
    yield _piece("numbers", f"game {look['game']}, {look['state']}", look["drawn"]) | {"marks": drawn}
    for ticket in look["tickets"]:
        says = f"{ticket['title']}, {ticket['each game']}"
        yield _piece("ticket", ticket["serial"], ticket["ways"], says, state="plays" if ticket["plays"] else "")


DRAWN: Final[Mapping[str, Callable[[Look], Pieces]]] = {
    "5-card-stud": _poker,
    "7-card-stud": _poker,
    "baccarat": _baccarat,
    "blackjack": _blackjack,
    "caribbean-stud": _caribbean,
    "com-bo": _com_bo,
    "craps": _craps,
    "draw": _poker,
    "keno": _keno,
    "manila": _poker,
    "mini-baccarat": _baccarat,
    "mini-dice": _tumbler,
    "pai-gow": _pai_gow,
    "roulette": _roulette,
    "sic-bo": _tumbler,
    "tri-chro": _tri_chro,
    "triple-penny-two-up": _coins,
    "two-up": _coins,
    "wheel-of-fortune": _wheel_of_fortune,
}
