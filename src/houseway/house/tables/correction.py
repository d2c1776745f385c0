"""What was typed wrongly is put right: a number, a card, an amount that a dealer recorded otherwise than it was.

It is a correction of the record, and no irregularity of the game. A round is a replay of what was done and came in it,
so it is played once more with what it was in truth: whatever followed from the wrong word is taken back, and made
again. Where the next round has begun it is taken back as well, and what was done in it is done again. A report that was
made by mistake is taken back in the same way, before anything rests on it.
"""

from typing import Any, Final, NamedTuple

from houseway.disputes.reports import reportable
from houseway.errors import BadInput, HousewayError, Refused, quoted
from houseway.house.people import CHANGE_SIGNS, DEAL, Member, stands_for
from houseway.house.tables.table import LIVE, RoundAtHand, RoundInput, RunningTable, standing
from houseway.ledger.postings import JOINS
from houseway.play.ask import Outcome
from houseway.play.codec import details_data, read_details, typed
from houseway.play.events import Came, Events, Settled, Undone
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.store.actor import THE_HOUSE
from houseway.store.chain import ChainEntry
from houseway.store.events import Corrected, RoundTakenBack
from houseway.store.recording import RESULTS

PLAINLY: Final = (str, int, bool)
REPORT: Final = ""  # in place of a detail: all of it
TAKEN_BACK: Final = ""  # what it was in truth: nothing


class Correctable(NamedTuple):
    """One thing that was typed, as it stands."""

    round: int
    step: int  # which of the things that were done and came in its round
    act: str  # none: it came from a device
    who: str  # who did it; for whom it came
    field: str  # none: it is a report, which may have been made by mistake
    stands: str | int
    device: str = ""


class Mistyped(NamedTuple):
    """What somebody says of it."""

    round: int
    step: int
    field: str
    now: str | int


def correctable(running: RunningTable, who: Member) -> list[Correctable]:
    """What somebody may correct now, the latest first."""
    rounds = [_now(running)] + [running.before] * (running.before is not None)
    found = [each for played in rounds if played is not None for each in reversed(_typed(played))]
    return [each for each in found if _why_not(running, who, each) is None]


def _typed(played: RoundAtHand) -> list[Correctable]:
    """All that the staff typed in a round."""
    found = []
    for step, given in enumerate(played.inputs, 1):
        entry = played.round.log[given.place]
        if entry[0] is Came:
            _, ask, value = entry
            found.append(Correctable(played.number, step, "", ask.to, ask.field, ask.write(value), ask.who))
        elif not given.refused and entry[2] not in JOINS and not _own(played, given):
            _, who, act, details, *fields = entry
            told, _ = details_data(details, fields[0] if fields else ())
            plain = {name: each for name, each in told.items() if type(each) in PLAINLY}
            found += [Correctable(played.number, step, act, who, name, each) for name, each in plain.items()]
            if act in reportable(played.round.game):
                found.append(Correctable(played.number, step, act, who, REPORT, act))
    return found


def _own(played: RoundAtHand, given: RoundInput) -> bool:
    """Did a player do it on a page of their own?"""
    entry = played.round.log[given.place]
    if entry[0] is Came or given.said_for:
        return False
    person = played.round.table.people.get(entry[1])
    return person is None or person.role is Role.PLAYER


def correct(running: RunningTable, who: Member, wrong: Mistyped) -> None:
    """It is recorded as it was; `BadInput` says why it cannot be."""
    found = next((each for each in _all_typed(running) if _is(each, wrong)), None)
    if found is None:
        raise BadInput(f"nothing that was typed in round {wrong.round} is thing {wrong.step} with a {wrong.field}")
    if (why := _why_not(running, who, found)) is not None:
        raise BadInput(f"it cannot be corrected: {why}") if not isinstance(why, Refused) else why
    if not found.field and wrong.now != TAKEN_BACK:
        raise BadInput(f"a report is taken back as a whole: say {quoted(TAKEN_BACK)} of it, not {quoted(wrong.now)}")
    if found.stands == wrong.now:
        raise BadInput(f"{wrong.now} is what stands there already")
    played = _now(running) if wrong.round == running.number else running.before
    assert played is not None, "it is one of the two"
    by = (stands_for(who, running.table) or [who.role.value])[0]
    typed_by = played.inputs[wrong.step - 1].by
    kept = played.inputs[wrong.step - 1].place
    about = Corrected(
        *(wrong.round, wrong.step, kept, found.field, found.stands, wrong.now, found.act, found.device, found.who),
        *(by, *typed_by),
    )
    check(running, about)
    following = None
    if about.round != running.number:
        following = _now(running)
        take_back(running, RoundTakenBack(running.number))
    make(running, about)
    if following is not None and running.round is not None and running.round.over:
        running.begin()
        for given in following.inputs:
            if not given.refused:
                _do_again(running, following, given)


def _all_typed(running: RunningTable) -> list[Correctable]:
    rounds = (_now(running), running.before)
    return [each for played in rounds if played is not None for each in _typed(played)]


def _is(each: Correctable, wrong: Mistyped) -> bool:
    return (each.round, each.step, each.field) == (wrong.round, wrong.step, wrong.field)


def _now(running: RunningTable) -> RoundAtHand | None:
    round_ = running.round
    return RoundAtHand(running.number, running.began, round_, running.inputs) if round_ is not None else None


# What can be corrected, and by whom


def _why_not(running: RunningTable, who: Member, found: Correctable) -> str | Refused | None:
    if running.opened.dealt != LIVE or running.closed or running.contest is not None:
        return "nothing is typed at this table that could be typed wrongly"
    if (under := running.game.recalled.get(found.field)) is not None and not found.act:
        why, instead = "what was called is overruled, and not corrected", "overrule the call, as the rules have it"
        return Refused(under, why, instead=instead)
    last = _last(running)
    if not found.field and (found.round, found.step) != last:
        return "something rests on that report since"
    if who.is_one(DEAL) and not who.is_one(CHANGE_SIGNS) and (found.round, found.step) != last:
        return "something was done since; a floor manager or the pit boss corrects it until the next round ends"
    if not who.is_one(DEAL | CHANGE_SIGNS):
        return "the dealer corrects what was typed, or a floor manager or the pit boss, and nobody else"
    if found.round != running.number and (running.round is None or running.round.over):
        return "the next round has ended"
    return _decided(running, found)


def _last(running: RunningTable) -> tuple[int, int]:
    """The latest thing that was done or came, but for steps that the house noted between them."""
    nobodys = THE_HOUSE if running.arranged.recording.manner == RESULTS else None
    for played in (_now(running), running.before):
        given = enumerate(played.inputs, 1) if played is not None else ()
        steps = [n for n, each in given if not each.refused and each.by != nobodys]
        if played is not None and steps:
            return played.number, steps[-1]
    return 0, 0


def _decided(running: RunningTable, found: Correctable) -> str | None:
    """Has somebody decided on the strength of it, who saw on their own page what was typed?"""
    played = _now(running) if found.round == running.number else running.before
    assert played is not None
    for given in played.inputs[found.step :]:
        if not given.refused and _own(played, given):
            return f"{played.round.log[given.place][1]} has decided since, by what was shown"
    return None


# It is made


def check(running: RunningTable, about: Corrected) -> None:
    """Does everything that was typed after it still fit? It is tried beside the table, of which nothing changes."""
    now, last = _now(running), about.round == running.number
    played = now if last else running.before
    assert played is not None
    assert now is not None
    again, _ = played_again(running, played, about)
    if last:
        return
    if not again.over and any(not each.refused for each in now.inputs):
        raise BadInput(f"it cannot be corrected: round {about.round} would go on, and the next has begun")
    if again.over:
        try:
            played_again(running, now._replace(began=standing(again.table)), None)
        except HousewayError as wrong:
            raise BadInput(f"it cannot be corrected: what was done in the next round rests on it: {wrong}") from None


def make(running: RunningTable, about: Corrected) -> None:
    """The round that is played, with what it was in truth."""
    played = _now(running)
    if played is None or not _fits(played, about):
        raise BadInput(f"nothing like that was typed in round {about.round}")
    again, inputs = played_again(running, played, about)
    running.number = about.round
    running.said.append(ChainEntry(about, running.entries.take_back(about.kept), running.number, running.by))
    _undo(running, played, about.kept)
    running.goes_on_from(again, inputs, about.kept)


def _fits(played: RoundAtHand, about: Corrected) -> bool:
    """Is what it says was typed what stands there?"""
    stands = (about.step, about.field, about.was, about.act, about.device, about.person)
    typed_there = [(e.step, e.field, e.stands, e.act, e.device, e.who) for e in _typed(played)]
    return stands in typed_there and played.inputs[about.step - 1].place == about.kept


def take_back(running: RunningTable, event: RoundTakenBack) -> None:
    """The round that has begun is none; the one before it is played again."""
    now = _now(running)
    assert now is not None
    running.said.append(ChainEntry(event, running.entries.take_back(0, whole=True), running.number, running.by))
    _undo(running, now, 0)
    running.back_to(running.before)


def _undo(running: RunningTable, played: RoundAtHand, kept: int) -> None:
    """Every settlement that does not stand any more, the latest first."""
    for event in reversed(Events(played.round.log, kept)):
        if isinstance(event, Settled | Undone):
            undone = Undone(0, event.line) if isinstance(event, Settled) else Settled(0, event.line)
            running.said.append(ChainEntry(undone, running.entries.of(undone), running.number, running.by))


def played_again(
    running: RunningTable, played: RoundAtHand, about: Corrected | None
) -> tuple[Round[Any], list[RoundInput]]:
    """The round with what it was in truth, if something was typed wrongly; before that, everything is as it was, what
    was refused too."""
    again, inputs, at = Round(running.stands(played.began)), list[RoundInput](), about.step if about is not None else 0
    for step, given in enumerate(played.inputs, 1):
        if (given.refused and step > at) or (about is not None and step == at and not about.field):
            continue
        place = len(again.log)
        try:
            _again(again, played.round.log[given.place], about if step == at else None)
        except HousewayError as wrong:
            if not (given.refused and isinstance(wrong, Refused)):
                raise BadInput(f"it cannot be corrected: {_what(played, given, step == at)}: {wrong}") from None
        inputs.append(given._replace(place=place))
    return again, inputs


def _what(played: RoundAtHand, given: RoundInput, itself: bool) -> str:
    if itself:
        return "that cannot have been"
    event = Events(played.round.log)[given.place]
    what = f"{event.value} from the {event.device}" if isinstance(event, Came) else f"'{getattr(event, 'act', '')}'"
    return f"{what} was typed after it, and does not fit"


def _again(round_: Round[Any], entry: tuple[Any, ...], about: Corrected | None) -> None:
    if entry[0] is Came:
        _, ask, value = entry
        now = round_.ask
        if not isinstance(now, Outcome) or (now.field, now.who, now.to) != (ask.field, ask.who, ask.to):
            raise BadInput(f"awaited would be: {now or 'nothing, the round would be over'}")
        round_.outcome(now.read(about.now if about is not None else ask.write(value)))
        return
    _, who, act, details, *fields = entry
    known = fields[0] if fields else ()
    if about is not None:
        given = {about.field: about.now}
        details = {**details, **read_details(given, typed(given, known))}
    round_.act(who, act, details, known)


def _do_again(running: RunningTable, played: RoundAtHand, given: RoundInput) -> None:
    """In the next round, which has begun once more."""
    entry, round_ = played.round.log[given.place], running.round
    assert round_ is not None
    if given.said_for:
        running.speaks_for(given.by.person, entry[1])
    with running.takes(round_):
        _again(round_, entry, None)
    running.hear()
