"""What Enter does: the ordinary thing that gives nothing up, told before it is done."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from houseway.cli.terminal.wagers import OPEN_LATER, Wagers, open_to, own, short, told
from houseway.errors import BadInput
from houseway.families.poker.moments import FINAL_BETTING
from houseway.money import Cents, cents
from houseway.play.face import Face
from houseway.play.grammar import Intent, Lexicon
from houseway.play.view import Data, View, option_data, plain

CHECKS: Final = ("check", "decline")
CHECKING: Final = (*CHECKS, "call", "bet", "keep all", "tap out")
"""At poker, after which Enter checks until somebody bets."""

BEFORE_WAGERS: Final = ("cut", "accept", "accept the dice", "accept the shoe")
GOES_ON: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {"open": (("open",), "")}
"""What follows of itself in any game, and how that is said; besides what the lexicon of the game has."""

SPINS: Final = "spin"  # nobody wagers any more, and the coins are spun
SPINNERS: Final = "spinner heads"
LONG: Final = 36  # wagers that are told one by one


class Usual(NamedTuple):
    """What Enter does: in words, and what is then done; nothing where it only closes the wagering."""

    words: str
    intents: list[Intent] = []  # noqa: RUF012 - nobody adds to it
    then: frozenset[str] = frozenset()  # what Enter goes on to do, as long as it is the usual thing,
    more: str = ""  # and that in words

    @property
    def closes(self) -> bool:
        """Does it only close the wagering, and is that called what the law calls it?"""
        return not self.intents and self.words != SPINS


def usual(view: View, face: Face, lexicon: Lexicon, wagers: Wagers) -> Usual | None:
    """What Enter does; None where it is for the staff or a device to go on."""
    if not open_to(view):
        found = _ordinary_choice(view)
        return found and _gone_on(found, view, face, lexicon, new=not wagers.last)
    closes = Usual(str((view.awaited or {})["closed by"]), then=frozenset(("deal",)))
    if own(view):
        return _duty(view, face, lexicon) or _spun(view) or closes
    if wagers.sits_out or closes.words in OPEN_LATER:
        return closes
    return _again(view, wagers) or _small(face.wagers, view, face, lexicon) or closes


def _gone_on(found: Usual, view: View, face: Face, lexicon: Lexicon, *, new: bool) -> Usual:
    """With what follows of itself: checking commits nothing, and whoever has just come wants to wager."""
    [meant] = found.intents
    then, more = {**GOES_ON, **lexicon.goes_on}.get(meant.act, ((), ""))
    if not face.wagers and view.moment != FINAL_BETTING and meant.act in CHECKING:
        then, more = CHECKS, " until somebody bets" if meant.act == "check" else ", then check"
    elif new and meant.act in BEFORE_WAGERS:
        then, more = ("wager",), ", then a small wager"
    return found._replace(then=frozenset(then), more=more)


def _again(view: View, wagers: Wagers) -> Usual | None:
    """The wagers of the last round, where each may be made and all can be paid for."""
    if not wagers.last or sum(wagers.last.values()) > cents(view.chips):
        return None
    made = wagers.again(view)
    may = all(_fits(intent.details["stake"], _bounds(intent, view)) for intent in made)
    words = told(wagers.last)
    if len(words) > LONG:
        words = f"${short(sum(wagers.last.values()))} in {len(wagers.last)} wagers"
    return Usual(f"again, {words}", made) if may else None


def _duty(view: View, face: Face, lexicon: Lexicon) -> Usual | None:
    """Whoever has the dice or the spin cannot go on without a wager of their own."""
    closes = (view.awaited or {})["closed by"]
    if view.look.get("shooter") == view.viewer and closes == "pass the dice":
        return _small(("win",), view, face, lexicon)
    if view.look.get("spinner") == view.viewer and not _spins_for_it(view):
        return _small((SPINNERS,), view, face, lexicon)
    return None


def _spins_for_it(view: View) -> bool:
    return any("spinner's" in placed["wager"] and placed["person"] == view.viewer for placed in view.placed)


def _spun(view: View) -> Usual | None:
    """The spinner spins as soon as nobody wagers any more."""
    if view.look.get("spinner") != view.viewer or not _spins_for_it(view):
        return None
    return Usual(SPINS, then=frozenset(("spin the coins",)))


def _small(places: Sequence[str], view: View, face: Face, lexicon: Lexicon) -> Usual | None:
    """A small wager on each of the places where one may be made."""
    spins = (SPINNERS,) if view.look.get("spinner") == view.viewer and SPINNERS not in places else ()
    found = [each for where in (*places, *spins) if (each := _on(where, view, face, lexicon))]
    intents = [intent for each in found for intent in each.intents]
    if not intents or sum(intent.details["stake"] for intent in intents) > cents(view.chips):
        return None
    return Usual(", ".join(each.words for each in found), intents)


def _on(where: str, view: View, face: Face, lexicon: Lexicon) -> Usual | None:
    """A small amount there, or the least that may be wagered there."""
    stake = face.stake
    try:
        read = lexicon.read(_typed(stake, where), view) or []
    except BadInput:
        return None
    bounds = _bounds(read[0], view) if len(read) == 1 else None
    if bounds is None:
        return None
    [meant] = read
    stake = stake if _fits(stake, bounds) else cents(bounds["least"])
    return Usual(_typed(stake, where), [meant._replace(details={**meant.details, "stake": stake}, lesson="")])


def _typed(stake: Cents, where: str) -> str:
    if where.startswith("spinner "):
        return f"spinner {short(stake)} {where.removeprefix('spinner ')}"
    return f"{short(stake)} {where}" if where else f"wager {short(stake)}"


def _bounds(meant: Intent, view: View) -> Data | None:
    """Between which amounts this may be wagered now."""
    for option in view.options:
        fields: dict[str, Data] = {field["name"]: field for field in option["fields"]}
        named = [name for name in ("on", "selection") if name in fields]
        open_ = all(meant.details.get(name) in fields[name].get("choices", ()) for name in named)
        if option["act"] == meant.act and "stake" in fields and open_:
            return fields["stake"]
    return None


def _fits(stake: Cents, bounds: Data | None) -> bool:
    if bounds is None:
        return False
    least, most = cents(bounds["least"]), cents(bounds["most"])
    return least <= stake <= most and not (stake - least) % cents(bounds["step"])


def _ordinary_choice(view: View) -> Usual | None:
    """Of what the viewer is offered, what goes on and gives nothing up."""
    option = next((each for each in view.listed if each.ordinary), None)
    return _answered(option.act, option_data(option, plain)["fields"], view) if view.yours and option else None


def _answered(act: str, fields: list[Data], view: View) -> Usual | None:
    """With the first of what may be chosen and the least that may be given."""
    details: dict[str, Any] = {}
    words = f"call ${short(cents(view.look['to_call']))}" if act == "call" and "to_call" in view.look else act
    for field in fields:
        if field["optional"]:
            continue
        if field["kind"] == "money":
            details[field["name"]] = cents(field["least"])
            words += f" ${short(cents(field['least']))}"
        elif field.get("choices"):
            first = field["choices"][: max(1, field.get("least", 1))]
            details[field["name"]] = first if field["kind"] == "choices" else first[0]
            words += f" {first[0]}" if len(field["choices"]) > 1 else ""
        else:
            return None
    return Usual(words, [Intent(act, details)])
