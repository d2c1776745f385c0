"""Tables that share one meter: what one of them does, the others see, and every record replays alone."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any

import pytest
from support.caribbean_stud import ACE_KING, ANTE, JACKPOT, Played, table_of

from houseway.cite import cite
from houseway.equipment.cards import card
from houseway.errors import BadInput, BadRecord, Refused
from houseway.games import find
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.house.tables.meter import check_wager
from houseway.jackpot import Jackpots
from houseway.jackpot.acts import BY_HAND, done
from houseway.jackpot.tables import Link, check_fit
from houseway.jackpot.tables import entered as told_to_the_meter
from houseway.ledger.accounts import OUTSIDE
from houseway.ledger.books import Books
from houseway.money import cents
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Events, Metered
from houseway.play.game import Game
from houseway.play.record import Recorder, read, replay
from houseway.play.round import Round

VIC = find("caribbean-stud", rules="vic", on="2004-08-01")
QLD = find("caribbean-stud", rules="qld")
AT = datetime(2004, 8, 1, 20)
NO_HAND = "KC QC 9C 4C 2H"
ROYAL, PAIR = "AS KS QS JS 10S", "8S 8D 6H 4D 2S"


class Kept(Jackpots):
    """The systems, and what was done with them: that done again leads to the same."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[tuple[str, dict[str, Any]]] = []

    def do(self, what: str, details: dict[str, Any]) -> Any:
        found = done(self, what, AT, {**details, BY_HAND: True})
        self.done.append((what, details))
        return found

    def again(self) -> "Kept":
        found = Kept()
        for each in self.done:
            found.do(*each)
        return found


class Seat:
    """One linked table with a single player, and short ways to play there."""

    def __init__(self, jackpots: Kept, name: str, game: Game[Any] = VIC) -> None:
        self.table: CaribbeanStudTable = table_of("ann", game=game, name=name, linked=2, link_approved=True)
        system = jackpots.of_table(name)
        assert system is not None
        check_fit(self.table, system)
        self.jackpots, self.link = jackpots, Link(system, jackpots.do)
        self.table.meter = system.meter
        self.recorder = Recorder(self.table)

    def begin(self) -> "Seat":
        self.link.system.check_open()
        self.table.meter = self.link.system.meter
        self.round = Round(self.table)
        self.recorder.add(self.round)
        self.jackpots.playing.add(self.table.name)
        return self

    def wager(self, *kinds: str) -> "Seat":
        self.begin()
        for kind in kinds:
            stake = 1000 if kind == ANTE else 100
            self.act("ann", "wager", on=kind, selection="place 1", stake=stake)
        return self.act("dealer", self.table.text.deal.closed_by)

    def act(self, who: str, act: str, **details: Any) -> "Seat":
        return self.does(lambda: self.round.act(who, act, details))

    def does(self, what: Callable[[], object]) -> "Seat":
        """As in a house: the table reads the meter, something happens, and the link hears of it."""
        self.link.before(self.round)
        start = len(self.round.log)
        what()
        self.link.heard(self.table, Events(self.round.log, start))
        if self.round.over:
            self.jackpots.playing.discard(self.table.name)
        return self

    def cards(self, mine: str, dealer: str) -> "Seat":
        waiting = {"place 1": mine.split(), "dealer": dealer.split()}
        while isinstance(ask := self.round.ask, Outcome):
            self.does(partial(self.round.outcome, card(waiting[ask.to].pop(0))))
        return self

    def finish(self) -> "Seat":
        """The ordinary answers, each through the link."""
        while not self.round.over:
            self.does(partial(answer_ordinarily, self.round))
        return self

    @property
    def paid(self) -> int:
        return sum(line.paid for line in self.table.lines if line.wager == JACKPOT)


def opened(**more: Any) -> Kept:
    jackpots = Kept()
    jackpots.do("open", {"system": "east", "tables": ["one", "two"], "cost": "1.00", "approved": True, **more})
    return jackpots


def test_vic_10_2004_r9_3_2_wagers_at_one_table_raise_the_prize_at_another() -> None:
    kept = opened()
    one, two = Seat(kept, "one"), Seat(kept, "two")
    two.wager(ANTE, JACKPOT)
    for _ in range(5):
        one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).finish()
    two.cards(ROYAL, NO_HAND).finish()
    assert two.paid == cents("75001.41")  # 6 wagers: $1.41 over the seed
    assert ["vic 25/1999 r2.1"] in [[c.text for c in ruling.cites] for ruling in two.table.rulings]
    assert kept.system("east").meter.value == cents("75000")
    assert kept.books.total() == 0
    assert -kept.books.balance(OUTSIDE) == 600 - cents("75001.41")


def test_the_record_of_one_table_replays_alone() -> None:
    kept = opened()
    one, two = Seat(kept, "one"), Seat(kept, "two")
    one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).finish()
    two.wager(ANTE, JACKPOT)
    for _ in range(9):
        one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).finish()
    two.cards(ROYAL, NO_HAND).finish()
    again = replay(read(two.recorder.text()), find)
    assert not again.differences
    assert again.table.lines == two.table.lines


def test_s231_4_the_meter_of_a_queensland_link_shows_one_jackpot_for_all_tables() -> None:
    kept = opened(arrangement="qld", start="20000.00", rate="1/2")
    one, two = Seat(kept, "one", QLD), Seat(kept, "two", QLD)
    two.wager(ANTE, JACKPOT)
    for _ in range(3):
        one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).finish()
    two.cards(ROYAL, NO_HAND).finish()
    assert two.paid == cents("20002")
    assert ["qld s231(4)"] in [[c.text for c in ruling.cites] for ruling in two.table.rulings]
    assert kept.system("east").meter.shown == cents("20000")


def test_a_table_alone_reads_no_meter() -> None:
    table = table_of("ann", game=VIC)
    assert "read the meter" not in Played(table).listed("dealer")


def test_vic_25_1999_r14_12_a_wager_that_waits_after_a_misdeal_is_entered_once() -> None:
    kept = opened()
    one = Seat(kept, "one")
    one.wager(ANTE, JACKPOT).act("dealer", "wrong number of cards", hand="dealer").finish()
    one.wager(ANTE).cards(ROYAL, NO_HAND).finish()
    assert one.paid == cents("75000.23")
    assert [what for what, _ in kept.done] == ["open", "wagers", "prizes"]


def test_vic_25_1999_r14_12_1_who_leaves_after_a_misdeal_is_paid_back_in_the_books() -> None:
    kept = opened()
    one = Seat(kept, "one")
    one.wager(ANTE, JACKPOT).act("dealer", "wrong number of cards", hand="dealer").finish()
    one.begin()
    one.act("ann", "withdraw", on=JACKPOT, selection="place 1")
    assert kept.books.balance(OUTSIDE) == 0
    assert kept.done[-1][0] == "returned"
    two = Seat(kept, "two")
    two.wager(ANTE, JACKPOT).act("dealer", "not 52 cards").finish()
    assert kept.books.balance(OUTSIDE) == 0


def test_what_linked_tables_did_comes_out_again() -> None:
    kept = opened()
    one, two = Seat(kept, "one"), Seat(kept, "two")
    for seat, hand in ((one, PAIR), (two, "9S 8S 7S 6S 5S"), (one, "KS QS 9S 5S 2S"), (two, ROYAL)):
        seat.wager(ANTE, JACKPOT).cards(hand, NO_HAND).finish()
    again = kept.again()
    assert again.system("east").meter == kept.system("east").meter
    assert again.books.balances == kept.books.balances
    antes = 4 * 1000  # each paid 1 to 1, since the dealer had no hand
    assert one.table.house + two.table.house == -kept.books.balance(OUTSIDE) - antes


def test_vic_10_2004_r9_1_1_g_reading_cs24_a_system_is_not_closed_while_a_round_is_under_way_at_its_tables() -> None:
    kept = opened()
    kept.do("open", {"system": "west", "tables": ["three"], "cost": "1.00", "approved": True})
    one = Seat(kept, "one").wager(ANTE, JACKPOT)
    with pytest.raises(Refused, match="a round is under way at one") as caught:
        kept.do("close", {"system": "east", "to": {"west": None}})
    assert caught.value.under.text == "vic 10/2004 r9.1.1(g)"
    one.cards(ROYAL, NO_HAND).finish()
    assert one.paid == cents("75000.23")
    kept.do("close", {"system": "east", "to": {"west": None}})
    with pytest.raises(Refused, match="east is closed"):
        one.begin()
    assert kept.books.total() == 0


def test_vic_10_2004_r9_1_1_what_the_system_would_refuse_is_not_done_at_the_table() -> None:
    jackpots, wager = Jackpots(), {"on": JACKPOT, "selection": "place 1", "stake": 100}
    for name, table in (("east", "one"), ("west", "two")):
        done(jackpots, "open", AT, {"system": name, "tables": [table], "cost": "1.00", "approved": True})
    check_wager(jackpots, "one", "wager", wager)
    done(jackpots, "close", AT, {"system": "east", "to": {"west": None}})
    with pytest.raises(Refused, match="east is closed") as caught:
        check_wager(jackpots, "one", "wager", wager)
    assert caught.value.under.text == "vic 10/2004 r9.1.1(g)"


# What the meter counts is an event


def test_the_meter_counts_wagers_by_events_that_are_recorded() -> None:
    _, one, _ = queensland()
    one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).act("dealer", "find a light not lit", person="ann")
    counted = [(e.person, e.amount, e.under.text) for e in one.round.events if isinstance(e, Metered)]
    assert counted == [("ann", 100, "qld s231(2)"), ("ann", -100, "qld s237(3)")]
    text = one.recorder.text()
    assert '  {metered = "-1.00", of = "ann", cites = ["qld s237(3)"]},\n' in text
    assert not replay(read(text), find).differences
    [told] = replay(read(text.replace('metered = "-1.00"', 'metered = "-2.00"')), find).differences
    assert told.what == "what a meter counted of ann"
    with pytest.raises(BadRecord, match="'metered': 'much' is not an amount"):
        read(text.replace('metered = "-1.00"', 'metered = "much"'))


def test_chips_that_never_became_a_jackpot_wager_are_not_in_the_books() -> None:
    kept, one, _ = queensland()
    one.wager(ANTE)
    one.act("ann", "wager", on=JACKPOT, selection="place 1", stake=100, accepted=True)  # after the deal
    assert one.table.lines[-1].wager == JACKPOT
    assert [entry.about for entry in kept.books.entries] == ["east opens"]


# A jackpot wager goes back


def queensland() -> tuple[Kept, Seat, Seat]:
    kept = opened(arrangement="qld", start="20000.00", rate="1/4")
    return kept, Seat(kept, "one", QLD), Seat(kept, "two", QLD)


def entered(kept: Kept, under: str) -> dict[str, int]:
    """What the last posting, or the last two, moved under a provision, by account."""
    books = Books()
    for entry in kept.books.entries[-2:]:
        if entry.posting.cites == (under,):
            books.move(entry.posting.amount, entry.posting.giver, entry.posting.taker, "")
    return {str(account): amount for account, amount in books.balances.items()}


def test_s237_3_reading_cs14_a_wager_that_was_never_accepted_comes_off_the_meter_of_the_link() -> None:
    kept, one, two = queensland()
    two.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).finish()
    one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING).act("dealer", "find a light not lit", person="ann")
    assert entered(kept, "qld s237(3)") == {"outside": 100, "jackpot of east": -25, "float at one": -75}
    assert one.table.meter.value == kept.system("east").meter.value == cents("20000") + 25
    assert kept.system("east").meter.wagered == 100


def test_s237_3_what_a_reset_has_taken_off_does_not_come_off_again() -> None:
    kept, one, two = queensland()
    one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING)
    two.wager(ANTE, JACKPOT).cards(ROYAL, NO_HAND).finish()
    one.act("dealer", "find a light not lit", person="ann")
    assert kept.system("east").meter.value == cents("20000")
    assert entered(kept, "qld s237(3)") == {"outside": 100, "float at one": -100}
    one.finish()


def test_s248_2_a_void_jackpot_wager_is_returned_under_its_own_provision() -> None:
    kept, one, _ = queensland()
    one.wager(ANTE, JACKPOT).cards(PAIR, ACE_KING)
    one.act("dealer", "suspect a breach", players=["ann"], breach="telling of a hand")
    one.act("floor manager", "declare a suspect's wagers void", person="ann")
    assert entered(kept, "qld s248(2)") == {"outside": 100, "float at one": -100}
    assert kept.system("east").meter.value == cents("20000") + 25
    assert kept.again().books.balances == kept.books.balances


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"jackpot_wager": 200}, r"cost \$2.00 at one and \$1.00 in east"),
        ({"linked": 1}, "links 2 tables, not 1"),
        ({"game": QLD}, "does not pay as east does"),
    ],
)
def test_a_table_that_does_not_fit_its_system_is_not_linked(settings: dict[str, Any], why: str) -> None:
    usual = {"game": VIC, "name": "one", "linked": 2, "link_approved": True}
    with pytest.raises(BadInput, match=why):
        check_fit(table_of("ann", **{**usual, **settings}), opened().system("east"))


def test_what_goes_back_is_told_by_its_provision_and_nothing_where_nothing_was_counted() -> None:
    table = Seat(opened(), "one").table
    counted, dark, void = cite("qld s237(2)"), cite("qld s237(3)"), cite("qld s245")
    amounts = [(100, counted), (100, counted), (-100, void), (-100, dark), (-100, void), (0, cite("qld s244"))]
    events = [Metered(number, "ann", amount, under) for number, (amount, under) in enumerate(amounts)]
    assert list(told_to_the_meter(table, events)) == [
        ("wagers", {"amount": "2.00"}),
        ("returned", {"amount": "2.00", "under": void.text}),
        ("returned", {"amount": "1.00", "under": dark.text, "accepted": False}),
    ]
    assert list(told_to_the_meter(table, events[-1:])) == []
