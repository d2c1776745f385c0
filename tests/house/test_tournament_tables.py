"""A session of a tournament at tables of the house: drawn seats, tournament chips, hands counted, scores, prizes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.changing import SALT
from support.directed import SPRING, announced, goes_on, pit_of, spring
from support.gold import yours
from support.house import house_at
from support.tournament import baccarat, com_bo, nearly_out, queensland, victorian

from houseway.errors import BadInput, Refused
from houseway.house.director import conclude, draw
from houseway.house.house import House
from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.setup import close_table
from houseway.house.tournaments import Stage
from houseway.ledger.accounts import OUTSIDE, at_table, purse
from houseway.money import cents
from houseway.store.events import HandCounted
from houseway.tournament.allotment import not_allotted
from houseway.verify.house import verify


def table_of(house: House, who: str) -> str:
    """Where somebody was drawn to sit."""
    return next(name for name, seat in spring(house).tables.items() if who in seat.playing)


@pytest.mark.parametrize("make", [victorian, queensland, com_bo, baccarat])
def test_a_tournament_is_played_at_tables_to_the_prizes_and_its_chips_are_in_no_ledger(
    tmp_path: Path, make: object
) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, make)  # type: ignore[arg-type]
        pit = pit_of(house)
        pool = cents("1100.00") if make is not queensland else cents("300.00")
        await goes_on(house, pit, lambda: spring(house).stage is Stage.SESSION)
        assert len(house.tables) == 2
        assert {account.kind for account in house.store.accounts()} <= {
            "outside",
            "purse",
            "tournament",
            "demonstration",
        }
        await goes_on(house, pit, lambda: spring(house).stage is Stage.OVER and not house.tables)
        came_to = spring(house).came_to
        assert [each["session"] for each in came_to["sessions"]] in (["heats", "final"], ["first round", "final"])
        assert sum(came_to["prizes"].values()) == pool
        held = house.store.balances()
        assert {account.kind for account, amount in held.items() if amount} <= {
            "outside", "purse", "demonstration", "cage",
        }  # fmt: skip
        assert held[OUTSIDE] == 0  # all of it is play money
        assert pit.troubles == 0
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


DIRECTOR = "tournament director"


def test_vic_28_2000_r20_3_5_a_table_of_the_house_is_concluded_by_its_director_alone(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, nearly_out)
        pit = pit_of(house)
        await house.admit(DIRECTOR, "pit boss")
        await draw(house, SPRING)
        name = table_of(house, "ann")
        contest = house.table(name).running.contest
        assert contest is not None
        with pytest.raises(Refused) as early:
            await conclude(house, SPRING, name, DIRECTOR)
        assert early.value.under.text == "vic 28/2000 r20.3.5(a)"
        await goes_on(house, pit, lambda: len(contest.live) == 1)
        hand = contest.hand
        await goes_on(house, pit, lambda: contest.hand > hand)
        assert not contest.over  # nothing is settled by itself
        with pytest.raises(Refused) as stranger:
            await conclude(house, SPRING, name, "ann")
        assert stranger.value.under.text == "vic 28/2000 r20.1.2(a)"
        with pytest.raises(BadInput, match="is no table of the session"):
            await conclude(house, SPRING, "blackjack 1", DIRECTOR)
        await conclude(house, SPRING, name, DIRECTOR)
        await goes_on(house, pit, lambda: bool(contest.over))
        assert contest.over == f"{DIRECTOR} has concluded play at this table"
        await goes_on(house, pit, lambda: spring(house).stage is Stage.OVER)
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_vic_28_2000_r20_2_2_the_director_briefs_whoever_has_entered_or_it_is_noted_as_not_done(
    tmp_path: Path,
) -> None:
    async def steps_of(folder: Path, *later: str) -> list[str]:
        house = await announced(folder)
        await house.admit(DIRECTOR, "pit boss")
        with pytest.raises(Refused) as stranger:
            await house.tournament("brief", tournament=SPRING, person="ann")
        assert stranger.value.under.text == "vic 28/2000 r20.1.2(a)"
        if "brief" in later:
            await house.tournament("brief", tournament=SPRING, person=DIRECTOR)
        if "bob" in later:
            await house.admit("bob", "player")
            await house.play_money("bob", 200_00)
            await house.tournament("enter", tournament=SPRING, person="bob")
        await draw(house, SPRING)
        await house.stop()
        return [step.what for step in spring(house).running.steps if step.step == "brief"]

    for folder, later, done in (("a", ("brief",), True), ("b", (), False), ("c", ("brief", "bob"), False)):
        (tmp_path / folder).mkdir()
        (told,) = asyncio.run(steps_of(tmp_path / folder, *later))
        assert told.startswith("not done") is not done


def test_vic_28_2000_r20_2_2_the_players_are_briefed_before_play_also_while_words_are_opened(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await house.admit(DIRECTOR, "pit boss")
        await house.tournament("seal", tournament=SPRING, person="ann", seal=seal_of("luck", SALT))
        await draw(house, SPRING)
        assert spring(house).stage is Stage.WORDS
        await house.tournament("brief", tournament=SPRING, person=DIRECTOR)
        await house.tournament("word", tournament=SPRING, person="ann", word="luck", salt=SALT)
        await draw(house, SPRING)
        with pytest.raises(Refused, match="first session has been drawn"):
            await house.tournament("brief", tournament=SPRING, person=DIRECTOR)
        (told,) = [step for step in spring(house).running.steps if step.step == "brief"]
        assert not told.what.startswith("not done")
        assert [cite.text for cite in told.cites] == ["vic 28/2000 r20.2.2"]
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_vic_28_2000_r20_2_1_c_who_does_not_make_the_compulsory_wager_forfeits_it_and_the_hand_is_played(
    tmp_path: Path,
) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        contest = table.running.contest
        assert contest is not None
        await goes_on(house, pit_of(house), lambda: contest.hand == 2)
        assert contest.chips["ann"] == cents("1000.00") - 2 * cents("25.00")
        assert table.running.table.people["ann"].purse.value == contest.chips["ann"]
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_qld_s9_1_b_i_a_hand_waits_for_the_wagers_of_bots_however_long_they_take(tmp_path: Path) -> None:
    """Whoever must wager and does not is out: bots are slower than the time for wagers here, and none of them is."""

    async def tried() -> None:
        house = await announced(tmp_path, queensland)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        contest = table.running.contest
        assert contest is not None
        await table.set_pace({"wagers": 2, "bots": 40})
        await table.act("ann", "wager", {"on": "red", "selection": "red", "stake": cents("100.00")})
        await goes_on(house, pit_of(house), lambda: contest.hand == 1)
        hands = [each.event for each in house.store.noted(table.number, [HandCounted])]
        assert [(each.forfeits, each.out_at) for each in hands if isinstance(each, HandCounted)] == [({}, {})]
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_qld_s9_1_b_i_what_would_forfeit_a_compulsory_wager_is_golden_at_no_time(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, queensland)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        contest = table.running.contest
        assert contest is not None
        assert contest.told["compulsory"][0] == cents("10.00")

        def ready() -> list[bool]:
            return [each["ordinary"] for each in yours(table, house.people["ann"]) if each.get("ready")]

        assert ready() == [False]
        for golden in (False, True):  # half of it, and all
            await table.act("ann", "wager", {"on": "red", "selection": "red", "stake": cents("5.00")})
            assert ready() == [golden]
        await house.stop()

    asyncio.run(tried())


def test_qld_s9_1_b_i_who_must_wager_and_does_not_is_out_and_goes(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, queensland)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        contest = table.running.contest
        assert contest is not None
        await goes_on(house, pit_of(house), lambda: contest.hand == 1)
        assert contest.out_at == {"ann": 1}
        assert "ann" not in table.running.table.people
        assert contest.shown(table.name)["standing"][-1]["name"] == "ann"
        await house.stop()

    asyncio.run(tried())


def test_one_plays_one_s_own_hands_with_the_chips_that_were_allotted(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, queensland)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        view = table.view("ann")
        assert view is not None
        assert view.chips == "500.00"
        stake = {"on": "red", "selection": "red", "stake": cents("100.00")}
        await table.act("ann", "wager", stake, "one")
        await table.act("ann", "wager", stake, "one")  # again: it is done once
        assert [(p.person, p.stake) for p in table.running.table.placed] == [("ann", cents("100.00"))]
        assert house.held(purse("ann")) == cents("150.00")  # of 200.00, after the entry fee
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("by", "act", "details", "under"),
    [
        ("ann", "leave", {}, "vic 28/2000 r20.2.1(h)"),
        ("ann", "buy chips", {"amount": 100_00}, "vic 28/2000 r20.2.1(b)"),
        ("dealer", "seat", {"person": "bob", "chips": 100_00}, "vic 28/2000 r20.3.2"),
        ("dealer", "issue colour chips", {"person": "ann"}, "vic 28/2000 r20.2.1(b)"),
        ("pit boss", "change the sign", {}, "vic 28/2000 r20.2.1(d)"),
    ],
)
def test_what_is_not_done_at_a_table_of_a_tournament_is_refused_with_its_provision(
    tmp_path: Path, by: str, act: str, details: dict[str, object], under: str
) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        before = table.chain.number
        with pytest.raises(Refused) as refused:
            await table.act(by, act, details)
        assert refused.value.under.text == under
        assert table.chain.number == before
        await house.stop()

    asyncio.run(tried())


SPOKEN = {"on": "player", "selection": "player", "stake": 100_00}


@pytest.mark.parametrize(
    ("game", "act", "details"),
    [
        ("manila", "give or lend chips", {"person": "bob", "amount": 400_00}),
        ("draw", "give or lend chips", {"person": "bob", "amount": 400_00}),
        ("5-card-stud", "give or lend chips", {"person": "bob", "amount": 400_00}),
        ("7-card-stud", "give or lend chips", {"person": "bob", "amount": 400_00}),
        ("craps", "call a wager", SPOKEN | {"with": "cash"}),
        ("keno", "present a ticket", {"ticket": 1, "paid_in": "cheque"}),
        ("baccarat vic", "declare a wager", SPOKEN | {"with": "cash"}),
        ("com-bo vic", "declare a wager", SPOKEN | {"with": "vouchers"}),
        ("com-bo vic", "declare a wager", SPOKEN | {"with": "authorised tokens"}),
    ],
)
def test_qld_s9_1_b_i_vic_28_2000_r20_2_1_b_no_chips_come_for_cash_and_none_go_to_another_player(
    tmp_path: Path, game: str, act: str, details: dict[str, Any]
) -> None:
    def in_game() -> dict[str, Any]:
        if game.endswith("vic"):
            return baccarat() if game.startswith("baccarat") else com_bo()
        data = queensland() | {"game": game}
        data["conditions"] |= {"wager": "none", "players": {"minimum": 2, "maximum": 6}}
        return data

    async def tried() -> None:
        house = await announced(tmp_path, in_game, ("ann", "bob"))
        await draw(house, SPRING)
        table = house.table(table_of(house, "ann"))
        before, chips = table.chain.number, table.running.table.people["ann"].purse.value
        with pytest.raises(Refused) as refused:
            await table.act("ann", act, details)
        assert table.running.contest is not None
        assert refused.value.under.text == table.running.contest.told["under"]["chips"]
        assert (table.chain.number, table.running.table.people["ann"].purse.value) == (before, chips)
        await house.stop()

    asyncio.run(tried())


def test_a_wager_may_be_spoken_with_the_chips_that_were_allotted() -> None:
    assert not not_allotted("declare a wager", SPOKEN | {"with": "chips"})
    assert not not_allotted("wager", SPOKEN)
    assert not not_allotted("present a ticket", {"ticket": 1})


def test_vic_28_2000_r20_2_1_b_chips_of_value_are_not_filled_at_a_table_of_a_tournament(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        name = min(house.tables)
        for what, refusal in (("fill", Refused), ("credit", BadInput), ("count", BadInput)):
            with pytest.raises(refusal) as refused:
                await house.move_float(what, name, 100_00)
            assert not isinstance(refused.value, Refused) or refused.value.under.text == "vic 28/2000 r20.2.1(b)"
        assert house.held(at_table("float", name)) == 0
        await house.stop()

    asyncio.run(tried())


def test_while_a_session_is_on_its_tables_stay_open_and_entries_are_closed(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        await house.admit("bob", "player")
        await house.play_money("bob", 200_00)
        number = house.store.end(-1).number
        for what in ("enter", "withdraw"):
            with pytest.raises(Refused, match="entries are closed"):
                await house.tournament(what, tournament=SPRING, person="bob")
        with pytest.raises(Refused, match="between two sessions"):
            await house.tournament("buy back", tournament=SPRING, person="ann")
        with pytest.raises(BadInput, match="is in a session"):
            await house.tournament("draw", tournament=SPRING)
        with pytest.raises(Refused, match="a session of the tournament is on"):
            await close_table(house, table_of(house, "ann"))
        with pytest.raises(BadInput, match="a table of the tournament"):
            await house.open_table(f"{SPRING}, final 1", "blackjack")
        assert house.store.end(-1).number == number
        await house.stop()

    asyncio.run(tried())


def test_a_restart_in_the_middle_of_a_session_goes_on_with_the_same_standing(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        name = table_of(house, "ann")
        contest = house.table(name).running.contest
        assert contest is not None
        await goes_on(house, pit_of(house), lambda: contest.hand == 2)
        stood, at = contest.standing(), house.clock.now()
        await house.stop()
        again = house_at(tmp_path, seed=2)
        again.clock.at = at  # type: ignore[attr-defined]
        resumed = again.table(name).running.contest
        assert resumed is not None
        assert resumed.standing() == stood
        await goes_on(again, pit_of(again), lambda: spring(again).stage is Stage.OVER)
        assert not verify(again.store).wrong
        await again.stop()

    asyncio.run(tried())


def of(game: str) -> dict[str, Any]:
    """The same tournament in another game, for fewer players."""
    data = queensland() | {"game": game}
    sessions = [
        {"name": "first round", "tables": 2, "hands": 2, "advance": 2},
        {"name": "final", "tables": 1, "hands": 2},
    ]
    data["conditions"] |= {
        "wager": "none",
        "chips": "5000.00",
        "session": sessions,
        "players": {"minimum": 4, "maximum": 12},
    }
    return data


@pytest.mark.parametrize("game", ["7-card-stud", "caribbean-stud", "craps", "pai-gow", "two-up"])
def test_s7_a_tournament_in_any_game_of_these_rules_goes_on_though_somebody_is_away(tmp_path: Path, game: str) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, lambda: of(game))
        pit = pit_of(house)
        await goes_on(house, pit, lambda: spring(house).stage is Stage.OVER)
        assert (pit.troubles, verify(house.store).wrong) == (0, "")
        await house.stop()

    asyncio.run(tried())


def test_a_house_that_stops_again_and_again_goes_on_to_the_prizes(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        at, stops = house.clock.now(), 0
        while spring(house).stage is not Stage.OVER:
            pit = pit_of(house)
            for _ in range(5):
                due = await pit.tick()
                house.clock.at = at = max(at, due or at)  # type: ignore[attr-defined]
            assert pit.troubles == 0
            await house.stop()
            house, stops = house_at(tmp_path, seed=f"after stop {stops}"), stops + 1
            house.clock.at = at  # type: ignore[attr-defined]
            assert stops < 200
        assert stops > 5
        assert sum(spring(house).came_to["prizes"].values()) == cents("1100.00")
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_vic_28_2000_r20_2_1_e_who_went_out_buys_back_into_the_second_chance(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, names=("ann", "bob"), waits=None)
        pit = pit_of(house)
        await draw(house, SPRING)
        await goes_on(house, pit, lambda: spring(house).stage is Stage.BETWEEN)
        out = [name for name, each in spring(house).running.entrants.items() if each.out and name in ("ann", "bob")]
        assert out, "whoever never wagers does not go on past those who do"
        await house.tournament("buy back", tournament=SPRING, person=out[0])
        assert house.held(purse(out[0])) == cents("50.00")
        with pytest.raises(Refused, match="may not buy back"):
            await house.tournament("buy back", tournament=SPRING, person=out[0])
        assert (await draw(house, SPRING))["tables"] == {f"{SPRING}, second chance 1": [out[0]]}
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_scores_that_a_table_did_not_come_to_are_found(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        scores = [[name, table, 5, 0] for table, seat in spring(house).tables.items() for name in seat.playing]
        with pytest.raises(BadInput, match="everybody who was seated"):
            await house.tournament("score", tournament=SPRING, session="heats", scores=scores[1:])
        await house.tournament("score", tournament=SPRING, session="heats", scores=scores)
        assert "entered otherwise than it came to" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_too_few_players_are_not_drawn_and_it_is_tried_again_later(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, fills=0)
        pit = pit_of(house)
        due = await pit.tick()
        assert due is not None
        house.clock.at = due  # type: ignore[attr-defined]
        assert await pit.tick() is not None
        assert (spring(house).stage, pit.troubles) == (Stage.ENTRIES, 0)
        await house.tournament("withdraw", tournament=SPRING, person="ann")
        assert spring(house).draws_at is None
        await house.stop()

    asyncio.run(tried())


def test_bots_wager_and_wait_for_nobody_where_a_table_has_only_bots(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path)
        await draw(house, SPRING)
        name = next(each for each in spring(house).tables if each != table_of(house, "ann"))
        table = house.table(name)
        began = house.clock.now()
        contest = table.running.contest
        assert contest is not None
        await goes_on(house, pit_of(house), lambda: contest.hand == 1)
        assert (house.clock.now() - began).total_seconds() < 60
        await house.stop()

    asyncio.run(tried())
