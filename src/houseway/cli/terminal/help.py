"""What somebody asks for with `?`, what they may have meant, and what could be typed now."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType

from houseway.cli.terminal import pages, subjects
from houseway.cli.terminal.acts import named, words
from houseway.cli.terminal.session import TerminalSession
from houseway.cli.terminal.sheets import too_narrow
from houseway.errors import BadInput, did_you_mean, quoted
from houseway.money import dollars
from houseway.play.grammar import Intent
from houseway.play.house import house_acts
from houseway.play.view import View

WAGERS: Final = ("wager", "wagers", "bet", "bets")
REPORTS: Final = ("report", "reports", "irregularity", "irregularities")
WORDS: Final = ("words", "word", "all")
COMMANDS: Final = ("?", "? wager", "? report", "? words", "how", "help", "find ", "rules ", "odds", "sign", "layout",
                   "table", "quit")  # fmt: skip


def help_on(about: str, session: TerminalSession, width: int) -> list[RenderableType]:
    """The page on a subject: everything, wagers, reports, words, a person, or an act by name."""
    text, view, lexicon = " ".join(about.lower().split()), session.view(), session.lexicon
    if text in WORDS:
        return pages.words_page(session.game, lexicon)
    groups = _on(text, session, view)
    if not groups:
        people = [p["name"] for p in view.people]
        there = ("wager", "report", "words", *people)
        known = f"there are {', '.join(there)}{did_you_mean(text, there)}"
        raise BadInput(f"{quoted(about)} is nothing that ? knows now; {known}")
    more = pages.more_subjects([p.name for p in session.staff]) if not text else "? everything · ? words"
    narrow = too_narrow(width)
    return [*pages.subjects_page(groups, more), *([pages.dim(narrow)] if narrow else [])]


def _on(text: str, session: TerminalSession, view: View) -> Sequence[subjects.Subject]:
    lexicon = session.lexicon
    if not text:
        return subjects.now(view, lexicon) or [subjects.Subject("You may do nothing now", ())]
    if text in WAGERS:
        return subjects.wagers(view, lexicon)
    if text in REPORTS:
        return subjects.reports(view, _everybody(session), lexicon)
    people = [p["name"] for p in view.people]
    if found := named(words(text), people):
        return subjects.of_person(view, session.view(found[0]), lexicon)
    return subjects.about(text, view, _everybody(session), lexicon)


def _everybody(session: TerminalSession) -> Iterator[View]:
    """Whoever types, and the staff; what other players may do is theirs."""
    yield session.view()
    for person in session.staff:
        yield session.view(person.name)


def lines_now(session: TerminalSession) -> Iterator[str]:
    """Whole lines that are understood now: what is listed, words of the game for what is awaited, and commands."""
    view, lexicon = session.view(), session.lexicon
    awaited = view.awaited or {}
    for seen in _everybody(session):
        for row in subjects.rows(seen.listed, view, lexicon):
            yield row.typed
    meant = {*awaited.get("offers", ()), awaited.get("closed by")}
    yield from (said for said, words in lexicon.said.items() if any(word.name in meant for word in words))
    if awaited.get("kind") == "wagering":
        yield from lexicon.closing
        yield from (typed for typed in _phrases(session) if typed[0].isdigit())
    yield from COMMANDS
    yield from (f"? {person.name}" for person in session.staff)


def _phrases(session: TerminalSession) -> list[str]:
    lexicon, rules = session.lexicon, session.game.rules
    return [typed for phrase, _ in lexicon.phrases_in(rules) for typed in phrase.split(" · ")]


def check_known(line: str, found: Sequence[Intent], session: TerminalSession) -> None:
    """That the table has heard of what is meant; where it has not, what may have been meant."""
    game = session.game
    awaited = session.view().awaited or {}
    known = {*game.act_named, *house_acts(game.general), *game.steps, *awaited.get("offers", ())}
    for intent in found:
        if intent.act not in {*known, "wager", "withdraw", awaited.get("closed by")}:
            raise BadInput(_not_understood(line, session))


def _not_understood(line: str, session: TerminalSession) -> str:
    """A word of this game that comes at another time, or one like it, or none."""
    said, phrases = line.lower(), _phrases(session)
    if any(phrase == said or phrase.split()[0] == said.split()[0] for phrase in phrases if phrase[0].isalpha()):
        return f"{quoted(line)} is not for now; ? shows what you may do"
    meant = did_you_mean(said, {*lines_now(session), *phrases, *session.lexicon.said})
    return f"{quoted(line)} is not understood{meant or '; ? shows what you may do now'}"


def bound(act: str, view: View) -> str:
    """`at least $5.00 and at most $18.00`: what an act takes now, where an amount was wrong."""
    fields = [field for option in view.listed if option.act == act for field in option.fields if field.kind == "money"]
    if not fields:
        return ""
    least, most = min(field.least for field in fields), max(field.most for field in fields)
    return f"{act} ${dollars(least)}" if least == most else f"at least ${dollars(least)}, at most ${dollars(most)}"


def as_typed(message: str, line: str) -> str:
    """The message with what it quotes as it was typed, capital letters and all."""

    def restored(match: re.Match[str]) -> str:
        at = line.lower().find(match[1].lower())
        return f"'{line[at : at + len(match[1])]}'" if at >= 0 else match[0]

    return re.sub(r"'([^']+)'", restored, message)
