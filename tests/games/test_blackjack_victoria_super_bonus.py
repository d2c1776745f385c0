"""The Super Bonus of Victorian blackjack: 28/2000 Table 2, in force from 15 December 2000, 4.00 am."""

from fractions import Fraction
from itertools import product
from typing import Any, Final

import pytest
from support.blackjack import Played, begin, deal, on, table_of

from houseway.errors import HousewayError
from houseway.games import find
from houseway.games.blackjack.victoria.chances import chance, worth
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS, Original
from houseway.money import FixedSum, cents
from houseway.play.game import Game
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict

OF_1999: Final = find("blackjack", rules="vic", on="1999-11-08")
OF_2000: Final = find("blackjack", {"version": "Blackjack"}, "vic", "2000-12-15")
CROWN_21: Final = find("blackjack", {"version": "Crown 21"}, "vic", "2000-12-15")
LOW: Final = Sign({"blackjack": Limits(cents("1"), cents("500"))})
PAY: Final = "dealer pay the super bonus"


def won(*boxes: str, then: tuple[str, ...], game: Game[Any] = OF_2000, dealer: str = "7C", **rules: Any) -> Played:
    """A round in which somebody has the sevens, up to the bonus and with it."""
    people = [each for each in ("ann", "bob", "cat") if any(each in box for box in boxes)]
    played = deal(*boxes, dealer=dealer, then=then, table=table_of(*people, game=game, **rules))
    return played.play(PAY)


def paid(played: Played, who: str) -> list[int]:
    return [line.paid for line in played.lines(who, "super bonus")]


@pytest.mark.parametrize("game", [OF_2000, CROWN_21], ids=["Blackjack", "Crown 21"])
@pytest.mark.parametrize(
    ("stake", "prize"), [("2", 1000), ("5", 1000), ("24", 1000), ("25", 5000), ("26", 5000), ("500", 5000)]
)
def test_vic_28_2000_r22_6_2_three_sevens_of_one_suit_against_a_dealers_seven(
    game: Game[Any], stake: str, prize: int
) -> None:
    played = won(f"ann {stake}: 7S 7S", then=("ann draw", "7S", "10C"), game=game, sign=LOW)
    assert paid(played, "ann") == [cents(str(prize))]
    assert played.under("ann", "super bonus")[0] == "vic 28/2000 r22.6.2"
    assert played.over


@pytest.mark.parametrize(
    ("bet", "sevens", "winner", "prize"),
    [
        ("1.00", True, False, None), ("1.00", True, True, "50"), ("1.00", False, True, "50"),
        ("2.00", True, True, "1000"), ("2.00", True, False, "1000"), ("24.99", True, True, "1000"),
        ("25.00", True, True, "5000"), ("25.00", True, False, "5000"), ("25.00", False, True, "50"),
        ("25.00", False, False, None),
    ],
)  # fmt: skip
def test_vic_28_2000_r22_6_2_every_row_of_table_2(bet: str, sevens: bool, winner: bool, prize: str | None) -> None:
    """By the amount of the original wager, whether its hand is the sevens, and whether anybody's are paid."""
    clause = SUPER_BONUS.decide(Original(cents(bet), sevens, winner))
    assert clause.verdict is (Verdict.LOSE if prize is None else Verdict.WIN)
    assert clause.pays == (None if prize is None else FixedSum(cents(prize)))


@pytest.mark.parametrize("decks", [4, 6, 8])
def test_vic_28_2000_r22_6_2_what_it_is_worth_goes_by_the_row_of_the_bet(decks: int) -> None:
    assert [worth(decks, cents(bet)) / chance(decks) for bet in ("1", "2", "24.99", "25")] == [
        0, cents("1000"), cents("1000"), cents("5000"),
    ]  # fmt: skip


@pytest.mark.parametrize("sevens", ["S", "H", "D", "C"])
@pytest.mark.parametrize("dealers", ["7S", "7H", "7D", "7C"])
def test_vic_28_2000_r22_6_2_the_dealers_seven_is_of_any_suit(sevens: str, dealers: str) -> None:
    cards = f"7{sevens}"
    assert paid(won(f"ann: {cards} {cards}", dealer=dealers, then=("ann draw", cards, "10C")), "ann") == [100_000]


@pytest.mark.parametrize(
    ("boxes", "dealer", "then"),
    [
        ("ann: 7S 7S", "7C", ("ann draw", "7H", "10C")),  # of two suits
        ("ann: 7S 7S", "8C", ("ann draw", "7S", "10C")),  # the dealer's first card is no seven
        ("ann: 7S 7S", "10C", ("ann draw", "7S", "7C")),  # nor is it enough that the second is one
        ("ann: 7S 7S", "7C", ("ann stand", "10C")),  # two sevens
        ("ann: 7S 2S", "7C", ("ann draw", "7S", "ann stand", "10C")),
        ("ann: 7S 7S", "7C", ("ann draw", "4S", "ann draw", "3S", "10C")),
    ],
)
def test_vic_28_2000_r22_6_2_nothing_else_is_a_super_bonus(boxes: str, dealer: str, then: tuple[str, ...]) -> None:
    played = deal(boxes, "bob: 10S 9D", dealer=dealer, table=table_of("ann", "bob", game=OF_2000))
    for step in then:
        if step.endswith("10C") or step == "7C":  # the dealer's cards come when bob has stood
            played.play("bob stand")
        played.play(step)
    played.settle()
    assert (played.over, played.lines(wager="super bonus")) == (True, [])


@pytest.mark.parametrize(
    ("cards", "verdict"), [("10C", Verdict.WIN), ("5C 10D", Verdict.WIN), ("4C 10D", Verdict.VOID)]
)
def test_vic_28_2000_r22_6_2_it_is_paid_however_the_wager_ends(cards: str, verdict: Verdict) -> None:
    played = won("ann: 7S 7S", then=("ann draw", "7S", cards))
    assert (played.verdict("ann"), paid(played, "ann")) == (verdict, [100_000])


def test_vic_28_2000_r22_6_2_every_other_original_wager_gets_50_winning_or_losing() -> None:
    played = won(
        "ann: 7S 7S", "bob: 10S 9D", "box 3 cat: 10D 6D", "box 4 cat: 10H 8H", "box 5 bob: AS KS", "box 6 ann: 10C 7D",
        then=("ann draw", "7S", "bob stand", "cat draw", "10C", "cat stand", "ann stand", "2C 10C"),
    )  # fmt: skip
    ends = {line.selection: line.verdict.value for line in played.lines(wager="blackjack")}
    assert ends == {
        "box 1": "win", "box 2": "void", "box 3": "lose", "box 4": "lose", "box 5": "win", "box 6": "lose"
    }  # fmt: skip
    bonus = {line.selection: line.paid for line in played.lines(wager="super bonus")}
    assert bonus == {"box 1": 100_000, **dict.fromkeys(("box 2", "box 3", "box 4", "box 5", "box 6"), 5_000)}
    assert played.under("cat", "super bonus", "box 3") == ["vic 28/2000 r22.6.2", "reading V4", "reading B43"]


def test_reading_v4_what_was_added_by_doubling_or_splitting_gets_no_50() -> None:
    played = won(
        "ann: 7S 7S", "bob: 8S 8D", "cat: 5S 6D",
        then=("ann draw", "7S", "bob split", "3S", "bob double down 10", "10D", "10S", "bob stand",
              "cat double down 10", "10S", "10C"),
    )  # fmt: skip
    assert (paid(played, "bob"), paid(played, "cat")) == ([5_000], [5_000])
    assert len(played.lines("bob")) == 4  # the wager, the double, the split and one bonus


def test_reading_b41_the_amount_is_that_of_the_original_wager_and_a_split_hand_may_win() -> None:
    played = won(
        "ann 20: 7S 7S", then=("ann split", "7S", "ann draw", "7S", "2S", "ann draw", "10S", "ann stand", "10C")
    )
    assert paid(played, "ann") == [100_000]  # 20 dollars lie on each hand, and 20 count
    assert [line.selection for line in played.lines("ann", "super bonus")] == ["box 1"]


def test_reading_b41_what_was_added_in_splitting_wins_nothing() -> None:
    played = deal("ann: 7S 7S", dealer="7C", table=table_of("ann", game=OF_2000), then=("ann split", "2S"))
    played.play("ann draw", "9S", "ann stand", "7S", "ann draw", "7S", "10C").settle()
    assert (played.over, paid(played, "ann")) == (True, [])


def test_reading_b41_on_a_shared_box_each_wins_by_the_amount_of_the_own_wager() -> None:
    played = won("ann 10 + bob 25: 7S 7S", then=("ann draw", "7S", "10C"), players_to_a_box=2)
    assert (paid(played, "ann"), paid(played, "bob")) == ([100_000], [500_000])


def test_reading_b41_a_follower_who_chose_the_other_hand_of_a_split_gets_50() -> None:
    played = won(
        "ann 10 + bob 25: 7S 7S",
        then=("ann split", "bob second hand", "7S", "ann draw", "7S", "2S", "ann draw", "10S", "ann stand", "10C"),
        players_to_a_box=2,
    )
    assert (paid(played, "ann"), paid(played, "bob")) == ([100_000], [5_000])


@pytest.mark.parametrize(("stake", "prize"), [("24.50", 100_000), ("24.00", 100_000), ("25.00", 500_000)])
def test_reading_b42_between_24_and_25_dollars_it_is_1000(stake: str, prize: int) -> None:
    assert paid(won(f"ann {stake}: 7S 7S", then=("ann draw", "7S", "10C")), "ann") == [prize]


def test_reading_b42_under_2_dollars_nobody_wins_it() -> None:
    table = table_of("ann", "bob", game=OF_2000, sign=LOW)
    played = deal("ann 1.50: 7S 7S", "bob: 10S 9S", dealer="7C", table=table)
    played.play("ann draw", "7S", "bob stand", "10C").settle()
    assert (played.over, played.lines(wager="super bonus")) == (True, [])


def test_reading_b42_but_it_is_another_original_wager_of_a_round_that_somebody_wins() -> None:
    played = won("ann 1.50: 7S 7S", "bob 2: 7D 7D", then=("ann draw", "7S", "bob draw", "7D", "10C"), sign=LOW)
    assert (paid(played, "ann"), paid(played, "bob")) == ([5_000], [100_000])


def test_reading_b43_two_winners_get_their_own_prize_and_no_50() -> None:
    played = won("ann 5: 7S 7S", "bob 30: 7D 7D", then=("ann draw", "7S", "bob draw", "7D", "10C"))
    assert (paid(played, "ann"), paid(played, "bob")) == ([100_000], [500_000])


def test_reading_b43_it_is_the_dealers_next_act_after_the_settlement() -> None:
    played = deal("ann: 7S 7S", dealer="7C", table=table_of("ann", game=OF_2000), then=("ann draw", "7S", "10C"))
    assert (played.verdict("ann"), played.awaits, played.open) == (Verdict.WIN, "dealer", ["pay the super bonus"])
    assert played.refused("ann", "pay the super bonus") == "vic 28/2000 r22.6.2"
    house, held = played.table.house, played.table.people["ann"].purse.value
    played.play(PAY)
    assert (played.table.house, played.table.people["ann"].purse.value) == (house - 100_000, held + 100_000)
    line = played.line("ann", "super bonus")
    assert (line.stake, line.returned, line.left) == (0, 0, 0)


def test_reading_b43_a_wager_that_was_taken_back_gets_nothing() -> None:
    played = begin("ann: ", "bob: ", "cat: ", table=table_of("ann", "bob", "cat", game=OF_2000))
    played.cards("7S 10S").play("dealer go past").cards("7C 7S 9D").play("dealer go past")  # no cards for cat: s56(1)
    played.play("ann draw", "7S", "bob stand", "10C").settle().play(PAY)
    assert played.under("cat") == ["qld s56(1)"]
    assert (paid(played, "ann"), paid(played, "bob"), paid(played, "cat")) == ([100_000], [5_000], [])


def test_s4_2_a_wagers_declared_void_before_it_is_paid_get_none_of_it() -> None:
    played = deal("ann: 7S 7S", "bob: 10S 9D", dealer="7C", table=table_of("ann", "bob", game=OF_2000))
    played.play("ann draw", "7S", "bob stand", "10C").settle()
    played.act("game supervisor", "declare wagers void", person="bob").play(PAY)
    assert (played.over, paid(played, "ann"), paid(played, "bob")) == (True, [100_000], [0])


def test_reading_b44_before_15_december_2000_there_is_none() -> None:
    played = deal("ann: 7S 7S", dealer="7C", table=table_of("ann", game=OF_1999), then=("ann draw", "7S", "10C"))
    assert (played.over, played.lines(wager="super bonus")) == (True, [])
    assert "super bonus" not in OF_1999.wager_named


def test_vic_28_2000_r22_6_2_it_is_no_wager_that_chips_are_put_on() -> None:
    played = Played(table_of("ann", game=OF_2000)).wager("ann", "box 1")
    with pytest.raises(HousewayError):
        played.act("ann", "wager", **on("box 1", "1", "super bonus"))
    assert all(o.fields[0].choices != ("super bonus",) for o in played.round.options("ann") if o.fields)


def test_vic_28_2000_r22_6_2_the_cloth_says_what_it_pays() -> None:
    shown = OF_2000.layout(table_of("ann", game=OF_2000))
    assert "$5000.00 on $25 or more, $1000.00 on $2 to $24, and $50.00 to every other original wager" in shown


def test_vic_28_2000_for_every_fact_exactly_one_clause_applies() -> None:
    for bet, sevens, winner in product((100, 150, 200, 2400, 2450, 2500, 50000), (False, True), (False, True)):
        assert len(SUPER_BONUS.clauses_that_apply(Original(bet, sevens, winner))) == 1


# How likely it is


@pytest.mark.parametrize("decks", [5, 6, 7, 8])
def test_vic_28_2000_r22_6_2_its_exact_chance(decks: int) -> None:
    cards, sevens = 52 * decks, 4 * decks
    three = Fraction(4 * decks * (decks - 1) * (decks - 2), cards * (cards - 1) * (cards - 2))
    assert chance(decks) == three * Fraction(sevens - 3, cards - 3)


@pytest.mark.parametrize(
    ("bet", "expected"),
    [("1.50", Fraction(0)), ("2", 100_000 * chance(8)), ("24", 100_000 * chance(8)), ("25", 500_000 * chance(8))],
)
def test_vic_28_2000_r22_6_2_what_it_is_worth_to_an_original_wager(bet: str, expected: Fraction) -> None:
    assert worth(decks=8, bet=cents(bet)) == expected


@pytest.mark.parametrize(("dealer", "differ"), [("7C", True), ("8C", False)])
def test_reading_b41_a_walk_keeps_sevens_of_one_suit_apart_where_they_can_win(dealer: str, differ: bool) -> None:
    assert OF_2000.key is not None
    one, two = (
        deal(f"ann: 7S 7{suit}", dealer=dealer, table=table_of("ann", game=OF_2000), then=("ann draw",))
        for suit in ("S", "H")
    )
    assert (OF_2000.key(one.round) != OF_2000.key(two.round)) is differ
