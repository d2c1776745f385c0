"""The staff's evening at one house: every role, six live games with patrons who have no page, disputes in people's
words, corrections, a fill, a count with a variance, a keno day by hand, a tournament; then all is gone through."""

from collections.abc import Iterator

import pytest
from support.evening import ANN, CORRECTED, DEALER, DISPUTES, MANAGER, TABLES, Evening
from support.floor import STAFF, floor_at

from houseway.play.events import Done
from houseway.store.actor import THE_HOUSE
from houseway.store.events import Corrected

ROUNDS = 10


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with floor_at(tmp_path_factory.mktemp("evening")) as on:
        found = Evening(on)
        on.does(on.house.deposit, ANN, 1_000_00)
        found.posts("cashier", "cage/windows", {"window": "window 1", "cash": {"100.00": 20}, "chips": {"25.00": 40}})
        found.opens()
        for game in TABLES:
            found.plays(game, ROUNDS)
        found.writes_down()
        yield found


def test_twelve_disputes_in_peoples_words_are_taken_to_their_end(evening: Evening) -> None:
    assert len(DISPUTES) == 12
    assert {each.act for each in DISPUTES} - {each.act for each in evening.settled} == set()


def test_three_corrections_are_made_and_name_who_typed_and_who_corrected(evening: Evening) -> None:
    assert {*evening.corrected} == {*CORRECTED}
    for game in CORRECTED:
        store = evening.house.store
        [stored] = store.noted(evening.house.table(game).number, [Corrected])
        assert isinstance(stored.event, Corrected)
        assert stored.person == (MANAGER if CORRECTED[game] == "stake" else DEALER)
        assert stored.event.typed_by == DEALER


def test_a_count_with_a_variance_stands_in_the_row_of_its_table(evening: Evening) -> None:
    told = evening.counts("blackjack", "25.00")
    assert told == "the drop box of blackjack is counted by two: $4975.00, $25.00 is missing"
    rows = {each["table"]: each for each in evening.staff["inspector"].get("/api/cage/day/tables").json()}
    assert (rows["blackjack"]["drop"], rows["blackjack"]["variance"]) == ("5000.00", "-25.00")
    assert {*rows} >= {*TABLES}


def test_s222_8_a_keno_day_by_hand_goes_on_past_a_void_ball(evening: Evening) -> None:
    assert evening.keno_day() == [*range(21, 41)]


def test_a_tournament_is_played_to_its_prizes(evening: Evening) -> None:
    prizes = evening.tournament()
    assert sum(prizes.values()) > 0


def test_disputes_that_were_written_down_are_read_by_the_inspector(evening: Evening) -> None:
    sheets = evening.staff["inspector"].get("/api/tables/roulette/disputes").json()
    assert [(each["outcome"], each["by"]) for each in sheets] == [
        ("the patron accepts", MANAGER), ("to the inspector", MANAGER),
    ]  # fmt: skip


def test_the_day_balances_the_house_verifies_and_every_event_names_its_person(evening: Evening) -> None:
    evening.posts("cashier", "cage/windows/closing", {"cash": {"100.00": 20}, "chips": {"25.00": 40}})
    statement = evening.staff["inspector"].get("/api/cage/day").json()
    assert (statement["balances"], statement["in_all"]["closing"]) == (True, "0.00")
    told = evening.staff["inspector"].post("/api/inspection/verify").json()
    assert (told["fits"], told["wrong"]) == (True, "")
    people = {*STAFF.values()}
    store = evening.house.store
    for game in TABLES:
        for each in store.events(evening.house.table(game).number):
            assert each.actor is not None, each.body
            assert each.actor == THE_HOUSE or each.actor.person in people, each.body
            assert not isinstance(each.event, Done) or each.person in people, each.body
