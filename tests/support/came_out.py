"""Where citations come out of Houseway while the tests run: the one file that knows what to listen to."""

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, wraps
from types import FrameType, GeneratorType
from typing import Any, Final, TypeAlias

from houseway import cli
from houseway.cite import CITATION, Cite, cites
from houseway.errors import Refused
from houseway.families.prohibitions import NeverAllowed
from houseway.games import GAMES, variants
from houseway.games.pai_gow.house_way.ways import Setting
from houseway.keno import ticket_text as tickets
from houseway.ledger.books import Posted
from houseway.play.acts import Option
from houseway.play.ask import Ask, Choice
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.round import Round
from houseway.play.settlement import Line, Ruling
from houseway.play.sign import Sign
from houseway.play.table import Call, Table
from houseway.play.wagering import Wagering
from houseway.printing.sheet import MarkedShapes
from houseway.rulebook.collector import Collector
from houseway.rulebook.evidence import Kind
from houseway.rulebook.library import resolves
from houseway.tournament.requirements import Lack
from houseway.tournament.state import TournamentStep
from support.rulings import Rulings

__all__ = ["listen"]

Cited: TypeAlias = Callable[[Any], Iterable[Cite | str]]

MADE: Final[Mapping[type, tuple[Kind, Cited]]] = {
    Refused: ("refusal", lambda refused: [refused.under]),
    Lack: ("refusal", lambda lack: [lack.under]),
    Line: ("settlement", lambda line: line.cites),
    Posted: ("settlement", lambda posted: posted.posting.cites),
    Setting: ("ruling", lambda setting: setting.rule.cites),
    TournamentStep: ("ruling", lambda step: step.cites),
    MarkedShapes: ("drawn", lambda mark: mark.under),
}
"""The values in which something comes out, each with its kind."""

CARRIERS: Final = ("houseway.play.", "houseway.errors", "houseway.tournament.state", "houseway.printing.sheet")
"""Where something comes out on behalf of whoever called."""

ABOUT_ANY_PROVISION: Final = (
    ["odds"], ["dispute"],
    *(["rules", each] for each in ("show", "list", "diff", "coverage", "find", "reported")),
)  # fmt: skip
"""Commands that print citations, and say nothing of what Houseway does; help does too, as an example."""


def listen(into: Collector) -> Rulings:
    """From now on, whatever comes out is noted; of rulings, whether they change something, while a test is watched."""
    rulings = Rulings(into)
    _after(Ruling, "__new__" if "__new__" in vars(Ruling) else "__init__", partial(_ruled, rulings))
    for cls, (kind, cited) in MADE.items():
        made = "__init__" if "__init__" in vars(cls) else "__new__"
        _after(cls, made, partial(_made, into, kind, cited))
    _after(Table, "announce", partial(_announced, into))
    for moved in ("__init__", "act", "outcome"):
        _after(Round, moved, partial(_asked, into, set()))
    _after(Round, "act", partial(_wagered, into))
    _after(Round, "options", partial(_listed, into))
    for game in [game for name in GAMES for game in variants(name)]:
        _draws(game, "look", into)
    _after(Game, "layout", partial(_laid_out, into))
    _after(Sign, "shown", partial(_drawn, into, "play.sign:Sign.shown"))
    _after(tickets, "ticket_text", partial(_ticket, into, "keno.printing:ticket_text"))
    cli.main = _heard(cli.main, into)
    return rulings


def _after(owner: Any, name: str, note: Callable[..., None]) -> None:
    """Whenever this function has been called: `note` hears what it gave and what it was given."""
    function = getattr(owner, name)

    @wraps(function)
    def and_note(*args: Any, **named: Any) -> Any:
        given = function(*args, **named)
        note(given, *args, **named)
        return given

    setattr(owner, name, and_note)


# What is made


def _made(into: Collector, kind: Kind, cited: Cited, given: Any, first: Any, *_args: Any, **_named: Any) -> None:
    """A test may make such a value to compare with: that comes from nowhere."""
    where, made = _came_from(sys._getframe(2)), first if given is None else given
    if where and not where.startswith("play.codec:"):  # what is read again came out before
        into.note("never" if isinstance(made, NeverAllowed) else kind, where, cites(*cited(made)))


def _ruled(rulings: Rulings, given: Any, first: Any, *_args: Any, **_named: Any) -> None:
    frame = sys._getframe(2)
    if (where := _came_from(frame)) and not where.startswith("play.codec:"):
        rulings.hear(where, (first if given is None else given).cites, frame)


def _announced(into: Collector, _given: None, _table: Table, call: Call, *_about: object) -> None:
    if where := _came_from(sys._getframe(2)):
        into.note("call", where, [call.under])


# What is asked, and what is open


def _asked(
    into: Collector, seen: set[tuple[object, ...]], _given: Any, round_: Round[Any], *_args: Any, **_named: Any
) -> None:
    """After everything that moves a round: what it waits for, and what may be answered."""
    if round_.ask is not None and round_.game.name in GAMES:  # and not a toy of the tests
        script, unders = _waiting(round_), tuple(_unders(round_.ask))
        if (asked := (script.gi_code, *map(id, unders))) not in seen:
            seen.add(asked)
            into.note("ask", _place(script.gi_frame), unders)


def _unders(ask: Ask) -> Iterator[Cite]:
    yield ask.under
    if isinstance(ask, Choice):
        for offer in ask.offers.values():
            yield from (offer.under, *(field.above for field in offer.fields if field.above))
    if isinstance(ask, Wagering):
        yield from (ask.closed_under, ask.withdrawn_under)


def _wagered(
    into: Collector,
    _given: Any,
    round_: Round[Any],
    who: str,
    act: str,
    details: Any = None,
    *_more: Any,
    **_named: Any,
) -> None:
    """Where only certain amounts will do, each is offered under a provision of its own."""
    row = round_.game.wager_named.get(details["on"]) if act == "wager" and details else None
    if row is not None and row.exactly is not None and details is not None:
        amounts = row.exactly(round_.table, who, details["selection"])
        into.note("ask", f"{round_.game.name}: {row.name}", [under for _, under in amounts])


def _listed(into: Collector, found: list[Option], round_: Round[Any], _of: str | None = None) -> None:
    """Every option that is a row; what a choice offers is noted when it is asked."""
    acts = {**round_.game.act_named, **house_acts(round_.game.general)}
    for option in found if round_.game.name in GAMES else ():
        if option.act == "withdraw":
            into.note("ask", "play.wagering:withdraw", [option.under])
        elif option.act == "wager" or option.act in acts:
            row = option.fields[0].choices[0] if option.act == "wager" else option.act
            into.note("ask", f"{round_.game.name}: {row}", [option.under])


# What is drawn and printed


def _draws(game: Game[Any], name: str, into: Collector) -> None:
    """What a game draws, whichever way a test gets at the function."""
    draw = getattr(game, name)
    if draw is not None and draw.__name__.isidentifier():
        module, plain = sys.modules[draw.__module__], inspect.unwrap(draw)
        setattr(module, draw.__name__, plain)
        where = f"{draw.__module__.removeprefix('houseway.')}:{draw.__qualname__}"
        _after(module, draw.__name__, partial(_drawn, into, where))
        object.__setattr__(game, name, getattr(module, draw.__name__))


def _laid_out(into: Collector, text: str, game: Game[Any], _table: Table) -> None:
    """The cloth and what is told at the table, in text."""
    cloth: Any = inspect.unwrap(game.cloth)
    _drawn(into, f"{cloth.__module__.removeprefix('houseway.')}:{cloth.__qualname__}", text)


def _drawn(into: Collector, where: str, drawn: object, *_args: Any, **_named: Any) -> None:
    """Words or plain data bear their citations. What leads nowhere may be what somebody typed."""
    into.note("drawn", where, cites(*filter(resolves, CITATION.findall(str(drawn)))))


def _ticket(into: Collector, where: str, _drawn: str, ticket: Any, *_args: Any, **_named: Any) -> None:
    """A keno ticket has no room for citations: what asks for each of its particulars stands beside them."""
    asked = [tickets.SHOWN[name] for name in (*ticket.particulars(), "code")]
    into.note("drawn", where, cites(*asked, *tickets.TITLE, *tickets.MORE, *tickets.CHECK))


def _heard(main: Callable[..., int], into: Collector) -> Callable[..., int]:
    """A command, with what it prints."""

    @wraps(main)
    def and_note(argv: Sequence[str] | None = None) -> int:
        words = list(argv or ())
        if not words or "--help" in words or words[:1] in ABOUT_ANY_PROVISION or words[:2] in ABOUT_ANY_PROVISION:
            return main(argv)
        sys.stdout, out = _Twice(sys.stdout), sys.stdout
        try:
            return main(argv)
        finally:
            sys.stdout, twice = out, sys.stdout
            _drawn(into, " ".join(["houseway", *words[: 1 + (words[0] == "rules")]]), getattr(twice, "words", ""))

    return and_note


class _Twice:
    """Standard output, and what was written there."""

    def __init__(self, out: Any) -> None:
        self.out, self.words = out, ""

    def write(self, text: str) -> int:
        self.words += text
        return int(self.out.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.out, name)


# Where from


def _came_from(frame: FrameType | None) -> str:
    """The nearest function of Houseway that does not act for another; nothing where a test called."""
    nearest = None
    for own in _frames(frame):
        nearest = nearest or own
        if not _module(own).startswith(CARRIERS):
            return _place(own)
    return _place(nearest) if nearest is not None else ""


def _frames(frame: FrameType | None) -> Iterator[FrameType]:
    """Up from here for as long as Houseway's own code calls itself."""
    while frame is not None and (module := _module(frame)).startswith(("houseway.", "contextlib", __name__)):
        if module.startswith("houseway.") and "<" not in frame.f_code.co_name:
            yield frame
        frame = frame.f_back


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _place(frame: FrameType) -> str:
    """`games.roulette.procedure:spin`; what a function makes goes by the function."""
    return f"{_module(frame).removeprefix('houseway.')}:{frame.f_code.co_qualname.partition('.<locals>')[0]}"


def _waiting(round_: Round[Any]) -> Any:
    """The innermost script that waits."""
    script: Any = round_.script
    while isinstance(script.gi_yieldfrom, GeneratorType):
        script = script.gi_yieldfrom
    return script
