"""A simple Caribbean stud player for the other seats: an ante, now and then the jackpot, and one rule for the bet."""

from typing import Final

from houseway.cli.terminal.bots import Regular
from houseway.equipment.cards import card, many
from houseway.games.caribbean_stud.arithmetic import rank_of
from houseway.play.acts import Option
from houseway.play.driver import Move
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering, wager_options

__all__ = ["CaribbeanStudBot"]

BETS_FROM: Final = rank_of(many("AS KH JD 8C 3S"))
ONCE_IN: Final = 3  # rounds with a jackpot wager


class CaribbeanStudBot(Regular):
    """Takes the place with the number of its seat, or any other; bets with A-K-J-8-3 or better."""

    def wager(self, table: Table, person: Person, ask: Wagering) -> Move | None:
        ante, jackpot = ask.rows
        made = {p.wager for p in table.placed if p.person == person.name}
        if ante not in made:
            row = ante
        elif jackpot in made or self.entropy.below(ONCE_IN):
            return None
        else:
            row = jackpot
        options = list(wager_options(table, person, row))
        if not options:
            return None
        details = {f.name: self.pick(f, person.name) for f in options[0].fields if not f.optional}
        places = options[0].fields[1].choices
        own = f"place {person.name.rpartition(' ')[2]}"
        return "wager", details | {"selection": own if own in places else places[0]}

    def choose(self, round_: Round, options: list[Option]) -> Move | None:
        if all(option.act != "fold" for option in options):
            return None  # a choice that an irregularity gives: the ordinary answer will do
        who = options[0].who
        seen = next(hand for hand in round_.game.look(round_.table, who)["hands"] if hand["person"] == who)
        cards = [card(name) for name in seen["cards"]]
        bets = rank_of(cards) >= BETS_FROM and any(option.act == "bet" for option in options)
        return ("bet" if bets else "fold"), {}
