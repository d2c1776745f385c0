"""The seed of each shoe is committed to before it; every outcome follows from it. Where nothing may lie face down it is
told to everybody after the shoe; where something may, whoever saw a card is shown that it was the one, and no more."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.drawing import drawn_by_all
from support.floor import ROLES, floor_at
from support.house import Play, house_at, seated

from houseway.errors import BadInput
from houseway.games.pai_gow.pieces import pieces
from houseway.house.house import House
from houseway.house.people import member
from houseway.house.tables.order import CommittedOrder, Secret
from houseway.house.tables.replay import DoesNotFit, follow
from houseway.house.tables.shoes import ROUNDS, TableShoes, commitment
from houseway.house.tables.table import RunningTable
from houseway.play.codec import Data
from houseway.play.events import Came
from houseway.shown.audience import Audience
from houseway.shown.cards import ShownOutcome, note_shown
from houseway.store.codec import as_data, from_data
from houseway.store.events import Opened, OrderLaid, ShoeBegins
from houseway.verify.house import verify
from houseway.verify.proof import check_saved
from houseway.verify.shoe import VerifiedShoe, verify_shoe

HIDE = ("5-card-stud", "7-card-stud", "baccarat", "caribbean-stud", "draw", "manila", "mini-baccarat", "pai-gow")
INSPECTOR, GUEST = member("ida", "inspector"), member("gus", "guest")


def said(house: House, table: str, *kinds: str) -> list[Data]:
    bodies = (as_data(stored.event) for stored in house.store.events(house.tables[table].number))
    return [body for body in bodies if body["kind"] in kinds]


def saved(shoe: int, told: VerifiedShoe) -> Data:
    """As the API tells it, and a page saves it."""
    outcomes = [each._asdict() for each in told.outcomes]
    document: Data = json.loads(
        json.dumps({"shoe": shoe, "orders": [as_data(each) for each in told.orders], "outcomes": outcomes})
    )
    return document


def test_where_all_lies_open_the_hash_is_told_before_the_shoe_and_the_seed_after_it(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", "blackjack", card_machine=True)
        await Play(table, 1).rounds(4)
        bodies = said(house, "table", "committed", "shoe", "revealed")
        told = [(body["kind"], body["shoe"]) for body in bodies]
        shoes = table.running.shoes.number
        assert shoes > 1, "a card machine shuffles for every round"
        for shoe in range(1, shoes):
            order = [told.index((what, shoe)) for what in ("committed", "shoe", "revealed")]
            assert order == sorted(order)
            [hash] = [b["hash"] for b in bodies if b["kind"] == "committed" and b["shoe"] == shoe]
            [seed] = [b["seed"] for b in bodies if b["kind"] == "revealed" and b["shoe"] == shoe]
            assert commitment(seed) == hash
            assert verify_shoe(house.store, "table", shoe, GUEST) == verify_shoe(house.store, "table", shoe)
        assert ("revealed", shoes) not in told
        with pytest.raises(BadInput, match="is not over"):
            verify_shoe(house.store, "table", shoes)
        await house.stop()

    asyncio.run(tried())


def test_a_shoe_that_is_not_shuffled_keeps_its_seed_from_round_to_round(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", "blackjack")
        await Play(table, 1).rounds(4)
        assert table.running.shoes.number == 1
        await house.stop()

    asyncio.run(tried())


async def played(folder: Path, game: str) -> House:
    """Some rounds, and the first shoe is over."""
    house = house_at(folder)
    table = await seated(house, "table", game)
    play = Play(table, 1)
    await play.rounds(4)
    table.running.shoes.rounds = ROUNDS
    await play.rounds(1)
    return house


@pytest.mark.parametrize("game", HIDE)
def test_where_cards_may_lie_face_down_each_is_shown_what_they_saw(tmp_path: Path, game: str) -> None:
    """Qld s279(7), s316(3) and (7), s356, s400(7)."""

    async def tried() -> None:
        house = await played(tmp_path, game)
        chain = house.tables["table"].number
        text = "".join(event.body for event in house.store.events(chain))
        assert not any(seed in text for seed in house.store.seeds(chain).values())
        assert not verify(house.store).wrong
        roots = [body["root"] for body in said(house, "table", "order")]
        for shoe in range(1, house.tables["table"].running.shoes.number):
            whole = verify_shoe(house.store, "table", shoe, INSPECTOR)
            assert whole.whole
            for who in (member("table bot 1", "player"), member("table bot 2", "player"), GUEST):
                told = verify_shoe(house.store, "table", shoe, who)
                assert (told.whole, {*told.outcomes} <= {*whole.outcomes}) == (False, True)
                assert check_saved(saved(shoe, told), roots) == (len(told.outcomes), [])
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize("changed", ["value", "salt", "place", "path", "root", "noted", "longer", "order"])
def test_what_is_saved_and_changed_does_not_fit(tmp_path: Path, changed: str) -> None:
    async def tried() -> None:
        house = await played(tmp_path, "manila")
        document, noted = saved(1, verify_shoe(house.store, "table", 1, INSPECTOR)), []
        [order], first = document["orders"], document["outcomes"][0]
        match changed:
            case "value":
                first["value"] = document["outcomes"][1]["value"]
            case "salt":
                first["salt"] = document["outcomes"][1]["salt"]
            case "place":
                first["place"] += 1
            case "path":
                first["path"].pop()
            case "longer":
                first["path"].append(first["path"][0])
            case "order":
                first["order"] = 7
            case "root":
                order["root"] = commitment("another")
            case "noted":
                noted = [commitment("another")]
        assert check_saved(document, noted)[1]
        await house.stop()

    asyncio.run(tried())


def test_what_no_shoe_told_is_said_to_be_none() -> None:
    for wrong in ({}, {"shoe": 1, "orders": [], "outcomes": [{}]}, {"shoe": 1, "orders": 7, "outcomes": []}):
        with pytest.raises(BadInput, match="not what `outcomes` of a shoe tells"):
            check_saved(wrong)


def test_an_order_is_committed_to_before_the_first_of_it_comes(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await played(tmp_path, "5-card-stud")
        known: set[int] = set()
        for event in (stored.event for stored in house.store.events(house.tables["table"].number)):
            if isinstance(event, OrderLaid):
                known.add(event.shoe)
            elif isinstance(event, ShoeBegins):
                shoe = event.shoe
            elif isinstance(event, Came):
                assert shoe in known
        assert len(known) > 1
        await house.stop()

    asyncio.run(tried())


def test_s308_6_nothing_of_a_shoe_is_told_while_a_round_is_played_that_it_gave_a_card_to(tmp_path: Path) -> None:
    """Eight players who draw take the deck to its end; what was discarded is shuffled in the middle of the round."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", "draw", 8)
        await drawn_by_all(table, 2)
        assert table.running.shoes.number == 2, "the discards were shuffled, and the round goes on"
        for who in (INSPECTOR, GUEST, member("table bot 1", "player")):
            with pytest.raises(BadInput, match="a round that it gave something to is not; none is"):
                verify_shoe(house.store, "table", 1, who)
        for _ in range(2):  # the cards are shuffled when the next are dealt
            await drawn_by_all(table, 2, to_the_end=True)
        assert len(verify_shoe(house.store, "table", 1, INSPECTOR).outcomes) == 52
        [order] = verify_shoe(house.store, "table", 2, INSPECTOR).orders
        assert order.size < 16, "of what was shuffled in alone"
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_card_that_was_discarded_and_is_shown_by_another_is_not_told_of_the_first(tmp_path: Path) -> None:
    """Qld s308(6): it was in two hands; those who saw it in the second learn nothing of the first."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", "draw", 8)
        for _ in range(2):  # the cards are shuffled when the next are dealt
            await drawn_by_all(table, 2, to_the_end=True)
        whole = {shoe: verify_shoe(house.store, "table", shoe, INSPECTOR).outcomes for shoe in (1, 2)}
        seen = {shoe: verify_shoe(house.store, "table", shoe, GUEST).outcomes for shoe in (1, 2)}
        twice = {each.value for each in whole[1]} & {each.value for each in seen[2]}
        assert twice, "somebody showed a card that another had discarded"
        assert not twice & {each.value for each in seen[1]}
        await house.stop()

    asyncio.run(tried())


def test_a_house_that_is_older_goes_on_and_tells_no_seed_any_more(tmp_path: Path) -> None:
    """Its shoes were dealt from the seed itself, which stands in the chain: an inspector verifies them as ever."""

    async def before() -> None:
        with pytest.MonkeyPatch.context() as patch:
            begins = RunningTable.__init__

            def older(running: RunningTable, *given: Any) -> None:
                begins(running, *given)
                running.shoes.hides = False

            patch.setattr(RunningTable, "__init__", older)
            house = await played(tmp_path, "caribbean-stud")
            await house.stop()

    async def after() -> None:
        house = house_at(tmp_path, seed=2)
        assert not verify(house.store).wrong
        told = said(house, "table", "revealed")
        assert told
        teller = Audience(house.tables["table"].running.game)
        assert all("seed" not in (teller.tell(from_data(body)) or {}) for body in told)
        assert verify_shoe(house.store, "table", 1, INSPECTOR).outcomes
        with pytest.raises(BadInput, match="an inspector may verify it"):
            verify_shoe(house.store, "table", 1, GUEST)
        await Play(house.tables["table"], 2).rounds(3)
        assert said(house, "table", "order")
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(before())
    asyncio.run(after())


def told_over_the_api(folder: Path, role: str) -> list[Any]:
    with floor_at(folder) as on:
        return [each["seed"] for each in on.visitor(role).get("/api/shoes/table").json()["shoes"]]


TOLD = {"inspector", "administrator"}


@pytest.mark.parametrize("role", ROLES)
def test_the_seed_of_a_shoe_with_hidden_cards_is_told_to_an_inspector_alone(tmp_path: Path, role: str) -> None:
    async def plays() -> None:
        house = await played(tmp_path, "caribbean-stud")
        await house.stop()

    asyncio.run(plays())
    told = told_over_the_api(tmp_path, role)
    assert (any(told), told[-2:]) == (role in TOLD, [None, None]), "of the one that is dealt and the next to nobody"


def test_a_wheel_has_another_seed_after_so_many_rounds(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "coins", "two-up", 1)
        table.running.shoes.rounds = ROUNDS - 1
        await Play(table, 1).rounds(2)
        assert [body["shoe"] for body in said(house, "coins", "revealed")] == [1]
        await house.stop()

    asyncio.run(tried())


def test_another_outcome_than_the_seed_gives_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealer who chooses what comes, and hashes it all properly."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette")
        with monkeypatch.context() as patch:
            patch.setattr("houseway.house.tables.shoes.drawn", lambda _chance, ask: next(iter(ask.device.weights())))
            await Play(table, 1).rounds(2)
        assert "the shoe's seed gives" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_another_order_than_the_seed_gives_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards change places before the order is committed to: players find nothing, an inspector does."""

    async def tried() -> None:
        laid_out = CommittedOrder.__post_init__

        def chosen(order: CommittedOrder) -> None:
            laid_out(order)
            order.values[0], order.values[-1] = order.values[-1], order.values[0]

        with monkeypatch.context() as patch:
            patch.setattr(CommittedOrder, "__post_init__", chosen)
            house = await played(tmp_path, "manila")
            told = verify_shoe(house.store, "table", 1, GUEST)
            assert check_saved(saved(1, told)) == (len(told.outcomes), [])
        assert "the seed gives the order" in verify(house.store).wrong
        with pytest.raises(DoesNotFit, match="the seed gives the order"):
            verify_shoe(house.store, "table", 1, INSPECTOR)
        await house.stop()

    asyncio.run(tried())


def test_no_order_is_told_that_nothing_comes_from_and_none_is_left_untold(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await played(tmp_path, "manila")
        events = list(house.store.events(house.tables["table"].number))
        seeds = house.store.seeds(house.tables["table"].number)
        (opened, _), *bodies = [(stored.event, stored.actor) for stored in events]
        assert isinstance(opened, Opened)
        follow(RunningTable(opened, TableShoes(dict(seeds))), bodies)
        [first, *_] = [at for at, (each, _) in enumerate(bodies) if isinstance(each, OrderLaid)]
        for wrong in (
            bodies[:first] + bodies[first + 1 :],
            [*bodies[: first + 2], bodies[first], *bodies[first + 2 :]],
        ):
            with pytest.raises(DoesNotFit):
                follow(RunningTable(opened, TableShoes(dict(seeds))), wrong)
        await house.stop()

    asyncio.run(tried())


TWINS = CommittedOrder(Secret("seed", (), 1), 1, "tile", {"6-6": 2, "5-5": 2})


@pytest.mark.parametrize(
    ("faces", "shown"),
    [
        (["6-6", "5-5"], [True, True]),
        (["6-6", "?"], [False, False]),
        (["?", "?"], [False, False]),
        (["6-6"], [False, False]),
        (["6-6", "5-5", "6-6"], [False, False]),
    ],
)
def test_of_tiles_that_are_alike_a_hand_is_shown_when_all_of_it_is(
    faces: list[str], shown: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the proof of one would say which of two twins lies face down."""
    held = (faces, ["?", "?"])
    boxes = [{"box": box, "players": [], "tiles": tiles, "set": False} for box, tiles in enumerate(held, 1)]
    bank = {"kind": "house", "box": 3, "bankers": [], "handlers": []}
    look = {"dice": [], "first": 0, "boxes": boxes, "bank": bank}
    monkeypatch.setattr("houseway.shown.cards.eye_of", lambda _who, _running: SimpleNamespace(name="gus"))
    running: Any = SimpleNamespace(game=SimpleNamespace(look=lambda *_: look, pieces=pieces), table=None)
    dealt = [ShownOutcome(1, "stack", tile, "box 1", TWINS, place) for place, tile in enumerate(("6-6", "5-5"))]
    other = ShownOutcome(1, "stack", "6-6", "box 2", TWINS, 2)
    note_shown([*dealt, other], GUEST, running)
    assert ([each.shown for each in dealt], other.shown) == (shown, False)


def test_at_a_live_table_the_dealer_says_what_came(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", dealt="live")
        assert not said(house, "wheel", "committed", "shoe")
        with pytest.raises(BadInput, match="dealt by hand"):
            await table.seal("ann", commitment("luck"))
        round_ = table.running.round
        assert round_ is not None
        for act in ("spin the ball", "no more bets"):
            await table.act("dealer", act)
        await table.comes("ball", 17)
        with pytest.raises(BadInput, match="awaited"):
            await table.comes("ball", 17)
        assert not verify(house.store).wrong
        with pytest.raises(BadInput, match="it has no seeds"):
            verify_shoe(house.store, "wheel", 1)
        await house.stop()

    asyncio.run(tried())
