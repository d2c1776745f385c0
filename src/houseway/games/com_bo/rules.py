"""What a Com-Bo table may be set up with: its places (r2.1), its decks (r3.1) and a line for each kind of wager."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import FULL_DECK
from houseway.equipment.machine import Approved, CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.games.com_bo.terms import GENERAL, PLACES
from houseway.games.com_bo.wagers import DECKS, KINDS
from houseway.money import Cents, cents
from houseway.play.acts import Field, yes
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

ONE_OR_EIGHT: Final = cite("vic 29/2000 r3.1")
CONTINUOUS: Final = cite("vic 29/2000 r4.1(e)")
SETTINGS: Final = (yes("automatic"), Field("smallest_chip", "money", most=MOST_CHIPS, optional=True))


def check_sign(sign: Sign) -> None:
    """Refuse a sign that leaves a kind of wager without its limits."""
    for kind in KINDS:
        if kind not in sign.limits:
            raise Refused("vic 29/2000 r6.1", f"the sign has no minimum and maximum for {kind}", ground=Ground.AMOUNT)


def check_places(players: int) -> None:
    if players > PLACES:
        why = f"a Com-Bo table has places for {PLACES} players, not for {players}"
        raise Refused("vic 29/2000 r2.1", why, ground=Ground.WHO)


def check_chip(chip: Cents) -> None:
    """The smallest chip from which the dealer pays."""
    if type(chip) is not int or chip <= 0:
        raise BadInput(f"the smallest chip is worth an amount above nought in whole cents, not {quoted(chip)}")


def fresh_cards(decks: int, automatic: bool) -> Shoe | CardMachine:
    """New cards in a dealing shoe, or in an automatic one, which shuffles all the time (r4.1(e))."""
    if decks not in DECKS:
        raise Refused(ONE_OR_EIGHT, f"Com-Bo is played with one deck or with eight, not with {decks}")
    return CardMachine.fresh(decks, Approved(decks, decks, CONTINUOUS)) if automatic else Shoe.fresh(decks)


def check_cards(plain: Mapping[str, Any], decks: int, automatic: bool) -> None:
    """Refuse what a record tells of a shoe that this table cannot have."""
    if plain.get("decks", decks) != decks or plain.get("deck", len(FULL_DECK)) != len(FULL_DECK):
        raise Refused(ONE_OR_EIGHT, f"this table is played with {decks} times the whole 52 cards")
    if automatic and "marker" in plain:
        raise Refused(ONE_OR_EIGHT, "with an automatic shoe there is no cutting card")


DEFAULT_SIGN: Final = Sign(
    {
        "singles": Limits(cents("5"), cents("1000")),
        "runs": Limits(cents("1"), cents("100")),
        "com-bos": Limits(cents("1"), cents("200")),
    },
    general=GENERAL,
)
