"""An answer of the school held against a second way to it: words alone, exact ranks, or a replay of its record."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from houseway.errors import BadRecord, HousewayError
from houseway.games import find
from houseway.play.ask import Choice
from houseway.play.events import Settled
from houseway.play.record import read, replay
from houseway.play.round import Round
from houseway.school import AnswerForm, Item
from support import school_odds
from support import school_spoilt as spoilt

RANKS: Final = "23456789TJQKA"
SUITS: Final = "♠♥♦♣"
HANDS: Final = {
    9: "royal flush", 8: "straight flush", 5: "flush", 4: "straight", 6: "full house",
    2: "2 pairs", 1: "1 pair", 3: "3 of a kind", 7: "4 of a kind", 0: "odd card hand",
}  # fmt: skip


def wrong(found: Item) -> str | None:
    """What of an item is not as the second way has it; None where they agree, or there is none."""
    return next((says for each in CHECKS[found.name.kind] if (says := each(found))), None)


# Of words alone


def amounts(found: Item) -> dict[str, Fraction]:
    parts = found.answer.split(", ")
    if found.question.form is AnswerForm.AMOUNT:
        return {found.question.about[0]: Fraction(found.answer)}
    return {who: Fraction(amount) for who, _, amount in (each.rpartition(" ") for each in parts)}


def by_odds_and_stake(found: Item) -> str | None:
    game = found.name.game
    due = school_odds.due(game.name, "".join(map(str, game.variant.values())), found.question.told)
    return f"by odds and stake {due}" if due is not None and due != amounts(found) else None


def by_sign(found: Item) -> str | None:
    """A bet outside the sign or above what somebody holds is refused; the increments are the game's own."""
    asks = found.question.asks
    sign = re.search(r"The sign has \$(\d+\.\d\d) to \$(\d+\.\d\d)", asks)
    bet, holds = re.search(r"\$([\d.]+)", asks), re.search(r"holds \$(\d+\.\d\d)", asks)
    if found.answer != "take it" or sign is None or bet is None or holds is None:
        return None
    amount = Fraction(bet[1])
    return None if amount <= min(Fraction(sign[2]), Fraction(holds[1])) else f"{amount} is taken over the sign or purse"


def sign_as_shown(found: Item) -> str | None:
    asked = re.search(r"the (least|most) that one person may have on (.+)\?", found.question.asks)
    assert asked is not None
    line = next(each for each in found.question.told if each.startswith(f"{asked[2]}: "))
    least, most = re.findall(r"\$([\d.]+)", line)
    return None if found.answer == (least if asked[1] == "least" else most) else line


def counted(found: Item) -> str | None:
    total = Fraction(0)
    for line in found.question.told:
        many, value = re.findall(r"[\d.]+", line)
        total += int(many) * Fraction(value)
    return None if Fraction(found.answer) == total else f"{total}"


def laid(found: Item) -> str | None:
    asked = re.search(r"hands you \$([\d.]+) for (.+)\. Lay it", found.question.asks)
    assert asked is not None
    amount, _, place = found.answer.partition(" on ")
    return None if amount == asked[1] and asked[2].startswith(place) else f"{asked[1]} on {asked[2]}"


def said_to_the_point(found: Item) -> str | None:
    """What is announced of a number or a hand names what came last."""
    told = [each for each in found.question.told if " from the " in each]
    if found.name.game.name == "roulette" and (
        said := re.match(r"(\d+), (red|black)|(?:the crown is on )(\d+)", found.answer)
    ):
        return None if told[-1].startswith(f"{said[1] or said[3]} from") else told[-1]
    return None


# By exact ranks


def strength(cards: Sequence[str]) -> tuple[int, list[int]]:
    """Of five cards: which of HANDS, and what decides between two alike."""
    ranks = sorted((RANKS.index(each[0]) for each in cards), reverse=True)
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    flush = len({each[1] for each in cards}) == 1
    wheel = ranks == [12, 3, 2, 1, 0]
    straight = shape[0] == 1 and (ranks[0] - ranks[4] == 4 or wheel)
    if wheel:
        order = [*order[1:], order[0]]
    if straight and flush:
        return (9 if ranks[0] == 12 and not wheel else 8), order
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    kind = 5 if flush else 4 if straight else kinds.get(tuple(shape), 0)
    return kind, order


def cards_of(text: str) -> list[str]:
    return [each.replace("10", "T") for each in text.split() if each[-1] in SUITS]


def by_rank(found: Item) -> str | None:
    game, asks = found.name.game.name, found.question.asks
    cards = cards_of(asks.partition(":")[0])
    if game in ("baccarat", "mini-baccarat") and cards:
        total = sum(min(RANKS.index(each[0]) + 2, 10) if each[0] != "A" else 1 for each in cards) % 10
        return None if found.answer.startswith(str(total)) else f"{total}"
    if game == "blackjack" and cards:
        return _twenty_one(found, cards)
    if game in ("caribbean-stud", "7-card-stud", "draw", "5-card-stud") and len(cards) >= 5:
        best = max(strength(five) for five in combinations(cards, 5))
        return None if found.answer.startswith(HANDS[best[0]]) or "low" in found.answer else HANDS[best[0]]
    return None


def _twenty_one(found: Item, cards: Sequence[str]) -> str | None:
    hard = sum(min(RANKS.index(each[0]) + 2, 10) if each[0] != "A" else 1 for each in cards)
    soft = any(each[0] == "A" for each in cards) and hard <= 11
    total = hard + 10 * soft
    told = re.search(r"\d+", found.answer)
    if told is None:
        return None if total == 21 else f"{total}"
    if soft == ("soft" in found.answer) or total == 21:
        return None if int(told[0]) == total else f"{total}"
    return f"{'soft ' * soft}{total}"


# By a replay


def again(found: Item) -> Round[Any]:
    round_ = replay(read(found.record), find).last
    assert round_ is not None
    return round_


def only_the_answer_may_be_done(found: Item) -> str | None:
    open_ = {option.act for option in again(found).options()}
    if not {found.answer, *found.also} & open_:
        return f"{found.answer} is not open; open are {sorted(open_)}"
    both = open_ & {each for each in found.question.choices if each not in (found.answer, *found.also)}
    return f"{sorted(both)} may be done as well" if both else None


def what_is_awaited(found: Item) -> str | None:
    round_ = again(found)
    ask, open_ = round_.ask, {(option.who, option.act) for option in round_.options()}
    if isinstance(ask, Choice) and not any(act in found.answer for act in ask.offers):
        return f"awaited: {list(ask.offers)}"
    others = [each for each in found.question.choices if each != found.answer and ": " in each]
    may = [
        each
        for each in others
        for who, act in open_
        if re.match(rf"{who}: (.* or )?{re.escape(act)}( or | \(|$)", each)
    ]
    return f"{may} may be done as well" if may else None


def what_people_have(found: Item) -> str | None:
    """What lies and what is held changes by what is paid, and by nothing but what is paid or collected."""
    replayed = replay(read(found.record), find)
    assert replayed.last is not None
    paid: dict[str, int] = {}
    events = [each for each in replayed.last.led_to if isinstance(each, Settled)]
    for each in events:
        line = each.line
        won = line.received - line.stake + line.left + line.collected if line.received or line.left else 0
        paid[line.person] = paid.get(line.person, 0) + max(won, 0)
    due = {who: amount * 100 for who, amount in amounts(found).items()}
    told = {who: paid.get(who, 0) for who in due}
    return None if told == due else f"the chips that moved come to {told}"


def fates(found: Item) -> str | None:
    """A wager that stands lies there still, one that is collected or goes back does not."""
    if found.question.form is not AnswerForm.EACH:
        return None
    lie = {f"{each.person}'s" for each in again(found).table.placed}
    stands = [
        who
        for who, fate in zip(found.question.about, found.answer.split(", "), strict=True)
        if fate == "it stands" and who.partition("'s ")[0] + "'s" not in lie
    ]
    same = [each for each, many in Counter(found.question.about).items() if many > 1]
    return f"asked twice: {same}" if same else f"gone: {stands}" if stands else None


def ruled(found: Item) -> str | None:
    rulings = [ruling.what for _, ruling in replay(read(found.record), find).rulings]
    if found.question.asks.endswith("What is ruled?") and found.answer not in rulings:
        return f"ruled: {rulings}"
    both = {*rulings} & {each for each in found.question.choices if each not in (found.answer, *found.also)}
    return f"ruled as well: {sorted(both)}" if both else None


def found_by_replay(found: Item) -> str | None:
    try:
        replayed = replay(read(found.record), find)
    except (BadRecord, HousewayError):
        return None
    unstated = any(not each.stated for each in replayed.refusals)
    return None if replayed.differences or unstated else "a replay finds nothing"


def spoilt_payment(found: Item) -> str | None:
    """Of a wrong payment: the first line that odds and stake do not bear out."""
    if not found.skill.endswith("a wrong payment"):
        return None
    game = found.name.game
    told = [each.partition(". ")[2] for each in found.question.told]
    for number, line in enumerate(told, 1):
        settled = re.fullmatch(r"(seat \d+)'s (.+) (?:wins: \$([\d.]+) paid|loses).*", line)
        staked = re.search(r"\$([\d.]+) (?:returned|stays)", line)
        if settled is None or staked is None or settled[3] is None:
            continue
        lies = f"{settled[1]} has ${staked[1]} on {settled[2]}"
        due = school_odds.due(game.name, "".join(map(str, game.variant.values())), [*told[: number - 1], lies])
        kept = re.search(r"less \$([\d.]+)", line)
        paid = Fraction(settled[3]) - (Fraction(kept[1]) if kept else 0)
        if due is not None and due[settled[1]] != paid:
            return None if str(number) == found.answer.partition(",")[0] else f"line {number} is wrong first"
    return None


def offered_once(found: Item) -> str | None:
    plain = [" ".join(each.casefold().split()) for each in found.question.choices]
    return "offered twice" if len({*plain}) < len(plain) else None


Check = Callable[[Item], str | None]
CHECKS: Final[Mapping[str, Sequence[Check]]] = {
    "lay": (laid,),
    "do": (offered_once, only_the_answer_may_be_done),
    "call": (offered_once, said_to_the_point),
    "pay": (by_odds_and_stake, what_people_have),
    "settle": (by_odds_and_stake, what_people_have),
    "take-or-refuse": (by_sign,),
    "next": (offered_once, what_is_awaited),
    "rule": (offered_once, ruled, fates),
    "spot": (found_by_replay, spoilt_payment, spoilt.against_the_true_round, spoilt.mended_in_one_way),
    "hand": (offered_once, by_rank),
    "tiles": (offered_once,),
    "limit": (sign_as_shown,),
    "count": (counted,),
}
