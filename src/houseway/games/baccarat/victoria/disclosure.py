"""Secret wagers come to light: after the hand, or before the last hand of the final (26/1999 r14.6.8, r14.6.11)."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.seats import STANDING, label
from houseway.families.baccarat.table import TIE
from houseway.games.baccarat.victoria.forms import CountedForm, counts_for
from houseway.games.baccarat.victoria.moments import ANNOUNCING, LAYING_OUT
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.terms import (
    COUNTED,
    COUNTED_AT_A_TIE,
    PLACED_IN_SIGHT,
    SECRET,
    SECRET_IN_THE_FINAL,
)
from houseway.money import dollars
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import GAME_SUPERVISOR
from houseway.play.table import Call
from houseway.play.wager import Wager
from houseway.play.wagering import put_down

ANNOUNCE: Final = "announce the secret wagers"
AFTER: Final = cite("vic 26/1999 r14.6.8")
PLACING: Final = cite("vic 26/1999 r14.6.11.2")
PLACE: Final = {"place the amount": Offer(PLACING, says="on the layout, as the form has it")}


def after_the_hand(table: VictorianTable) -> Steps[None]:
    """The Game Supervisor says what each was; then they are settled with the others."""
    if table.secrets:
        yield from announce(table, AFTER, SECRET)
        for name, counted in take_up(table) if table.decides else ():
            lay_down(table, name, counted)


def before_the_last_hand(table: VictorianTable) -> Steps[None]:
    """Where each player has made one, they are announced and laid out before the cards are dealt (reading T4)."""
    players = [person.name for person in table.players if not person.excluded]
    each = all(name in table.secrets or name in table.announced for name in players)
    if not (table.last_of_final and players and each):
        return
    table.sight_of_all = True
    if not table.secrets:
        return
    yield from announce(table, table.final_under, SECRET_IN_THE_FINAL)
    for name, counted in take_up(table):
        still = partial(table.may_cut, name)
        yield Choice(name, PLACE, PLACING, "your secret wager", wanted=still, moment=LAYING_OUT)
        if lay_down(table, name, counted):
            table.announce(PLACED_IN_SIGHT, name, dollars(counted.stake))


def announce(table: VictorianTable, under: Cite, call: Call) -> Steps[None]:
    """With type and amount; what does not comply is found now (r14.6.10, reading BC30)."""
    offers = {ANNOUNCE: Offer(under, says="type and amount of each")}
    yield Choice(GAME_SUPERVISOR, offers, under, wanted=partial(_to_announce, table), moment=ANNOUNCING)
    for name, form in table.secrets.items() if table.decides else ():
        counted = counts_for(table, name, form)
        table.announce(call, name, form.kind or "no type", counted_amount(form.amount))
        if counted.under:
            table.rule(f"{name}'s secret wager {counted.why}", *counted.under)


def _to_announce(table: VictorianTable) -> bool:
    return bool(table.secrets) and table.decides


def counted_amount(amount: int | None) -> str:
    return dollars(amount) if amount is not None else "?"


def take_up(table: VictorianTable) -> list[tuple[str, CountedForm]]:
    """The forms are no longer secret."""
    found = [(name, counts_for(table, name, form)) for name, form in table.secrets.items()]
    table.announced, table.secrets = {**table.announced, **table.secrets}, {}
    return found


def lay_down(table: VictorianTable, name: str, counted: CountedForm) -> bool:
    """Chips for a secret wager lie where one in chips would."""
    person, number = table.people[name], table.seat_of(name)
    stake = min(counted.stake, person.purse.value)
    stake -= stake % table.unit
    if stake:
        row = because_of(counted.row, counted.under)
        put_down(table, person, row, STANDING if number is None else label(number), stake, "")
    return bool(stake)


def because_of(row: Wager[Any], deemed: tuple[Cite, ...]) -> Wager[Any]:
    """The settlement also rests on what the amount was deemed to be under."""
    clauses = (replace(clause, cites=tuple(dict.fromkeys((*clause.cites, *deemed)))) for clause in row.clauses)
    return replace(row, clauses=tuple(clauses)) if deemed else row


def conclude(table: VictorianTable) -> None:
    """They count, a tie among them (r14.6.5); and until the next hand's first card the others may see the forms."""
    for name in table.announced:
        made = table.secrets_made[name] = table.secrets_made.get(name, 0) + 1
        table.announce(COUNTED_AT_A_TIE if table.result == TIE else COUNTED, name, made, table.secrets_allowed)
    table.shown_forms, table.announced, table.looked_at = table.announced, {}, {}
