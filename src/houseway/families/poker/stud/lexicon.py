"""5 and 7 card stud: besides the words of any poker table `ante`, and the components of blind betting."""

import re
from typing import Final

from houseway.families.poker import lexicon as poker
from houseway.families.poker.lexicon import short
from houseway.money import Cents, cents
from houseway.play.grammar import AMOUNT, Intent, Lexicon, amount, offered, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("ante · blind", "the ante bet, or the blind bet when you have the buck (or Enter)"),
    ("bet 5 · bet 15", "blind betting: one component of the minimum, or two that come to $15"),
    ("no more", "blind betting: the blind bet is your opening bet, with no additional bet"),
    *(phrase for phrase in poker.PHRASES if not phrase[0].startswith("blind")),
)
COMPONENTS: Final = (("1 component", "2 components"), ("1 additional bet", "2 additional bets"))
NO_MORE: Final = "no additional bet"


def _no_more(_match: re.Match[str], view: View) -> Intent | None:
    return Intent(NO_MORE, {}) if NO_MORE in offered(view) else None


def _components(match: re.Match[str], view: View) -> Intent | None:
    """A bet of one component, or of two that come to an amount."""
    for one, two in COMPONENTS:
        if one in offered(view):
            least = cents(view.look["minimum"])
            said = amount(match[1]) if match[1] else least
            return Intent(one, {}) if said == least else Intent(two, {"amount": said - least})
    return None


def hint(view: View) -> str:
    """What may be done now, in the words that are typed here."""
    offers = offered(view)
    for one, two in COMPONENTS:
        if one in offers:
            least = cents(view.look["minimum"])
            most = least + _most(view, two) if two in offers else least
            more = f" · bet ${short(2 * least)} to ${short(most)}" if most > least else ""
            none = "no more · " if NO_MORE in offers else ""
            tap = " · tap out" if "tap out" in offers else ""
            return f"{none}bet ${short(least)}{more}{tap} · ? for all"
    if len(offers) == 1 and offers[0] in ("ante bet", "blind bet", "show"):
        return f"{offers[0]} (or Enter) · ? for all"
    return poker.hint(view)


def _most(view: View, act: str) -> Cents:
    fields = [field for option in view.options if option["act"] == act for field in option["fields"]]
    return cents(fields[0]["most"]) if fields else 0


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    hint=hint,
    said=spoken({"ante bet": "ante", **poker.SAID}),
    unsaid="least",
    closing=poker.STARTS,
    forms=[
        ("no more|check|x|decline|d|blind|call|c", _no_more),
        (f"(?:bet|open|b)(?: ({AMOUNT}))?", _components),
        *poker.FORMS,
    ],
)
