"""What somebody asks about a table without doing anything: long lists, and what may be done where."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from houseway.disputes.finder import MeantReport
from houseway.errors import BadInput, quoted
from houseway.floor.acts import acting_name, meant
from houseway.floor.frames import AskFrame
from houseway.floor.threads import aside
from houseway.floor.visitor import may
from houseway.house.people import AT_TABLES, Member
from houseway.house.tables.contest import NOT_HERE
from houseway.house.tables.seats import STANDING
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import HouseTable
from houseway.ledger.postings import SEATED
from houseway.play.cloth import area_name
from houseway.play.codec import Data
from houseway.play.grammar import lexicon_of
from houseway.play.round import Round
from houseway.play.view import ONLOOKER, View, choices, view
from houseway.rulebook.understanding import heard
from houseway.shown.hints import has_hint, hint, worths
from houseway.shown.offers import at_place, offered, ways_of
from houseway.shown.reports import foreseen, reports
from houseway.shown.reports import meant as meant_by
from houseway.shown.view import SAYS_WHAT_COMES, Eye, eye_of

Asks: TypeAlias = Callable[[Round[Any], Eye, AskFrame], Any]


def _options(round_: Round[Any], eye: Eye, _asked: AskFrame) -> Any:
    """Whoever sits down does so themself (`acting`)."""
    return [each for each in offered(round_, eye.names, eye.device) if each.get("act") not in (SEATED, STANDING)]


def _ways(round_: Round[Any], eye: Eye, asked: AskFrame) -> Any:
    return ways_of(round_, eye.names, _said(asked.act, "act"))


def _choices(round_: Round[Any], eye: Eye, asked: AskFrame) -> Any:
    """For a detail of an act, where others are given."""
    act, detail = _said(asked.act, "act"), _said(asked.detail, "detail")
    found = (choices(round_, name, act, detail, asked.given) for name in eye.names if name != ONLOOKER)
    return list(dict.fromkeys(each for some in found for each in some))


def _place(round_: Round[Any], eye: Eye, asked: AskFrame) -> Any:
    return at_place(round_, eye.name, _said(asked.on, "on"), _said(asked.selection, "selection"))


def _named(round_: Round[Any], eye: Eye, asked: AskFrame) -> Any:
    """In the words of the game's lexicon, as the terminal reads them."""
    found = lexicon_of(round_.game).named(_said(asked.words, "words"), view(round_, eye.name))
    if not any((each.wager, each.selection) == found[:2] for each in round_.game.cloth(round_.table).places):
        raise BadInput(f"there is no {area_name(found.wager, found.selection)} here")
    return {"on": found.wager, "selection": found.selection, "lesson": found.lesson}


def _hint(round_: Round[Any], eye: Eye, _asked: AskFrame) -> Any:
    return hint(round_, eye.name)


ASKS: Final[Mapping[str, Asks]] = {
    "options": _options, "ways": _ways, "choices": _choices, "place": _place, "named": _named,
    "hint": _hint,
}  # fmt: skip


def _eye(who: Member, running: RunningTable, under: str | None) -> Eye:
    """As whoever asks looks at the table; the dealer of a live one also as a player there."""
    eye = eye_of(who, running)
    return eye if under is None else eye._replace(names=(acting_name(running, who, "", under),), device=False)


async def foresee(table: HouseTable, who: Member, act: str, given: Mapping[str, Any], under: str | None) -> Any:
    """What would come of an act of the staff: where the house deals cards face down, that would tell too much."""
    may(who, SAYS_WHAT_COMES)
    if table.running.by_the_house and table.running.game.face_down:
        raise BadInput(f"cards lie face down at {table.name}; what would come of it is not told before")
    name, details = await table.seen(lambda running, _: meant(running, who, act, given, under))
    return [step.as_data() for step in await aside(foreseen, table, name, act, details)]


async def report(table: HouseTable, who: Member) -> Any:
    """What one of the staff can report now."""
    may(who, AT_TABLES)
    found = await table.seen(lambda _running, _number: reports(table, who))
    return [each._asdict() | {"words": each.words} for each in found]


async def reports_meant(table: HouseTable, who: Member, words: str) -> Any:
    """What somebody may mean who types what happened: first the desk's index is made ready, beside all else."""
    may(who, AT_TABLES)
    game = table.running.game
    await aside(heard, words, game.name, game.rules, table.running.opened.on)
    found = await table.seen(lambda _running, _number: meant_by(table, who, words))
    return [_meant_data(each) for each in found]


def _meant_data(each: MeantReport) -> Data:
    told: Data = each._asdict()
    return told | {"report": each.report._asdict() | {"words": each.report.words} if each.report is not None else None}


async def choices_worth(table: HouseTable, who: Member) -> Any:
    """What each choice comes to, where a hint is held: reckoned beside all else, by what they see now."""

    def look(running: RunningTable, _number: int) -> View | None:
        name, round_ = eye_of(who, running).name, running.round
        return view(round_, name) if round_ is not None and has_hint(round_, name) else None

    seen = await table.seen(look)
    return await aside(worths, table.running.game, seen) if seen is not None else []


async def ask(table: HouseTable, who: Member, asked: AskFrame) -> Any:
    """The answer as plain data."""
    if asked.ask == "foreseen":
        return await foresee(table, who, _said(asked.act, "act"), asked.details, asked.under)
    if asked.ask == "meant":
        return await reports_meant(table, who, _said(asked.words, "words"))
    if asked.ask == "reports":
        return await report(table, who)

    def answer(running: RunningTable, _number: int) -> Any:
        assert running.round is not None, "a table is open from its first round on"
        found = ASKS[asked.ask](running.round, _eye(who, running, asked.under), asked)
        if asked.ask == "options" and running.contest is not None:
            return [each for each in found if each.get("act") not in NOT_HERE]
        return found

    return await table.seen(answer)


def _said(word: str | None, name: str) -> str:
    if word is None:
        raise BadInput(f"{quoted(name)} is still to be said, as a word")
    return word
