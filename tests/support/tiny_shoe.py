"""Blackjack out of a shoe so small that every round can be played at the table itself, whatever the player does."""

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from houseway.equipment.shoe import Shoe
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.best.game_table import CARD_OF, SEAT, VALUES, Counts
from houseway.games.blackjack.table import BlackjackTable
from houseway.money import cents
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wagering import Wagering

STAKE = cents("100")
Act: TypeAlias = tuple[str, Mapping[str, Any]]
Decide: TypeAlias = Callable[[Round[Any], Choice], str]
Sums: TypeAlias = dict[str, Fraction]


class TinyShoe:
    """The same table over and over; all cards of one value are one card, which comes as often as there are of them."""

    def __init__(self, game: Game[BlackjackTable], counts: Counts) -> None:
        self.table = game.open_table(people=[player(SEAT, 10**9), *game.staff()])
        self.table.ready()
        self.counts = counts
        self.known: dict[Hashable, Any] = {}

    def begin(self) -> Round[Any]:
        table = self.table
        table.placed.clear()
        table.people[SEAT].purse.value, table.house, table.due = 10**9, 0, ""
        table.shoe = shoe = Shoe.fresh(max(self.counts))
        for card in range(len(VALUE)):
            shoe.counts[card] = 0
        for value, count in zip(VALUES, self.counts, strict=True):
            shoe.counts[CARD_OF[value]] = count
        shoe.remaining = sum(self.counts)
        return Round(table)

    def replay(self, answers: tuple[Any, ...]) -> Round[Any]:
        """A fresh round, answered so far by these: cards, and acts of the player's."""
        round_ = self.begin()
        self._go_on(round_)
        for answer in answers:
            if isinstance(answer, int):
                round_.outcome(answer)
            else:
                self._act(round_, answer)
            self._go_on(round_)
        return round_

    @staticmethod
    def _act(round_: Round[Any], answer: str) -> None:
        """For as much as is allowed; even money may still be asked for once a blackjack is insured (reading B20)."""
        act, _, then = answer.partition(", then ")
        offer = round_.ask.offers[act]  # type: ignore[union-attr]
        round_.act(SEAT, act, {field.name: field.most for field in offer.fields})
        if then:
            round_.act(SEAT, then, {"hand": round_.table.in_play[0].hands[0].label})

    @staticmethod
    def _go_on(round_: Round[Any]) -> None:
        """Up to the next card, or the player's next decision."""
        while (ask := round_.ask) is not None and not isinstance(ask, Outcome):
            if isinstance(ask, Wagering) and not round_.table.placed:
                round_.act(SEAT, "wager", {"on": "blackjack", "selection": "box 1", "stake": STAKE})
            elif isinstance(ask, Choice) and ask.who == SEAT:
                return
            else:
                answer_ordinarily(round_)

    def follow(self, decide: Decide | None, answers: tuple[Any, ...] = ()) -> Any:
        """What rounds come to by these decisions; where there are none, the most that the player can make of them."""
        round_ = self.replay(answers)
        if round_.over:
            return ended(round_)
        state = round_.game.key(round_), tuple(round_.table.shoe.counts), str(round_.ask)
        if state not in self.known:
            self.known[state] = self._next(round_, decide, answers)
        return self.known[state]

    def _next(self, round_: Round[Any], decide: Decide | None, answers: tuple[Any, ...]) -> Any:
        ask = round_.ask
        if isinstance(ask, Outcome):
            weights = ask.device.weights()
            return added(weights, lambda card: self.follow(decide, (*answers, card)))
        assert isinstance(ask, Choice)
        if decide is not None:
            return self.follow(decide, (*answers, decide(round_, ask)))
        acts = [*ask.offers, *(["insure, then even money"] if "even money" in ask.offers else [])]
        return max((self.follow(None, (*answers, act)) for act in acts), key=lambda sums: sums["net"])


def ended(round_: Round[Any]) -> Sums:
    """One round, for each unit of the first wager."""
    net = Fraction(sum(line.net for line in round_.lines), STAKE)
    found = {"net": net, "square": net * net, f"result {net}": Fraction(1)}
    for line in round_.lines:
        won = Fraction(line.net, STAKE)
        for name, amount in (("made", Fraction(1)), ("won", won), (line.verdict.value, Fraction(1))):
            found[f"{line.wager} {name}"] = found.get(f"{line.wager} {name}", Fraction(0)) + amount
    return found


def added(weights: Mapping[int, int], sums_of: Callable[[int], Sums]) -> Sums:
    whole, found = sum(weights.values()), dict[str, Fraction]()
    for card, weight in weights.items():
        for name, amount in sums_of(card).items():
            found[name] = found.get(name, Fraction(0)) + amount * Fraction(weight, whole)
    return found
