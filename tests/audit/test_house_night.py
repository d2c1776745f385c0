"""The night of a house: decisions, dealers of live tables, devices; and all of it over the API."""

from fractions import Fraction
from io import StringIO
from pathlib import Path

import pytest
from support.floor import floor_at
from support.house import Play, house_at, run, seated
from support.live import Live

from houseway.audit.days import DaySpan
from houseway.audit.dealing import DealerRecord, LiveDealers, at_least
from houseway.audit.house import rounds
from houseway.audit.house_night import HouseAudit, audit_house
from houseway.audit.sheets import write
from houseway.audit.spread import book
from houseway.games import find
from houseway.house.actor import acting
from houseway.house.people import HouseRole, Member


@pytest.fixture(scope="module")
def audited(tmp_path_factory: pytest.TempPathFactory) -> HouseAudit:
    async def played() -> HouseAudit:
        house = house_at(tmp_path_factory.mktemp("night"))
        await Play(await seated(house, "cards", "blackjack"), 3).rounds(8)
        await Play(await seated(house, "poker", "5-card-stud"), 3).rounds(8)
        wheel = await seated(house, "wheel", "roulette", dealt="live")
        await Live(wheel, 5).rounds(6)
        with house.store.as_it_stands() as still:
            found = audit_house(still, DaySpan(), verified=False)
        await house.stop()
        return found

    return run(played())  # type: ignore[no-any-return]


def test_what_decisions_cost_is_never_less_than_nothing(audited: HouseAudit) -> None:
    prices = audited.prices
    assert sum(each.decisions for each in prices.values()) > 5
    assert all(each.price >= 0 and each.missed <= each.decisions for each in prices.values())


def test_what_came_is_counted_by_day_and_each_round_of_the_wheel_once(audited: HouseAudit) -> None:
    wheel = audited.night.devices["wheel", "wheel"]
    assert wheel.came.total() == audited.night.tables["wheel"].rounds
    assert [came.total() for came in wheel.days.values()] == [wheel.came.total()]
    assert audited.night.devices["cards", "shoe, by rank"].came.total() > 20


def test_the_house_expects_nothing_that_is_not_held_of_poker_and_knows_between_whom_chips_went(
    audited: HouseAudit,
) -> None:
    poker = next(each for each in audited.as_data()["tables"] if each["table"] == "poker")
    assert poker["sigma_is"] == "not held"
    assert {poker[name] for name in ("expected", "expected_exactly", "sigma", "z")} == {None}
    assert set(audited.night.flows) == {("poker bot 1", "poker bot 2")}


def test_the_drop_is_what_was_changed_and_the_hold_its_share(audited: HouseAudit) -> None:
    [table] = [each for each in audited.as_data()["tables"] if each["table"] == "cards"]
    assert table["hold"] == pytest.approx(float(Fraction(table["win"]) / Fraction(table["drop"])), abs=1e-6)


def test_a_dealer_who_leaves_more_undone_than_others_is_named() -> None:
    dealers = LiveDealers()
    dealers.of = {"dan": DealerRecord(rounds=200, left_undone=12), "eve": DealerRecord(rounds=200, left_undone=0)}
    [(what, evidence, p, _)] = [each for each in dealers.unlike_others() if each[3].left_undone]
    assert "dan leaves more steps undone" in what
    assert evidence == "12 of 12 in 200 of 400 rounds"
    assert p == at_least(12, 12, 0.5) == 0.5**12


def test_the_night_over_the_api_is_for_who_inspects_or_runs_tables(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> None:
            await on.house.admit("dan", "dealer")
            wheel = await seated(on.house, "wheel", "roulette", dealt="live")
            with acting(Member("dan", HouseRole.DEALER)):
                await Live(wheel, 5).rounds(3)

        on.does(plays)
        told = on.visitor("floor manager").get("/api/night").json()
        assert [each["table"] for each in told["tables"]] == ["wheel"]
        assert told["rounds"] == 3 + (told["rounds"] > 3)
        [dealer] = told["dealers"]
        assert (dealer["dealer"], dealer["rounds"]) == ("dan", 3)
        assert (dealer["corrections"], dealer["left_undone"]) == (0, 0)
        traces = StringIO()
        with on.house.store.as_it_stands() as still:
            write(rounds(still, DaySpan()), "xes", traces)
        assert '<string key="org:resource" value="dan"/><string key="org:role" value="dealer"/>' in traces.getvalue()
        assert told["cage"] == [{"day": "2004-08-01", "balances": True, "wrong": []}]
        assert on.visitor("player").get("/api/night").status_code == 403
        wrong = on.visitor("inspector").get("/api/night?since=2004-08-02&until=2004-08-01")
        assert "comes after" in wrong.json()["error"]


def test_what_is_expected_goes_by_the_decks_that_a_table_is_run_with(tmp_path: Path) -> None:
    async def played() -> HouseAudit:
        house = house_at(tmp_path)
        table = await seated(house, "cards", "blackjack", decks=6)
        await Play(table, 3).rounds(3)
        with house.store.as_it_stands() as still:
            found = audit_house(still, DaySpan(), replay=False)
        await house.stop()
        return found

    account = run(played()).night.tables["cards"]
    edges = {decks: book(find("blackjack"), (("decks", decks),))["blackjack", ""].found.house_edge for decks in (6, 8)}
    whole = account.expected / edges[6]
    assert edges[6] != edges[8]
    assert whole.denominator == 1, "so many cents of first wagers"
