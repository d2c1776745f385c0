"""What somebody said, as the terms by which it is compared: words without endings, and amounts, cards and numbers.

>>> terms("The dealer's skipped box 3, I had $50 up!")
['dealer', 'skip', 'box', '3', '#', '$', 'up']
"""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

WORD: Final = re.compile(r"\$ ?[0-9][0-9,.]*k?|[0-9]+(?:[.,][0-9]+)*|[a-z]+(?:'[a-z]+)*")
SPOKEN: Final = frozenset(
    re.findall(
        r"\S+",
        "a an and are as at be been but by did do does for from had has have he her him his i if in into is it its me "
        "my of on or our she so that the their them then there they this to was we were will with you your just got "
        "get gets im ive thats what whats s t",
    )
)
"""Words that every event is told in."""
MONEY, NUMBER, CARD = "$", "#", "♠"  # classes of what is said
CARDS: Final = frozenset(("ace", "jack", "queen", "king", "spade", "heart", "diamond", "club", "suit"))
UP_TO_TWELVE: Final = re.findall(r"\w+", "one two three four five six seven eight nine ten eleven twelve")
COUNTED: Final = {word: str(number) for number, word in enumerate(UP_TO_TWELVE, 1)}
IRREGULAR: Final = {
    "dice": "die", "gave": "give", "given": "give", "took": "take", "taken": "take", "drew": "draw", "drawn": "draw",
    "threw": "throw", "thrown": "throw", "fell": "fall", "fallen": "fall", "saw": "see", "seen": "see", "went": "go",
    "gone": "go", "won": "win", "lost": "lose", "left": "leave", "put": "put", "dealt": "deal", "paid": "pay",
    "spun": "spin", "shown": "show", "came": "come", "made": "make", "broke": "break", "broken": "break",
    "kept": "keep", "stood": "stand", "forgot": "forget", "forgotten": "forget", "told": "tell", "said": "say",
    "knew": "know", "known": "know", "hid": "hide", "hidden": "hide", "bought": "buy", "sold": "sell", "sat": "sit",
    "lent": "lend", "stuck": "stick", "tore": "tear", "torn": "tear", "shuffled": "shuffle", "wrote": "write",
    "written": "write", "held": "hold", "ran": "run", "began": "begin", "begun": "begin", "chosen": "choose",
    "chose": "choose", "stole": "steal", "stolen": "steal", "bets": "bet", "men": "man", "women": "woman",
    "color": "colour", "colors": "colour", "colours": "colour", "can't": "cannot", "cant": "cannot", "won't": "not",
    "don't": "not", "dont": "not", "didn't": "not", "didnt": "not", "isn't": "not", "wasn't": "not", "doesn't": "not",
    "doesnt": "not", "never": "not", "nobody": "nobody", "no-one": "nobody", "couldn't": "cannot", "hasn't": "not",
    "haven't": "not", "hadn't": "not", "no": "not", "nothing": "nothing", "tails": "tail", "heads": "head",
}  # fmt: skip
ENDINGS: Final = (
    ("'s", ""), ("ies", "y"), ("sses", "ss"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("ss", "ss"), ("us", "us"),
    ("s", ""), ("ied", "y"), ("ingly", ""), ("edly", ""), ("ing", ""), ("ed", ""),
)  # fmt: skip
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
DOUBLED: Final = re.compile(r"([bdgklmnprt])\1$")


def terms(text: str) -> list[str]:
    """The terms of a sentence, in its order; those that everybody says are left out."""
    found: list[str] = []
    for word in WORD.findall(text.lower().replace("’", "'")):
        found.extend(_terms(word))
    return found


def counted_terms(text: str) -> Counter[str]:
    """How often each term comes in a text."""
    counted: Counter[str] = Counter()
    for word, times in Counter(WORD.findall(text.lower().replace("’", "'"))).items():
        for term in _terms(word):
            counted[term] += times
    return counted


@lru_cache(maxsize=1 << 14)  # those of the law and of the events, and words that anybody says
def _terms(word: str) -> tuple[str, ...]:
    if word in SPOKEN:
        return ()
    if word[0] == "$":
        return (MONEY,)
    if word[0].isdigit():
        return (word, NUMBER)
    if word in COUNTED:
        return (COUNTED[word], NUMBER)
    stemmed = stem(word)
    return (stemmed, CARD) if stemmed in CARDS else (stemmed,)


def stem(word: str) -> str:
    """A word without its ending, so that *skipped* and *skips* are the same."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    for _ in range(2):
        for ending, instead in ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) + len(instead) >= len("die"):
                word = DOUBLED.sub(r"\1", word[: -len(ending)]) + instead
                break
    return word[:-1] if word.endswith("e") and len(word) > len("dice") else word


def mended(word: str, known: Mapping[str, Collection[int]]) -> str:
    """A known word that is one slip away, of several the one that is said of most; else the word as it is."""
    if len(word) <= len("bet") or not word.isalpha():
        return word
    halves = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    slips = [
        *(left + right[1:] for left, right in halves if right),
        *(left + right[1] + right[0] + right[2:] for left, right in halves if len(right) > 1),
        *(left + letter + right[1:] for left, right in halves if right for letter in LETTERS),
        *(left + letter + right for left, right in halves for letter in LETTERS),
    ]
    return max((each for each in slips if each in known), key=lambda each: len(known[each]), default=word)
