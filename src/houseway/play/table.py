"""The table: plain data that outlives a round. Who is there, what lies on the layout, and the house's money."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite, cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.money import Cents, Commission, Rounding, dollars
from houseway.play.acts import Ways
from houseway.play.duties import Due, Duty, not_done
from houseway.play.events import CASH, HOUSE, LAYOUT, Call, Called, Entry, Moved, Ruled, Settled, Undone, made
from houseway.play.people import PLAYER, Person
from houseway.play.settlement import DECLARED_VOID, Line, Ruling, take_off
from houseway.play.sign import Limits, Sign
from houseway.play.wager import VOID, Clause, Placed, Wager

if TYPE_CHECKING:
    from houseway.play.ask import Ask
    from houseway.play.game import Game

__all__ = ["Call", "Table", "call"]


@cache  # some are made anew in every round
def call(words: str, under: str) -> Call:
    return Call(words, cite(under))


class Table:
    """What every game's table has. A game adds its own equipment and state in a subclass."""

    house_deals = False  # what comes is chosen by the house's own devices: the table knows every card that was dealt

    def __init__(self, game: "Game[Any]", sign: Sign, people: Iterable[Person] = (), name: str = "table 1") -> None:
        self.game = game
        self.name = name
        self.sign = sign if sign.general is game.general else replace(sign, general=game.general)
        self.people = {p.name: p for p in people}
        self.house: Cents = 0  # what the house is up or down since the table opened
        self.sign_ways: tuple[Sign, Ways] | None = None  # how this sign may be changed, once somebody has asked
        self.cash: Cents = 0  # changed into chips since then, less what was carried away
        self.unit: Cents = game.unit  # the smallest chip or coin in use
        self.placed: list[Placed] = []
        self.stood: list[tuple[Placed, str, Cents]] = []  # what lay there as the round began: where, and how much
        self.log: list[Entry] = []  # what has happened in this round (see `events`)
        self.lines: list[Line] = []  # the settlements among it that stand
        self.asked: Ask | None = None  # what the procedure waits for; nothing between rounds
        self.duties: list[Due] = []  # what the law asks of somebody besides (see `duties`); nothing between rounds
        self.open = True

    def offers(self, row: Wager[Any]) -> bool:  # noqa: ARG002 - a game that leaves some of its wagers to the operator
        """Is this wager offered at this table at all?"""
        return True

    def owes(self, who: str) -> Sequence[str]:  # noqa: ARG002 - a game in which one player must wager, for the others
        """Of which wagers this player must still make one before they are closed."""
        return ()

    def lines_offered(self, sign: Sign) -> dict[str, Limits]:
        """The lines of a sign but those for wagers that are not offered here."""
        rows = [row for row in self.game.wagers if row.limit]
        idle = {row.limit for row in rows} - {row.limit for row in rows if self.offers(row)}
        return {kind: line for kind, line in sign.limits.items() if kind not in idle}

    def in_increments(self, sign: Sign, amount: Cents) -> Sign:
        """A sign that requires these steps of every wager that is offered here."""
        lines = self.lines_offered(sign)
        if len(lines) == len(sign.limits):
            return sign.with_increment(amount)
        for kind in lines:
            sign = sign.with_increment(amount, kind)
        return sign

    def check_lines(self) -> None:
        """Every wager that the sign bounds has its line there."""
        lines = self.sign.limits
        for row in self.game.wagers:
            if row.limit and row.amounts is None and row.limit not in lines and self.offers(row):
                why = f"the sign has no line for {row.limit}, which bounds the {row.name}; it has {', '.join(lines)}"
                raise Refused(self.game.general.by_sign, why, ground=Ground.AMOUNT)

    def check_sign(self, sign: Sign) -> None:
        """Refuse limits that the Part does not allow at this table."""
        self.game.check_sign(sign)

    def sign_shown(self) -> str:
        """The sign as it stands at the table."""
        return self.sign.shown(self.game.sign_under)

    def begin_round(self) -> None:
        """Forget what was said and settled in the last round."""
        self.log, self.lines = [], []
        placed = self.placed
        self.stood = [(each, each.selection, each.stake) for each in placed] if placed else []

    def person(self, name: str) -> Person:
        found = self.people.get(name)
        if found is None:
            raise BadInput(f"nobody called {quoted(name)} is at this table; there are {', '.join(self.people)}")
        return found

    @property
    def players(self) -> list[Person]:
        return [p for p in self.people.values() if p.role is PLAYER]

    def takes_part(self, name: str) -> bool:
        """Is this a player who is in the game, and has not left it or been excluded?"""
        person = self.people.get(name)
        return person is not None and person.role is PLAYER and not person.excluded

    @property
    def moment(self) -> str:
        """Where the round stands (see `Ask.moment`); nowhere between rounds."""
        return "" if self.asked is None else self.asked.moment

    @property
    def called(self) -> list[Called]:
        """What has been announced in this round, in order."""
        found = (made(at, entry) for at, entry in enumerate(self.log, 1) if entry[0] is Called)
        return [event for event in found if isinstance(event, Called)]

    @property
    def rulings(self) -> list[Ruling]:
        """What has been ruled in this round, in order."""
        return [entry[1] for entry in self.log if entry[0] is Ruled]

    def announce(self, call: Call, *about: object) -> None:
        self.log.append((Called, call, about))

    def rule(self, what: str, *under: str | Cite) -> None:
        """Note a ruling on something that has already happened."""
        self.log.append((Ruled, Ruling(what, tuple(cite(u) if isinstance(u, str) else u for u in under))))

    def owe(self, duty: Duty, about: str = "", under: str | Cite | None = None) -> None:
        """From now on the law asks this of somebody, under the row's provision or another one."""
        due = Due(duty, about, cite(under) if isinstance(under, str) else under)
        if not any((each.duty.name, each.about) == (duty.name, about) for each in self.duties):
            self.duties.append(due)

    def overdue(self, duty: Duty) -> None:
        """The time that the law gives for this has passed: where it is still due, it was not done."""
        for due in [each for each in self.duties if each.duty.name == duty.name]:
            not_done(self, due)

    def note(self, line: Line) -> None:
        """A settlement has been made."""
        self.lines.append(line)
        self.log.append((Settled, line))

    # The one place where chips move

    def move(self, person: Person, amount: Cents, account: str = LAYOUT, colour: str = "") -> None:
        """Chips go to a person out of an account; a negative amount goes from them into it."""
        if not amount:
            return
        if colour:
            self.hand_over(person, amount, colour)
        else:
            person.purse.value += amount
        if account is CASH:
            self.cash += amount
        elif account is HOUSE:
            self.house -= amount
        self.log.append((Moved, person.name, amount, account, colour))

    def hand_over(self, person: Person, amount: Cents, colour: str) -> None:
        """Non-value chips of this much go to a person (a negative amount: come from them); part of a chip in value."""
        held, key = person.purse.non_value, (self.name, colour)
        whole, rest = divmod(amount, self.colour_value(colour))
        held[key] = held.get(key, 0) + whole
        if not held[key]:  # so that nobody is kept by chips that they do not have
            del held[key]
        person.purse.value += rest

    def pay(
        self,
        placed: Placed,
        line: Line,
        clause: Clause[Any] | None = None,
        facts: Any = None,
        figure: tuple[str, ...] = (),
    ) -> None:
        """Move the money of a settled wager and take it off the layout, unless its stake stays there.

        What decided it is kept beside the line, for whoever asks why.
        """
        person, _, _, verdict, stake, paid, returned, left, commission, _, fee, _ = line
        owed = returned + paid - commission
        if fee:  # now it is the house's, as commission, or goes back beside the stake
            if verdict is VOID:
                self.move(self.people[person], fee)
            else:
                owed += fee
        if placed.chips or placed.wager.is_price:
            self.hand_prize(placed, line, owed)
        else:
            self.people[person].purse.value += owed
        self.house += stake - returned - left - paid + commission
        if not left:
            self.take_off(placed)
        self.lines.append(line)
        self.log.append((Settled, line, placed, clause, facts, figure))

    def hand_prize(self, placed: Placed, line: Line, owed: Cents) -> None:  # noqa: ARG002 - a prize may have to wait
        """What a wager brings goes to its owner, in such chips as it was made with."""
        person = self.people[placed.person]
        if placed.chips:
            self.hand_over(person, owed, placed.chips)
        else:
            person.purse.value += owed

    def take_off(self, placed: Placed) -> None:
        """A wager that is settled or taken back lies on the layout no more, and what was attached to it is gone."""
        self.placed.remove(placed)

    def commission_on(self, placed: Placed, won: Cents) -> tuple[Cents, tuple[Cite, ...]]:
        """What the house keeps of a win, by the row; and why, where that takes more than the row's own provisions."""
        share = self.commission_of(placed.wager)
        assert share is not None
        return share.on(won), ()

    def commission_of(self, wager: Wager[Any]) -> Commission | None:
        """By which share, rounded as this table rounds it."""
        return wager.commission

    def add_wager(self, person: str, row: Wager[Any], selection: str, stake: Cents, place: Any = None) -> Placed:
        """Chips go down for a further wager, one that the procedure offers outside open wagering."""
        row = self.game.wager_named.get(row.name, row)  # as this game has it: a draft may have changed it
        self.move(self.people[person], -stake)
        placed = Placed(person, row, selection, stake, place=place)
        self.placed.append(placed)
        return placed

    def take_up(self, placed: Placed, amount: Cents | None = None) -> Cents:
        """Chips of a wager, or all of them, go back to their owner, with their share of its fee: so much of that."""
        amount = placed.stake if amount is None else amount
        row, at = placed.wager, placed.selection
        fee = row.fee_on(at, placed.stake) - row.fee_on(at, placed.stake - amount) if row.fee is not None else 0
        person = self.people[placed.person]
        self.move(person, amount, LAYOUT, placed.chips)
        self.move(person, fee)
        if amount == placed.stake:
            self.take_off(placed)
        else:
            placed.stake -= amount
        return fee

    def rounding(self, wager: Wager[Any]) -> Rounding | None:
        """How what a wager wins is rounded here, where its Part leaves that to the operator."""
        return wager.rounding

    def unsettle(self, placed: Placed, line: Line) -> None:
        """Undo a settlement whose ground has gone: the money moves back and the wager lies on the layout again."""
        assert placed.wager.fee is None, "a wager that cost a fee is not undone"
        assert not placed.chips, "only wagers in value chips are undone"
        assert not line.left, "only wagers that left the layout are undone"
        back = line.paid - line.commission + line.returned
        self.people[placed.person].purse.value -= back
        self.house += back - line.stake
        self.lines.remove(line)
        self.log.append((Undone, line))
        self.placed.append(placed)

    def exclusion(self, name: str) -> Refused:
        """Why somebody who is excluded may do nothing here."""
        general, under = self.game.general, self.people[name].excluded_under
        rests_on = cite(under) if under else general.excluded or general.joins
        return Refused(rests_on, f"{name} is excluded from the game", ground=Ground.WHO)

    def void_wagers(self, name: str, under: Cite) -> None:
        """Every wager of a person goes back."""
        for placed in [p for p in self.placed if p.person == name]:
            if placed in self.placed:  # and did not go with another
                take_off(self, placed, under, clause=DECLARED_VOID)

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        """What a person can wager with: the colour ("" for value chips), how much of it, and the smallest chip."""
        return [("", person.purse.value, self.unit)]

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        """Refuse a wager that the person's chips do not cover, or that is not made of chips in use here."""
        if colour:
            self._check_colour(person, stake, colour)
        elif stake > person.purse.value:
            why = f"{person.name} holds ${dollars(person.purse.value)} in chips, not ${dollars(stake)}"
            raise Refused(self.game.made_with, why, ground=Ground.MEANS)
        elif stake % self.unit:
            self.refuse_coins(stake)

    def refuse_coins(self, stake: Cents) -> None:
        """Say why the chips and coins in use here do not make this amount; less than $1 is a coin (reading G16)."""
        why = f"${dollars(stake)} cannot be made up: the smallest chip here is ${dollars(self.unit)}"
        under: Cite | None = None
        if stake % 100 and not self.game.coins:
            why, under = f"{why}, and no coins are used", self.game.general.no_coins
        elif stake % PRESCRIBED_COIN:
            why, under = f"{why}, and no coin but the 50c coin is used", self.game.general.one_coin
        raise Refused(under or self.game.made_with, why, ground=Ground.MEANS)

    def use_unit(self, unit: Cents) -> None:
        """Another smallest chip or coin; refused where it is a coin that this game does not use."""
        general, coins = self.game.general, self.game.coins
        under = general.one_coin if coins else general.no_coins
        if unit < 100 and unit % self.game.unit and not (coins and unit == PRESCRIBED_COIN) and under is not None:
            used = "no coin but the 50c coin is used" if coins else "no coins are used"
            raise Refused(under, f"${dollars(unit)} is no chip, and {used} here", ground=Ground.MEANS)
        self.unit = unit

    def _check_colour(self, person: Person, stake: Cents, colour: str) -> None:
        unit = self.colour_value(colour)
        held = person.purse.non_value.get((self.name, colour), 0)
        if stake % unit or stake // unit > held:
            why = f"{person.name} holds {held} {colour} chips of ${dollars(unit)}; ${dollars(stake)} is not in them"
            raise Refused(self.game.made_with, why, ground=Ground.MEANS)

    def not_of_this_table(self, person: Person, colour: str) -> Cite | None:
        """What keeps somebody's chips of this colour from being a wager, where they were issued at another table."""
        held = [at for at, of in person.purse.non_value if of == colour]
        return self.elsewhere if held and self.name not in held else None

    @property
    def elsewhere(self) -> Cite:
        """What says that chips of other tables are not used here."""
        return self.game.made_with

    def colour_value(self, colour: str) -> Cents:
        """The value of one non-value chip of this colour; only some games issue them."""
        raise BadInput(f"no {colour} chips are issued at this table")

    def holdings(self) -> Cents:
        """The people's chips, the layout's and the house's, less what was brought in: no round can change it."""
        held = self.house - self.cash
        for person in self.people.values():
            held += person.purse.value
        for placed in self.placed:
            held += placed.stake + placed.wager.fee_on(placed.selection, placed.stake)
        return held

    def too_late(self, wager: str, act: str) -> tuple[Cite, ...]:
        """Why chips that were put down or taken back too late are where they were before."""
        return self.game.late(self, wager, act), cite("reading G6")

    def owing(self, name: str) -> Cents:  # noqa: ARG002 - a game that lets something be owed says how much
        """What a person owes the house for earlier rounds, in chips."""
        return 0

    def leaves(self, name: str) -> None:
        """Somebody is about to go; a game that lets something be owed collects it first."""

    def left(self, name: str) -> None:
        """Somebody has gone; a game that keeps a place for people frees it."""

    def as_data(self) -> dict[str, Any]:
        """What a record needs to set this table up again, besides its sign and its people."""
        return {}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
