"""What a house learns from everybody's answers: difficulties and target seconds, there again after a restart."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from houseway.games import find
from houseway.house.experience import ANEW, LearntDifficulty, LearntSeconds
from houseway.school import Item, item, items
from houseway.school.glicko import Rating
from houseway.school.review import Review
from houseway.school.seconds import TARGETS

MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)
ASKED = next(items(find("roulette"), "take-or-refuse", "learning"))


def answered(asked: Item, difficulty: int, number: int = 0, *, right: bool = False, seconds: float = 4.0) -> Review:
    at = MONDAY + timedelta(minutes=number)
    return Review(asked.id, asked.skill, difficulty, "1", right, seconds, at)


def taught(before: Sequence[Review] = ()) -> LearntDifficulty:
    return LearntDifficulty(lambda _count: before, item)


def test_what_good_people_miss_proves_harder_and_what_beginners_know_easier() -> None:
    harder, easier = taught(), taught()
    for number in range(30):
        harder.hear(answered(ASKED, harder.of(ASKED), number), Rating(1900, 60))
        easier.hear(answered(ASKED, easier.of(ASKED), number, right=True), Rating(900, 60))
    assert easier.of(ASKED) < ASKED.difficulty < harder.of(ASKED)
    assert harder.at("another/skill/there", 1000) == 1000


def test_what_was_learnt_is_there_again_by_what_was_stored() -> None:
    first, kept = taught(), list[Review]()
    for number in range(12):
        kept.append(answered(ASKED, first.of(ASKED), number))
        first.hear(kept[-1], Rating(1700, 60))
    again = taught(kept)
    assert again.of(ASKED) == kept[-1].difficulty > ASKED.difficulty


def test_an_item_that_is_made_no_more_teaches_nothing() -> None:
    gone = answered(ASKED, 1700)._replace(item="pay/roulette/qld/1998-09-04/gone/1")
    assert taught([gone]).of(ASKED) == ASKED.difficulty


def test_target_seconds_are_learnt_from_everybody_who_is_quick_and_right() -> None:
    kept = [answered(ASKED, 1000, each, right=True, seconds=4.0) for each in range(20)]
    found = LearntSeconds(lambda _count: kept)
    assert found.targets() == {**TARGETS, "take-or-refuse": 4.0}
    for number in range(2 * ANEW):
        found.hear(answered(ASKED, 1000, number, right=True, seconds=2.0))
        found.hear(answered(ASKED, 1000, number, seconds=0.1))
    assert found.targets()["take-or-refuse"] == 2.0
    assert LearntSeconds(lambda _count: []).targets() == TARGETS
