"""The cloth and the sign by changes: what they say of payouts, wherever they say it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from houseway.money import Pays
from houseway.play.cloth import Bent, Caption, Cloth, Figure, Mark, Place
from houseway.play.game import Game
from houseway.play.layout import ways_to_pay
from houseway.play.wager import Wager


class Paying(NamedTuple):
    """Another payout of a wager, by the row as the law has it."""

    row: Wager[Any]
    old: Pays
    new: Pays


def cloth_paying(game: Game[Any], row: Wager[Any], old: Pays, new: Pays) -> "PayingCloth":
    """The cloth with another payout of one wager, and with those that were changed before."""
    before, changed = game.cloth, [Paying(row, old, new)]
    if isinstance(before, PayingCloth):
        return PayingCloth(before.before, [*before.changed, *changed])
    return PayingCloth(before, changed)


@dataclass(frozen=True)
class PayingCloth:
    """All changes at once, so that what one says anew is not said again by another: at the places, marks and sign."""

    before: Callable[[Any], Cloth]
    changed: Sequence[Paying]

    def __call__(self, table: Any) -> Cloth:
        found = self.before(table)
        said = {name: self._said(name) for name in dict.fromkeys(each.row.name for each in self.changed)}
        places = tuple(_place(each, said[each.wager]) if each.wager in said else each for each in found.places)
        marks = found.marks
        for name, words in said.items():
            marks = tuple(_mark(each, name, words) for each in marks)
        return replace(found, paid=self._paid(found), places=places, marks=marks)

    def _said(self, name: str) -> Mapping[str, str]:
        """What is said of a wager's payouts, and what is said in its place, in small letters and large."""
        pairs = [(str(each.old), str(each.new)) for each in self.changed if each.row.name == name]
        return dict(pairs) | {was.upper(): now.upper() for was, now in pairs}

    def _paid(self, found: Cloth) -> Any:
        paid = dict(found.paid)
        for row in {each.row.name: each.row for each in self.changed if each.row.name in paid}.values():
            new = {str(each.old): each.new for each in self.changed if each.row.name == row.name}
            told = zip(paid[row.name], ways_to_pay(row), strict=False)
            paid[row.name] = tuple((when, new.get(str(stood), pays)) for (when, pays), stood in told)
        return paid


def _place(place: Place, said: Mapping[str, str]) -> Place:
    figures = None if place.figures is None else tuple(_figure(each, said) for each in place.figures)
    return replace(place, pays=_told(place.pays, said), inscribed=_told(place.inscribed, said), figures=figures)


def _mark(mark: Mark, wager: str, said: Mapping[str, str]) -> Mark:
    """What is marked on the cloth of this wager by name; a panel of odds names each above its own."""
    figures = tuple(
        _figure(each, said) if isinstance(each, Caption | Bent) and wager in each.words.lower() else each
        for each in mark.figures
    )
    words = _told(mark.words, said) if wager in mark.words.lower() else mark.words
    return mark._replace(words=words, figures=figures)


def _figure(figure: Figure, said: Mapping[str, str]) -> Figure:
    return figure._replace(words=_told(figure.words, said)) if isinstance(figure, Caption | Bent) else figure


def _told(text: str, said: Mapping[str, str]) -> str:
    """Each payout once, and no part of a longer one: `1 to 1` does not stand in `11 to 1`."""
    stood = "|".join(map(re.escape, sorted(said, key=len, reverse=True)))
    return re.sub(rf"(?<![0-9])({stood})(?![0-9])", lambda found: said[found[0]], text)
