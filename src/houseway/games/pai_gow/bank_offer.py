"""Who has the bank: it is offered round the table, and one or several players may take it (qld ss 424, 425)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.bank import MOST_HANDLERS, MOST_ROUNDS, Bank
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import (
    CO_BANK_CHUNG,
    CO_BANKER,
    FIRST_ROUND,
    HOUSE_AS_USUAL,
    HOUSE_CHUNG,
    HOUSE_TAKES_OVER,
    ON_BOX_1,
    PLAYER_BANKER,
    PLAYERS_CHUNG,
)
from houseway.money import Cents
from houseway.play.acts import Field, choice, money, several
from houseway.play.ask import Choice, Cost, Offer, Steps

DECLINE: Final = "decline the bank"
TAKE_THE_BANK: Final = "take the bank"
CO_BANK: Final = "co-bank"
ROUND_THE_TABLE: Final = cite("qld s425(9)")
AFTER_TWO_ROUNDS: Final = cite("qld s425(11)")
SECOND_ROUND: Final = cite("qld s425(10)")
COVERING: Final = cite("qld s425(4)")
CO_BANKING: Final = cite("qld s425(5)")
COMBINING: Final = cite("qld s425(6)")
DESIGNATING: Final = cite("qld s425(7)(a)")


def appoint_the_bank(table: PaiGowTable) -> Steps[None]:
    """The house, unless a player takes it (s425(1))."""
    if table.last is None:
        table.announce(FIRST_ROUND)  # s425(8)
    else:
        yield from offer_round(table, table.last)
    show_chung(table)
    if len(table.bank.bankers) > 1:
        yield from designate(table)


def offer_round(table: PaiGowTable, last: Bank) -> Steps[None]:
    for person, box, under in order(table, last):
        while eligible(table, person) and table.last is last:
            answer = yield BankOffer(table, last, person, box, under)
            if answer is not None and answer[1] != DECLINE:
                take(table, person, box, answer)
                return
            if answer is not None:
                break
        table.give_up_bank(COMBINING)  # chips that others had put up with this one
        if table.last is not last:
            return  # play starts again after a break: s425(8)
    if last.bankers and table.banked.get(last.bankers[0], 0) >= MOST_ROUNDS:
        table.announce(HOUSE_TAKES_OVER)
    else:
        table.announce(HOUSE_AS_USUAL)


def order(table: PaiGowTable, last: Bank) -> Iterator[tuple[str, int, Cite]]:
    """Whoever may bank a second round; then the first player of each box, counterclockwise from the chung (P5, P21)."""
    for person in first_of(table, last.bankers):
        yield person, last.box, SECOND_ROUND
    banker = last.bankers[0] if last.bankers else ""
    under = AFTER_TWO_ROUNDS if table.banked.get(banker, 0) >= MOST_ROUNDS else ROUND_THE_TABLE
    count = table.rules.boxes
    for box in [(last.box + step - 1) % count + 1 for step in range(1, count)]:
        for person in first_of(table, table.boxes.get(box, [])):
            yield person, box, under


def first_of(table: PaiGowTable, names: Sequence[str]) -> Iterator[str]:
    """The first of these who is in the game; where that one is put out of it meanwhile, the next (reading P17)."""
    for name in list(names):
        if in_the_game(table, name):
            yield name
            if in_the_game(table, name):
                return


def in_the_game(table: PaiGowTable, person: str) -> bool:
    """Here and not excluded, nor kept from playing here (s454(c))."""
    return person in table.people and not table.people[person].excluded and not table.kept_apart(person)


def eligible(table: PaiGowTable, person: str) -> bool:
    """In the game, and not the bank for two rounds running (s425(10))."""
    return in_the_game(table, person) and table.banked.get(person, 0) < MOST_ROUNDS


class BankOffer(Choice):
    """The bank is offered to one player; what it takes is worked out anew when others combine their chips with it."""

    __slots__ = ("box", "last", "least", "person", "pledged", "table")

    def __init__(self, table: PaiGowTable, last: Bank, person: str, box: int, under: Cite) -> None:
        self.table, self.last, self.person, self.box, self.pledged = table, last, person, box, table.cover()
        super().__init__(person, self._offers(), under, "the bank", wanted=self._still_open, moment=moments.OFFERED)

    def _offers(self) -> dict[str, Offer]:
        table = self.table
        where = ["box 1"] if self.last.is_house and self.box != 1 else []  # s425(3)
        own = [f"box {self.box}", *where]
        boxes: tuple[Field, ...] = (choice("box", own, optional=True, among=table.selections),)
        found = {DECLINE: Offer(self._declined(), ordinary=True)}
        least = self.least = self._least()
        for name, needed, under, says in (
            (TAKE_THE_BANK, least - self.pledged, COVERING, "chips that cover the other players' wagers"),
            (CO_BANK, -(-least // 2), CO_BANKING, "half of the bank, the house has the other half"),
        ):
            amount = amount_of(table, self.person, needed)
            if amount is not None:
                found[name] = Offer(
                    under, (amount, *boxes), says, partial(_elsewhere, own, table.selections), costs=Cost.MORE
                )
        return found

    def _declined(self) -> Cite:
        return ROUND_THE_TABLE if self.last.is_house else AFTER_TWO_ROUNDS

    def _still_open(self) -> bool:
        table = self.table
        as_it_was = table.cover() == self.pledged and self._least() == self.least and table.last is self.last
        return as_it_was and eligible(table, self.person)

    def _least(self) -> Cents:
        """What covers the others: it changes with them, and with the sign."""
        return self.table.least_cover([self.person, *(p.person for p in self.table.bank_chips())])


def _elsewhere(own: Sequence[str], boxes: Sequence[str], details: Mapping[str, Any]) -> Refused | None:
    """The bank is taken where its player has played."""
    box = details.get("box")
    if box in own or box not in boxes:
        return None
    return Refused("qld s425(2)", f"the bank is taken on {' or '.join(own)}, not on {box}", ground=Ground.WHAT)


def amount_of(table: PaiGowTable, person: str, least: Cents) -> Field | None:
    """What a person may put up, in whole chips; None where it is not enough."""
    unit, held = table.unit, table.people[person].purse.value
    low, high = max(unit, -(-least // unit) * unit), held // unit * unit
    return money("amount", low, high, unit) if low <= high else None


def take(table: PaiGowTable, person: str, own: int, answer: Any) -> None:
    """The player's chips go up, with those that others have combined with them, unless it is shared with the house."""
    _, name, details = answer
    box = int(str(details.get("box", f"box {own}")).removeprefix("box "))
    partners = [p.person for p in table.bank_chips()]
    if name == CO_BANK:
        table.give_up_bank(COMBINING)
        partners = []
    if box != own:
        table.announce(ON_BOX_1, person)
    bankers = [person, *partners]
    table.bank = Bank(CO_BANKER if name == CO_BANK else PLAYER_BANKER, box, bankers, bankers[:1])
    table.put_up(person, details["amount"], box)
    for placed in table.bank_chips():
        placed.selection = f"box {box}"


def show_chung(table: PaiGowTable) -> None:
    """A chung shows who is banking (s417, s424)."""
    bank = table.bank
    if bank.is_house:
        table.announce(HOUSE_CHUNG, bank.box)
    else:
        call = CO_BANK_CHUNG if bank.kind == CO_BANKER else PLAYERS_CHUNG
        table.announce(call, " and ".join(bank.bankers), bank.box)


def _too_many(details: Mapping[str, Any]) -> Refused | None:
    handlers = details.get("handlers")
    if not isinstance(handlers, list | tuple) or len(handlers) <= MOST_HANDLERS:
        return None
    return Refused("qld s433(5)", f"only {MOST_HANDLERS} of those who bank handle the tiles", ground=Ground.AMOUNT)


def designate(table: PaiGowTable) -> Steps[None]:
    """Players who bank together say which of them handle the tiles: two at the most (s433(5))."""
    bank = table.bank
    handlers = several("handlers", bank.bankers, most=MOST_HANDLERS)
    offers = {"designate": Offer(DESIGNATING, (handlers,), refuses=_too_many)}
    while (who := table.handler) and table.bank is bank:
        about, still = "who handles the tiles", partial(table.handled_by, who)
        ask = Choice(who, offers, DESIGNATING, about, wanted=still, moment=moments.DESIGNATING)
        answer = yield from wait(table, ask)
        if answer is not None:
            bank.handlers = list(answer[2]["handlers"])
            return
