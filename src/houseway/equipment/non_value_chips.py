"""Non-value chips: a colour stands for a player and an amount, at one table only."""

from collections.abc import Collection
from dataclasses import dataclass, field

from houseway.cite import Cite
from houseway.equipment.chips import Purse
from houseway.errors import BadInput, Ground, Refused
from houseway.money import Cents, dollars


@dataclass(frozen=True, slots=True)
class NonValueCites:
    """Where a game's own Part provides for its non-value chips."""

    identical: Cite  # two players with chips of one colour
    elsewhere: Cite  # use at another table
    exchange: Cite  # for value chips


@dataclass(slots=True)
class Issue:
    """A colour that is out: what a chip of it is worth, and who has been issued with it."""

    worth: Cents
    players: list[str] = field(default_factory=list)


@dataclass(slots=True)
class NonValueChips:
    """The register of one table."""

    table: str
    colours: tuple[str, ...]
    under: NonValueCites
    closed: bool = False
    issues: dict[str, Issue] = field(default_factory=dict)

    def issue(self, player: str, colour: str, worth: Cents, agreed: Collection[str] = ()) -> None:
        """`player` is issued with `colour`; `agreed` are the holders of it who agree to that."""
        issue = self._issue(colour, worth)
        others = [other for other in issue.players if other != player]
        if player not in issue.players and not set(others) <= set(agreed):
            raise Refused(
                self.under.identical,
                f"{colour} is held by {', '.join(others)}, and not all agree to share it",
                ground=Ground.MEANS,
                instead=self._free(),
            )
        if player not in issue.players:
            issue.players.append(player)
        self.issues[colour] = issue

    def restore(self, colour: str, worth: Cents, players: Collection[str]) -> None:
        """A colour that was out when a record was written."""
        self.issues[colour] = Issue(worth, list(players))

    def worth(self, colour: str) -> Cents:
        """What one chip of `colour` stands for."""
        if colour not in self.issues:
            raise BadInput(f"{self.table} has issued no {colour} chips")
        return self.issues[colour].worth

    def check_use(self, at: str) -> None:
        """Refuses these chips at any other table."""
        if at != self.table:
            why = f"non-value chips of {self.table} cannot be used at {at}"
            raise Refused(self.under.elsewhere, why, ground=Ground.MEANS, instead="exchange them first")

    def exchange(self, purse: Purse, colour: str, count: int, at: str) -> Cents:
        """Chips of `colour` come in, at this table, or at any other once this one is closed; what is owed for them."""
        if at != self.table and not self.closed:
            raise Refused(
                self.under.exchange,
                f"{at} cannot exchange chips that were issued at {self.table}",
                ground=Ground.MEANS,
                instead=f"exchange them at {self.table}, which is open",
            )
        value = count * self.worth(colour)
        purse.spend_chips(self.table, colour, count, self.under.exchange)
        return value

    def release(self, player: str, colour: str) -> None:
        """`player` is done with `colour`; with nobody left, it may be issued anew at another worth."""
        if colour not in self.issues or player not in self.issues[colour].players:
            raise BadInput(f"{player} was not issued with {colour} chips at {self.table}")
        self.issues[colour].players.remove(player)

    def _issue(self, colour: str, worth: Cents) -> Issue:
        if colour not in self.colours:
            raise BadInput(f"{self.table} has no {colour} chips, only {', '.join(self.colours)}")
        issue = self.issues.get(colour)
        if issue is None or not issue.players:
            return Issue(worth)
        if issue.worth != worth:  # nobody could tell the two apart on the layout
            raise BadInput(f"{colour} chips are worth {dollars(issue.worth)} at {self.table} already")
        return issue

    def _free(self) -> str:
        free = [c for c in self.colours if c not in self.issues or not self.issues[c].players]
        return f"take {' or '.join(free)}" if free else "no colour is free"
