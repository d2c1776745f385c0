"""A blackjack table as a record writes it down: what it remembers between rounds."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from houseway.equipment.cards import FULL_DECK
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, Refused, quoted
from houseway.games.blackjack.entry import LET_IN, MINIMUM, PRECLUDED
from houseway.games.blackjack.rules import Rules
from houseway.games.blackjack.terms import SHUFFLED_FOR
from houseway.play.settings import check_settings

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

SAID: Final = (PRECLUDED, MINIMUM, LET_IN)
USUAL_RULES: Final = Rules()
USUAL: Final = asdict(USUAL_RULES)
ENTRY: Final = ("first_round", "played", "sat_out")


def as_data(table: "BlackjackTable") -> dict[str, Any]:
    """What sets this table up again, between rounds."""
    data: dict[str, Any] = {"rules": rules_data(table.rules), "shoe": table.shoe.plain(), "due": table.due}
    for name in ("cutting_on", "cutting_owner", "seats"):
        if getattr(table, name):
            data[name] = getattr(table, name)
    if table.concealed:
        data["concealed"] = True
    if table.last_rounds is not None:
        data["last_rounds"] = table.last_rounds
    if table.entry.rounds:
        data["entry"] = {"rounds": table.entry.rounds} | {k: sorted(getattr(table.entry, k)) for k in ENTRY}
    if table.entry.said:
        data["entry"]["said"] = dict(table.entry.said)
    return data


def rules_data(rules: Rules) -> dict[str, Any]:
    """How the table is run, as far as that is not the usual way."""
    if rules == USUAL_RULES:
        return {}
    found = {name: each for name, usual in USUAL.items() if (each := getattr(rules, name)) != usual}
    return {name: list(each) if isinstance(each, tuple) else each for name, each in found.items()}


def restore(table: "BlackjackTable", data: Mapping[str, Any]) -> None:
    """Set the table up as `as_data` wrote it."""
    rules = dict(data.get("rules", {}))
    if "approved" in rules:
        rules["approved"] = tuple(rules["approved"])
    if type(decks := data.get("shoe", {}).get("decks")) is int:
        rules.setdefault("decks", decks)
    check_settings(table.game.title, table.text.settings, rules)
    table.run_by(Rules(**rules))
    cards = {"decks": table.rules.decks} | data.get("shoe", {})
    table.shoe = (Shoe() if "marker" in cards else table.fresh_cards()).restore(cards)  # a shoe may stand in (s65D)
    if (table.shoe.decks, table.shoe.deck) != (table.rules.decks, FULL_DECK):
        raise Refused("qld s16", f"the shoe does not hold the cards of the table's {table.rules.decks} decks")
    table.due = data.get("due", "")
    if table.due not in ("", *SHUFFLED_FOR):
        raise BadInput(f"'due' cannot be {quoted(table.due)}; allowed: {', '.join(SHUFFLED_FOR)}")
    table.cutting_on, table.cutting_owner = data.get("cutting_on", ""), data.get("cutting_owner", "")
    table.concealed = data.get("concealed", False)
    table.seats = list(data.get("seats", ()))
    table.last_rounds = data.get("last_rounds")
    if table.last_rounds not in (None, 0, 1, 2, 3):
        raise BadInput(f"'last_rounds' cannot be {quoted(table.last_rounds)}; there are at most 3 (qld s32(3))")
    table.open = table.last_rounds != 0
    entry = data.get("entry", {})
    table.entry.rounds = entry.get("rounds", 0)
    for name in ENTRY:
        setattr(table.entry, name, set(entry.get(name, ())))
    table.entry.said = dict(entry.get("said", {}))
    if wrong := [each for each in table.entry.said.values() if each not in SAID]:
        raise BadInput(f"of a person is said {', '.join(SAID)}, not {quoted(wrong[0])}")
    table.free_entry = table.free_entry and not table.entry.said
