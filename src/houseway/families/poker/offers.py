"""What a player may do. Most check, call or fold: what a bet or a raise may come to is worked out on demand."""

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView

from houseway.families.poker.betting import Amounts, bet_offer
from houseway.families.poker.table import PokerTable
from houseway.money import Cents
from houseway.play.ask import Offer


class CheckOrBet(dict[str, Offer]):
    """Offers of which the bet is named from the start, and made of what it `rests_on` before it is looked at."""

    __slots__ = ("rests_on",)
    rests_on: tuple[PokerTable, Amounts, Cents] | None

    def _all(self) -> None:
        if self.rests_on is not None:
            self["bet"] = bet_offer(*self.rests_on)
            self.rests_on = None

    def __getitem__(self, act: str) -> Offer:
        if act == "bet":
            self._all()
        return dict.__getitem__(self, act)

    def __iter__(self) -> Iterator[str]:  # so that whoever copies it looks at each
        return super().__iter__()

    def values(self) -> ValuesView[Offer]:  # type: ignore[override]
        self._all()
        return super().values()

    def items(self) -> ItemsView[str, Offer]:  # type: ignore[override]
        self._all()
        return super().items()


class FoldCallOrMore(dict[str, Offer]):
    """Offers of which only those to fold and to call are there at once; `more` adds the rest before it is looked at."""

    __slots__ = ("more",)
    more: Callable[[dict[str, Offer]], None] | None

    def _all(self) -> None:
        add, self.more = self.more, None
        if add is not None:
            add(self)

    def __contains__(self, act: object) -> bool:
        if dict.__contains__(self, act):
            return True
        self._all()
        return dict.__contains__(self, act)

    def __missing__(self, act: str) -> Offer:
        self._all()
        if not dict.__contains__(self, act):
            raise KeyError(act)
        return self[act]

    def __iter__(self) -> Iterator[str]:
        self._all()
        return super().__iter__()

    def __len__(self) -> int:
        self._all()
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self._all()
        return super().keys()

    def values(self) -> ValuesView[Offer]:  # type: ignore[override]
        self._all()
        return super().values()

    def items(self) -> ItemsView[str, Offer]:  # type: ignore[override]
        self._all()
        return super().items()
