"""Which events of a round a conclusion rests on: what its owner did, what came for it, what was ruled before it."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

from houseway.money import Cents, in_dollars
from houseway.play.cloth import area_name
from houseway.play.events import FACE_DOWN, Asked, Came, Done, Event, Moved, Ruled, Settled, Undone
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.view import OF_A_PURSE
from houseway.play.wager import Placed, Verdict
from houseway.why.reason import AS_IT_BEGAN, Fact, fact

WAGERS = ("wager", "withdraw")
OPEN = "wagers, until "


def of_a_line(
    table: Table,
    events: Sequence[Event],
    line: Line,
    placed: Placed | None,
    led: Sequence[Event] = (),
    step: Sequence[Event] = (),
) -> tuple[Fact, ...]:
    """What was wagered, what came for its hand and for those it is compared with, what was ruled and led to it."""
    hand = str(getattr(placed.place, "label", "")) if placed is not None else ""
    compared = table.game.compared(table, placed) if placed is not None else ()
    whose, last = {"", hand, *compared}, _last_done(events)
    found = [
        event
        for event in events
        if (isinstance(event, Ruled) and (event in step or _ruled_on(event, line, events)))
        or event in led
        or table.game.opens(table, event)
        or (isinstance(event, Came) and event.to in whose and (event.to in compared or lies_open(table, event, events)))
        or _rests_on(table, event, line, placed, events)
        or (line.verdict is Verdict.VOID and event is last)
    ]
    return (*_stood(table, placed), *_told(table, _with_reports(events, found), events))


def _told(table: Table, found: Sequence[Event], events: Sequence[Event]) -> Iterator[Fact]:
    return (told(table, event, events) for event in found)


def told(table: Table, event: Event, events: Sequence[Event]) -> Fact:
    """In words; of what lies face down, no more than that it came."""
    if isinstance(event, Came) and not lies_open(table, event, events):
        event = event._replace(value=FACE_DOWN)
    return fact(event, table.game.private)


def _ruled_on(ruled: Ruled, line: Line, events: Sequence[Event]) -> bool:
    """Was it ruled once the wagers were closed and the first card had come, or on the wager itself?"""
    led = led_by(events, ruled)
    if led is not None and led.act in WAGERS:
        return led.who == line.person and led.details.get("on") == line.wager
    what, cites = ruled.ruling.what, set(ruled.ruling.cites)
    if line.verdict is Verdict.VOID or line.wager in what or cites & set(line.cites):
        return True
    if ruled.number > _begun(events):
        return True
    return any(_to(event, line.person) for event in step_of(events, ruled.number))


def _begun(events: Sequence[Event]) -> int:
    """The number of the event with which it began to be decided."""
    closed = closed_by(events)
    dealt = next((event for event in events if isinstance(event, Came) and event.to), None)
    return max(closed.number if closed is not None else 0, dealt.number if dealt is not None else 0)


def _rests_on(table: Table, event: Event, line: Line, placed: Placed | None, events: Sequence[Event]) -> bool:
    if isinstance(event, Done) and event.refused is not None:
        return False
    if placed is not None and table.game.decides is not None:
        return table.game.decides(table, placed, event, events)
    return isinstance(event, Done) and _concerns(table, event, line, placed, events)


def lies_open(table: Table, came: Came, events: Sequence[Event]) -> bool:
    """May everybody at the table see it, after these events?"""
    return table.game.seen is None or table.game.seen(table, came, events)


def _concerns(table: Table, event: Done, line: Line, placed: Placed | None, events: Sequence[Event]) -> bool:
    """What its owner did; of other wagers, those on the same hand, which it may follow: twice as much, or the same.

    It was made there, or elsewhere, where it is settled in parts or has been moved in the course of the game.
    """
    if event.act not in WAGERS:
        return _is_on(event, line) or (event.who == line.person and _plays(table, event, line, placed, events))
    if event.who != line.person:
        return False
    at = event.details.get("selection", "")
    if at and placed is not None and hasattr(placed.place, "label"):
        return line.selection.startswith(at)
    moved = placed is not None and line.selection not in placed.wager.selections
    return event.details.get("on") == line.wager and (moved or at in ("", line.selection))


def _plays(table: Table, event: Done, line: Line, placed: Placed | None, events: Sequence[Event]) -> bool:
    """Did its owner decide something for the hand that it is on, and not for another or for another wager on it? Where
    there are no hands: did they put chips down?"""
    hand = str(getattr(placed.place, "label", "")) if placed is not None else ""
    asked = next((each for each in reversed(events[: event.number - 1]) if isinstance(each, Asked)), None)
    if event.act in OF_A_PURSE:
        return False
    if not hand or asked is None:
        return any(_to(each, line.person) for each in step_of(events, event.number))
    of_another = asked.moment in table.game.wager_named and asked.moment != line.wager
    return not of_another and ("(" not in asked.what or hand.partition(",")[0] in asked.what)


def _is_on(event: Done, line: Line) -> bool:
    """Did somebody else put it down, or tell of it?"""
    return event.details.get("on") == line.wager and event.details.get("selection", "") in ("", line.selection)


def _stood(table: Table, placed: Placed | None) -> Iterator[Fact]:
    """A wager that was not made in this round lay there when it began."""
    for each, selection, stake in table.stood:
        if each is placed:
            where = area_name(each.wager.name, selection)
            yield Fact(AS_IT_BEGAN, f"{each.person}'s {in_dollars(stake)} on {where} lay there as the round began")


def _with_reports(events: Sequence[Event], found: Sequence[Event]) -> list[Event]:
    """A ruling comes with what was reported; all in their order."""
    reports = [report for each in found if isinstance(each, Ruled) and (report := led_by(events, each))]
    named = {each.number: each for each in (*found, *reports)}
    return [named[number] for number in sorted(named)]


def led_by(events: Sequence[Event], to: Event) -> Done | None:
    """What somebody did that led to it, where nothing came from a device in between."""
    return _last_done(events, to.number - 1)


def _last_done(events: Sequence[Event], before: int | None = None) -> Done | None:
    for at in reversed(range(len(events) if before is None else before)):
        event = events[at]
        if isinstance(event, Done):
            return event
        if isinstance(event, Came | Asked):
            return None
    return None


def led_to(before: Sequence[Event], step: Sequence[Event]) -> list[Event]:
    """What somebody did that ended it, and what all had done to come there: nothing on the layout decided it."""
    done = [event for event in before if isinstance(event, Done) and event.refused is None]
    return [*step[:1], *(event for event in done if event.act not in WAGERS)]


def step_of(events: Sequence[Event], number: int) -> list[Event]:
    """What somebody did or a device gave, and all that followed from it, with this event among it."""
    first = next((at for at in range(number - 1, -1, -1) if isinstance(events[at], Done | Came)), 0)
    last = next((at for at in range(number, len(events)) if isinstance(events[at], Done | Came)), len(events))
    return list(events[first:last])


def closed_by(events: Sequence[Event]) -> Done | None:
    """What was done last to end the wagers that had been open."""
    opened = next((event for event in reversed(events) if isinstance(event, Asked) and _opens(event)), None)
    since = events[opened.number :] if opened is not None else []
    next_asked = next((event.number for event in since if isinstance(event, Asked)), None)
    done = [event for event in since if _accepted(event) and (next_asked is None or event.number < next_asked)]
    return done[-1] if done and next_asked is not None else None


def _opens(event: Asked) -> bool:
    return event.what.startswith(OPEN)


def _accepted(event: Event) -> TypeGuard[Done]:
    return isinstance(event, Done) and event.refused is None


def stood_at(events: Sequence[Event]) -> Iterator[Fact]:
    """What was awaited when it was tried."""
    asked = next((event for event in reversed(events) if isinstance(event, Asked)), None)
    if asked is not None:
        yield fact(asked)


def in_turn(table: Table, events: Sequence[Event]) -> Iterator[Fact]:
    """What lies open of the hand that somebody was asked about."""
    asked = next((event for event in reversed(events) if isinstance(event, Asked)), None)
    came = [event for event in events if isinstance(event, Came) and lies_open(table, event, events)]
    hands = _about(came, asked.what) if asked is not None else set()
    yield from (told(table, event, events) for event in came if event.to in hands)


def said_of(table: Table, events: Sequence[Event], words: str) -> Iterator[Fact]:
    """What words rest on: what came for the hands that they name, and what led there; all that came, if they name none.

    What was done last was an answer: what had been asked, and the cards of the hand that it was about, led there.
    """
    came = [event for event in events if isinstance(event, Came) and lies_open(table, event, events)]
    answer, about = _answer(events), _about(came, words)
    asked = _about(came, " ".join(event.what for event in answer if isinstance(event, Asked)))
    led: list[Event] = [*answer, *came[-1:], *_settled(events, words)]
    hands = about | asked
    if words.startswith(tuple(about)) and "$" not in words:  # what a hand comes to: `box 3: 17`
        ruled = _ruled_since(events, about)
        led = [*(answer if about & asked else ()), *ruled]
        hands = {event.to for event in came} if any(map(_of_all, ruled)) else about
    named = [event for event in came if not event.to or event.to in hands]
    beside = table.game.compared(table, None) if named else ()
    found = [*(named or came), *(event for event in came if event.to in beside), *led]
    wagers = (event for event in events if _accepted(event) and _meant(event, words) and _staked(event, words, events))
    if (decides := table.game.decides) is not None:
        rulings = _with_reports(events, [event for event in events if isinstance(event, Ruled)])
        found = [*_answer(events), *(event for event in events if decides(table, words, event, events)), *rulings]
    in_order = {event.number: event for event in (*found, *wagers)}
    yield from _told(table, [in_order[number] for number in sorted(in_order)], events)


def _about(came: Sequence[Came], words: str) -> set[str]:
    """The hands that words name."""
    return {event.to for event in came if event.to and event.to in words}


def _ruled_since(events: Sequence[Event], hands: set[str]) -> list[Event]:
    """What was ruled since the first card of these hands, and what led to it: it may have changed them."""
    first = next((event.number for event in events if isinstance(event, Came) and event.to in hands), 0)
    return _with_reports(events, [event for event in events[first:] if isinstance(event, Ruled)])


def _of_all(event: Event) -> bool:
    """Was something said that is about no one hand or person? The cards may lie before others since (`reconstruct`)."""
    return isinstance(event, Done) and not event.details


def _settled(events: Sequence[Event], words: str) -> list[Settled]:
    """What was settled in the same step: all of it, where the words are about money; else the last."""
    settled = [event for event in step_of(events, len(events)) if isinstance(event, Settled)]
    return settled if "$" in words else settled[-1:]


def _meant(event: Done, words: str) -> bool:
    """Those of whoever is named; all, where words tell one wager from the others."""
    return event.who in words or "whose wager" in words


def _staked(event: Done, words: str, events: Sequence[Event]) -> bool:
    """Was it a wager, or, where the words are about money, something else that they paid for, as a ticket is?"""
    if event.act in WAGERS or "$" not in words or event.act in OF_A_PURSE:
        return event.act in WAGERS
    return any(_to(each, event.who) for each in step_of(events, event.number))


def _answer(events: Sequence[Event]) -> list[Event]:
    """What was done last, and what had been asked before it."""
    done = [event for event in events if isinstance(event, Done) and event.refused is None][-1:]
    asked = [event for event in events if isinstance(event, Asked) and done and event.number < done[0].number][-1:]
    return [*asked, *done]


def means_of(table: Table, events: Sequence[Event], tried: Done) -> Iterator[Fact]:
    """The smallest chip, where an amount is not made up of it; else what a person held, and every chip since then."""
    amounts = [tried.details.get(field.name) for field in tried.fields if field.kind == "money"]
    if any(type(amount) is int and amount % table.unit for amount in amounts):
        yield Fact(AS_IT_BEGAN, f"the smallest chip or coin in use here is {in_dollars(table.unit)}")
        return
    if (held := _held(table, events, tried.who)) is not None:
        yield Fact(AS_IT_BEGAN, f"{tried.who} held {in_dollars(held)} in chips as the round began")
    yield from (fact(event) for event in events[: tried.number - 1] if _to(event, tried.who))


def _held(table: Table, events: Sequence[Event], who: str) -> Cents | None:
    """What a person holds now without what has come and gone; none, where chips without a value are among it."""
    purse = table.people[who].purse
    moved = [event for event in events if _to(event, who)]
    if purse.non_value or any(isinstance(event, Moved) and event.chips for event in moved):
        return None
    return purse.value - sum(map(_amount, moved))


def _to(event: Event, who: str) -> bool:
    """Does it bring chips to a person, or take some?"""
    if isinstance(event, Settled | Undone):
        return event.line.person == who and bool(_amount(event))
    return isinstance(event, Moved) and event.person == who


def _amount(event: Event) -> Cents:
    """What comes to its person in chips; a fee that goes back with a void wager is moved apart from it."""
    if isinstance(event, Moved):
        return event.amount
    if not isinstance(event, Settled | Undone) or event.line.never:
        return 0
    line = event.line
    got = line.received - (line.fee if line.verdict is Verdict.VOID else 0)
    return got if isinstance(event, Settled) else -got


def wagers_of(events: Sequence[Event], who: str, details: Any) -> Iterator[Fact]:
    """What a person had put on the same place before."""
    for event in events:
        if not isinstance(event, Done) or event.refused is not None or event.who != who or event.act not in WAGERS:
            continue
        if all(event.details.get(name) == details.get(name) for name in ("on", "selection")):
            yield fact(event)
