"""A ticket that was produced though it should not have been: recorded, then remedied (qld s5(2), s222(1))."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from houseway.cite import Cite, cites
from houseway.errors import Refused
from houseway.games.keno.entry import (
    BLANK,
    CARD,
    LEAST,
    LEAST_UNDER,
    MULTIPLE,
    MULTIPLE_UNDER,
    Entry,
    Way,
    check_spots,
    not_on_a_card,
    selection,
    way_of,
)
from houseway.games.keno.moments import BEFORE, OPEN
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS
from houseway.games.keno.wagers import JACKPOT_LIMIT, LIMIT, row_name
from houseway.money import Cents, dollars
from houseway.play.acts import Fields, Ways, choice, money, several
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.settlement import never_a_wager

NUMBERS_MARKED: Final = several("numbers", NUMBERS)
KIND: Final = choice("kind", (JACKPOT_LIMIT,), optional=True)
FORM: Final = choice("form", (BLANK, CARD), optional=True)
MANY: Final = 99  # games, more than are ever prescribed


def acceptable(round_: Round[KenoTable], _who: str) -> Ways:
    """Whatever a player's money covers in one game: numbers, or the ways on the player's blank; for so many games."""
    table, step = round_.table, 1  # whatever was handed in
    found: list[Fields] = []
    for person in table.players:
        who, blank = choice("person", (person.name,)), table.blanks.get(person.name, ())
        for ways, marked in ((1, (NUMBERS_MARKED,)), (len(blank), ())):
            most = person.purse.value // ways if ways else 0
            if most and (marked or ways > 1):
                stake, games = money("stake", step, most, step), choice("games", range(1, MANY + 1), optional=True)
                found.append((who, *marked, stake, games, KIND, FORM))
    return found


def accept(round_: Round[KenoTable], _who: str, details: Mapping[str, Any]) -> None:
    """Let stand what the law lets stand, and give the rest back."""
    table, person = round_.table, round_.table.people[details["person"]]
    ways = [way_of(details["numbers"])] if "numbers" in details else table.blanks.pop(person.name)
    jackpot, form = details.get("kind") == JACKPOT_LIMIT, details.get("form", BLANK)
    handed_in = Handed(table, person, Entry(tuple(ways), details["stake"], details.get("games", 1), jackpot, form))
    handed_in.paid_for()
    if person.excluded:
        why = f"{person.name} is excluded from the game: the entry is void"
        handed_in.void(ways, why, table.exclusion(person.name).under)
        return
    late, early = round_.moment not in (OPEN, *BEFORE), round_.moment in BEFORE
    if late:
        handed_in.too_late()
    elif early:
        handed_in.too_early()
    if handed_in.stands():
        table.issue(person, handed_in.entry, later=late or early)


class Handed:
    """An entry that was accepted by oversight, and what is left of it as it is ruled on."""

    def __init__(self, table: KenoTable, person: Person, entry: Entry) -> None:
        self.table, self.person, self.entry = table, person, entry

    def void(self, ways: Sequence[Way], why: str, *under: str | Cite, each: Cents = 0, games: int = 0) -> None:
        """These ways go back: with all that is on them, or so much of each, for all games or so many."""
        found, entry = cites(*under), self.entry
        self.table.rule(why, *found)
        self._goes_back(ways, (each or entry.stake) * (games or entry.games), *found)

    def paid_for(self) -> None:
        """The ticket is good for as many games as the money is there for (s217(1))."""
        entry = self.entry
        covered = min(entry.games, self.person.purse.value // entry.per_game)
        if covered < entry.games:
            why = f"the money for {covered} games was handed in, not for {entry.games}"
            self.table.rule(f"{self.person.name}'s entry: {why}", "qld s217(1)", "reading KN14")
            self.entry = replace(entry, games=covered)

    def stands(self) -> bool:
        """Cut to what the Part and the sign allow: is anything of it left?"""
        for rule_on in (self.permitted, self.within_the_limits):
            if self.entry.games and self.entry.ways:
                rule_on()
        return bool(self.entry.games and self.entry.ways)

    def too_late(self) -> None:
        """Of this game it is no entry; of those that come after it is (reading KN14)."""
        entry, read = self.entry, ("reading KN14",) if self.entry.games > 1 else ()
        why = f"{self.person.name}'s ticket was produced too late: the money goes back"
        self.void(entry.ways, why, *self.table.too_late("", "wager"), *read, games=1)
        self.entry = replace(entry, games=entry.games - 1)

    def too_early(self) -> None:
        """No game is open: it is an entry of those to come (reading KN14)."""
        why = f"{self.person.name}'s entry was taken before the next game was opened: it is good from that one on"
        self.table.rule(why, "qld s217(1)", "reading KN14")

    def permitted(self) -> None:
        """What is no wager of the Part is void (reading G1); each way is a wager of its own, and so is each game."""
        table, entry, who = self.table, self.entry, self.person.name
        if len(entry.ways) > 1 and entry.form == CARD and not table.rules.cards_take_ways:
            self._not_permitted(entry.ways, not_on_a_card())
        for way in self.entry.ways:
            try:
                check_spots(len(way), table.schedule, jackpot=entry.jackpot)
            except Refused as refused:
                self._not_permitted([way], refused)
        over = entry.games - table.rules.most_games
        if over > 0 and self.entry.ways:
            why = f"{who}'s entry is void for the {over} games over {table.rules.most_games}"
            self.void(self.entry.ways, why, "qld s5(1)(a)", "qld s213(2)", "reading KN14", games=over)
            self.entry = replace(self.entry, games=table.rules.most_games)

    def _not_permitted(self, ways: Sequence[Way], refused: Refused) -> None:
        why = f"{self.person.name}'s entry is void, for {refused.why}"
        self.void(ways, why, "qld s5(1)(a)", refused.under, "reading G1")
        self.entry = replace(self.entry, ways=tuple(way for way in self.entry.ways if way not in ways))

    def within_the_limits(self) -> None:
        """Too little is valid once; what is over the maximum, or over the last whole step, is void."""
        entry, limits = self.entry, self.table.sign.limits[JACKPOT_LIMIT if self.entry.jackpot else LIMIT]
        odd, low = entry.stake % MULTIPLE[entry.jackpot], entry.per_game < limits.minimum
        less_than_one = odd == entry.stake
        if odd and not (low and less_than_one):  # else s5(2)(a) would let nothing stand (reading KN17)
            self._no_multiple(odd)
        if self.entry.ways and self.entry.per_game < limits.minimum:
            self._too_little("reading KN17" if odd else "")
        elif self.entry.ways:
            self._too_much(limits.maximum)

    def _no_multiple(self, odd: Cents) -> None:
        """What is over the last whole one goes back, and so does a way that is left with nothing."""
        entry = self.entry
        why = f"{self.person.name}'s entry is void for ${dollars(odd)} on each way, which is no multiple"
        self.void(entry.ways, why, MULTIPLE_UNDER[entry.jackpot], "reading KN14", each=odd)
        self.entry = replace(entry, stake=entry.stake - odd, ways=entry.ways if entry.stake > odd else ())

    def _too_little(self, read: str) -> None:
        entry, person = self.entry, self.person
        what = f"{person.name}'s entry of ${dollars(entry.per_game)} is under the minimum"
        by_part = (LEAST_UNDER[entry.jackpot],) if entry.per_game < LEAST[entry.jackpot] else ()
        several_ = ("reading KN15",) if entry.games > 1 else ()
        under = ("qld s5(2)(a)", "reading G2", *by_part, *several_, *filter(None, (read,)))
        if person.warned:
            self.void(entry.ways, f"{what} a second time: void", *under)
            self.entry = replace(entry, ways=())
            return
        person.warned = True
        self.table.rule(f"{what}: valid this once", *under)

    def _too_much(self, most: Cents) -> None:
        """The excess is cut from the ways that were marked last (reading G3), in every game."""
        entry, excess = self.entry, self.entry.per_game - most
        if excess <= 0:
            return
        whole, cut = divmod(excess, entry.stake)
        kept = entry.ways[: len(entry.ways) - whole]
        why = f"{self.person.name}'s entry is void for the ${dollars(excess)} over the maximum"
        under = cites("qld s5(2)(b)", *(("reading KN3", "reading G3") if len(entry.ways) > 1 else ()))
        self.table.rule(why, *under)
        self._goes_back(entry.ways[len(kept) :], entry.stake * entry.games, *under)
        self._goes_back(kept[-1:] if cut else (), cut * entry.games, *under)
        self.entry = replace(entry, ways=kept, cut=cut)

    def _goes_back(self, ways: Sequence[Way], amount: Cents, *under: Cite) -> None:
        """By a line for each way."""
        for way in ways:
            on = row_name(len(way), jackpot=self.entry.jackpot)
            never_a_wager(self.table, self.person.name, on, selection(way), amount, *under)
