"""Part 17, Divisions 1 to 3: hands and their ranking, the table, the cards, seats, the buck and the table stake."""

from itertools import combinations

import pytest
from support.events import done
from support.five_card_stud import FLOOR, HALF, LOWEST, Play, sit

from houseway.equipment.cards import many
from houseway.errors import BadInput, Refused
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.games.five_card_stud import GAME
from houseway.games.five_card_stud.rules import decks_for
from houseway.money import cents
from houseway.play.ask import Card
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Came, Done
from houseway.play.people import Role
from houseway.play.view import view


def value(text: str, deck: int = 52, ace_low: bool = False) -> int:
    return hand_value(many(text), deck, ace_low)


# Division 1: interpretation


def test_s324_2_the_player_with_the_highest_total_is_the_one_who_is_called() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S KS 7D 8D 9D", "bob": "2H 4H 7C 8C 9C"})
    play.do("ann bet 5", "bob call").checked_round(2).do("ann bet 5", "bob raise 5", "ann call")
    assert next(event.who for event in done(play.round) if event.act == "show") == "bob"
    assert "qld s324(2)" in view(play.round, "ann").look["governed_by"]


def test_s323_the_hand_is_the_best_that_the_players_cards_give() -> None:
    """With a communal card there are five; were there six, the best five would count (reading K64)."""
    assert value("AS AH KD KC QS 2D") == max(
        hand_value(five, 52, False) for five in combinations(many("AS AH KD KC QS 2D"), 5)
    )


def test_s326_1_s326_2_there_is_a_round_of_betting_after_each_of_the_four_face_up_cards() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S KS"})
    seen = []
    while not play.over:
        look = view(play.round, "ann").look
        seen.append((look["step"], len(play.table.seats[0].up), play.table.betting_rounds))
        assert {"qld s326(1)", "qld s326(2)"} <= set(look["governed_by"])
        play.do(f"{play.turn} {'call' if 'call' in play.offers else 'bet 5'}")
        if not play.over:
            play.do(f"{play.turn} call")
    names = [f"{each} round of betting" for each in ("first", "second", "third", "final")]
    assert seen == [(name, number, number) for number, name in enumerate(names, 1)]


def test_s327_at_the_showdown_hole_cards_are_shown_after_the_final_round_of_betting() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "AS AH 2C 7D AD", "bob": "KS KH 3C 8D KD"})
    play.do("ann bet 5", "bob call").checked_round(2)
    assert view(play.round, "bob").look["hands"][0]["cards"] == ["", "AH", "2C", "7D", "AD"]
    play.do("ann bet 5", "bob call")
    assert view(play.round, "bob").look["step"] == "showdown"
    assert view(play.round, "bob").look["hands"][0]["cards"][0] == "AS"


def test_s329_11_hands_of_the_same_ranking_and_face_values_are_equal() -> None:
    cards = {"ann": "AS KS QD JC 9S", "bob": "AH KH QC JD 9H"}
    play = Play(sit(ann=100, bob=100), cards).do("ann bet 5", "bob call").checked_round(2).do("ann bet 5", "bob call")
    assert play.net("ann") == play.net("bob") == 0
    assert {"qld s329(2)", "qld s329(11)"} <= set(play.cites("ann"))


@pytest.mark.parametrize(
    ("ann", "bob", "cites"),
    [
        pytest.param("10S JH QD KC AS", "AH KH QC JD 9H", ["qld s329(2)"], id="s329_2_a_higher_kind"),
        pytest.param("AS KS QD JC 9S", "AH KH QC JD 8H", ["qld s329(2)", "qld s329(5)"], id="s329_5_higher_cards"),
    ],
)
def test_s329_the_line_of_the_winner_says_why_the_hand_is_the_best(ann: str, bob: str, cites: list[str]) -> None:
    play = Play(sit(ann=100, bob=100), {"ann": ann, "bob": bob})
    play.do(f"{play.turn} bet 5").do(f"{play.turn} call").checked_round(2)
    play.do(f"{play.turn} bet 5").do(f"{play.turn} call")
    assert play.cites("ann")[: len(cites)] == cites


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        pytest.param(52, "straight < flush < full house < 4 of a kind", id="s329_2"),
        pytest.param(40, "straight < full house < flush < 4 of a kind", id="s329_3_with_40"),
        pytest.param(32, "straight < full house < flush < 4 of a kind", id="s329_3_with_32"),
    ],
)
def test_s329_1_the_ranking_is_shown_at_the_table(deck: int, said: str) -> None:
    drawn = GAME.layout(sit({"deck": deck}, ann=100))
    assert said in drawn
    assert "qld s329(1)" in drawn


# Division 2: table, layout and equipment


def test_s331_1_ten_players_have_a_place_and_no_more() -> None:
    table = sit(**dict.fromkeys("abcdefghi", 100))
    play = Play(table, stop=lambda _play: True).act("dealer", "seat", person="j", chips=10_000)
    assert table.places["j"] == 10
    assert play.refused("dealer", "seat", person="k", chips=10_000) == "qld s331(1)"
    with pytest.raises(Refused) as caught:
        sit(**dict.fromkeys("abcdefghijk", 100))
    assert caught.value.under.text == "qld s331(1)"


# Division 3: preparation


@pytest.mark.parametrize(
    ("players", "decks"),
    [
        pytest.param(10, (52,), id="s333_1_ten_players"),
        pytest.param(8, (52,), id="s333_1_eight_players"),
        pytest.param(7, (52, 40), id="s333_2_seven_players"),
        pytest.param(6, (52, 40, 32), id="s333_3_six_players"),
        pytest.param(2, (52, 40, 32), id="s333_3_two_players"),
    ],
)
def test_s333_which_decks_so_many_players_may_play_with(players: int, decks: tuple[int, ...]) -> None:
    assert decks_for(players) == decks
    play = Play(sit(**{f"p{number}": 100 for number in range(players)}), stop=lambda _play: True)
    offered = [
        field.choices for option in play.round.options("dealer") for field in option.fields if field.name == "cards"
    ]
    assert list(offered) == ([list(decks[1:])] if decks[1:] else [])


@pytest.mark.parametrize(
    ("players", "under"),
    [pytest.param(7, "qld s333(2)", id="s333_2_seven"), pytest.param(6, "qld s333(3)", id="s333_3_six")],
)
def test_s333_what_allows_40_cards_goes_by_the_number_of_players(players: int, under: str) -> None:
    table = sit(**{f"p{number}": 100 for number in range(players)})
    play = Play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=40)
    assert play.ruled("40 cards are used") == [under, "qld s333(4)"]
    assert f"a reduced deck of 40 cards  ({under})" in GAME.layout(table)


def test_s333_too_many_players_for_the_deck_means_another_deck() -> None:
    table = sit({"deck": 32}, **dict.fromkeys("abcdefg", 100))
    play = Play(table, stop=lambda play: play.round.ask is not None and "use 40 cards" in str(play.round.ask))
    assert play.offers == ["use 52 cards", "use 40 cards"]
    play.act("dealer", "use 40 cards").go_on()
    assert table.deck == 40
    assert sorted_and_inspected(play) == NEW_CARDS + EVERY_ROUND


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
def test_s334_1_s334_2_a_before_the_rounds_of_play_dealer_and_floor_manager_inspect_the_deck(deck: int) -> None:
    play = Play(sit({"deck": deck}, ann=100, bob=100), stop=lambda play: "sort and inspect" in str(play.round.ask))
    assert play.under("sort and inspect") == "qld s334(2)(a)"
    assert sorted_and_inspected(play.go_on()) == NEW_CARDS + EVERY_ROUND
    assert "sorted and inspected, whichever it is  (qld s334(1))" in GAME.layout(play.table)


def test_s334_2_a_a_game_that_everybody_has_left_is_over_and_the_next_starts_with_inspected_cards() -> None:
    table = sit({"deck": 40, "ace_low": True}, ann=100, bob=100)
    Play(table, {"ann": "7S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True)
    assert table.due == ""
    play.act("ann", "leave").act("bob", "leave")
    assert (table.due, table.ace_low) == ("a game starts", False)


def test_s329_9_the_ace_is_announced_low_for_one_game() -> None:
    table = sit({"deck": 40, "ace_low": True}, ann=100, bob=100)
    Play(table, {"ann": "7S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "finish the rounds of play")
    play.act("dealer", "sort and inspect").act(FLOOR, "sort and inspect")
    assert not table.ace_low
    assert play.act("dealer", "announce the ace low as well").ruled("the ace is low") == ["qld s329(9)"]


@pytest.mark.parametrize(
    ("deck", "under"),
    [pytest.param(52, "qld s335(1)", id="s335_1_complete"), pytest.param(40, "qld s336(1)", id="s336_1_reduced")],
)
def test_s335_1_s336_1_a_deck_used_in_the_round_before_is_not_spread_again(deck: int, under: str) -> None:
    table = sit({"deck": deck}, ann=100, bob=100)
    Play(table, {"ann": "9S KS"}).do("ann bet 5", "bob fold")
    assert sorted_and_inspected(Play(table)) == EVERY_ROUND
    assert under in GAME.layout(table)


def asked(play: Play) -> list[str]:
    """Spread, then washed: under which provision the dealer is asked, step by step."""
    found = []
    for act in ("spread the cards", "wash and shuffle"):
        play.go_on(lambda play, act=act: play.round.ask is not None and act in str(play.round.ask))  # type: ignore[misc]
        found.append(play.under(act))
        play.act("dealer", act)
    return found


def test_s341_1_s341_2_announced_lowest_value_card_betting_holds_in_the_first_round_of_betting_alone() -> None:
    table = sit(LOWEST, ann=100, bob=100)
    play = Play(table, {"ann": "2S KS KD", "bob": "2H 4H 5H"})
    assert play.called["lowest value card betting applies"] == "qld s341(1)"
    assert "qld s341(2)" in view(play.round, "ann").look["governed_by"]
    assert play.turn == "bob"
    assert play.do("bob bet 5", "ann call").turn == "ann"  # the highest cards open the second round
    play.do("ann bet 5", "bob fold")
    again = Play(table, {"ann": "2S KS", "bob": "2H 4H"})
    assert again.turn == "bob"  # it still applies, and is not announced again
    assert "lowest value card betting applies" not in again.called


def test_s343_the_whole_sequence_of_a_round_of_play() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "AS AH 2C 7D AD", "bob": "KS KH 3C 8D KD"})
    play.do("ann bet 5", "bob call").checked_round(2).do("ann bet 5", "bob call")
    happened = [event for event in play.round.events if isinstance(event, Done | Came)]
    acts = [event.act if isinstance(event, Done) else "card" for event in happened]
    steps = [act for act, before in zip(acts, ["", *acts], strict=False) if act != before]
    assert steps[steps.index("ante bet") :] == [
        "ante bet", "card", "bet", "call", "card", "check", "card", "check", "card", "bet", "call", "show",
    ]  # fmt: skip
    assert [len(seat.cards) for seat in play.table.seats] == [5, 5]


def test_s343_1_s343_2_s343_3_s343_4_s343_5_s343_6_s343_7_each_step_is_governed_by_its_subsection() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "AS AH 2C 7D AD", "bob": "KS KH 3C 8D KD"}, stop=lambda _play: True)
    found: dict[str, list[str]] = {}
    while not play.over:
        look = view(play.round, "ann").look
        sequence = [each for each in look["governed_by"] if each.startswith("qld s343") and each != "qld s343(1)"]
        found.setdefault(look["step"], sequence)
        assert "qld s343(1)" in look["governed_by"]
        if isinstance(play.round.ask, Card):
            play.round.outcome(play.coming[play.round.ask.to].pop(0))
        elif play.round.ask is not None and play.round.ask.who in ("ann", "bob"):
            act = next(act for act in ("ante bet", "call", "bet", "show") if act in play.offers)
            play.act(play.turn, act, **({"amount": 500} if act == "bet" else {}))
        else:
            answer_ordinarily(play.round)
    del found[""]
    assert found == {
        "ante or blind bets": ["qld s343(2)"],
        "hole card and first face up card": ["qld s343(3)"],
        "first round of betting": [],
        "second round of betting": ["qld s343(4)"],
        "third round of betting": ["qld s343(5)"],
        "final round of betting": ["qld s343(6)"],
        "showdown": ["qld s343(7)"],
    }


def test_a_table_is_set_up_only_as_the_part_allows() -> None:
    with pytest.raises(BadInput):
        sit({"betting_form": "no betting"}, ann=100)
    with pytest.raises(Refused):
        sit({"deck": 48}, ann=100)
    assert sit(HALF, ann=100).half
    assert GAME.players == (2, 10)
    assert cents("5") == sit(ann=100).minimum
    assert sit(ann=100).people["dealer"].role is Role.DEALER
