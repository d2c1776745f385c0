"""Numbers and amounts of money in what somebody says: `$15`, `15 bucks`, `twenty-five`, `2k`, `two grand`.

>>> digits("twenty-five on box three, two hundred and fifty behind")
'25 on box 3, 250 behind'
>>> [(each.cents, each.role) for each in amounts("he bet 2k on red, the max is $500")]
[(200000, ''), (50000, 'most')]
"""

import re
from fractions import Fraction
from typing import Final, NamedTuple

from houseway.money import Cents

SMALL: Final = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
UNITS: Final = {word: number for number, word in enumerate(f"{SMALL} seventeen eighteen nineteen".split())} | {
    word: 10 * number for number, word in enumerate(TENS.split(), start=2)
}
TIMES: Final = {"hundred": 100, "thousand": 1000}
_WORD: Final = "|".join((*UNITS, *TIMES))
WRITTEN: Final = re.compile(
    rf"\b(?:a (?=hundred|thousand))?(?:{_WORD})\b(?:(?:[- ]| and )(?:{_WORD})\b)*", re.IGNORECASE
)
NUMBER: Final = r"\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d?)?"
MONEY: Final = rf"\$\s?(?P<sign>{NUMBER})(?P<k1>\s?k\b|\s?grand\b)?"
NAMED: Final = rf"\b(?P<named>{NUMBER})(?P<k2>\s?k\b|\s?grand\b|(?:[- ](?:dollars?|bucks?|aud|cents?)\b))(?! coin)"
IN_CENTS: Final = {"k": 100_000, "grand": 100_000, "cent": 1, "cents": 1}
CHIPS: Final = {
    "nickel": 500,
    "red chip": 500,
    "quarter": 2500,
    "green chip": 2500,
    "black chip": 10000,
    "grand": 100000,
}
CHIP: Final = (
    r"\b(?:a|one|his|her|my|their) (?P<chip>nickel|quarter|grand|(?:red|green|black) chip)(?! of)\b"
    r"|\b(?P<several>\d+) (?P<chips>nickel|quarter|(?:red|green|black)(?= chips|s\b))s?(?: chips)?\b(?! of)"
)
THINGS: Final = (
    r"cards?|players?|tiles?|dice|balls?|times|hands?|box|seats?|minutes?|seconds?|people|of|coins?|numbers?|spots?"
)
VERBS: Final = (
    r"bets?|wager(?:ed)?|staked?|puts?|(?:stake|wager|bet|ante) (?:of|was|is)|anted|raised?(?: to)?|paid|pays|"
    r"(?:max(?:imum)?|min(?:imum)?|limit)(?: bet| wager)?(?: is| of| was)?"
)
NOT_BARE: Final = rf"[\d%/:-]|\s?k\b|[ -](?:grand|dollars?|bucks?|cents?|(?:to|for) 1)\b|\s*(?:{THINGS})\b"
MUCH: Final = r"(?:[5-9]|\d{1,3}(?:,\d{3})+|\d{2,})(?:\.\d\d)?"  # "two down and one up" are cards
LIES: Final = r"down|in it|on it|there|riding|each|apiece|at stake|in the pot|in box|in seat|behind|antes?"
KNOCKED: Final = r"(?:(?:was|were|got|been) )?(?:knocked|moved|pushed|bumped|shifted)|from"
BARE: Final = (
    rf"\b(?:{VERBS}) (?P<bare>{NUMBER})(?!{NOT_BARE})"
    rf"|\b(?P<on>{NUMBER}) (?=on (?!the table|table|his|her)(?:the )?\w)"
    rf"|\b(?P<limit>{NUMBER}) (?=(?:table )?(?:max|min|limit))"
    rf"|\b(?P<lies>{MUCH})(?= (?:{LIES})\b)"
    rf"|\b(?:my|his|her|their) (?P<knocked>{MUCH})(?= (?:{KNOCKED})\b)"
)
NUMBERS: Final = ("sign", "named", "bare", "on", "limit", "lies", "knocked")
SHOWN: Final = re.compile(r"(?:\b(?:an?|rolled|threw|throws?|drew|hit|point|total|on|of|came)|\bthe(?= \d )) $")
AMOUNT: Final = re.compile("|".join((MONEY, NAMED, CHIP, BARE)), re.IGNORECASE)
ONE: Final = ("0", "1")  # without more, no amount: "put one on"
MOST, LEAST, PAID, DUE, THING = "most", "least", "paid", "due", "thing"
_BOUND: Final = r"(?:of |'s |is |a |was |at |says |on the sign (?:is )?|=|: ?)*"
_BET: Final = rf"(?: bet| wager)? ?{_BOUND}"
_GOT: Final = "won|wins?|cost|prize of|paid|pay|pays|payout|payout of|pushed|received|receive|gets?|got|collected"
BEFORE: Final = {
    MOST: re.compile(rf"(?:max(?:imum)?|(?<!min )limit|at most|no more than){_BET}$", re.IGNORECASE),
    LEAST: re.compile(rf"(?:min(?:imum)?|at least){_BET}$", re.IGNORECASE),
    DUE: re.compile(r"(?:instead of|rather than|should (?:be|have been|get)|not) (?:the )?$", re.IGNORECASE),
    PAID: re.compile(rf"(?:{_GOT}) (?:me |him |her |them |only |out |just )*$", re.IGNORECASE),
}
AFTER: Final = {
    THING: re.compile(
        r"^[ -](?:coins?|increments?|steps?|units?|(?:seat )?fee|(?:chips?|cheques?|checks?)(?! on))\b",
        re.IGNORECASE,
    ),
    MOST: re.compile(r"^[ -](?:table )?(?:max|limit)", re.IGNORECASE),
    LEAST: re.compile(r"^[ -](?:table )?min", re.IGNORECASE),
}


class SpokenAmount(NamedTuple):
    """So much money, where it stands in the sentence, and what it is there: a limit, a payment; else a stake."""

    cents: Cents
    role: str
    start: int
    end: int


def digits(words: str) -> str:
    """The same with its numbers in figures."""
    return WRITTEN.sub(lambda match: str(_value(match[0])), words)


def _value(written: str) -> int:
    """`two hundred and fifty` is 250; `one one` stays two numbers' worth of the last."""
    total, current = 0, 0
    for word in re.findall(r"[a-z]+", written.lower()):
        if word in TIMES:
            current = max(current, 1) * TIMES[word]
            total, current = (total + current, 0) if word == "thousand" else (total, current)
        elif word in UNITS:
            current += UNITS[word]
    return total + current


def amounts(words: str) -> list[SpokenAmount]:
    """Every amount of money, in the order in which it is said; numbers are in figures already."""
    return [_amount(words, match) for match in AMOUNT.finditer(words) if _is_money(words, match)]


def _is_money(words: str, match: re.Match[str]) -> bool:
    """A 7 on the come out is no money, nor is one that is put on."""
    shown = match["on"] and SHOWN.search(words[: match.start()])
    return not shown and (match["on"] or match["bare"]) not in ONE


def _amount(words: str, match: re.Match[str]) -> SpokenAmount:
    said = match.groupdict()
    number = next((said[name] for name in NUMBERS if said[name]), None)
    start = match.start(next(name for name in (*NUMBERS, "chip", "several") if said[name]))
    end = match.end()
    if said["chip"]:
        return SpokenAmount(CHIPS[said["chip"].lower()], _role(words, start, end), start, end)
    if number is None:
        return SpokenAmount(_chips(int(said["several"]), said["chips"].lower()), _role(words, start, end), start, end)
    unit = (said["k1"] or said["k2"] or "").strip(" -").lower()
    cents = round(Fraction(number.replace(",", "")) * IN_CENTS.get(unit, 100))  # exact, however many figures are typed
    return SpokenAmount(cents, _role(words, start, end), start, end)


def _chips(many: int, called: str) -> Cents:
    return many * (CHIPS.get(called) or CHIPS[f"{called} chip"])


def _role(words: str, start: int, end: int) -> str:
    before, after = words[max(0, start - 40) : start].rstrip("$ ") + " ", words[end : end + 20]
    for role, pattern in AFTER.items():
        if pattern.search(after if after.startswith((" ", "-")) else f" {after}"):
            return role
    found = next((role for role, pattern in BEFORE.items() if pattern.search(before)), "")
    lies = re.match(rf" ?(?:on|{LIES})\b", after)
    return "" if found == PAID and lies else found  # "he got $20 on red"
