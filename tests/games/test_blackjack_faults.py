"""Blackjack with whatever can go wrong: random play, random reports and directions, and what must hold all the same."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.blackjack import GAME

from houseway.equipment.cards import NAME
from houseway.equipment.shoe import Shoe
from houseway.games import find
from houseway.games.blackjack.table import BlackjackTable
from houseway.money import cents
from houseway.play.acts import Option
from houseway.play.ask import Card, Choice, Outcome
from houseway.play.duties import CLOSING
from houseway.play.people import player, staff
from houseway.play.record import Recorder, read, replay
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

Fill: TypeAlias = Callable[[random.Random, Option], dict[str, Any]]

MOST_STEPS = 900
ROUNDS = 3
TELLING = (
    "7S",
    "7H",
    "AS",
    "AD",
    "KS",
    "10H",
    "5C",
    "6S",
    "8S",
)  # cards that decide side wagers, splits and blackjacks
BY_POINTS = {"qld s18(a)", "qld s18(b)", "qld s18(e)", "qld s18(g)"}
VOID = {"declare wagers void", "exclude"}
HOW_OFTEN = {  # of ten
    "exclude": 0.1, "declare wagers void": 0.5, "direct a shuffle": 0.5, "replace the cards": 0.5,
    "dispute the total": 1, "direct three last rounds": 0.1, "give up a box": 1, "card drawn in error, not seen": 1,
    "go past": 40, "hand gone past": 30, "dealer has no first card": 30, "extra cards to a hand": 20,
}  # fmt: skip
SIDES = {"super_sevens": True, "bonus_blackjack": "AS KS"}
WALKS = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def table_of(chance: random.Random) -> BlackjackTable:
    names = ("ann", "bob", "cat", "dan")[: chance.randint(1, 4)]
    rules: dict[str, Any] = {"boxes": chance.randint(1, 7), "players_to_a_box": chance.randint(1, 3)}
    if chance.random() < 0.3:
        rules |= {"card_machine": True, "approved": (1, 8), "decks": chance.choice((1, 1, 2, 8))}
    else:
        rules |= {"decks": chance.randint(5, 8)}
        if rules["decks"] in (6, 8):
            rules |= SIDES
    people = [player(name, cents(chance.choice(("60", "500")))) for name in names]
    table = GAME.open_table(people=[*people, *staff()], **rules)
    assert isinstance(table, BlackjackTable)
    if chance.random() < 0.8:
        table.ready()
    if isinstance(table.shoe, Shoe):
        nearly_dealt_out(table.shoe, chance)
    return table


def nearly_dealt_out(shoe: Shoe, chance: random.Random) -> None:
    """Few cards are left in the shoe, and the others are in the discard rack: s55 is not far."""
    left = chance.choice((1, 2, 5, 12, 30, 400))
    cards = list(shoe.weights())
    while shoe.remaining > left:
        card = chance.choice([c for c in cards if shoe.counts[c]])
        shoe.take(card)
        shoe.discard([card])
    shoe.marker = chance.choice((0, min(left, 3), left // 2))


def on_the_table(table: BlackjackTable) -> list[int]:
    hands = [card for hand in table.hands() if not hand.removed for card in hand.cards]
    return hands + table.dealer.cards + table.next_cards + table.exposed + table.dealers_next


def ordinary(round_: Round[Any], options: list[Option], chance: random.Random) -> list[Option]:
    ask = round_.ask
    if isinstance(ask, Wagering):
        wagers = [o for o in options if o.act == "wager"]
        return wagers if wagers and chance.random() < 0.8 else [o for o in options if o.act == ask.closed_by]
    if isinstance(ask, Choice):
        return [o for o in options if o.act in ask.offers and o.who in set(round_.named(ask))]
    assert isinstance(ask, Outcome)
    return [o for o in options if o.act == ask.field]


def step(round_: Round[Any], chance: random.Random, fill: Fill, trouble: float) -> None:
    """One thing that is listed, and is accepted."""
    options = round_.options()
    faults = sorted({o.act for o in options if o.act in GAME.act_named or o.act in VOID})
    if isinstance(round_.ask, Wagering):
        trouble /= 10
    if faults and chance.random() < trouble:
        [act] = chance.choices(faults, [HOW_OFTEN.get(each, 10) for each in faults])
        option = chance.choice([o for o in options if o.act == act])
        details = fill(chance, option)
        if "cards" in details and chance.random() < 0.8:
            details["cards"] = details["cards"][: chance.randint(1, 2)]
        round_.act(option.who, option.act, details)
        return
    option = chance.choice(ordinary(round_, options, chance))
    if isinstance(round_.ask, Card):
        round_.outcome(next_card(round_.ask, chance))
    else:
        round_.act(option.who, option.act, fill(chance, option))


def next_card(ask: Card, chance: random.Random) -> int:
    left: dict[int, int] = ask.device.weights()
    telling = [card for card in left if NAME[card] in TELLING]
    return chance.choice(telling if telling and chance.random() < 0.6 else list(left))


def check(round_: Round[Any], table: BlackjackTable, money: int) -> None:
    closed = round_.over or round_.moment == CLOSING  # what is owed is asked for once the cards are away
    assert table.shoe.conserved([] if closed else on_the_table(table))
    assert table.holdings() == money
    assert all(person.purse.value >= 0 for person in table.people.values())
    ask = round_.ask
    assert round_.over or round_.moment in (*round_.game.moments, CLOSING)
    if isinstance(ask, Card):
        assert table.shoe.remaining, "no card can come"
        assert ask.device is table.shoe
    if isinstance(ask, Choice) and ask.who and table.in_play and ask.about != "the cut":
        assert any(p.person == ask.who for p in table.placed), f"{ask.who} is gone, and asked: {ask}"
        assert not table.people[ask.who].excluded


@WALKS
@given(seed=st.integers(0, 2**64))
def test_no_fault_stops_a_round_or_loses_a_card_or_a_cent(seed: int, fill: Fill) -> None:
    chance = random.Random(seed)
    table = table_of(chance)
    money, recorder = table.holdings(), Recorder(table)
    for _ in range(ROUNDS):
        round_ = Round(table)
        recorder.add(round_)
        for number in range(MOST_STEPS):
            if round_.over:
                break
            step(round_, chance, fill, 0.25 if number < MOST_STEPS // 4 else 0.0)
            check(round_, table, money)
        assert round_.over, f"stuck: {round_.ask}"
        assert not table.placed
        assert table.shoe.conserved([]), "a card was left on the table"
        assert all(line.verdict is not Verdict.STANDS and line.cites for line in table.lines)
        by_points = any(str(cite) in BY_POINTS for line in table.lines for cite in line.cites)
        assert table.dealer.total >= 17 or not by_points, "the dealer has not finished"
        if not table.open:
            break
    text = recorder.text()
    again = replay(read(text), find)
    assert not again.differences
    assert not again.awaited
