"""The law's numbers stand in its words (`law/`) and in the games: here the two are held together."""

from collections import defaultdict
from collections.abc import Iterator, Sized
from datetime import timedelta
from fractions import Fraction
from importlib import import_module
from typing import Any, Final

import pytest
from support.law_numbers import amounts, numbers, odds, shares, words
from support.sessions import EVERY

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.games import find
from houseway.games.craps.wagers import WAGERS as CRAPS
from houseway.money import Commission, FixedSum, Odds, Pays
from houseway.play.game import Game
from houseway.play.sign import NOTICE
from houseway.play.wager import Clause, Verdict, Wager

# What wagers pay

BY_A_SCHEDULE: Final = ("keno",)
"""Games whose prizes the law leaves to the operator (qld s219(1)(b))."""
LIKE_SEVERAL: Final = ("horn bet", "horn high bet")
"""Paid like four wagers at once (qld s115(2)): a test of their own."""


def winning(game: Game[Any]) -> Iterator[tuple[Wager[Any], Clause[Any], Pays]]:
    """Every way to win of every wager whose price is the law's."""
    for row in game.wagers:
        if game.name not in BY_A_SCHEDULE and not row.gets and row.name not in LIKE_SEVERAL:
            yield from (
                (row, clause, clause.pays or row.pays) for clause in row.clauses if clause.verdict is Verdict.WIN
            )


def prices(pays: Pays, under: tuple[Cite, ...]) -> set[Fraction] | set[int]:
    """The prices of that kind in what the provisions say."""
    return odds(words(*under)) if type(pays) is Odds else amounts(words(*under))


def price(pays: Pays) -> Fraction | int:
    """Odds; or the sum, where it does not go by the stake."""
    return pays.per_unit if type(pays) is Odds else pays.cents if isinstance(pays, FixedSum) else pays.pays


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_what_a_wager_pays_stands_in_the_words_that_it_is_paid_under(game: Game[Any]) -> None:
    astray = [
        f"{row.name}: {pays} is not in the words of {', '.join(map(str, under))}"
        for row, clause, pays in winning(game)
        for under in [row.paid_cites if prices(pays, row.paid_cites) else clause.cites]
        if price(pays) not in prices(pays, under)
    ]
    assert astray == []


PAID_BESIDES: Final = {f"qld s{section}(2)": {Fraction(1)} for section in (119, 120, 121, 122)}
"""The words on odds in craps repeat what the wager in front of them is paid."""


def test_every_price_in_those_words_is_paid() -> None:
    paid: defaultdict[str, set[Fraction | int]] = defaultdict(set)
    for game in EVERY.values():
        for row, _, pays in winning(game):
            for under in row.paid_cites:
                paid[under.text].add(price(pays))
    assert len(paid) > 30
    assert {
        text: left for text, said in paid.items() if (left := odds(words(text)) - said - PAID_BESIDES.get(text, set()))
    } == {}


def test_s115_2_a_horn_bet_is_paid_like_a_wager_on_each_of_its_four_numbers() -> None:
    """What one part wins, less the other parts; a horn high bet has two on one number."""
    craps_2, eleven = 33, 16
    assert {Fraction(craps_2), Fraction(eleven)} < odds(words("qld s115(1)"))
    horn, high = (
        {clause.pays.per_unit for clause in row.clauses if isinstance(clause.pays, Odds)}
        for name in LIKE_SEVERAL
        for row in CRAPS
        if row.name == name
    )
    assert horn == {Fraction(part - 3, 4) for part in (craps_2, eleven)}
    assert high == {Fraction(parts * each - (5 - parts), 5) for each in (craps_2, eleven) for parts in (1, 2)}


def shared(game: Game[Any]) -> Iterator[tuple[str, Commission]]:
    """Every commission, and every fee that is paid beside a stake."""
    for row in game.wagers:
        if row.commission is not None:
            yield row.name, row.commission
        if row.fee is not None:
            yield from ((f"{row.name} {place}", row.fee(place)) for place in row.selections)


PARTS: Final[list[Fraction]] = [Fraction(1), *odds(words("qld s117(2)"))]
"""A fee on what a wager may win is a share of its odds: 5% of 1 to 2 is 1 in 40 of the stake."""


def test_commissions_and_fees_stand_in_the_words_that_they_are_taken_under() -> None:
    found = [(name, taken) for game in EVERY.values() for name, taken in shared(game)]
    assert len(found) > 10
    astray = [
        name
        for name, taken in found
        for share in [Fraction(taken.share, taken.of_each)]
        if not any(share == said * part for said in shares(words(taken.under)) for part in PARTS)
    ]
    assert astray == []


@pytest.mark.parametrize("under", sorted({each.notice_under.text for each in EVERY.values() if each.notice_under}))
def test_a_higher_minimum_is_announced_as_long_before_as_the_law_says(under: str) -> None:
    assert timedelta(minutes=20) == NOTICE
    assert 20 in numbers(words(under))


# Everything else: what Houseway has, and the provision that says it

COUNTS: Final = [
    ("equipment.shoe:FROM_EITHER_END", "qld s26(4)"),
    ("families.poker.pots:COMMISSION_TIMES", "qld s275(2)", "qld s313(2)", "qld s352(2)", "qld s396(2)"),
    ("families.ring.table:SET", "qld s164(1)", "qld s470(1)"),
    ("families.tumbler:DICE", "qld s76", "qld s185"),
    ("games.baccarat.areas:MOST_PLACES", "qld s81(1)"),
    ("games.baccarat.rules:DECKS", "qld s84(1)"),
    ("games.blackjack.irregularities.directions:LAST_ROUNDS", "qld s32(3)"),
    ("games.blackjack.rules:MOST_INSTRUCTION_TABLES", "qld s23(4)"),
    ("games.com_bo.terms:BOXES", "vic 29/2000 r7.2"),
    ("games.com_bo.terms:PLACES", "vic 29/2000 r2.1"),
    ("games.com_bo.wagers:DECKS[0]", "vic 29/2000 r3.1"),
    ("games.com_bo.wagers:DECKS[1]", "vic 29/2000 r3.1"),
    ("games.craps.terms:IN_A_SET", "qld s123(1)"),
    ("games.draw.arithmetic:CARDS", "qld s304(3)"),
    ("games.draw:GAME.players[1]", "qld s294(1)"),
    ("games.five_card_stud:GAME.players[1]", "qld s331(1)"),
    ("games.five_card_stud.rules:PLAYERS_WITH_32", "qld s333(3)"),
    ("games.five_card_stud.rules:PLAYERS_WITH_40", "qld s333(2)"),
    ("games.keno.rules:PRESCRIBED_NUMBER", "qld s213(2)"),
    ("games.keno.schedule:JACKPOT_SPOTS[0]", "qld s223(1)"),
    ("games.keno.schedule:JACKPOT_SPOTS[-1]", "qld s223(1)"),
    ("games.keno.terms:DRAWN", "qld s210", "qld s222(4)"),
    ("games.keno.terms:NUMBERS", "qld s210"),
    ("games.manila.amounts:MOST_BLINDS", "qld s273(2)"),
    ("games.manila.amounts:MOST_OF_ALL", "qld s273(3)"),
    ("games.manila.amounts:MOST_RAISES", "qld s273(1)"),
    ("games.manila.table:COMMUNAL", "qld s267(4)"),
    ("games.manila:GAME.players[1]", "qld s258(1)"),
    ("games.seven_card_stud:GAME.players[1]", "qld s375(1)"),
    ("games.mini_baccarat.rules:DECKS[0]", "qld s192(1)"),
    ("games.mini_baccarat.rules:DECKS[1]", "qld s192(1)"),
    ("games.mini_baccarat.rules:MOST_PLACES", "qld s189(1)"),
    ("games.pai_gow.boxes:PLAYERS_TO_A_BOX", "qld s422(1)"),
    ("games.pai_gow.dice:DICE", "qld s418(1)"),
    ("games.pai_gow.rules:MOST_BOXES", "qld s413(2)"),
    ("games.pai_gow.rules:TIMES_THE_BOX", "qld s421(1)"),
    ("games.pai_gow.victoria.dice:AREAS", "vic 9/2004 r18.3.1"),
    ("equipment.tiles:TILES", "qld s414"),
    ("games.roulette.terms:WHEEL.compartments", "qld s131(2)"),
    ("equipment.wheel:RED", "qld s131(2A)"),
    ("equipment.wheel:BLACK", "qld s131(2A)"),
    ("games.tri_chro.table:TWO", "qld s461(1)", "qld s462(1)"),
    ("games.tri_chro.texts:BALLS_54.of_each_colour", "qld s461(2)"),
    ("games.tri_chro.texts:BALLS_63.of_each_colour", "qld s462(2)"),
    ("games.tri_chro.texts:STARRED", "qld s461(3)", "qld s462(3)"),
    ("games.triple_penny_two_up.terms:COINS", "qld s470(3)"),
    ("games.two_up.arithmetic:LIMIT", "qld s167(3)", "qld s167(4)"),
    ("games.two_up.terms:COINS", "qld s164(3)"),
    ("games.wheel_of_fortune.texts:DIVISION_1.wheel.compartments", "qld s145(2)"),
    ("games.wheel_of_fortune.texts:DIVISION_2.wheel.compartments", "qld s156(2)"),
    ("keno.settings:DAYS", "qld s218(4)", "qld s220(1)"),
]
"""Numbers, and the sizes of things."""

SUMS: Final = [
    ("equipment.chips:PRESCRIBED_COIN", "qld s6(2)"),
    ("families.poker.pots:COMMISSION_STEP", "qld s275(1)", "qld s313(1)", "qld s352(1)", "qld s396(1)"),
    ("games.baccarat.rules:LEAST_MAXIMUM", "qld s89(2)"),
    ("games.baccarat.rules:LOW_MINIMUM", "qld s89(2)"),
    ("games.blackjack.rules:INSTRUCTION.maximum", "qld s23(4)"),
    ("games.blackjack.rules:INSTRUCTION.minimum", "qld s23(4)"),
    ("games.blackjack.victoria.super_bonus:LARGER", "vic 28/2000 r22.6.2"),
    ("games.blackjack.victoria.super_bonus:LEAST", "vic 28/2000 r22.6.2"),
    ("games.craps.rules:LEAST_MAXIMUM", "qld s113(2)"),
    ("games.craps.rules:LOW_MINIMUM", "qld s113(2)"),
    ("games.keno.entry:LEAST[False]", "qld s216(3)(b)"),
    ("games.keno.entry:LEAST[True]", "qld s216(3)(a)"),
    ("games.keno.entry:MULTIPLE[False]", "qld s216(4)(b)"),
    ("games.keno.entry:MULTIPLE[True]", "qld s216(4)(a)"),
    ("games.keno.terms:MAJOR_PRIZE", "qld s210"),
    ("games.mini_baccarat.rules:LEAST_MAXIMUM", "qld s197(2)"),
    ("games.mini_baccarat.rules:LOW_MINIMUM", "qld s197(2)"),
    ("families.ring.rules:LEAST_MAXIMUM", "qld s171(2)", "qld s476(1)"),
    ("families.ring.rules:LOW_MINIMUM", "qld s171(2)", "qld s476(1)"),
]
"""Amounts of money."""

SHARES: Final = [
    ("games.keno.schedule:LEAST_SHARE", "qld s223(4)"),
    ("families.poker.pots:FULL_PERCENT", "qld s275(1)", "qld s313(1)", "qld s352(1)", "qld s396(1)"),
    ("games.caribbean_stud.prizes:TENTH", "qld s246(1)", "vic 25/1999 r12.1"),
]
"""Fractions, or so many in the hundred."""


def value(path: str) -> Any:
    """What stands there: `games.manila.table:COMMUNAL`, an attribute of it, or one of its entries."""
    module, _, name = path.partition(":")
    return eval(f"module.{name}", {"module": import_module(f"houseway.{module}")})


def cases(table: list[tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(path, under) for path, *provisions in table for under in provisions]


@pytest.mark.parametrize(("path", "under"), cases(COUNTS))
def test_numbers_are_the_laws(path: str, under: str) -> None:
    found = value(path)
    assert (len(found) if isinstance(found, Sized) else found) in numbers(words(under))


@pytest.mark.parametrize(("path", "under"), cases(SUMS))
def test_sums_are_the_laws(path: str, under: str) -> None:
    assert value(path) in amounts(words(under))


@pytest.mark.parametrize(("path", "under"), cases(SHARES))
def test_shares_are_the_laws(path: str, under: str) -> None:
    found = value(path)
    assert (found if isinstance(found, Fraction) else Fraction(found, 100)) in shares(words(under))


@pytest.mark.parametrize(
    ("name", "under"),
    [
        ("manila", "qld s258(1)"),
        ("draw", "qld s294(1)"),
        ("5-card-stud", "qld s331(1)"),
        ("7-card-stud", "qld s375(1)"),
        ("mini-baccarat", "qld s189(1)"),
    ],
)
def test_as_many_may_play_as_the_table_has_places_for(name: str, under: str) -> None:
    assert find(name).players[1] in numbers(words(under))


def test_s16_blackjack_is_dealt_from_as_many_decks_as_the_law_says() -> None:
    cutting_cards = {2}
    assert {decks for decks in range(1, 12) if opens("blackjack", decks=decks)} == numbers(
        words("qld s16")
    ) - cutting_cards


def opens(name: str, **settings: int) -> bool:
    try:
        find(name).open_table(**settings)
    except Refused:
        return False
    return True


def test_least_maximums_stand_line_by_line_in_the_words_that_set_them() -> None:
    lines = [
        *value("games.tri_chro.rules:LEAST_MAXIMUMS").values(),
        *(each for text in value("games.wheel_of_fortune.texts:TEXTS").values() for each in text.limits.values()),
    ]
    assert len(lines) == 19
    assert [each for each in lines if each.maximum not in amounts(words(each.under))] == []
    assert [each for each in lines if each.minimum not in amounts(words(each.under))] == []


def test_s141_2_every_least_maximum_of_roulette_is_set_and_no_other() -> None:
    lines = value("games.roulette.rules:LEAST_MAXIMUM").values()
    assert {amount for pair in lines for amount in pair} == amounts(words("qld s141(2)"))


def test_vic_10_2004_r9_3_table_2_pairs_each_seed_value_with_its_rate() -> None:
    table = value("games.caribbean_stud.meter:TABLE_2")
    said = words("vic 10/2004 r9.3")
    assert set(table) <= numbers(said)
    assert set(table.values()) == shares(said)


# The reader of the words itself


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("35 to 1, or 7.5 to 1", {Fraction(35), Fraction(15, 2)}),
        ("pays 30 or 35 to 1", {Fraction(30), Fraction(35)}),
        ("even money", {Fraction(1)}),
        ("35 in 1", set()),
    ],
)
def test_odds_are_read(text: str, found: set[Fraction]) -> None:
    assert odds(text) == found


def test_numbers_amounts_and_shares_are_read() -> None:
    assert numbers("Thirty-two tiles, 1,000 chips and two dice") == {32, 1000, 2}
    assert amounts("$5, $1 000, $75,000 or 50c; $2.50") == {500, 100_000, 7_500_000, 50, 250}
    assert shares("5%, a tenth, 0.25 %") == {Fraction(1, 20), Fraction(1, 10), Fraction(1, 400)}


def test_a_paragraph_is_read_with_the_words_that_it_stands_under_and_no_other() -> None:
    assert amounts(words("qld s459(1)(a)")) == {500, 120_000}
    assert amounts(words("qld s459(1)(b)")) == {500, 80_000}
