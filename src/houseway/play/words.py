"""The words of an event: one writer for every medium. Who it concerns, what happened, and under which provisions.

>>> from houseway.play.wagering import WAGER
>>> bet = Done(2, "ann", "wager", {"on": "straight up", "selection": "17", "stake": 500}, WAGER)
>>> step(bet)
Step(kind='done', who='ann', what='wagers $5.00 on straight up 17', cites=())
>>> print(step(bet))
ann wagers $5.00 on straight up 17
>>> print(step(Came(9, "wheel", "ball", 17, "")))
17 from the wheel

Of what type a detail is says the field that the act was listed with, and never its name.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.equipment.cards import FACE_DOWN as UNSEEN
from houseway.equipment.cards import NAME, pretty
from houseway.money import in_dollars
from houseway.play.acts import Details, Fields
from houseway.play.ask import Ask, Choice
from houseway.play.cloth import area_name
from houseway.play.events import (
    CASH,
    CHANGE,
    FACE_DOWN,
    HOUSE,
    LAYOUT,
    Asked,
    Called,
    Came,
    Done,
    Event,
    Metered,
    Moved,
    Ruled,
    Settled,
    Undone,
)
from houseway.play.face import Face
from houseway.play.people import Role
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

ENDS: Final = {Verdict.WIN: "wins", Verdict.LOSE: "loses", Verdict.VOID: "is void", Verdict.STANDS: "stands"}
ROLES: Final = frozenset(role.value for role in Role)
CARDS: Final = {name: pretty(card) for card, name in enumerate(NAME)}
FACE: Final = "face"  # of a card that is turned up
PLAIN: Final = frozenset({"because", "cause", "fault", "finding", "means", "person", "proposal"})
"""Details that say by themselves what they are."""
MOVES: Final = {
    LAYOUT: ("gets {} from the layout", "puts {} on the layout"),
    HOUSE: ("gets {} from the house", "pays {} to the house"),
    CASH: ("buys {} for cash", "changes {} into cash"),
    CHANGE: ("gets {} in change", "hands in {} for change"),
    "bet out of turn": ("gets back {} that was bet out of turn", "bets {} out of turn"),
    "tickets": ("gets {} for tickets", "pays {} for tickets"),
    "owed": ("keeps {} of commission for now", "pays {} of commission that was owed"),
}
"""Chips to a person, and from one, by where they come from or go to."""
SAID: Final = {
    "ante bet": "make the ante bet",
    "bet": "bet {amount}",
    "blind bet": "make the blind bet",
    "buy chips": "buy chips for {amount}",
    "choose a cut": "choose the cut {cut}",
    "keep all": "keep all five cards",
    "over-blind bet": "make an over-blind bet",
    "raise": "raise by {amount}",
    "reduce": "reduce {on} by {amount}",
    "refund a ticket": "take back ticket {ticket}",
    "seal the dice": "seal the dice",
    "seat": "seat {person}",
    "set": "set the tiles",
    "take the bank": "take the bank with {amount}",
    "wager": "wager {stake} on {on}",
    "withdraw": "take back {on}",
}
"""What somebody does, where the name of the act does not say it well."""
_VERBS: Final = """
    accept act activate agree allow announce approve arrange ask authorise bar begin bet buy call cancel change charge
    check choose claim clear close co-bank collect combine complete conceal conclude confirm count cut deal decide
    declare decline deem demand designate direct disagree discard display dispute divide do double draw end enter
    examine exchange exclude expose fill find finish fold give go handle have help hide hold insert inspect insure issue
    join keep lay leave lend let lift look make mark move notice notify object offer open operate order overrule pass
    pay perform permit place play present press propose put raise read reconstruct rectify reduce refund refuse reject
    relinquish remove repair replace report require retire retract retrieve return seat select set settle shake show
    shuffle sort spin split spread stack stand start stay stop submit suspect take tap tell throw touch turn use vacate
    verify view wait wash withdraw
"""
VERBS: Final = frozenset(_VERBS.split())
"""The words that acts begin with which are told as something done; any other act is something said: `no more bets`."""
_SLOT: Final = re.compile(r"{(\w+)}")
_VERB: Final = re.compile(r"^[\w-]+|(?<= and )\w+|(?<= or )\w+")


class EventWords(NamedTuple):
    """One thing that happened."""

    kind: str  # done, refused, came, called, moved, metered, ruled, settled, undone or asked
    who: str  # who does it, or whom it concerns; nobody, where it concerns the table
    what: str  # in a column of its own; a sentence with whoever it concerns is `str(step)`
    cites: tuple[str, ...] = ()

    def __str__(self) -> str:
        return SENTENCES.get(self.kind, _did)(self)

    def as_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "who": self.who, "what": self.what, "cites": list(self.cites)}


def step(event: Event) -> EventWords:
    """One event in words."""
    match event:
        case Done(refused=None):
            return EventWords("done", event.who, in_third_person(doing(event)))
        case Done(who=who, refused=under):
            return EventWords("refused", who, f"is refused: {doing(event).removeprefix('say: ')}", _cited(under))
        case Came():
            return EventWords("came", event.to, _came(event))
        case Called(words=words, under=under):
            return EventWords("called", "", words, _cited(under))
        case Moved():
            return EventWords("moved", event.person, _moved(event))
        case Metered(person=person, amount=amount, under=under):
            way = "counted by" if amount >= 0 else "taken off"
            return EventWords("metered", person, f"has {in_dollars(abs(amount))} {way} the prize meter", _cited(under))
        case Ruled(ruling=ruling):
            return EventWords("ruled", "", ruling.what, _cited(*ruling.cites))
        case Settled(line=line) | Undone(line=line):
            kind = "settled" if isinstance(event, Settled) else "undone"
            return EventWords(kind, line.person, settled(line), _cited(*line.cites))
        case Asked():
            return _asked(event)


def _cited(*under: Cite | None) -> tuple[str, ...]:
    return tuple(each.text for each in under if each is not None)


# As sentences


def _did(told: EventWords) -> str:
    return f"{the(told.who)} {told.what}"


SENTENCES: Final[Mapping[str, Callable[[EventWords], str]]] = {
    "came": lambda told: f"{told.what} for {the(told.who)}" if told.who else told.what,
    "called": lambda told: f"the dealer announces: {told.what}",
    "ruled": lambda told: told.what,
    "settled": lambda told: f"{told.who}'s {told.what}",
    "undone": lambda told: f"taken back: {told.who}'s {told.what}",
    "asked": lambda told: f"next to come: {f'{told.who}: ' if told.who else ''}{told.what}",
}


def the(who: str) -> str:
    """`the floor manager`; of somebody with a name, nothing else."""
    return f"the {who}" if who in ROLES else who


# What somebody does


def doing(event: Done) -> str:
    """What somebody does, without saying who: `wager $5.00 on straight up 17`; what is only said, as such."""
    told = details_told(_known(event), event.fields)
    if "on" in told:
        told["on"] = area_name(told["on"], told.pop("selection", ""))
    phrase = SAID.get(event.act, "")
    if phrase and told.keys() >= set(_SLOT.findall(phrase)):
        named = {name: told.pop(name) for name in _SLOT.findall(phrase)}
        phrase = phrase.format(**named)
    else:
        phrase = event.act if phrase or event.act.split(" ")[0] in VERBS else f"say: {event.act}"
    amount = told.pop("stake", "") or told.pop("amount", "")
    where = f" on {told.pop('on')}" if "on" in told else ""
    rest = ", ".join(_detail(name, each, event.details.get(name)) for name, each in told.items())
    return f"{phrase}{f' {amount}' if amount else ''}{where}{f' ({rest})' if rest else ''}"


def _known(event: Done) -> Details:
    """Without numbers of which nobody can say whether they are amounts: an act that is not open has no fields."""
    if event.refused is None:
        return event.details
    known = {field.name for field in event.fields}
    return {name: each for name, each in event.details.items() if name in known or type(each) is not int}


def in_third_person(phrase: str) -> str:
    """`wagers $5.00 on red` of `wager $5.00 on red`."""
    act, bracket, details = phrase.partition(" (")
    act = _VERB.sub(lambda match: _verb(match[0]) if match[0] in VERBS or not match.start() else match[0], act)
    return act + bracket + details


def _verb(word: str) -> str:
    if word == "have":
        return "has"
    if word.endswith("y") and word[-2] not in "aeou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "sh", "ch", "o")) else f"{word}s"


_AND_SO: Final = re.compile(r"(\byou [^.;:,]*,? and )([a-z]+)\b")  # `you select 2 dice and are the shooter`
_PLAIN: Final = {_verb(verb): verb for verb in VERBS | {"wager", "win", "lose"}} | {"is": "are", "was": "were"}


def to_whom_it_is_said(said: str, name: str) -> str:
    """`you have the buck` of `ann has the buck`; a place that is called as somebody is named stays as it is called."""
    if not name:
        return said
    about = rf"(?<![-\w])(?<!hand ){re.escape(name)}(?![\w-])(?P<own>'s\b)?(?: (?P<verb>[a-z-]+)\b)?"
    told = re.sub(about, _to_you, said)
    return _AND_SO.sub(lambda found: found[1] + _PLAIN.get(found[2], found[2]), told)


def _to_you(found: re.Match[str]) -> str:
    verb = found["verb"]
    if found["own"]:
        return f"your {verb}" if verb else "yours"
    return f"you {_PLAIN.get(verb, verb)}" if verb else "you"


def details_told(details: Details, fields: Fields) -> dict[str, str]:
    """The details of an act in words, each by the field that it was listed with."""
    kinds = {field.name: field.kind for field in fields}
    return {name: _value(kinds.get(name, ""), each) for name, each in details.items()}


def _value(kind: str, value: Any) -> str:
    if type(value) is int and kind == "money":
        return in_dollars(value)
    if type(value) is int and kind == "card":
        return pretty(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime):
        return value.isoformat(" ", "minutes")
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _detail(name: str, told: str, value: Any) -> str:
    """A detail by its name and what it is; what says what it is by itself, without."""
    called = name.replace("_", " ")
    if value is True:
        return called
    return f"'{told}'" if name == "words" else told if name in PLAIN else f"{called} {told}"


# What comes, moves, is settled and asked


def _came(event: Came) -> str:
    if event.value in (FACE_DOWN, UNSEEN):
        article = "an" if event.field[0] in "aeiou" else "a"
        return f"{article} {event.field}, face down, from the {event.device}"
    shown = CARDS.get(str(event.value), str(event.value)) if event.field in ("card", FACE) else event.value
    return f"{shown}, {event.device}" if event.field == FACE else f"{shown} from the {event.device}"


def _moved(event: Moved) -> str:
    amount = in_dollars(abs(event.amount)) + (f" in {event.chips} chips" if event.chips else "")
    comes, goes = MOVES.get(event.account, (f"gets {{}} from the {event.account}", f"puts {{}} in the {event.account}"))
    return (comes if event.amount > 0 else goes).format(amount)


def settled(line: Line) -> str:
    """`straight up 17 wins: $175.00 paid, $5.00 returned`."""
    back = line.returned + (line.fee if line.verdict is Verdict.VOID else 0)
    amounts = [
        f"{in_dollars(line.paid)} paid" if line.paid else "",
        f"{'less ' if line.paid else ''}{in_dollars(line.commission)} commission" if line.commission else "",
        f"{in_dollars(back)} returned" if back else "",
        f"{in_dollars(line.left)} stays on the layout" if line.left else "",
        f"{in_dollars(line.collected)} collected" if line.collected and line.verdict is not Verdict.WIN else "",
    ]
    told = ", ".join(filter(None, amounts))
    return f"{area_name(line.wager, line.selection)} {ENDS[line.verdict]}" + (f": {told}" if told else "")


def _asked(event: Asked) -> EventWords:
    who, _, offers = event.what.partition(": ")
    what = (offers or event.what).replace(" | ", " or ")
    moment = f" ({event.moment})" if event.moment and event.moment not in what else ""
    return EventWords("asked", who if offers else "", f"{what}{moment}", _cited(event.under))


def waits(ask: Ask, answers: Iterable[str]) -> str:
    """What a table waits for, and whom: `waiting for ann`."""
    if isinstance(ask, Wagering):
        return f"wagers are open until “{ask.closed_by}”"
    return f"waiting for {', '.join(answers)}" if isinstance(ask, Choice) else f"{ask} is awaited"


def question(ask: Choice, face: Face) -> str:
    """What somebody is asked, in the second person: `Your turn, box 3: draw, stand or double down?`"""
    known = face.asks.get(ask.moment)
    if known is not None:
        return known.format(about=ask.about)
    *others, last = ask.offers
    acts = f"{', '.join(others)} or {last}" if others else last
    return f"Your turn{f', {ask.about}' if ask.about else ''}: {acts}?"
