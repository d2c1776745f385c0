"""An order of cards as a tree of hashes: every leaf is proven by its path, and by nothing else."""

from collections import Counter
from dataclasses import asdict

import pytest

from houseway.cite import cite
from houseway.equipment.dice import Dice
from houseway.equipment.shoe import Shoe
from houseway.equipment.tiles import stack_of_tiles
from houseway.errors import BadInput
from houseway.house.tables import merkle
from houseway.house.tables.order import AHEAD, CommittedOrder, Secret, held_by, laid_out, leaf_text
from houseway.play.ask import Card, Outcome
from houseway.play.codec import Data
from houseway.verify.proof import check_saved

SECRET = Secret("seed", ("luck",), 3)
UNDER = cite("qld s30(1)")


def card(shoe: Shoe) -> Card:
    return Card(shoe, UNDER, "ann")


@pytest.mark.parametrize("size", [*range(1, 18), 32, 52, 416])
def test_every_leaf_of_a_tree_is_proven_and_no_other(size: int) -> None:
    leaves = [f"leaf {at}" for at in range(size)]
    tree = merkle.levels([merkle.leaf(each) for each in leaves])
    root = tree[-1][0].hex()
    for at in {0, size // 2, size - 1}:
        path = merkle.path(tree, at)
        assert merkle.root_of(leaves[at], at, size, path) == root
        assert merkle.root_of("another", at, size, path) != root
        with pytest.raises(BadInput, match="too long"):
            merkle.root_of(leaves[at], at, size, [*path, root])
        if path:
            with pytest.raises(BadInput, match="too short"):
                merkle.root_of(leaves[at], at, size, path[:-1])


def test_a_leaf_is_never_taken_for_a_node() -> None:
    """Of a tree of two leaves, the root is no leaf of a tree of one."""
    one, other = merkle.leaf("one"), merkle.leaf("other")
    root = merkle.levels([one, other])[-1][0]
    assert merkle.leaf((one + other).decode("latin-1")) != root


def test_an_order_has_all_that_the_stack_holds_and_gives_it_in_turn() -> None:
    shoe = Shoe.fresh(2)
    order = laid_out(SECRET, 1, card(shoe))
    assert Counter(order.values) == held_by(card(shoe))
    for value in order.values:
        assert order.fits(card(shoe))
        assert order.give() == value
        shoe.take(card(shoe).read(value))
    assert not order.fits(card(shoe))


def test_an_order_does_not_go_on_when_the_stack_has_other_cards() -> None:
    shoe = Shoe.fresh(1)
    order = laid_out(SECRET, 1, card(shoe))
    first = card(shoe).read(order.give())
    another = next(each for each in range(52) if each != first)
    shoe.take(another)
    assert not order.fits(card(shoe))


def test_an_order_is_gone_on_with_as_it_was_written() -> None:
    shoe = Shoe.fresh(8)
    order = laid_out(SECRET, 2, card(shoe))
    given = [order.give() for _ in range(100)]
    again = CommittedOrder(SECRET, **asdict(order.laid()))
    assert (again.values[:100], again.left, again.root) == (given, order.left, order.root)


@pytest.mark.parametrize("other", [Secret("weed", ("luck",), 3), Secret("seed", (), 3), Secret("seed", ("luck",), 4)])
def test_the_seed_the_words_and_the_shoe_make_the_order(other: Secret) -> None:
    ask = card(Shoe.fresh(1))
    assert laid_out(other, 1, ask).values != laid_out(SECRET, 1, ask).values != laid_out(SECRET, 2, ask).values


def test_two_alike_have_leaves_of_their_own() -> None:
    """Or a hidden tile would be known by the leaf of its twin."""
    order = laid_out(SECRET, 1, Outcome("stack", stack_of_tiles(), "tile", UNDER))
    assert len({*order.tree[0]}) == len(order.values) == 32
    assert len({order.salt(place) for place in range(32)}) == 32
    first = leaf_text(3, 1, 0, order.salt(0), order.values[0])
    assert merkle.root_of(first, 0, 32, order.path(0)) == order.root


def test_dice_are_laid_out_some_throws_ahead() -> None:
    ask = Outcome("dice", Dice(2), "dice", UNDER)
    order = laid_out(SECRET, 1, ask)
    assert len(order.values) == AHEAD
    for _ in range(AHEAD):
        assert order.fits(ask)
        assert order.give() in held_by(ask)
    assert not order.fits(ask)


def test_every_order_is_as_likely() -> None:
    """Of three things, over 6,000 seeds: each of six orders about 1,000 times (chi-square under 20.5, 5 degrees)."""
    held: dict[str | int, int] = {"a": 1, "b": 1, "c": 1}
    seen = Counter(
        "".join(map(str, CommittedOrder(Secret(str(n), (), 1), 1, "card", held).values)) for n in range(6000)
    )
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5


@pytest.mark.parametrize(
    ("changed", "noted", "fits", "wrong"),
    [
        ({}, False, 3, []),
        ({}, True, 3, ["not a root that was noted"]),
        ({"value": "2X"}, False, 2, ["2X of round 7: its leaf is not in the tree"]),
        ({"order": 2}, False, 2, ["of round 7: it came from no order; its shoe is verified from its seed"]),
        ({"path": []}, False, 2, ["of round 7: "]),
        ({"path": [], "order": 2}, True, 2, ["not a root that was noted", "it came from no order"]),
    ],
)
def test_of_what_is_saved_each_outcome_is_looked_at_by_itself(
    changed: Data, noted: bool, fits: int, wrong: list[str]
) -> None:
    order = laid_out(SECRET, 1, card(Shoe.fresh(1)))
    outcomes: list[Data] = [
        {"order": 1, "place": at, "salt": order.salt(at), "size": 52, "path": order.path(at), "value": order.values[at]}
        | {"round": 7}
        for at in (0, 20, 51)
    ]
    outcomes[1] |= changed
    document = {"shoe": 3, "orders": [{"order": 1, "root": order.root}], "outcomes": outcomes}
    found, told = check_saved(document, ["0" * 64] if noted else [])
    assert found == fits
    assert len(told) == len(wrong)
    assert all(words in each for words, each in zip(wrong, told, strict=True))
    assert check_saved(document, [order.root])[0] == fits
