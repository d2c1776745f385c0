"""How often each term is said of each event: `law/said_terms.json`, written by `make said-terms` from law/events.

It is kept beside the sentences because reading them all anew would take longer than to answer.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.rulebook.events import Event, event_files, events_in
from houseway.rulebook.folder import law_folder
from houseway.rulebook.sentences import counted_terms

FILE: Final = law_folder() / "said_terms.json"


class SaidTerms(NamedTuple):
    """Events by their place in the file, and of each term the places where it is said and how often."""

    events: Mapping[tuple[str, str], int]  # by game and name
    sizes: list[int]  # terms in all
    sentences: list[int]
    said: Mapping[str, list[int]]  # place, times, place, times …


@cache
def said_terms() -> SaidTerms:
    held = json.loads(FILE.read_text("utf-8"))
    return SaidTerms({(game, name): at for at, (game, name) in enumerate(held.pop("events"))}, **held)


def events_held(name: str) -> list[Event]:
    """What a file of events has, silent topics among it."""
    held = events_in(name)
    return [*held.events, *held.silent]


def written() -> str:
    """The file as it should be; a term a line, so that changes can be read."""
    said: dict[str, list[int]] = {}
    events = [event for name in event_files() for event in events_held(name)]
    sizes = []
    for at, event in enumerate(events):
        counted = counted_terms("\n".join((event.name, *event.said)))
        sizes.append(counted.total())
        for term, times in counted.items():
            said.setdefault(term, []).extend((at, times))
    lines = ",\n".join(f"{_line(term)}: {_line(places)}" for term, places in sorted(said.items()))
    names = ",\n".join(_line([event.game, event.name]) for event in events)
    sentences = [1 + len(event.said) for event in events]
    head = f'"events": [\n{names}],\n"sizes": {_line(sizes)},\n"sentences": {_line(sentences)}'
    return f'{{{head},\n"said": {{\n{lines}}}}}\n'


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
