"""Part 18, Divisions 1 to 3: hands and their ranking, the table, the cards, seats, the buck and the table stake."""

from itertools import combinations

import pytest
from support.events import done
from support.seven_card_stud import FLOOR, HALF, LOWEST, Play, sit

from houseway.equipment.cards import many
from houseway.errors import BadInput, Refused
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.games.seven_card_stud import GAME
from houseway.games.seven_card_stud.rules import decks_for
from houseway.money import cents
from houseway.play.events import Came, Done
from houseway.play.people import Role
from houseway.play.view import view


def value(text: str, deck: int = 52, ace_low: bool = False) -> int:
    return hand_value(many(text), deck, ace_low)


# Division 1: interpretation


def test_s367_2_the_player_with_the_highest_total_is_the_one_who_is_called() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS 7D 8D 9D 2C", "bob": "2H 3H 4H 7C 8C 9C 3C"})
    play.do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob raise 5", "ann call")
    assert play.called["bob was the last player called"] == "qld s367(2)"
    assert next(event.who for event in done(play.round) if event.act == "show") == "bob"


def test_s368_reading_k72_the_hand_is_the_best_five_of_the_seven_cards() -> None:
    seven = "AS AH KD KC QS QH 2D"
    assert value(seven) == max(hand_value(five, 52, False) for five in combinations(many(seven), 5))
    assert value(seven) == value("AS AH KD KC QS")


def test_s370_1_s370_2_there_is_a_round_of_betting_after_each_face_up_card_and_after_the_third_hole_card() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS"})
    cards = []
    while not play.over:
        cards.append((len(play.cards("ann").split()), len(play.table.seats[0].up), play.table.betting_rounds))
        play.do(f"{play.turn} {'call' if 'call' in play.offers else 'bet 5'}")
        if not play.over:
            play.do(f"{play.turn} call")
    assert cards == [(3, 1, 1), (4, 2, 2), (5, 3, 3), (6, 4, 4), (7, 4, 5)]
    assert play.called["the second round of betting"] == "qld s370(2)"
    assert play.called["the final round of betting, after the third hole card"] == "qld s370(1)"


def test_s371_at_the_showdown_hole_cards_are_shown_after_the_final_round_of_betting() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "AS AH AD 2C 3C 4D 9H", "bob": "KS KH KD 2D 3D 4C 9C"})
    play.do("ann bet 5", "bob call").checked_round(3)
    assert view(play.round, "bob").look["hands"][0]["cards"] == ["", "", "AD", "2C", "3C", "4D", ""]
    play.do("ann bet 5", "bob call")
    assert play.called["showdown: the hole cards are shown"] == "qld s371"
    assert view(play.round, "bob").look["hands"][0]["cards"][:2] == ["AS", "AH"]


def test_s373_11_hands_of_the_same_ranking_and_face_values_are_equal() -> None:
    cards = {"ann": "AS KS QD JC 9S 2C 3D", "bob": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(ann=100, bob=100), cards).do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    assert play.net("ann") == play.net("bob") == 0
    assert {"qld s373(4)", "qld s373(11)"} <= set(play.cites("ann"))


def test_the_line_of_the_winner_says_why_the_hand_is_the_best() -> None:
    cards = {"ann": "10S JH QD KC AS 2C 3D", "bob": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(ann=100, bob=100), cards).do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    assert play.cites("ann")[:5] == ["qld s368", "qld s372", "qld s373(1)", "qld s373(2)", "qld s373(7)"]


# Division 2: table, layout and equipment


def test_s375_1_seven_players_have_a_place_and_no_more() -> None:
    table = sit(a=100, b=100, c=100, d=100, e=100, f=100)
    play = Play(table, stop=lambda _play: True).act("dealer", "seat", person="g", chips=10_000)
    assert table.places["g"] == 7
    assert play.refused("dealer", "seat", person="h", chips=10_000) == "qld s375(1)"
    with pytest.raises(Refused) as caught:
        sit(**dict.fromkeys("abcdefgh", 100))
    assert caught.value.under.text == "qld s375(1)"


# Division 3: preparation


@pytest.mark.parametrize(
    ("players", "decks"),
    [
        pytest.param(7, (52,), id="s377_1_seven_players"),
        pytest.param(6, (52,), id="s377_1_six_players"),
        pytest.param(5, (52, 40), id="s377_2_five_players"),
        pytest.param(4, (52, 40, 32), id="s377_3_four_players"),
        pytest.param(2, (52, 40, 32), id="s377_3_two_players"),
    ],
)
def test_s377_which_decks_so_many_players_may_play_with(players: int, decks: tuple[int, ...]) -> None:
    assert decks_for(players) == decks
    play = Play(sit(**{f"p{number}": 100 for number in range(players)}), stop=lambda _play: True)
    offered = [
        field.choices for option in play.round.options("dealer") for field in option.fields if field.name == "cards"
    ]
    assert list(offered) == ([list(decks[1:])] if decks[1:] else [])


def test_s377_too_many_players_for_the_deck_means_another_deck() -> None:
    table = sit({"deck": 32}, a=100, b=100, c=100, d=100, e=100)
    play = Play(table, stop=lambda play: play.round.ask is not None and "use 40 cards" in str(play.round.ask))
    play.act("dealer", "use 40 cards").go_on()
    assert table.deck == 40


def sorted_and_inspected(play: Play) -> list[tuple[str, str]]:
    """Who did what with the cards before the round, in order."""
    acts = ("sort and inspect", "spread the cards", "wash and shuffle", "shuffle", "cut")
    return [(event.who, event.act) for event in done(play.round) if event.act in acts]


NEW_CARDS = [
    ("dealer", "sort and inspect"),
    (FLOOR, "sort and inspect"),
    ("dealer", "spread the cards"),
    ("dealer", "wash and shuffle"),
]
EVERY_ROUND = [("dealer", "shuffle"), ("dealer", "cut")]


@pytest.mark.parametrize("deck", [52, 32])
def test_s378_1_s378_2_a_before_the_rounds_of_play_dealer_and_floor_manager_inspect_the_deck(deck: int) -> None:
    play = Play(sit({"deck": deck}, ann=100, bob=100))
    assert sorted_and_inspected(play) == NEW_CARDS + EVERY_ROUND
    assert play.called["the cards are sorted and inspected, whichever deck it is"] == "qld s378(1)"


def test_s379_1_a_complete_deck_used_in_the_round_before_is_not_spread_again() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table)
    assert "qld s379(1)" not in play.called.values()
    assert sorted_and_inspected(play) == EVERY_ROUND


def asked(play: Play) -> list[str]:
    """Spread, then washed: under which provision the dealer is asked, step by step."""
    found = []
    for act in ("spread the cards", "wash and shuffle"):
        play.go_on(lambda play, act=act: play.round.ask is not None and act in str(play.round.ask))  # type: ignore[misc]
        found.append(play.under(act))
        play.act("dealer", act)
    return found


def test_s379_1_s380_1_a_deck_that_was_not_used_just_before_is_said_to_come_into_use() -> None:
    assert Play(sit(ann=100, bob=100)).called["a complete deck comes into use"] == "qld s379(1)"
    assert Play(sit({"deck": 40}, ann=100, bob=100)).called["a reduced deck comes into use"] == "qld s380(1)"


def test_s380_1_a_reduced_deck_used_in_the_round_before_is_not_spread_again() -> None:
    table = sit({"deck": 40}, ann=100, bob=100)
    Play(table, {"ann": "9S 10S KS"}).do("ann bet 5", "bob fold")
    play = Play(table)
    assert "qld s380(1)" not in play.called.values()
    assert sorted_and_inspected(play) == EVERY_ROUND


def test_s385_1_s385_2_announced_lowest_value_card_betting_holds_in_the_first_round_of_betting_alone() -> None:
    cards = {"ann": "2S 3S KS KD", "bob": "2H 3H 4H 5H"}
    table = sit(LOWEST, ann=100, bob=100)
    play = Play(table, cards)
    assert play.called["lowest value card betting applies"] == "qld s385(1)"
    assert play.called["lowest value card betting applies in the first round of betting"] == "qld s385(2)"
    assert play.turn == "bob"
    assert play.do("bob bet 5", "ann call").turn == "ann"  # the highest cards open the second round
    play.do("ann bet 5", "bob fold")
    assert "lowest value card betting applies in the first round of betting" in Play(table).called


def test_s387_1_s387_8_the_whole_sequence_of_a_round_of_play() -> None:
    cards = {"ann": "AS AH AD 2C 3C 4D 9H", "bob": "KS KH KD 2D 3D 4C 9C"}
    play = Play(sit(ann=100, bob=100), cards)
    assert view(play.round, "ann").look["governed_by"] == ["qld s390(1)"]
    play.do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    happened = [event for event in play.round.events if isinstance(event, Done | Came)]
    acts = [event.act if isinstance(event, Done) else "card" for event in happened]
    steps = [act for act, before in zip(acts, ["", *acts], strict=False) if act != before]
    assert steps[steps.index("ante bet") :] == [
        "ante bet", "card", "bet", "call", "card", "check", "card", "check", "card", "check", "card", "bet", "call",
        "show",
    ]  # fmt: skip
    assert play.called["the hands decide who wins what was bet"] == "qld s387(8)"
    between = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    assert view(between.round, "ann").look["governed_by"] == ["qld s387(1)"]


@pytest.mark.parametrize(
    ("said", "under"),
    [
        pytest.param("the round of play starts with ante betting", "qld s387(2)", id="s387_2"),
        pytest.param("two hole cards and a face up card for each player", "qld s387(3)", id="s387_3"),
        pytest.param("the second face up card for each player", "qld s387(4)", id="s387_4"),
        pytest.param("the third face up card for each player", "qld s387(5)", id="s387_5"),
        pytest.param("the fourth face up card for each player", "qld s387(6)", id="s387_6"),
        pytest.param("the third hole card for each player", "qld s387(7)", id="s387_7"),
    ],
)
def test_s387_the_steps_are_announced_in_their_order(said: str, under: str) -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS", "bob": "4H 5H 7H"})
    play.do("ann bet 5", "bob call").checked_round(4)
    assert play.called[said] == under
    order = [text for text, cited in play.called.items() if cited.startswith("qld s387(")]
    assert [play.called[text] for text in order] == sorted(play.called[text] for text in order)


def test_a_table_is_set_up_only_as_the_part_allows() -> None:
    with pytest.raises(BadInput):
        sit({"betting_form": "no betting"}, ann=100)
    with pytest.raises(Refused):
        sit({"deck": 48}, ann=100)
    assert sit(HALF, ann=100).half
    assert GAME.players == (2, 7)
    assert cents("5") == sit(ann=100).minimum
    assert sit(ann=100).people["dealer"].role is Role.DEALER
