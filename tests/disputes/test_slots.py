"""What a sentence says besides which event it tells of: amounts, wagers, cards, boxes, numbers, and who it was."""

import pytest

from houseway.disputes.amounts import amounts, digits
from houseway.disputes.slots import slots_of
from houseway.equipment.cards import FULL_DECK, name
from houseway.games import GAMES, find
from houseway.rulebook.nicknames import called


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("had $15 on red", [(1500, "")]),
        ("15 bucks on the pass line", [(1500, "")]),
        ("a quarter on 17", [(2500, "")]),
        ("two grand on banker", [(200000, "")]),
        ("he bet 2k on red and the max is $500", [(200000, ""), (50000, "most")]),
        ("$25 min table and he bet 10", [(2500, "least"), (1000, "")]),
        ("twenty-five on box three", [(2500, "")]),
        ("$1,500 on tie, limit's a grand", [(150000, ""), (100000, "most")]),
        ("I was paid $50 instead of $35", [(5000, "paid"), (3500, "due")]),
        ("the stake has a $1 coin in it", [(100, "thing")]),
        ("player has 19 with 25 down", [(2500, "")]),
        ("I've got thirty down", [(3000, "")]),
        ("dealer skipped box 5, 40 in it", [(4000, "")]),
        ("two reds on 32", [(1000, "")]),
        ("five green chips on black", [(12500, "")]),
        ("my 15 was knocked from field to the 6", [(1500, "")]),
        ("bet was 15 with an ante of 10", [(1500, ""), (1000, "")]),
        ("the clerk took an entry of 30 cents", [(30, "")]),
        ("100 on the pass line and he rolled a 7 on the come out", [(10000, "")]),
        ("I have two down and one up", []),
        ("the dealer had 17 and drew one more", []),
        ("guy snuck one on after the deal", []),
        ("it pays 35 to 1", []),
        ("two cards came out", []),
    ],
)
def test_amounts_are_told_from_limits_payments_and_other_numbers(words: str, found: list[tuple[int, str]]) -> None:
    assert [(each.cents, each.role) for each in amounts(digits(words))] == found


@pytest.mark.parametrize(
    ("game", "words", "found"),
    [
        ("roulette", "he put $25 on seventeen and 10 on red", [("straight up", "17", 2500), ("red", "red", 1000)]),
        ("roulette", "$10 split 17/20", [("split", "17-20", 1000)]),
        ("roulette", "$15 on red and the ball landed on 17", [("red", "red", 1500)]),
        ("roulette", "my 20 on red was knocked onto black", [("red", "red", 2000), ("black", "black", None)]),
        ("roulette", "20 each on red and black", [("red", "red", 2000), ("black", "black", 2000)]),
        ("craps", "$5 on the pass line on the come out", [("win bet", "win bet", 500)]),
        ("craps", "15 bucks on the pass line", [("win bet", "win bet", 1500)]),
        ("craps", "$12 place bet on 6", [("place bet to win", "6", 1200)]),
        ("craps", "hard eight", [("8 the hardway", "8 the hardway", None)]),
        ("baccarat", "two grand on banker", [("banker's hand", "", 200000)]),
        ("mini-baccarat", "I had $50 on the tie", [("tie bet", "", 5000)]),
        ("sic-bo", "20 on triple 6", [("triples", "6", 2000)]),
        ("sic-bo", "$10 total of 12", [("3 dice totals", "12", 1000)]),
        ("caribbean-stud", "$25 ante", [("ante wager", "", 2500)]),
        ("roulette", "the ball fell off the wheel", []),
    ],
)
def test_a_wager_is_found_by_what_people_call_it(game: str, words: str, found: list[tuple[str, str, int]]) -> None:
    assert [tuple(each) for each in slots_of(find(game), words).wagers] == found


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("a 6C came out", [["6C"]]),
        ("the six of clubs and the queen of hearts", [["6C"], ["QH"]]),
        ("the 10♥ was shown", [["10H"]]),
        ("an ace was seen", [["AC", "AD", "AH", "AS"]]),
        ("as dealt, and a 5c coin beside it", []),
        ("two players of the house", []),
    ],
)
def test_cards_are_found_by_name_and_a_rank_alone_is_of_any_suit(words: str, cards: list[list[str]]) -> None:
    told = slots_of(find("blackjack"), words).cards
    assert [[name(card) for card in FULL_DECK if each.fits(card)] for each in told] == cards


@pytest.mark.parametrize(
    ("words", "player"),
    [
        ("box three was skipped", "the player in box 3"),
        ("subject in seat 4 leaves", "the player in seat 4"),
        ("I had the second box", "the player in box 2"),
        ("the shooter threw one die", "the shooter"),
        ("my bet was moved", "the player"),
    ],
)
def test_a_person_is_called_as_the_words_have_it(words: str, player: str) -> None:
    assert slots_of(find("blackjack"), words).player == player


@pytest.mark.parametrize("name", GAMES)
def test_what_wagers_are_called_is_known_to_the_game(name: str) -> None:
    game, (example, names, _) = find(name), called(name)
    assert names.keys() <= game.wager_named.keys()
    assert example in game.wager_named or (not example and list(game.wager_named) == ["bet"])
