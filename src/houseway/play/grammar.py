"""One grammar of what is typed at a table, whatever the game; a lexicon has the game's own words.

    [wager|bet|place|put|lay|accept] AMOUNT [on] [the] PLACE [in COLOUR]
    withdraw|remove [on|from] [the] PLACE, or all
    a word for an act, with an amount where it takes one, or with which the dealer closes the wagering
    a form of the game's own

It knows views and no screen, so that any page can use it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.money import BadMoney, Cents, cents
from houseway.play.game import Game
from houseway.play.hints import hint_plainly
from houseway.play.view import Data, View

AMOUNT: Final = r"\$?\d[\d.]*"
WAGER: Final = re.compile(rf"(?:(wager|bet|place|put|lay|accept) )?({AMOUNT})(?: (.+))?", re.ASCII)
WITHDRAWAL: Final = re.compile(r"(?:withdraw|remove)(?: ([^=]+))?")
WITH_AMOUNT: Final = re.compile(rf"(.+?) (?:(?:by|for|of|with) )?({AMOUNT})", re.ASCII)
IN_COLOUR: Final = re.compile(r"(.+) in (\w+)")
BEFORE: Final = re.compile(r"(?:(?:from|on)(?: |$))?(?:the )?")  # a place
MOST: Final[Cents] = 10**12
LONGEST: Final = 20  # characters of an amount


class Intent(NamedTuple):
    """What somebody meant by a line. `who` is empty for whoever typed it; `lesson` teaches the law's word."""

    act: str
    details: Mapping[str, Any]
    who: str = ""
    lesson: str = ""


class WagerPlace(NamedTuple):
    """The wager and the place that some words name, and a lesson where they are not the law's."""

    wager: str
    selection: str
    lesson: str = ""


class LexiconWord(NamedTuple):
    """What a word stands for in a lexicon."""

    name: str  # of an act or a wager, in the law's words
    taught: bool = False  # that there is another word for it
    who: str = ""  # says it; empty for whoever types
    amount: bool = False  # may follow


Words: TypeAlias = Mapping[str, Sequence[LexiconWord]]
Meaning: TypeAlias = Intent | list[Intent] | str | None
Form: TypeAlias = tuple[str, Callable[[re.Match[str], View], Meaning]]
"""A pattern, and what it means: intents, the same in other words, or None where it is another phrase after all."""


def spoken(table: Mapping[str, str]) -> dict[str, list[LexiconWord]]:
    """Words by what they stand for: `{"draw": "card, hit*", "raise $": "r", "dealer: settle": ""}`.

    The name itself is always understood. A star: the law has another word, which is taught. `$`: an amount may follow.
    """
    found: dict[str, list[LexiconWord]] = {}
    for key, listed in table.items():
        who, _, act = key.rpartition(": ")
        name = act.removesuffix(" $")
        for said in filter(None, [name, *listed.split(", ")]):
            word = LexiconWord(name, said.endswith("*"), who, act != name)
            found.setdefault(said.removesuffix("*"), []).append(word)
    return found


@dataclass(frozen=True)
class Lexicon:
    """The words of one game."""

    phrases: Sequence[tuple[str, str]] = ()  # what may be typed, and what it does
    only: Mapping[str, Sequence[tuple[str, str]]] = field(default_factory=dict)  # in one State: {"vic": ...}
    kinds: Words = field(default_factory=dict)  # of wagers
    hint: Callable[[View], str] = hint_plainly  # what may be done now, on one line
    notes: Callable[[View], Sequence[str]] = field(default=lambda _view: ())  # what is told beside the table
    place: Callable[[str, View], WagerPlace] | None = None  # None: there are no wagers to put down
    main: str = ""  # the wager that is meant where none is named, and with which the others go back
    said: Words = field(default_factory=dict)
    unsaid: Literal["", "least", "most"] = ""  # the amount that is meant where none is said
    closing: Sequence[str] = ()  # words with which the dealer closes the wagering,
    plays_on: bool = False  # and then does what is awaited of the dealer next
    forms: Sequence[Form] = ()
    does: Mapping[str, str] = field(default_factory=dict)  # what players do, where the game has its own words for it
    nobody: str = ""  # what is told where everybody has declined what was offered to one after the other
    shown: Callable[[str], bool] = field(default=lambda _call: False)  # is this call to be read at the table anyway?
    goes_on: Mapping[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)
    """After which acts Enter goes on by itself: with what, and in which words."""

    def phrases_in(self, rules: str) -> list[tuple[str, str]]:
        """Those of a table under these rules, and none of another State's."""
        return [*self.phrases, *self.only.get(rules, ())]

    def read(self, line: str, view: View) -> list[Intent] | None:
        """What a line means here, or None where it is no phrase of this game's."""
        text = " ".join(line.lower().replace("’", "'").split())
        for pattern, means in self.forms:
            match = re.fullmatch(pattern, text, re.ASCII)
            found = means(match, view) if match else None
            if found:
                return self.read(found, view) if isinstance(found, str) else _listed(found)
        return (
            self._closed(text, view) or self._said(text, view) or self._withdrawn(text, view) or self._wager(text, view)
        )

    def _closed(self, text: str, view: View) -> list[Intent] | None:
        awaited, staff = view.awaited or {}, {p["name"] for p in view.people if p["role"] != "player"}
        who = next((name for name in awaited.get("from", ()) if name in staff), "")
        act = awaited.get("closed by") or next(iter(offered(view) if self.plays_on else ()), "")
        return [Intent(act, {}, who)] if text in self.closing and act and who else None

    def _said(self, text: str, view: View) -> list[Intent] | None:
        """A word for an act: of several, the one that is offered."""
        said, given = text, ""
        if text not in self.said and (match := WITH_AMOUNT.fullmatch(text)):
            said, given = match[1], match[2]
        words = [word for word in self.said.get(said, ()) if word.amount or not given]
        if not words:
            return None
        word = next((word for word in words if word.name in offered(view)), words[0])
        lesson = f"the law calls it “{word.name}”" if word.taught else ""
        details = {"amount": amount(given)} if given else self._unsaid(word, view)
        return [Intent(word.name, details, word.who, lesson)]

    def _unsaid(self, word: LexiconWord, view: View) -> dict[str, Any]:
        fields = (f for o in view.options if o["act"] == word.name for f in o["fields"] if f["name"] == "amount")
        bounds = next(fields, None) if self.unsaid and word.amount else None
        return {"amount": amount(bounds[self.unsaid])} if bounds else {}

    def _withdrawn(self, text: str, view: View) -> list[Intent] | None:
        match = WITHDRAWAL.fullmatch(text)
        if match is None or self.place is None:
            return None
        where = BEFORE.sub("", match[1] or "", count=1)
        own = [p for p in view.placed if p["person"] == view.viewer]
        if where in ("", "all"):
            return self._all(own, view)
        wager, selection, _ = self._placed(where, view)
        lies = [p for p in own if (p["wager"], p["selection"]) == (wager, selection)]
        return [_taken(p) for p in lies] or [Intent("withdraw", {"on": wager, "selection": selection})]

    def _all(self, own: list[Data], view: View) -> list[Intent]:
        """Those that may be withdrawn now; where none may, whatever there is, and the table says why not."""
        own = [p for p in own if self.main in ("", p["wager"])]
        if not own:
            kind = f"{self.main.removesuffix(' wager')} wager".lstrip()
            raise BadInput(f"you have no {kind} on the layout to withdraw")
        free = list(_free(view))
        return [_taken(p) for p in own if (p["wager"], p["selection"]) in free] or [_taken(p) for p in own]

    def named(self, words: str, view: View) -> WagerPlace:
        """The place that somebody names: `17/20`, `six line 1-6`, `yo`. What is not understood is asked back."""
        if self.place is None:
            raise BadInput("no wagers are put down here by the name of a place")
        found = self._placed(BEFORE.sub("", " ".join(words.lower().replace("’", "'").split()), count=1), view)
        if not found.selection:
            raise BadInput(f"say where the {found.wager} goes: {', '.join(self._examples())}")
        return found

    def _wager(self, text: str, view: View) -> list[Intent] | None:
        match = WAGER.fullmatch(text)
        if match is None or self.place is None:
            return None
        first, stake, where = match[1], amount(match[2]), match[3] or ""
        coloured = IN_COLOUR.fullmatch(where)
        where, colour = (coloured[1], coloured[2]) if coloured else (where, "")
        where = BEFORE.sub("", where, count=1)
        if not where and not self.main:
            raise BadInput(f"say where it goes: {', '.join(self._examples())}")
        wager, selection, lesson = self._placed(where, view)
        if not selection:
            raise BadInput(f"say where the {wager} goes: {', '.join(self._examples())}")
        details: dict[str, Any] = {"on": wager, "selection": selection, "stake": stake}
        details |= ({"chips": colour} if colour else {}) | ({"accepted": True} if first == "accept" else {})
        return [Intent("wager", details, lesson=lesson)]

    def _placed(self, where: str, view: View) -> WagerPlace:
        """The place; what is none is told with the word that may have been meant."""
        assert self.place is not None
        try:
            return self.place(where, view)
        except BadInput as wrong:
            raise BadInput(f"{wrong}{'' if where in self.kinds else did_you_mean(where, self.kinds)}") from None

    def _examples(self) -> list[str]:
        return [typed.partition(" · ")[0] for typed, _ in self.phrases if typed[0].isdigit()][:3]


def lexicon_of(game: Game[Any]) -> Lexicon:
    """The game's own words; those of every game are understood without any."""
    own = game.module("lexicon")
    found: Lexicon = own.LEXICON if own is not None else Lexicon()
    return found


def _listed(found: Intent | list[Intent]) -> list[Intent]:
    return [found] if isinstance(found, Intent) else found


def offered(view: View) -> Sequence[str]:
    """What may be chosen now."""
    offers: Sequence[str] = (view.awaited or {}).get("offers", ())
    return offers


def _free(view: View) -> Iterator[tuple[str, str]]:
    """The wagers that may be withdrawn now."""
    for option in view.options:
        if option["act"] == "withdraw":
            on, selection = (str(f["choices"][0]) for f in option["fields"][:2])
            yield on, selection


def _taken(placed: Data) -> Intent:
    details = {"on": placed["wager"], "selection": placed["selection"]}
    return Intent("withdraw", details | ({"chips": placed["chips"]} if placed["chips"] else {}))


# What lexicons are made with


def amount(text: str) -> Cents:
    """`5`, `$5` or `12.50`."""
    try:
        found = cents(text.removeprefix("$")) if len(text) < LONGEST else MOST + 1
    except BadMoney:
        raise BadInput(f"{quoted(text)} is not an amount; write dollars and cents like 5 or 12.50") from None
    if not 0 <= found <= MOST:
        raise BadInput(f"{quoted(text)} is no amount that anybody could wager")
    return found


def kind_in(text: str, words: Words) -> tuple[str, str]:
    """The word for a kind of wager that a text begins or ends with, and the rest of it."""
    for word in sorted(words, key=len, reverse=True):
        if text == word or text.startswith(f"{word} "):
            return word, text[len(word) :].strip().removeprefix("on ")
        if text.endswith(f" {word}"):
            return word, text[: -len(word)].strip()
    return "", text


def numbers_in(text: str) -> list[int]:
    """The numbers that a text is made of, lowest first; none where it holds anything else, or begins below nought."""
    if text.lstrip().startswith(("-", "–")):
        return []
    parts = [part for part in re.split(r"[-–/,\s]+|\bto\b|\band\b", text) if part]
    if len(parts) > 12 or not all(re.fullmatch(r"\d{1,3}", part, re.ASCII) for part in parts):
        return []
    return sorted(map(int, parts))


def by_number(text: str, label: str) -> tuple[str, str]:
    """`super sevens on box 2`: what stands before, and `box 2`; empty where no number is said."""
    match = re.fullmatch(rf"(.*?) ?(?:(?:on|at) )?(?:{label} )?(\d*)", text, re.ASCII)
    assert match is not None
    return match[1], f"{label} {match[2]}" if match[2] else ""
