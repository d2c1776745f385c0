"""What a player may do in answer to a bet. Most call or fold: what a raise may come to is worked out on demand."""

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView

from houseway.play.ask import Offer


class FoldCallOrMore(dict[str, Offer]):
    """Offers of which only those to fold and to call are there at once; `more` adds the rest before it is looked at."""

    more: Callable[[dict[str, Offer]], None] | None = None

    def _all(self) -> None:
        add, self.more = self.more, None
        if add is not None:
            add(self)

    def __contains__(self, act: object) -> bool:
        if super().__contains__(act):
            return True
        self._all()
        return super().__contains__(act)

    def __getitem__(self, act: str) -> Offer:
        if not super().__contains__(act):
            self._all()
        return super().__getitem__(act)

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
