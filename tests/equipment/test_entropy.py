"""Entropy: fair, and the same for a seed for good."""

from collections import Counter
from hashlib import sha256
from itertools import islice, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.equipment.entropy import SeededEntropy, SystemEntropy, WordEntropy, key_stream, pick, shuffle
from houseway.errors import BadInput


class Written:
    """Entropy that gives the numbers written down for it."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n
        return number


def all_numbers(entropy: WordEntropy, n: int) -> Counter[int]:
    """How often each number comes until the words run out."""
    seen = Counter[int]()
    try:
        while True:
            seen[entropy.below(n)] += 1
    except StopIteration:
        return seen


def test_each_number_below_n_stands_for_equally_many_words() -> None:
    for n in range(1, 257):
        assert all_numbers(WordEntropy(range(256), bits=8), n) == dict.fromkeys(range(n), 256 // n)


@pytest.mark.parametrize("n", [17, 100, 255, 256])
def test_each_number_stands_for_equally_many_joined_words(n: int) -> None:
    pairs = (word for pair in product(range(16), repeat=2) for word in pair)
    assert all_numbers(WordEntropy(pairs, bits=4), n) == dict.fromkeys(range(n), 256 // n)


def test_words_are_joined_the_lowest_first() -> None:
    assert WordEntropy([1, 2, 3]).below(2**96) == 1 + (2 << 32) + (3 << 64)


def test_there_is_no_number_below_nought() -> None:
    with pytest.raises(AssertionError):
        SeededEntropy(1).below(0)


def test_key_stream_is_chacha20_of_rfc_8439_section_2_3_2() -> None:
    counter_and_nonce = bytes.fromhex("01000000 000000090000004a00000000")
    block = next(key_stream(bytes(range(32)), counter_and_nonce))[:64]
    assert block == bytes.fromhex(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_key_stream_runs_on_from_block_to_block_of_rfc_8439_appendix_a_1() -> None:
    stream = next(key_stream(bytes(32)))
    assert stream[:16] == bytes.fromhex("76b8e0ada0f13d90405d6ae55386bd28")
    assert stream[64:80] == bytes.fromhex("9f07e7be5551387a98ba977c732d080d")


def test_words_of_a_seed_are_its_key_stream_four_bytes_each_the_lowest_first() -> None:
    blocks = b"".join(islice(key_stream(sha256(b"houseway").digest()), 2))
    words = [int.from_bytes(blocks[at : at + 4], "little") for at in range(0, len(blocks), 4)]
    seeded = SeededEntropy("houseway")
    assert [seeded.below(2**32) for _ in words] == words


def test_a_seed_gives_these_numbers_for_good() -> None:
    seeded = SeededEntropy("houseway")
    assert [seeded.below(52) for _ in range(12)] == GOLDEN
    assert SeededEntropy(7).below(2**32) == SeededEntropy("7").below(2**32) == SEVEN


def test_the_system_gives_other_numbers_each_time() -> None:
    assert SystemEntropy().below(2**128) != SystemEntropy().below(2**128)


def test_numbers_of_a_seed_are_even_by_chi_square() -> None:
    seeded, n, draws = SeededEntropy("chi"), 37, 37_000
    seen = Counter(seeded.below(n) for _ in range(draws))
    assert seen.keys() == set(range(n))
    assert sum((count - draws / n) ** 2 / (draws / n) for count in seen.values()) < 68  # 1 in 1,000 at 36


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_is_a_permutation(things: list[int], seed: int) -> None:
    shuffled = things[:]
    shuffle(SeededEntropy(seed), shuffled)
    assert sorted(shuffled) == sorted(things)


def test_every_order_comes_of_exactly_one_row_of_numbers() -> None:
    orders = []
    for numbers in product(range(4), range(3), range(2)):
        things = list("abcd")
        shuffle(Written(*numbers), things)
        orders.append(tuple(things))
    assert sorted(orders) == sorted(permutations("abcd"))


@given(st.dictionaries(st.text(max_size=3), st.integers(0, 9)).filter(lambda weights: any(weights.values())))
def test_an_outcome_is_picked_exactly_by_its_weight(weights: dict[str, int]) -> None:
    seen = Counter(pick(Written(number), weights) for number in range(sum(weights.values())))
    assert seen == {outcome: weight for outcome, weight in weights.items() if weight}


def test_nothing_is_picked_where_nothing_can_come() -> None:
    with pytest.raises(BadInput):
        pick(Written(0), {"a": 0})


GOLDEN = [24, 34, 44, 42, 30, 17, 27, 5, 44, 28, 19, 32]
SEVEN = 1312804564
