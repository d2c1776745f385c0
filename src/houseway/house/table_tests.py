"""Table tests in a house: set by an examiner, gone on with wherever they stood, noted in the chain once they are over.

Every step is stored before the table is shown as it stands after it. The chain has the test under its number, and
nobody's name.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.house.actor import acting_itself
from houseway.house.house import House
from houseway.house.retries import GIVEN
from houseway.house.school import AtHand
from houseway.play.game import Game
from houseway.school import ItemName, named
from houseway.school.live.table import ROUNDS
from houseway.school.review import MOST_SECONDS
from houseway.school.table_test import PassMarks, TableTest, TaskAnswer
from houseway.store.database import AlreadyThere
from houseway.store.school import KeptTest, SchoolRecords
from houseway.store.school_events import TableTested

AT_HAND: Final = 64  # tests under way, with their tables
LONGEST_SEED: Final = 40
RESULT: Final = ("right", "of", "grave", "minor", "steps", "payments", "seconds", "payout", "rounds_an_hour")


def text_of(game: Game[Any]) -> str:
    """A game's text, as the names of items have it."""
    return str(ItemName("", game, "")).strip("/")


class TableTests:
    """Those of a house. What reckons much is done in a thread beside the tables."""

    def __init__(self, house: House, records: SchoolRecords) -> None:
        self.house, self.records = house, records
        self._under_way: AtHand[int, TableTest] = AtHand(AT_HAND)

    def begin(
        self, person: str, examiner: str, game: Game[Any], seed: str, rounds: int, marks: PassMarks, now: datetime
    ) -> KeptTest:
        """A test is set, under the next number."""
        if not 1 <= rounds <= ROUNDS:
            raise BadInput(f"a table test has 1 to {ROUNDS} rounds, not {rounds}")
        if not seed.strip() or "/" in seed or not seed.isprintable() or len(seed) > LONGEST_SEED:
            raise BadInput(f"{quoted(seed)} is no seed; it has 1 to {LONGEST_SEED} letters, and no stroke")
        told = KeptTest(0, person, examiner, text_of(game), seed, rounds, marks.as_data(), now.isoformat())
        return told._replace(number=self.records.set_test(told))

    def kept(self, number: int) -> KeptTest:
        found = self.records.test(number)
        if found is None:
            raise BadInput(f"there is no table test {number}")
        return found

    def test(self, kept: KeptTest) -> TableTest:
        """As far as it has come, by what is stored."""
        found = self._under_way.get(kept.number, lambda: _made(kept))
        stored = self.records.test_answers(kept.number)
        try:
            found.hear(stored[len(found.answers) :])
        except BadInput as wrong:
            why = f"table test {kept.number} was sat in another form: what it came to stands in the chain ({wrong})"
            raise BadInput(why) from None
        return found

    def answer(self, kept: KeptTest, place: int, given: str, seconds: float, now: datetime) -> TableTest:
        """As the step of this place, from 0 on; sent again, it is the same answer."""
        found = self.test(kept)
        if place < len(found.answers):
            if found.answers[place].given != given:
                raise BadInput(f"step {place + 1} is done already")
            return found
        if place > len(found.answers) or found.over:
            raise BadInput(f"the next step is {len(found.answers) + 1}, not {place + 1}")
        seconds = round(min(max(seconds, 0.0), MOST_SECONDS), 2)
        found.check(given)
        try:
            self.records.add_to_test(kept.number, place, TaskAnswer(given, seconds), now)
        except AlreadyThere:
            raise BadInput(GIVEN) from None
        return self.test(kept)

    def result(self, found: TableTest) -> Mapping[str, float]:
        """In short."""
        report = found.report()
        return {name: float(report[name]) for name in RESULT} | {"passed": float(report["passed"])}

    async def note(self, kept: KeptTest, found: TableTest, result: Mapping[str, float], now: datetime) -> None:
        """A test that is over goes into the house's chain, once."""
        event = TableTested(
            kept.number,
            kept.game,
            kept.seed,
            kept.rounds,
            dict(kept.marks),
            [each.given for each in found.answers],
            [each.seconds for each in found.answers],
            dict(result),
        )
        with acting_itself():
            await self.house.note(event, f"table test {kept.number}")
        self.records.end_test(kept.number, now, result)


def _made(kept: KeptTest) -> TableTest:
    game = named(f"limit/{kept.game}/{kept.seed}").game
    return TableTest(game, kept.seed, kept.rounds, PassMarks(**kept.marks))  # type: ignore[arg-type]
