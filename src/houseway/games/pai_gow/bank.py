"""The bank of a round: who has it, at which box, and how profit and loss are shared (qld ss 425, 426)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games.pai_gow.terms import CO_BANKER, HOUSE, PLAYER_BANKER
from houseway.games.pai_gow.wagers import BANKS_FIVE_PER_CENT
from houseway.money import Cents, Commission

MOST_ROUNDS: Final = 2  # that a player may bank in a row
MOST_HANDLERS: Final = 2  # of several who bank together
KINDS: Final = (HOUSE, PLAYER_BANKER, CO_BANKER)


@dataclass(slots=True)
class Bank:
    """Box 1 and the house, unless a player has taken it."""

    kind: str = HOUSE
    box: int = 1
    bankers: list[str] = field(default_factory=list)  # who took it first, then whoever combined chips
    handlers: list[str] = field(default_factory=list)  # who may handle its tiles

    @property
    def is_house(self) -> bool:
        return self.kind == HOUSE

    @property
    def house_shares(self) -> bool:
        """Has the house the bank, or a share in it?"""
        return self.kind != PLAYER_BANKER

    def as_data(self) -> dict[str, Any]:
        bankers = {"bankers": list(self.bankers)} if self.bankers else {}
        return {"kind": self.kind, "box": self.box} | bankers

    @classmethod
    def restore(cls, data: Mapping[str, Any]) -> "Bank":
        kind, box, bankers = data.get("kind", HOUSE), data.get("box", 1), list(data.get("bankers", ()))
        if kind not in KINDS:
            raise BadInput(f"the bank cannot be {quoted(kind)}; allowed: {', '.join(KINDS)}")
        if (kind == HOUSE) == bool(bankers) or (kind == CO_BANKER and len(bankers) > 1):
            raise BadInput(f"{bankers} cannot have the bank as {kind}")
        return cls(kind, box, bankers, list(bankers))


def shared(amount: Cents, by: Sequence[Cents], chip: Cents) -> list[Cents]:
    """An amount in proportion to these, in chips or else in cents; what does not divide goes by reading P13."""
    unit = chip if amount % chip == 0 else 1
    total, units = sum(by), amount // unit
    parts = [units * each // total for each in by]
    odd = units - sum(parts)
    order = sorted(range(len(by)), key=lambda at: -(units * by[at] % total))
    for at in order[:odd]:
        parts[at] += 1
    return [part * unit for part in parts]


def half(profit: Cents) -> Cents:
    """A co-banker's part; half a cent is the house's, won or lost (reading P23)."""
    return profit // 2 if profit > 0 else -(-profit // 2)


def co_bankers_commission(
    profit: Cents, unit: Cents, minimum: Cents, charge: Commission = BANKS_FIVE_PER_CENT
) -> tuple[Cents, bool]:
    """5% of a share in the profit, and whether it was rounded: where the chips of the float do not make it, it is
    charged on a multiple of the table minimum (s426(3)), and on whole chips of that (reading P18)."""
    share, of_each = charge.share, charge.of_each
    if profit * share % (of_each * unit) == 0:
        return profit * share // of_each, False
    return profit // minimum * minimum * share // (of_each * unit) * unit, True
