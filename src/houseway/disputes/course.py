"""How a table came to where an event happens, with what somebody said of it in place of the file's examples."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from houseway.disputes.details import Filled
from houseway.disputes.first_line import plain_place
from houseway.disputes.outcomes import point, shown
from houseway.disputes.scene import OTHERS
from houseway.disputes.slots import Slots
from houseway.disputes.wagers import SpokenWager, whose_place
from houseway.equipment.cards import FULL_DECK, NAME, pretty
from houseway.money import dollars
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.rulebook.events import Course, Earlier
from houseway.rulebook.nicknames import called

DICE: Final = re.compile(r"[1-6]-[1-6]")
TOTAL: Final = re.compile(r"(?<![$\d])\b(1[2-9]|20)\b(?! (?:on|in|down|each|dollars|bucks))")
CLAUSE: Final = re.compile(r"[,;.]| and | but | with | while | against ")
PLAYERS: Final = re.compile(r"\b(?:player|punter|guest|patron|i|i've|my|box|he) ")
BOX: Final = re.compile(r"(?:box|seat|place) \d+")


def as_said(game: Game[Any], course: Course, said: Slots) -> Iterator[Course]:
    """With the wager, the amount, the box and what came as they were said; then as the file has it."""
    told = _totalled(_at_box(game, _wagered(game, course, said), said), said)
    if said.wagers or not any(map(_is_example, course.before)):  # else what came may not be what it lies on
        told = _shown(told, said)
    if told != course:
        yield told
    if told != course and said.stake is not None:
        yield _staked(course, said, None)
    yield course


def on_unsaid(game: Game[Any], course: Course, said: Slots) -> tuple[str, ...]:
    """What the wager is on, where an amount was said and no more; where everybody makes the same, that is said."""
    example = next((each.given for each in course.before if each.by == OTHERS[0] and each.act == "wager"), {})
    if said.stake is None or not example.get("on"):
        return ()
    if called(game.name).main:
        return (
            (f"it is taken to be {example['selection']}",)
            if _is_box(example.get("selection")) and not said.places
            else ()
        )
    if said.wagers:
        return ()
    where = plain_place(str(example["on"]), str(example.get("selection", "")))
    return (f"it is taken to be on {where}",)


def came_unsaid(course: Course, said: Slots) -> tuple[str, ...]:
    """What came from a device there that nobody has said."""
    last = max((number for number, each in enumerate(course.before) if each.comes != ""), default=-1)
    made_up = [
        _told(each.comes)
        for number, each in enumerate(course.before)
        if each.comes != ""
        and each.comes not in (point(said.words), shown(said.words, each.comes) if number == last else "")
    ]
    return (f"what came is taken to be {', then '.join(made_up)}",) if made_up else ()


def _told(comes: str | int) -> str:
    return pretty(NAME.index(comes)) if comes in NAME and isinstance(comes, str) else str(comes)


def given_as_said(given: Details, said: Slots) -> Filled:
    """The details of an event, with a card and a throw as they were said; else those of the file are examples."""
    found, assumed = dict(given), list[str]()
    if "stake" in given and said.stake is not None:
        found["stake"] = dollars(said.stake)
    for name, each in given.items():
        if _is_box(each) and (box := whose_place(each.split()[0], said.words)):
            found[name] = box
        if not isinstance(each, str) or not (each in NAME or DICE.fullmatch(each)):
            continue
        card = next((one for known in said.cards for one in FULL_DECK if known.fits(one)), None)
        told = shown(said.words, each) if DICE.fullmatch(each) else NAME[card] if card is not None else None
        found[name] = each if told is None else told
        if told is None:
            assumed.append(f"{name}: {_told(each)} is an example")
    return Filled(found, tuple(assumed))


# The wager


def _wagered(game: Game[Any], course: Course, said: Slots) -> Course:
    """The wager that was said is the one that the player made, where it is such a one; else the amount alone is."""
    told = next((each for each in said.wagers if each.stake is not None), None) or next(iter(said.wagers), None)
    known = told is not None and told.wager in game.wager_named
    return _staked(course, said, told if known else None)


def _staked(course: Course, said: Slots, told: SpokenWager | None) -> Course:
    examples = [at for at, each in enumerate(course.before) if _is_example(each)]
    same = [at for at, each in enumerate(course.before) if told is not None and _is_on(each, told.wager)]
    if not same and not examples:
        return course
    number = (same or examples)[-1 if told is not None else 0]
    before, given = list(course.before), dict(course.before[number].given)
    stake = said.stake if told is None or told.stake is None else told.stake
    if stake is not None:
        given["stake"] = dollars(stake)
    if told is not None:
        given.update(_place(told, given))
    before[number] = before[number]._replace(given=given)
    return course._replace(before=tuple(before))


def _place(told: SpokenWager, given: Mapping[str, Any]) -> dict[str, str]:
    """What it is on; a spinner's heads is the spinner's wager on heads."""
    on = str(given.get("on", ""))
    if on.startswith("spinner's") and not told.wager.startswith("spinner's"):
        return {"on": f"{on.rpartition(' ')[0]} {told.wager}"}
    place = {"selection": told.selection} if told.selection else {}
    return {"on": told.wager, **place}


def _is_on(earlier: Earlier, wager: str) -> bool:
    made = earlier.act == "wager" and earlier.by == OTHERS[0] and not earlier.given.get("accepted")
    return made and earlier.given.get("on") == wager


def _is_example(earlier: Earlier) -> bool:
    return earlier.act == "wager" and earlier.by == OTHERS[0] and "stake" not in earlier.given


# The box


def _at_box(game: Game[Any], course: Course, said: Slots) -> Course:
    """The player's wager lies at the box that was said; whoever else is there sits after it."""
    own = next((each.given for each in course.before if each.by == OTHERS[0] and each.act == "wager"), {})
    row = game.wager_named.get(str(own.get("on", "")))
    box = said.place_among(row.selections) if row is not None else ""
    if row is None or not box:
        return course
    named = dict.fromkeys(
        each for earlier in course.before for each in (earlier.to, *earlier.given.values()) if _is_box(each)
    )
    after = list(row.selections)[list(row.selections).index(box) + 1 :]
    others = [each for each in named if each != own.get("selection")]
    moved = {str(own.get("selection", "")): box, **dict(zip(others, after, strict=False))}
    return course._replace(before=tuple(_moved(each, moved) for each in course.before))


def _is_box(text: Any) -> bool:
    return isinstance(text, str) and BOX.fullmatch(text) is not None


def _moved(earlier: Earlier, moved: Mapping[str, str]) -> Earlier:
    given = {name: moved.get(each, each) if _is_box(each) else each for name, each in earlier.given.items()}
    return earlier._replace(given=given, to=moved.get(earlier.to, earlier.to) if earlier.to else "")


# What came


def _shown(course: Course, said: Slots) -> Course:
    """What a wheel, dice or coins showed last, and the point before it."""
    came = [number for number, each in enumerate(course.before) if each.comes != ""]
    before = list(course.before)
    last = shown(said.words, before[came[-1]].comes) if came else None
    if last is not None:
        before[came[-1]] = before[came[-1]]._replace(comes=last, times=1)
    first = point(said.words) if len(came) > 1 else None
    if first is not None and isinstance(before[came[0]].comes, str) and "-" in str(before[came[0]].comes):
        before[came[0]] = before[came[0]]._replace(comes=first)
    return course._replace(before=tuple(before))


def _totalled(course: Course, said: Slots) -> Course:
    """The dealer and the player have the totals that were said, where the file gives each of them two cards."""
    before = list(course.before)
    for number, each in enumerate(before):
        first = any(one.to == each.to for one in before[:number]) and each.comes in NAME
        total = _total(said.words, players=each.to != "dealer") if first else None
        if total is not None:
            before[number] = each._replace(comes=NAME[4 * (total - 11) + NAME.index(str(each.comes)) % 4])
    return course._replace(before=tuple(before))


def _total(words: str, *, players: bool) -> int | None:
    """The total of a hand, of whom the clause speaks in which it stands; beside a card that counts ten."""
    for clause in CLAUSE.split(words):
        found = TOTAL.search(clause)
        if found and bool(PLAYERS.search(f"{clause} ")) is players:
            return int(found[1])
    return None
