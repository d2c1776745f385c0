"""The table of an answer: who is there and what they have wagered, by what was said, and else by an example.

Nothing that was made up is shown as if somebody had said it: what was not said is among `assumed`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.disputes.first_line import plain_place
from houseway.disputes.slots import NOTHING_SAID, Slots
from houseway.disputes.wagers import SpokenWager
from houseway.errors import HousewayError
from houseway.money import Cents, in_dollars
from houseway.play.acts import Field, Option
from houseway.play.game import Game
from houseway.play.sign import Limits, Sign
from houseway.play.strategy import Decider, Move
from houseway.play.view import View
from houseway.play.wager import Placed
from houseway.rulebook.nicknames import called

EXAMPLE: Final[Cents] = 1000
OTHERS: Final = ("the player", "another player", "a third player")


@dataclass(frozen=True)
class Scene:
    """People by what they are called, what the first of them wagers, and the sign; what of it nobody has said."""

    people: tuple[str, ...] = OTHERS
    wagers: tuple[SpokenWager, ...] = ()
    sign: Sign | None = None
    assumed: tuple[str, ...] = ()
    said: bool = False  # are the wagers with their stakes what was said?
    quiet: bool = False  # does the first of them wager nothing else?
    amount: Cents = 0  # the largest that was said


USUAL: Final = Scene()
IN_THE_RECORD: Final = Scene((), said=True)  # everything is what was recorded


def scenes(game: Game[Any], slots: Slots = NOTHING_SAID) -> Iterator[Scene]:
    """First the player alone with what was said, or with an example; then with others who play as usual."""
    told, said = wagers_of(game, slots)
    least, _ = game.players
    scene = replace(_signed(game, told, slots), wagers=told, said=said, amount=slots.largest)
    if told and least == 1 and not slots.is_of_several:
        yield replace(scene, people=(slots.player,))
    yield replace(scene, people=(slots.player, *OTHERS[1:]))


def wagers_of(game: Game[Any], slots: Slots) -> tuple[tuple[SpokenWager, ...], bool]:
    """The wagers that were said, else an example, each with a stake; was all of it said?

    Where a game has one wager that everybody makes, an amount is on that.
    """
    example, _, main = called(game.name)
    told = [each for each in slots.wagers if each.wager in game.wager_named]
    told = [each for each in told if each.stake is not None] or told[:1]  # the others are only spoken of
    if not told and not example:
        return (), False
    if not told:
        told = [SpokenWager(example, slots.place_among(game.wager_named[example].selections), slots.stake)]
        said = main and slots.stake is not None
    else:
        said = all(each.stake is not None for each in told)
    stake = slots.stake if slots.stake is not None else EXAMPLE
    return tuple(each if each.stake is not None else each._replace(stake=stake) for each in told), said


def made_up(scene: Scene, placed: Sequence[Placed]) -> Iterator[str]:
    """Which of the wagers on the layout nobody has said."""
    said = [(each.wager, each.stake) for each in scene.wagers] if scene.said else []
    more = [each for each in placed if not (each.person in scene.people[:1] and (each.wager.name, each.stake) in said)]
    if scene is IN_THE_RECORD:
        return
    own = [each for each in more if each.person in scene.people[:1]]
    for each in own:
        yield f"{in_dollars(each.stake)} on {plain_place(each.wager.name, each.selection)} is an example"
    if others := list(dict.fromkeys(each.person for each in more if each not in own)):
        yield f"{' and '.join(others)} {'is' if len(others) == 1 else 'are'} there, too, with wagers of their own"


def _signed(game: Game[Any], told: Sequence[SpokenWager], slots: Slots) -> Scene:
    """With the limits that were said; else with a sign that allows what was wagered, if the usual one does not."""
    usual = game.open_table().sign
    sign, assumed = usual, list[str]()
    for each in told:
        kind, stake = game.wager_named[each.wager].limit, each.stake or EXAMPLE
        line = sign.limits.get(kind)
        limits = slots.most is not None or slots.least is not None
        if line is None or (line.minimum <= stake <= line.maximum and not limits):
            continue
        least, most = slots.least or line.minimum, slots.most or line.maximum
        wider = Limits(min(least, most), max(least, most))
        if not limits:
            wider = Limits(min(line.minimum, stake), max(line.maximum, stake))
        try:
            sign = sign.with_limits(kind, wider)
            game.open_table(sign=sign)
        except HousewayError:
            return Scene()
        assumed += [] if limits else [f"the sign allows {in_dollars(stake)} on {each.wager}"]
    return Scene(sign=None if sign is usual else sign, assumed=tuple(assumed))


def chips_for(scene: Scene, usual: Cents) -> Cents:
    """As many as what was said needs, and twice that besides."""
    return max(usual, 4 * sum(each.stake or 0 for each in scene.wagers), 4 * scene.amount)


class AsTold(Decider):
    """Makes the wagers that were said, each as soon as it is open; decides as another does, and wagers no more."""

    def __init__(self, told: Sequence[SpokenWager], other: Decider) -> None:
        self._left, self._other = list(told), other

    def begin_round(self) -> None:
        self._other.begin_round()

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        lies = {(each["wager"], each["selection"]) for each in view.placed if each["person"] == view.viewer}
        for told in self._left:
            if (told.wager, told.selection) in lies or (not told.selection and told.wager in dict(lies)):
                continue  # made before the round was played again to here
            move = _made(told, options)
            if move is not None:
                self._left.remove(told)
                return move
        wagering = (view.awaited or {}).get("kind") == "wagering"
        if wagering and (len(view.placed) or not self._left):
            return None
        return self._other.decide(view, options)


def _made(told: SpokenWager, options: Sequence[Option]) -> Move | None:
    """The wager by an option that lets it be made, at any place where none was said."""
    for option in options:
        named = {field.name: field for field in option.fields}
        if option.act != "wager" or not {"on", "selection", "stake"} <= named.keys() or told.stake is None:
            continue
        places = [str(each) for each in named["selection"].choices]
        own = len(places) == 1 and places[0].startswith("seat ")  # each wagers before their own, whichever was said
        place = places[0] if own or not told.selection else told.selection
        if told.wager in named["on"].choices and place in places and _allows(named["stake"], told.stake):
            return "wager", {"on": told.wager, "selection": place, "stake": told.stake}
    return None


def _allows(field: Field, stake: Cents) -> bool:
    return field.least <= stake <= field.most and not (stake - field.least) % field.step
