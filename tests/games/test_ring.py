"""What Parts 10 and 21 say alike of two-up and triple penny two-up: the coins, the offer, when wagers are made.

A test says the sections of Part 21 and runs for both games; `law/parallels/two_up.tsv` has Part 10's.
"""

import pytest
from support.ring import ON_HEADS, TwoUp, wagers_while_a_coin_is_looked_for, wagers_while_the_spin_is_offered

from houseway.errors import Ground, Refused

HEADS = {"on": "heads", "selection": "heads"}
TAILS = {"on": "tails", "selection": "tails"}


def test_s468_what_each_spin_is_called(two_up: TwoUp) -> None:
    for faces, called in two_up.spins.items():
        game = two_up.ring().spinner("ann", "heads")
        game.spin(faces)
        assert (called, two_up("qld s468")) in game.called


@pytest.mark.parametrize("coins", [4, 6])
def test_s470_1_a_game_begins_with_five_coins(two_up: TwoUp, coins: int) -> None:
    assert two_up.ring().table.coins == 5
    with pytest.raises(Refused) as caught:
        two_up.ring(coins=coins)
    assert caught.value.under.text == two_up("qld s470(1)")


def test_s471_1_the_boxer_offers_the_coins_to_the_first_player_at_the_entrance(two_up: TwoUp) -> None:
    game = two_up.ring("ann", "bob", "cat")
    for who in ("ann", "bob"):
        assert game.refusal(who, "offer the spin") == (two_up("qld s471(1)"), Ground.WHO)
    game.offered()
    assert game.round.ask is not None
    assert (game.awaited, game.round.ask.under.text) == ("ann", two_up("qld s471(1)"))
    assert game.refusal("cat", "accept")[1] is Ground.WHO


def test_s471_2_the_offer_goes_clockwise_until_a_player_accepts(two_up: TwoUp) -> None:
    game = two_up.ring("ann", "bob", "cat")
    game.offered("ann", "bob")
    assert game.round.ask is not None
    assert (game.awaited, game.round.ask.under.text) == ("cat", two_up("qld s471(2)"))
    game.act("cat", "accept")
    assert game.table.spinner == "cat"


def test_s472_2_a_a_spinner_without_a_wager_retires_and_the_offer_goes_on(two_up: TwoUp) -> None:
    game = two_up.ring().spinner("ann")
    game.act("dealer", "no more bets")
    game.act("ann", "retire")
    assert (game.ruled[-1], game.awaited) == ([two_up("qld s472(2)(a)")], "bob")


def test_s472_8_a_a_spinner_who_loses_must_retire(two_up: TwoUp) -> None:
    game = two_up.ring().spinner("ann", "heads")
    game.spin(two_up.tails)
    assert game.table.spinner == ""
    assert ("ann retires as spinner", two_up("qld s472(8)(a)")) in game.called
    assert game.refusal("ann", "keep spinning") == (two_up("qld s472(8)(a)"), Ground.WHO)


def test_s475_1_an_oral_wager_is_not_accepted(two_up: TwoUp) -> None:
    assert two_up.ring().refusal("ann", "declare a wager") == (two_up("qld s475(1)"), Ground.WHO)


def test_s475_4_no_more_bets_is_called_before_the_spin(two_up: TwoUp) -> None:
    game = two_up.ring().spinner("ann", "heads")
    assert game.refusal("ann", "spin the coins") == (two_up("qld s475(4)"), Ground.WHEN)
    assert game.refusal("ann", "no more bets") == (two_up("qld s475(4)"), Ground.WHO)
    game.act("dealer", "no more bets")
    assert ("no more bets", two_up("qld s475(4)")) in game.called
    assert game.refusal("bob", "wager", **HEADS, stake=1000) == (two_up("qld s475(4)"), Ground.WHEN), "reading E11"


def test_s475_5_nothing_is_placed_changed_or_withdrawn_once_the_coins_leave_the_kip(two_up: TwoUp) -> None:
    game = two_up.ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.toss()
    for when in ("in the air", "on the floor"):
        assert game.refusal("bob", "wager", **TAILS, stake=1000) == (two_up("qld s475(5)"), Ground.WHEN), when
        assert game.refusal("bob", "withdraw", **HEADS) == (two_up("qld s475(5)"), Ground.WHEN), when
        if when == "in the air":
            game.land(two_up.tails)
    game.wager("bob", "tails", accepted=True)
    assert game.ruled[-1] == [two_up("qld s475(5)"), "reading G6"]


def test_s475_5_s471_2_wagers_are_made_and_taken_back_while_the_spin_is_offered(two_up: TwoUp) -> None:
    assert wagers_while_the_spin_is_offered(two_up.ring()) == (two_up("qld s472(2)(a)"), Ground.WHO)


def test_s475_5_and_while_a_coin_is_looked_for_or_the_spinner_says_how_to_go_on(two_up: TwoUp) -> None:
    wagers_while_a_coin_is_looked_for(two_up.ring())


def test_s475_5_reading_E11_what_lies_is_taken_back_until_the_coins_leave_the_kip(two_up: TwoUp) -> None:
    game = two_up.ring().spinner("ann", "heads")
    game.wager("bob", "heads")
    game.act("dealer", "no more bets")
    assert "withdraw" in game.offers("bob")
    game.act("bob", "withdraw", **HEADS)
    assert game.refusal("bob", "wager", **HEADS, stake=1000) == (two_up("qld s475(4)"), Ground.WHEN)
    game.act("ann", "withdraw", on=ON_HEADS, selection="heads")
    assert not game.table.placed
    assert "no more bets" in game.offers("dealer"), "nobody spins without a spinner's wager"
