"""What `key` says of two rounds of poker: those with equal futures have the same key, and others do not."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import pytest

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games import find
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily, ordinary_details
from houseway.play.events import Came, Done
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Line

OFTEN = {"fold": 2, "check": 6, "call": 8, "bet": 4, "raise": 2, "tap out": 1}
SEEDS = range(30)
GAMES = ("manila", "draw", "5-card-stud", "7-card-stud")


class Answer(NamedTuple):
    """A card for somebody, or what somebody did."""

    who: str
    what: Any
    details: dict[str, Any] | None = None  # none of a card


Answers: TypeAlias = list[Answer]


def begin(game: str, seed: int) -> Round[Any]:
    chance = random.Random(seed)
    people = [player(f"p{at}", 100 * chance.randint(60, 400)) for at in range(chance.randint(3, 5))]
    return Round(find(game).open_table(people=[*people, *find(game).staff()]))


def play(game: str, seed: int) -> tuple[Round[Any], Answers]:
    """A round to its end, and what was answered in it."""
    round_, chance, source = begin(game, seed), random.Random(seed), Chance(SeededEntropy(seed))
    while not round_.over:
        ask = round_.ask
        if isinstance(ask, Outcome):
            round_.outcome(source.card(ask.device))
        elif isinstance(ask, Choice) and ask.who:
            acts = list(ask.offers)
            act = chance.choices(acts, [OFTEN.get(each, 5) for each in acts])[0]
            round_.act(ask.who, act, ordinary_details(ask.offers[act].fields))
        else:
            answer_ordinarily(round_)
    done = [event for event in round_.events if isinstance(event, Done | Came)]
    cards = iter([entry[2] for entry in round_.log if entry[0] is Came])
    return round_, [
        Answer(each.to, next(cards)) if isinstance(each, Came) else Answer(each.who, each.act, dict(each.details))
        for each in done
    ]


def again(game: str, seed: int, answers: Answers) -> Iterator[Round[Any]]:
    """The same round once more, answer by answer."""
    round_ = begin(game, seed)
    for who, what, details in answers:
        if details is None:
            round_.outcome(what)
        else:
            round_.act(who, what, details)
        yield round_


def exchanged(answers: Answers, one: int, other: int) -> Answers:
    """Two cards come in each other's place."""
    what = {one: answers[other].what, other: answers[one].what}
    return [each._replace(what=what.get(at, each.what)) for at, each in enumerate(answers)]


def until_cards_matter(answers: Answers) -> Answers:
    """Before somebody shows a hand, or draws to one."""
    until = [at for at, each in enumerate(answers) if each.what in ("show", "draw")]
    return answers[: min(until, default=len(answers))]


def cards_of(answers: Answers, name: str) -> list[int]:
    """Where a player's cards are among the answers."""
    return [at for at, each in enumerate(answers) if each.who == name and each.details is None]


def side_by_side(game: str, seed: int, answers: Answers, twin: Answers) -> tuple[list[bool], list[Line], list[Line]]:
    """At each step, while they last, whether both rounds have one key; and the lines of each."""
    same, key = [], find(game).key
    assert key is not None
    for one, other in zip(again(game, seed, answers), again(game, seed, twin), strict=True):
        if not one.over:
            same.append(key(one) == key(other))
    return same, one.lines, other.lines


def folded(round_: Round[Any]) -> list[str]:
    return [seat.name for seat in round_.table.folds if not seat.dead]


def of_one_hand(_round: Round[Any], answers: Answers) -> tuple[int, int] | None:
    """The first two cards of one player."""
    mine = cards_of(answers, "p1")
    return (mine[0], mine[1]) if len(mine) > 1 else None


def of_folded_hands(round_: Round[Any], answers: Answers) -> tuple[int, int] | None:
    """The first cards of two players who have folded."""
    firsts = [cards_of(answers, name)[0] for name in folded(round_)[:2]]
    return (firsts[0], firsts[1]) if len(firsts) > 1 else None


def of_hands_that_stay(round_: Round[Any], answers: Answers) -> tuple[int, int] | None:
    """The first cards of two players who are in the round to its end."""
    firsts = [cards_of(answers, seat.name)[0] for seat in round_.table.staying[:2]]
    return (firsts[0], firsts[1]) if len(firsts) > 1 else None


Pick: TypeAlias = Callable[[Round[Any], Answers], tuple[int, int] | None]


def twins(game: str, pick: Pick) -> Iterator[tuple[int, Answers, Answers]]:
    """Rounds in which two cards came in each other's place, with the seed of their tables."""
    for seed in SEEDS:
        round_, answers = play(game, seed)
        places = pick(round_, answers)
        if places is not None:
            yield seed, answers, exchanged(answers, *places)


@pytest.mark.parametrize(
    ("game", "pick"),
    [
        *((game, of_one_hand) for game in ("manila", "draw", "7-card-stud")),
        *((game, of_folded_hands) for game in ("manila", "5-card-stud", "7-card-stud")),
    ],
)
def test_rounds_with_equal_keys_go_on_alike_to_the_same_lines(game: str, pick: Pick) -> None:
    met = 0
    for seed, answers, twin in twins(game, pick):
        same, lines, of_the_twin = side_by_side(game, seed, answers, twin)
        apart = same.index(False)
        if True in same[apart:]:
            met += 1
            assert lines == of_the_twin
    assert met >= len(SEEDS) // 4


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_whoever_stays_tell_rounds_apart(game: str) -> None:
    rounds = list(twins(game, of_hands_that_stay))
    assert len(rounds) >= len(SEEDS) // 4
    for seed, answers, twin in rounds:
        same, _, _ = side_by_side(game, seed, until_cards_matter(answers), until_cards_matter(twin))
        assert not any(same[same.index(False) :])


@pytest.mark.parametrize("game", GAMES)
def test_a_key_changes_with_every_answer(game: str) -> None:
    """What was answered is behind the round: no later step has the key of an earlier one."""
    key = find(game).key
    assert key is not None
    for seed in SEEDS[:5]:
        _, answers = play(game, seed)
        keys = [key(round_) for round_ in again(game, seed, answers) if not round_.over]
        assert len(set(keys)) == len(keys)
