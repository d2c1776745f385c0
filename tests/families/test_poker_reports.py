"""What is reported is counted, and held against what the table knows (s280, s283, s317, s319 and twins)."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

import houseway
from houseway.errors import Refused
from houseway.house.tables.table import BY_THE_HOUSE, LIVE, opening

KINDS = {
    "exposed by the dealer": "qld s317(1)(c)(i)",
    "found face up in the deck": "qld s317(1)(c)(ii)",
}


def in_the_deal() -> draw.Played:
    played = draw.sit("ann 500", "bob 500", "cat 500").do("ann blind bet", "bob blind bet")
    played.act("cat", "decline")
    for _ in range(4):
        played.round.outcome(next(iter(played.table.shoe.weights())))
    return played


@pytest.mark.parametrize("kind", KINDS)
def test_s317_1_c_s317_3_the_second_card_that_is_seen_in_the_same_way_makes_a_misdeal(kind: str) -> None:
    played = in_the_deal().act("dealer", "report one card seen", card=kind)
    assert played.awaits.startswith("card")
    played.act("dealer", "report one card seen", card=kind)
    assert played.over
    assert [cite.text for cite in played.round.rulings[1].cites] == [KINDS[kind], "qld s317(3)"]
    assert played.net == {"ann": 0, "bob": 0, "cat": 0}  # the blind bets go back


def test_s317_1_c_one_of_each_kind_is_no_misdeal() -> None:
    played = in_the_deal()
    for kind in KINDS:
        played.act("dealer", "report one card seen", card=kind)
    assert not played.over


def test_s317_3_a_card_that_is_seen_after_the_betting_has_started_makes_none() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20")
    for _ in range(2):
        played.act("dealer", "report one card seen", card="exposed by the dealer")
    assert [cite.text for cite in played.round.rulings[-1].cites] == ["qld s317(3)", "reading K47"]
    assert played.awaits == "ann"


def test_s317_1_c_the_next_round_of_play_counts_from_nought() -> None:
    played = in_the_deal().act("dealer", "report one card seen", card="exposed by the dealer")
    played.on().do("cat fold", "ann fold", "bob decline")
    assert not played.next().table.seen


# Hands


def dealt_by_the_house(game: Any) -> Any:
    """Past the first act of the first round of betting."""
    if game is manila:
        table = manila.table_of("ann", "bob", "cat")
        table.house_deals = True
        return manila.Played(table).start().do("ann blind bet", "bob call")
    if game is draw:
        played = draw.Played(draw.open_table("ann 500", "bob 500", "cat 500"))
        played.table.house_deals = True
        return played.start().do(*draw.BLINDS, "cat bet 20")
    table = game.sit(ann=500, bob=500, cat=500)
    table.house_deals = True
    return game.Play(table, {"ann": game.ACES, "bob": game.KINGS, "cat": game.QUEENS}).do("ann bet 5")


GAMES = [
    pytest.param(manila, "qld s283(1)", id="manila"),
    pytest.param(draw, "qld s319(1)", id="draw"),
    pytest.param(five_card_stud, "qld s362(1)", id="5 card stud"),
    pytest.param(seven_card_stud, "qld s407(1)", id="7 card stud"),
]


@pytest.mark.parametrize(("game", "under"), GAMES)
@pytest.mark.parametrize("holds", ["too few cards", "too many cards"])
def test_s319_1_reading_k81_no_hand_is_dead_that_has_the_cards_that_the_house_dealt(
    game: Any, under: str, holds: str
) -> None:
    played = dealt_by_the_house(game)
    with pytest.raises(Refused) as refused:
        played.round.act("dealer", "declare a hand dead", {"person": "ann", "holds": holds})
    assert refused.value.under.text == under


def test_s319_1_reading_k81_a_hand_with_a_card_too_many_has_not_too_few() -> None:
    played = in_the_deal().act("dealer", "deal one card too many", person="ann").on().do("cat bet 20")
    assert played.refused("dealer", "declare a hand dead", person="ann", holds="too few cards") == "qld s319(1)"
    played.act("dealer", "declare a hand dead", person="ann", holds="too many cards")
    assert not played.table.seats[0].stays


@pytest.mark.parametrize(
    ("fault", "under"),
    [
        ("a player is dealt no cards", "qld s317(1)(d)(ii)"),
        ("a player has the wrong number of cards", "qld s317(1)(d)(iii)"),
        ("a player is dealt an extra card", "qld s317(1)(d)(iv)"),
    ],
)
def test_s317_1_d_reading_k81_nor_is_there_a_misdeal_for_a_number_that_the_table_knows(fault: str, under: str) -> None:
    played = in_the_deal()
    played.table.house_deals = True
    details = {"fault": fault, "because": "a wrong card was looked at"}
    assert played.refused("dealer", "declare a misdeal", **details) == under


def test_s317_1_d_iv_reading_k81_but_for_a_card_too_many_that_the_table_dealt() -> None:
    played = in_the_deal()
    played.table.house_deals = True
    played.act("dealer", "deal one card too many", person="ann")
    played.round.outcome(next(iter(played.table.shoe.weights())))
    because = {"because": "a wrong card was looked at"}
    played.act("dealer", "declare a misdeal", fault="a player is dealt an extra card", **because)
    assert played.over


def test_reading_k81_a_table_that_the_house_deals_says_so() -> None:
    def stands(dealt: str) -> dict[str, Any]:
        table: dict[str, Any] = opening("felt", "draw", dealt, None, None, {}, {}).stands["table"]
        return table

    assert stands(BY_THE_HOUSE)["house_deals"] is True
    assert "house_deals" not in stands(LIVE)


def test_reading_k81_so_does_one_that_is_played_at_from_a_program() -> None:
    assert houseway.table("draw", {"ann": 500, "bob": 500}, seed=1).table.house_deals


# What the house dealt, it dealt in order and to the players alone, and it exposed nothing


def deal_of_the_house(game: Any) -> Any:
    """Everybody has their first cards, and nobody has acted yet."""
    if game is manila:
        table = manila.table_of("ann", "bob", "cat")
        table.house_deals = True
        return manila.Played(table).start().do("ann blind bet")
    if game is draw:
        played = draw.Played(draw.open_table("ann 500", "bob 500", "cat 500"))
        played.table.house_deals = True
        return played.start().do(*draw.BLINDS)
    table = game.sit(ann=500, bob=500, cat=500)
    table.house_deals = True
    return game.Play(table, {"ann": game.ACES, "bob": game.KINGS, "cat": game.QUEENS})


NOT_DEALT_SO = [
    (manila, "a card was exposed at the cut", "qld s280(1)(a)"),
    (manila, "the cards were not cut", "qld s280(1)(b)"),
    (manila, "the dealer exposed a hole card", "qld s280(1)(c)"),
    (manila, "the second communal card was face up in the deck", "qld s280(1)(d)"),
    (manila, "a hole card was dealt out of turn", "qld s280(1)(e)(i)"),
    (manila, "a hole card was dealt to an empty position", "qld s280(1)(e)(v)"),
    (draw, "a card is exposed at the cut", "qld s317(1)(a)"),
    (draw, "the cards are not cut", "qld s317(1)(b)"),
    (draw, "the dealer exposes 2 or more cards", "qld s317(1)(c)(i)"),
    (draw, "2 or more cards are face up in the deck", "qld s317(1)(c)(ii)"),
    (draw, "a card is dealt out of turn", "qld s317(1)(d)(i)"),
    (draw, "a card is dealt to an empty position", "qld s317(1)(d)(v)"),
    *(
        (game, fault, f"qld s{section}{paragraph}")
        for game, section in ((five_card_stud, 357), (seven_card_stud, 401))
        for fault, paragraph in (
            ("a card was exposed when the cards were cut", "(1)(a)"),
            ("the cards were not cut", "(1)(b)"),
            ("a card was not dealt face down after a hole card face up", "(2)"),
            ("a hole card was dealt out of turn", "(1)(d)(i)"),
            ("a hole card was dealt where nobody plays", "(1)(d)(iv)"),
        )
    ),
]
MENDED = ("out of turn", "empty position", "where nobody plays")


@pytest.mark.parametrize(("game", "fault", "under"), NOT_DEALT_SO)
def test_s280_1_s317_1_s357_1_s401_1_reading_k89_what_the_house_did_not_deal_is_no_misdeal(
    game: Any, fault: str, under: str
) -> None:
    played = deal_of_the_house(game)
    looked = {"because": "a wrong card was looked at"} if fault.endswith(MENDED) else {}
    for act, details in (("declare a misdeal", looked), ("reconstruct the deal", {})):
        if act == "declare a misdeal" or looked:
            with pytest.raises(Refused) as refused:
                played.round.act("dealer", act, {"fault": fault, **details})
            assert refused.value.under.text == under
    played.table.house_deals = False  # where a person deals, what is found counts
    if fault.endswith((*MENDED, "exposed a hole card", "in the deck", "2 or more cards")):
        played.round.act("dealer", "declare a misdeal", {"fault": fault, **looked})
        assert played.table.misdealt


def test_s317_1_b_reading_k89_that_the_dealer_went_past_the_cut_is_known() -> None:
    played = draw.Played(draw.open_table("ann 500", "bob 500", "cat 500"))
    played.table.house_deals = True
    played.act("dealer", "start the round").on("cut")
    assert played.refused("dealer", "declare a misdeal", fault="the cards are not cut") == "qld s317(1)(b)"
    played.act("dealer", "go past the cut").on()
    played.act("dealer", "declare a misdeal", fault="the cards are not cut")
    assert played.table.misdealt


@pytest.mark.parametrize(
    ("game", "act", "details", "under"),
    [
        (draw, "report one card seen", {"card": "exposed by the dealer"}, "qld s317(1)(c)"),
        (manila, "expose the next communal card", {}, "qld s282(1)"),
        (manila, "discard cards dealt to nobody", {"place": 5, "cards": 1}, "qld s280(6)"),
        (draw, "discard cards dealt to nobody", {"place": 5, "cards": 1}, "qld s317(6)"),
        (five_card_stud, "discard cards dealt to nobody", {"place": 5, "cards": 1}, "qld s357(7)"),
        (seven_card_stud, "discard cards dealt to nobody", {"place": 5, "cards": 1}, "qld s401(7)"),
    ],
)
def test_s282_1_s317_1_c_s357_7_reading_k89_nor_is_a_card_seen_or_dealt_to_nobody(
    game: Any, act: str, details: dict[str, Any], under: str
) -> None:
    played = dealt_by_the_house(game)
    with pytest.raises(Refused) as refused:
        played.round.act("dealer", act, details)
    assert refused.value.under.text == under
    played.table.house_deals = False
    played.round.act("dealer", act, details)
