"""The key stream in plain Python: RFC 8439's published blocks, and byte for byte what `cryptography` gives."""

import sys
from itertools import islice

import pytest

from houseway.equipment.chacha20 import blocks
from houseway.equipment.entropy import SeededEntropy, key_stream

KEY, NONCE = bytes(range(32)), bytes.fromhex("01000000 000000090000004a00000000")
PUBLISHED = {
    "section 2.3.2": (
        KEY,
        NONCE,
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "appendix A.1, vector 1": (
        bytes(32),
        bytes(16),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "appendix A.1, vector 2": (bytes(32), b"\1" + bytes(15), "9f07e7be5551387a98ba977c732d080d"),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_block_is_as_rfc_8439_has_it(name: str) -> None:
    key, counter_and_nonce, block = PUBLISHED[name]
    assert next(blocks(key, counter_and_nonce)).hex().startswith(block)


@pytest.mark.parametrize("seed", range(8))
def test_it_is_what_cryptography_gives(seed: int) -> None:
    key, counter_and_nonce = (b"".join(islice(key_stream(bytes([seed + at] * 32)), 1)) for at in (0, 100))
    asked = key[:32], counter_and_nonce[:16]
    assert list(islice(blocks(*asked), 3)) == list(islice(key_stream(*asked), 3))


def test_a_seed_gives_the_same_numbers_without_cryptography(monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = [SeededEntropy("houseway").below(52) for _ in range(1)]
    first = SeededEntropy("houseway")
    numbers = [first.below(1000) for _ in range(3000)]
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.ciphers", None)
    second = SeededEntropy("houseway")
    assert [second.below(1000) for _ in range(3000)] == numbers
    assert [SeededEntropy("houseway").below(52)] == with_it
