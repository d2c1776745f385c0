"""The cloth and the sign by a change: what they say of a payout, wherever they say it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from houseway.money import Pays
from houseway.play.cloth import Bent, Cloth, Figure, Mark, Place, Words
from houseway.play.game import Game
from houseway.play.layout import ways_to_pay
from houseway.play.wager import Wager


def cloth_paying(game: Game[Any], row: Wager[Any], old: Pays, new: Pays) -> Callable[[Any], Cloth]:
    """The cloth with another payout of one wager: at its places, in what is marked of it, and on the sign."""
    before, was, now = game.cloth, str(old), str(new)

    def cloth(table: Any) -> Cloth:
        found = before(table)
        paid = dict(found.paid)
        if row.name in paid:
            stood = [each == old for each in ways_to_pay(row)]
            told = zip(paid[row.name], stood, strict=False)
            paid[row.name] = tuple((when, new if here else pays) for (when, pays), here in told)
        places = tuple(_place(each, was, now) if each.wager == row.name else each for each in found.places)
        marks = tuple(_mark(each, row.name, was, now) for each in found.marks)
        return replace(found, paid=paid, places=places, marks=marks)

    return cloth


def _place(place: Place, was: str, now: str) -> Place:
    figures = None if place.figures is None else tuple(_figure(each, was, now) for each in place.figures)
    return replace(place, pays=_said(place.pays, was, now), inscribed=_said(place.inscribed, was, now), figures=figures)


def _mark(mark: Mark, wager: str, was: str, now: str) -> Mark:
    """What is marked on the cloth of this wager by name; a panel of odds names each above its own."""
    figures = tuple(
        _figure(each, was, now) if isinstance(each, Words | Bent) and wager in each.words.lower() else each
        for each in mark.figures
    )
    words = _said(mark.words, was, now) if wager in mark.words.lower() else mark.words
    return mark._replace(words=words, figures=figures)


def _figure(figure: Figure, was: str, now: str) -> Figure:
    return figure._replace(words=_said(figure.words, was, now)) if isinstance(figure, Words | Bent) else figure


def _said(text: str, was: str, now: str) -> str:
    return text.replace(was, now).replace(was.upper(), now.upper())
