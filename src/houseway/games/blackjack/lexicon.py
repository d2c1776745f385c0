"""Blackjack: `10`, `10 on box 2`, `draw`, `stand`, `double 10`, `insure 5`."""

from typing import Final

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.play.grammar import Lexicon, WagerPlace, by_number, spoken
from houseway.play.hints import hint_elsewhere, hint_plainly
from houseway.play.view import Data, View

BLACKJACK: Final = "blackjack"
PHRASES: Final = (
    ("10 · 10 on box 2", "wager $10.00 on the first free box, or on box 2"),
    ("deal", "the dealer closes the wagering (or Enter)"),
    ("draw · stand", "one more card, or none (hit and stay are understood)"),
    ("double · double 5", "an additional wager on 9, 10 or 11, for one card"),
    ("split", "two cards of one value become two hands"),
    ("insure · insure 5", "against a dealer's ace; decline for none"),
    ("even money", "for a blackjack against a dealer's ace"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("withdraw · withdraw box 2", "take a wager back before the deal"),
    ("accept 900 on box 2", "the dealer takes it by mistake, and the table rules on it"),
)

QUEENSLAND: Final = (("2 super sevens on box 2", "a side wager, where the table offers it"),)


def place(text: str, view: View) -> WagerPlace:
    """A wager by the beginning of its name, on the box that is named, or on the viewer's, or on the first free."""
    said, box = by_number(text, "box")
    rows = {str(f["choices"][0]): o for o in view.options if o["act"] == "wager" for f in o["fields"][:1]}
    name = said.removesuffix(" box") or BLACKJACK
    wager = next((row for row in rows if row.startswith(name)), name)
    if wager not in rows and did_you_mean(wager, ["box"]):
        raise BadInput(f"{quoted(said)} is no wager here; say it like 10 on box 2{did_you_mean(wager, ['box'])}")
    return WagerPlace(wager, box or _first_box(rows.get(wager), view))


def _first_box(option: Data | None, view: View) -> str:
    own = [p["selection"] for p in view.placed if p["person"] == view.viewer]
    free = [c for f in option["fields"] if f["name"] == "selection" for c in f["choices"]] if option else []
    return str(next(iter([*own, *free, "box 1"])))


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return f"10 · {hint_elsewhere(view)}withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    only={"qld": QUEENSLAND},
    hint=hint,
    goes_on={
        "decline": (("draw", "stand"), ", then draw while safe"),  # insurance
        "draw": (("draw", "stand"), " while safe, then stand"),
    },
    place=place,
    main=BLACKJACK,
    said=spoken({
        "dealer: deal": "",
        "draw": "hit*, hit me*, card",
        "stand": "stay*, stick*, pass*, sit*",
        "double down $": "double",
        "split": "",
        "insure $": "insurance",
        "decline": "no, no insurance",
        "even money": "even",
    }),
    unsaid="most",
)  # fmt: skip
