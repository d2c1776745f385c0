"""What a stud dealer announces between rounds of play, and what the sign shows."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from houseway.cite import Cite
from houseway.families.poker.moments import BETWEEN_ROUNDS
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.stud.table import ANTE, BLIND, FULL_POT, HALF_POT, HIGHEST, LOWEST, StudTable
from houseway.money import dollars
from houseway.play.acts import Act, Ways, choice, money
from houseway.play.people import DEALER, DIRECTORS, Role
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel


def announcement_acts(part: Parallel) -> tuple[Act[StudTable], ...]:
    """The rows of acts that say how the next rounds of play are played."""
    form, opens = (part("qld s340(1)"), part("qld s340(2)")), (part("qld s341(1)"), part("qld s341(4)"))
    on_sign = (part("qld s350(4)"), part("qld s350(4)"))
    low, less, ante = part("qld s329(9)"), part("qld s352(3)"), part("qld s345(2)(a)")
    return (
        _either("announce the form of betting", DEALER, "betting_form", (ANTE, BLIND), form),
        _either("announce which card opens", DEALER, "opens", (HIGHEST, LOWEST), opens),
        Act("announce the ace low as well", DEALER, low, _may_lower_the_ace, _lower_the_ace, at=BETWEEN_ROUNDS),
        Act("announce the commission", DEALER, less, _may_take_less, _take_less, at=BETWEEN_ROUNDS),
        _either("show the pot betting", DIRECTORS, "pot_betting", (FULL_POT, HALF_POT), on_sign),
        Act("show the ante bet", DIRECTORS, ante, _may_set_the_ante, _set_the_ante, at=BETWEEN_ROUNDS),
    )


def _either(
    name: str, who: frozenset[Role], what: str, forms: tuple[str, str], under: tuple[Cite, Cite]
) -> Act[StudTable]:
    """Which of two forms applies: under the first of these before a game starts, and then under the second."""
    announces = partial(_may_announce, what, forms), partial(_announce, what, under)
    return Act(name, who, under[1], *announces, at=BETWEEN_ROUNDS)


def _may_announce(what: str, forms: tuple[str, str], round_: Round[StudTable], _who: str) -> Ways:
    return [(choice(what, [form for form in forms if form != getattr(round_.table, what)]),)]


def _announce(
    what: str, under: tuple[Cite, Cite], round_: Round[StudTable], _who: str, details: Mapping[str, Any]
) -> None:
    table = round_.table
    setattr(table, what, details[what])
    table.rule(f"{details[what]} applies from the next round of play on", under[bool(table.buck)])


def _may_lower_the_ace(round_: Round[StudTable], _who: str) -> Ways:
    """Before rounds of play with a reduced deck start."""
    table = round_.table
    return [()] if table.deck != COMPLETE and table.due and not table.ace_low else []


def _lower_the_ace(round_: Round[StudTable], _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.ace_low = True
    table.rule("the ace is low as well as high", table.part("qld s329(9)"))


def _may_take_less(round_: Round[StudTable], _who: str) -> Ways:
    """Before the rounds of play start."""
    return [] if round_.table.buck else [(choice("percent", range(FULL_PERCENT + 1)),)]


def _take_less(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.percent = details["percent"]
    what = f"the commission is {table.percent}% of the whole twenties in what a player wins"
    table.rule(what, table.part("qld s352(3)"))


def _may_set_the_ante(round_: Round[StudTable], _who: str) -> Ways:
    table = round_.table
    most = table.minimum // table.unit * table.unit
    amount = money("amount", table.unit, most, table.unit, table.part("qld s345(2)(b)"))
    return [(amount,)] if most else []


def _set_the_ante(round_: Round[StudTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.ante = details["amount"]
    table.rule(f"the ante bet on the sign is ${dollars(table.ante)}", table.part("qld s345(2)(a)"))
