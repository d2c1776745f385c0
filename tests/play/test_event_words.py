"""The words of events: one writer, which says everything that happens at every table in ordinary English."""

import ast
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.sessions import EVERY, fill_option, table_of, walk

import houseway
from houseway.cite import cite
from houseway.errors import HousewayError
from houseway.play.acts import Field, Option
from houseway.play.cloth import area_name
from houseway.play.events import CASH, FACE_DOWN, LAYOUT, Asked, Came, Done, Event, Metered, Moved, Undone
from houseway.play.house import house_acts
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.wagering import WAGER
from houseway.play.words import SAID, VERBS, in_third_person, step

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
SOURCE = Path(houseway.__file__).parent
ROUNDS = 4
UNDER = cite("qld s5(1)(b)")


def tried_in_vain(round_: Round[Any], option: Option, chance: random.Random) -> None:
    """Somebody for whom it is not listed tries it."""
    who = chance.choice(list(round_.table.people))
    if not round_.over and not any((each.who, each.act) == (who, option.act) for each in round_.options()):
        with suppress(HousewayError):
            round_.act(who, option.act, fill_option(chance, option))


@cache
def events_of(name: str) -> list[Event]:
    return list(walked(name))


def walked(name: str) -> Iterator[Event]:
    """What happens in some rounds to which all sorts of things happen, and what is refused there."""
    chance = random.Random(f"words {name}")
    table = table_of(EVERY[name], chance)
    for _ in range(ROUNDS):
        for round_, _lines in walk(table, chance, fill_option, steady=0.6):
            listed = [each for each in round_.options() if each.who in table.people] if chance.random() < 0.2 else []
            if listed:
                tried_in_vain(round_, chance.choice(listed), chance)
        yield from round_.events
        if not table.open:
            return


@EVERY_GAME
def test_every_event_of_every_game_is_told_in_words(name: str) -> None:
    for event in events_of(name):
        told = step(event)
        for words in (told.what, str(told)):
            assert words == words.strip()
            assert not re.search(r"None|[{}\[\]]|_|  |\(\)|: $|\d{4}-\d\d-\d\dT", words), words
        assert told.kind == ("refused" if getattr(event, "refused", None) else type(event).__name__.lower())
        assert told.who in str(told)
        assert all(map(cite, told.cites))


@EVERY_GAME
def test_every_amount_of_every_act_is_told_in_dollars(name: str) -> None:
    for event in events_of(name):
        amounts = {field.name for field in getattr(event, "fields", ()) if field.kind == "money"}
        for amount in (each for detail, each in getattr(event, "details", {}).items() if detail in amounts):
            assert f"${amount // 100}.{amount % 100:02}" in step(event).what


@EVERY_GAME
def test_every_detail_that_was_taken_has_the_field_that_listed_it(name: str) -> None:
    for event in events_of(name):
        if isinstance(event, Done) and event.refused is None:
            assert event.details.keys() <= {field.name for field in event.fields}


def test_what_is_refused_has_the_fields_of_the_act_whoever_tried_it() -> None:
    round_ = houseway.table("roulette", {"ann": 500}).round
    with suppress(HousewayError):
        round_.act("ann", "change the sign", {"of": "red", "minimum": 500, "maximum": 50_000})
    assert step(round_.events[-1]).what == "is refused: change the sign (of red, minimum $5.00, maximum $500.00)"


def test_every_act_is_told_as_done_or_as_said() -> None:
    """Whoever adds an act that begins with another verb has it told as something done."""
    acts = {act for game in EVERY.values() for act in (*house_acts(game.general), *game.act_named, *game.steps)}
    said = {act.split()[0] for act in acts if act not in SAID and act.split()[0] not in VERBS}
    assert said == set(
        """1 2 a all area automatic ball balls bank's barred board break cannot card cards chips coin coins
        contravention cutting dealer decks device dice die entry even extra first generator hand increments indicator
        incorrect instruction interference invalid jackpot lights misdeal no non-value not off operated panel right seal
        second shuffling the third tile tiles too unfit value wager wrong""".split()  # noqa: SIM905
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Done(1, "ann", "wager", {"on": "red", "selection": "red", "stake": 500}, WAGER), "ann wagers $5.00 on red"),
        (
            Done(1, "ann", "wager", {"on": "red", "selection": "red", "stake": 1}, WAGER, UNDER),
            "ann is refused: wager $0.01 on red",
        ),
        (Done(1, "ann", "raise", {"amount": 500}, (), UNDER), "ann is refused: raise"),
        (Done(1, "ann", "wager", {"on": "red"}, WAGER), "ann wagers on red"),
        (Done(1, "dealer", "no spin", {}, (), UNDER), "the dealer is refused: no spin"),
        (Done(1, "ann", "declare a wager", {"words": "ten and call"}), "ann declares a wager ('ten and call')"),
        (Done(1, "ann", "withdraw", {"on": "dozen", "selection": "1-12"}), "ann takes back dozen 1-12"),
        (Done(1, "ann", "buy chips", {"amount": 10_000}, (Field("amount", "money"),)), "ann buys chips for $100.00"),
        (Done(1, "ann", "buy chips", {}), "ann buys chips"),
        (Done(1, "dealer", "no more bets", {}), "the dealer says: no more bets"),
        (Done(1, "dealer", "wash and shuffle", {}), "the dealer washes and shuffles"),
        (
            Done(1, "pit boss", "announce a higher minimum", {"now": datetime(1998, 9, 4, 21)}),
            "the pit boss announces a higher minimum (now 1998-09-04 21:00)",
        ),
        (
            Done(1, "dealer", "seat", {"chips": 500, "at": 100}, (Field("chips", "money"),)),
            "the dealer seats (chips $5.00, at 100)",
        ),
        (Came(1, "wheel", "ball", 17, ""), "17 from the wheel"),
        (Came(1, "shoe", "card", "KS", "box 1"), "K♠ from the shoe for box 1"),
        (Came(1, "shoe", "card", FACE_DOWN, "dealer"), "a card, face down, from the shoe for the dealer"),
        (Moved(1, "ann", -500, LAYOUT, "red"), "ann puts $5.00 in red chips on the layout"),
        (Moved(1, "ann", 500, CASH), "ann buys $5.00 for cash"),
        (Metered(1, "ann", 100, UNDER), "ann has $1.00 counted by the prize meter"),
        (Asked(1, "the first", "ann: cut | decline", UNDER), "next to come: ann: cut or decline (the first)"),
    ],
)
def test_what_happens_in_words(event: Event, words: str) -> None:
    assert str(step(event)) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            Line("ann", "straight up", "17", Verdict.WIN, 500, 17_500, 500, 0, 0, ()),
            "straight up 17 wins: $175.00 paid, $5.00 returned",
        ),
        (
            Line("ann", "red", "red", Verdict.WIN, 500, 500, 0, 500, 0, ()),
            "red wins: $5.00 paid, $5.00 stays on the layout",
        ),
        (
            Line("ann", "bank", "", Verdict.WIN, 500, 500, 500, 0, 25, ()),
            "bank wins: $5.00 paid, less $0.25 commission, $5.00 returned",
        ),
        (Line("ann", "red", "red", Verdict.LOSE, 500, 0, 0, 0, 0, ()), "red loses: $5.00 collected"),
        (Line("ann", "buy bet", "4", Verdict.VOID, 2000, 0, 2000, 0, 0, (), 100), "buy bet 4 is void: $21.00 returned"),
        (Line("ann", "red", "red", Verdict.STANDS, 500, 0, 0, 500, 0, ()), "red stands: $5.00 stays on the layout"),
    ],
)
def test_what_became_of_a_wager_in_words(line: Line, words: str) -> None:
    assert str(step(Undone(1, line))) == f"taken back: ann's {words}"


def test_a_phrase_is_put_in_the_third_person() -> None:
    phrases = (
        "pass the dice",
        "go past",
        "have the cards counted",
        "verify the cards",
        "pay commission",
        "say: barred",
    )
    assert [in_third_person(each) for each in phrases] == [
        *("passes the dice", "goes past", "has the cards counted", "verifies the cards"),
        *("pays commission", "says: barred"),
    ]


def test_a_wager_that_says_where_it_lies_is_called_by_its_name() -> None:
    assert [
        area_name(*each) for each in (("red", "red"), ("dozen", "1-12"), ("wager on heads", "heads"), ("ante", ""))
    ] == [*("red", "dozen 1-12", "wager on heads", "ante")]


# One writer


def joins_wager_and_selection(function: ast.FunctionDef) -> bool:
    """Does it put the two side by side in one string?"""
    for text in (each for each in ast.walk(function) if isinstance(each, ast.JoinedStr)):
        parts = [ast.unparse(each) for each in text.values]
        for wager, blank, selection in zip(parts, parts[1:], parts[2:], strict=False):
            if blank == "' '" and re.search(r"\b(wager|on|row|name)\b", wager) and "selection" in selection:
                return True
    return False


def test_one_function_names_a_wager_with_its_selection() -> None:
    """What is typed has both, whatever they are, and so has the name of a plan of the simulator; stored bodies are
    told by the house, for now."""
    found = {
        f"{file.relative_to(SOURCE)}:{each.name}"
        for file in SOURCE.rglob("*.py")
        for each in ast.walk(ast.parse(file.read_text()))
        if isinstance(each, ast.FunctionDef) and joins_wager_and_selection(each)
    }
    assert found == {"play/cloth.py:area_name", "cli/terminal/suggestions.py:_lines", "simulate/throws.py:alone"}
