"""The steps of a round of play of stud, and why one is not open."""

from collections.abc import Mapping

from houseway.cite import Cite
from houseway.equipment.cards import DECKS
from houseway.errors import Ground, Refused
from houseway.families.poker import refusals
from houseway.families.poker.betting import Turn
from houseway.families.poker.stud.table import ANTE, StudTable
from houseway.play.acts import Details
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel


def steps_of_stud(part: Parallel) -> Mapping[str, Cite]:
    """Each with what says when it is taken, and by whom."""
    counting, decides, inspected = part("qld s334(4)"), part("qld s333(4)"), part("qld s334(2)")
    first, second, agrees = part("qld s346(6)"), part("qld s346(10)(b)"), part("qld s332(3)(b)")
    return {
        **refusals.steps_of_any(part),
        **{f"use {cards} cards": decides for cards in DECKS},
        **{f"all {cards} cards are there": counting for cards in DECKS},
        "a card is missing": counting,
        "sort and inspect": inspected,
        "spread the cards": part("qld s335(2)"),
        "wash and shuffle": part("qld s335(3)"),
        "ante bet": part("qld s345(1)(a)"),
        "blind bet": part("qld s345(1)(b)"),
        "1 component": first,
        "2 components": first,
        "1 additional bet": second,
        "2 additional bets": second,
        "no additional bet": part("qld s346(14)"),
        "bet": part("qld s348(3)"),
        "check": part("qld s354(2)"),
        "call": part("qld s347(2)"),
        "raise": part("qld s325"),
        "decline": part("qld s347(6)"),
        "shuffle the card in": part("qld s360(b)"),
        "agree": agrees,
        "object": agrees,
    }


def refuses(round_: Round[StudTable], who: str, act: str, details: Details) -> Refused | None:
    """An additional bet is for whoever made a blind bet, where nobody has raised."""
    found = refusals.refuses(round_, who, act, details)
    table, betting = round_.table, round_.table.betting
    if found is None or betting is None or betting.within is table.later_rounds or isinstance(table.asked, Turn):
        return found
    if act != "raise" or found.under != betting.within.finished or not (table.betting_form == ANTE or betting.raised):
        return found
    part = "qld s347(5)(b)" if table.betting_form == ANTE else "qld s347(5)(a)"
    return Refused(table.part(part), found.why, ground=Ground.WHEN, instead=found.instead)
