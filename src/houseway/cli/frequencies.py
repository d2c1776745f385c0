"""What `houseway odds` prints of a poker game: how often each hand comes, with every deck that its text allows."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from houseway.cli.output import console, emit_json, table
from houseway.odds.frequencies import Frequencies, frequencies
from houseway.play.game import Game

HEADINGS = ("hand", "number", "share", "", "1 in")


def print_frequencies(game: Game[Any], *, as_json: bool) -> None:
    found = frequencies(game)
    if as_json:
        emit_json([_document(game, each) for each in found])
        return
    out = console()
    out.print(f"{game.title} ({game.part}): {game.note}. How often each hand comes, exactly")
    for each in found:
        out.print(f"\n{_titled(each)}: {each.hands:,} in all")
        out.print(table(HEADINGS, list(_rows(each)), numbers=HEADINGS[1:]))


def _titled(found: Frequencies) -> str:
    ace = "" if found.deck == 52 else ", the ace low as well as high" if found.ace_low else ", the ace high"
    return f"{found.deck} cards{ace}; {found.made_of}"


def _rows(found: Frequencies) -> Iterator[tuple[str, ...]]:
    for name, hands in found.classes:
        share = Fraction(hands, found.hands)
        yield name, f"{hands:,}", str(share), f"{float(share):.5%}", f"{float(1 / share):,.2f}"


def _document(game: Game[Any], found: Frequencies) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.rules,
        "text": game.part,
        "from": game.since,
        "deck": found.deck,
        "ace_low": found.ace_low,
        "made_of": found.made_of,
        "hands": found.hands,
        "classes": [
            {"hand": name, "number": hands, "share": str(Fraction(hands, found.hands))} for name, hands in found.classes
        ],
    }
