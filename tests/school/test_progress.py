"""Ratings, the schedule and what follows from answers: held against Glickman's example, the fsrs package and trainees
of known skill."""

import json
import os
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from fsrs import Card, Scheduler
from fsrs import Rating as HowWell
from hypothesis import given
from hypothesis import strategies as st

from houseway.errors import BadInput
from houseway.games import find
from houseway.school import DRILLS
from houseway.school.glicko import Match, Rating, rated
from houseway.school.journal import Journal
from houseway.school.practice import next_item
from houseway.school.progress import Standing, standing
from houseway.school.review import Review, read_review
from houseway.school.schedule import how_well, scheduled
from houseway.school.seconds import TARGETS, learnt

REVIEWS = int(os.environ.get("HOUSEWAY_REVIEWS", "3000"))
MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)


def review(skill: str = "pay/roulette/split", **told: object) -> Review:
    usual = Review("pay/roulette/qld/1998-09-04/1", skill, 1200, "35", right=True, seconds=9.0, at=MONDAY)
    return usual._replace(**told)  # type: ignore[arg-type]


def test_a_rating_is_glickmans_own_example() -> None:
    met = [Match(Rating(1400, 30), 1), Match(Rating(1550, 100), 0), Match(Rating(1700, 300), 0)]
    mine = rated(Rating(1500, 200), met)
    assert (round(mine.value, 2), round(mine.deviation, 2), round(mine.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_whoever_does_nothing_is_known_less_well_and_rated_the_same() -> None:
    idle = rated(Rating(1600, 50), [])
    assert idle.value == 1600
    assert 50 < idle.deviation < 60


@given(st.floats(600, 2400), st.floats(30, 350), st.floats(600, 2400), st.floats(30, 350))
def test_right_never_lowers_a_rating_and_wrong_never_raises_it(a: float, da: float, b: float, db: float) -> None:
    mine, other = Rating(a, da), Rating(b, db)
    assert rated(mine, [Match(other, 1)]).value >= a >= rated(mine, [Match(other, 0)]).value


def test_what_was_chosen_weighs_half() -> None:
    whole, themed = Standing(), Standing()
    whole.add(review())
    themed.add(review(themed=True))
    assert themed.rating.value - 1500 == pytest.approx((whole.rating.value - 1500) / 2)


def trainee(skill: float, chance: random.Random, answers: int = 200) -> Standing:
    found = Standing()
    for number in range(answers):
        asked = chance.randint(900, 2100)
        right = chance.random() < 1 / (1 + 10 ** ((asked - skill) / 400))
        at = MONDAY + timedelta(minutes=number)
        found.add(review(f"pay/roulette/{asked // 100}", difficulty=asked, right=right, at=at))
    return found


def test_trainees_of_known_skill_are_ranked_after_200_items() -> None:
    chance, skills = random.Random(7), [1000 + 50 * number for number in range(24)]
    found = [trainee(skill, chance).rating.value for skill in skills]
    ranks = [sorted(found).index(each) for each in found]
    apart = sum((rank - place) ** 2 for place, rank in enumerate(ranks))
    assert 1 - 6 * apart / (len(skills) * (len(skills) ** 2 - 1)) >= 0.95


def test_the_schedule_is_that_of_the_fsrs_package() -> None:
    """`make soak` takes 100,000 answers."""
    chance, scheduler = random.Random(3), Scheduler(enable_fuzzing=False)
    cards: dict[str, Card] = {}
    reviews, at = [], MONDAY
    kinds = list(DRILLS)
    for _ in range(REVIEWS):
        at += timedelta(seconds=chance.choice((5, 60, 700, 40_000, 900_000)))
        kind = chance.choice(kinds)
        skill = f"{kind}/craps/{chance.randint(1, 30)}"
        right, seconds = chance.random() < 0.8, chance.uniform(1, 80)
        reviews.append(review(skill, right=right, seconds=seconds, at=at))
        target = TARGETS[kind]
        well = HowWell.Good
        if not right:
            well = HowWell.Again
        elif seconds > 1.5 * target:
            well = HowWell.Hard
        elif seconds < 0.5 * target:
            well = HowWell.Easy
        cards[skill], _ = scheduler.review_card(cards.get(skill, Card(card_id=1, due=at)), well, at)
    kept = [read_review(json.loads(json.dumps(each.as_data()))) for each in reviews]
    found = scheduled(kept)
    assert {skill: card.due for skill, card in found.cards.items()} == {s: card.due for s, card in cards.items()}
    assert {s: (c.stability, c.difficulty) for s, c in found.cards.items()} == {
        s: (c.stability, c.difficulty) for s, c in cards.items()
    }
    late = found.due(at + timedelta(days=400))
    assert late == sorted(late, key=lambda skill: (cards[skill].due, skill))


@pytest.mark.parametrize(
    ("right", "seconds", "well"),
    [(False, 1, 1), (True, 18.1, 2), (True, 18, 3), (True, 6, 3), (True, 5.9, 4)],
)
def test_how_well_an_answer_was_known_goes_by_the_target_seconds(right: bool, seconds: float, well: int) -> None:
    assert how_well(review(right=right, seconds=seconds)) == well


def test_target_seconds_are_learnt_from_the_quicker_half_of_right_answers() -> None:
    right = [review(seconds=float(each)) for each in range(1, 21)]
    wrong = [review(right=False, seconds=0.1)] * 50
    assert learnt([*right, *wrong])["pay"] == 5.5
    assert learnt(right[:19]) == TARGETS


def test_a_miss_comes_back_before_what_was_known() -> None:
    found = standing([review("pay/roulette/split", right=False), review("pay/roulette/red")])
    soon = MONDAY + timedelta(minutes=5)
    assert found.schedule.due(soon) == ["pay/roulette/split"]
    assert found.weak() == []


def test_where_somebody_is_weak_and_for_how_many_days_they_have_come() -> None:
    days = [MONDAY + timedelta(days=each) for each in (0, 1, 2)]
    found = standing(
        [review("pay/craps/field bet", right=number == 0, at=day) for number, day in enumerate(days)]
        + [review("pay/craps/win bet", at=days[-1])] * 3
    )
    assert found.weak() == ["pay/craps/field bet"]
    today = days[-1].date()
    assert [found.streak(today + timedelta(days=each)) for each in (0, 1, 2)] == [3, 3, 0]
    told = found.as_data(days[-1])
    assert (told["asked"], told["right"], told["streak"]) == (6, 4, 3)
    assert told["skills"]["pay/craps/field bet"] == {"asked": 3, "right": 1, "seconds": 9.0}


def test_the_kin_of_a_miss_come_back() -> None:
    game = find("roulette")
    missed = next_item(Standing(), MONDAY, [game], ["pay"])
    later = MONDAY + timedelta(seconds=1)
    again = next_item(Standing(), later, [game], ["pay"], again=missed.skill)
    assert again.skill == missed.skill
    assert again.id != missed.id


def test_what_is_due_is_asked_first() -> None:
    found = standing([review("take-or-refuse/roulette/amount", right=False)])
    item = next_item(found, MONDAY + timedelta(days=1), [find("roulette")])
    assert item.skill == "take-or-refuse/roulette/amount"


# What is kept


def test_what_was_answered_is_there_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "own" / "answers.jsonl")
    assert journal.reviews() == []
    kept = [review(), review("call/craps/qld s129(1)", right=False, themed=True)]
    for each in kept:
        journal.add(each)
    assert Journal(journal.file).reviews() == kept
    journal.delete()
    assert journal.reviews() == []


@given(cut=st.integers(1, 60))
def test_a_line_that_a_crash_cut_off_is_no_answer_and_costs_no_other(
    tmp_path_factory: pytest.TempPathFactory, cut: int
) -> None:
    journal = Journal(tmp_path_factory.mktemp("own") / "answers.jsonl")
    journal.add(review())
    journal.add(review("pay/roulette/red"))
    journal.file.write_bytes(journal.file.read_bytes()[:-cut])
    assert journal.reviews() == [review()]
    journal.add(review("pay/roulette/black"))
    assert [each.skill for each in journal.reviews()] == ["pay/roulette/split", "pay/roulette/black"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nonsense", "1: this is no line of JSON"),
        ("{}", "is no answer that was kept; it has item, skill"),
        (json.dumps(review().as_data() | {"seconds": -1}), "is no answer that was kept"),
        (json.dumps(review().as_data() | {"at": "yesterday"}), "is no answer that was kept"),
        (json.dumps(review().as_data() | {"item": 7}), "is no answer that was kept"),
    ],
)
def test_a_line_that_somebody_spoilt_is_told_with_its_number(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "answers.jsonl"
    file.write_text(line + "\n")
    with pytest.raises(BadInput, match=told):
        Journal(file).reviews()
