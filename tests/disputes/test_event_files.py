"""The events of `law/events/`: each leads to the law and to a report that the table takes, and is said in many ways."""

from collections import Counter

import pytest

from houseway.disputes.answers import answer_on, decided_by, decided_under, is_decided, meant_by
from houseway.games import GAMES, variants
from houseway.rulebook import resolves
from houseway.rulebook.events import GENERAL, Event, event_files, events_in

FEW = 10  # sentences
FILES = event_files()
EVENTS = [event for name in FILES for event in events_in(name).events]
REPORTED = [event for event in EVENTS if event.report]


def named(event: Event) -> str:
    return f"{event.game}: {event.name}"


@pytest.mark.parametrize("name", FILES)
def test_every_event_has_its_provisions_and_many_sentences(name: str) -> None:
    held = events_in(name)
    assert name in (*GAMES, GENERAL)
    names = Counter(each.name for each in (*held.events, *held.silent))
    assert [each for each, times in names.items() if times > 1] == []
    said = Counter(sentence.lower() for each in (*held.events, *held.silent) for sentence in each.said)
    assert [each for each, times in said.items() if times > 1] == []
    assert [each.name for each in (*held.events, *held.silent) if len(each.said) < FEW] == []
    assert [text for each in held.events for text in each.decides if not resolves(text)] == []
    assert [text for near in held.near.values() for text in near if not resolves(text)] == []
    assert all(each.decides and each.rules in ("", "qld", "vic") for each in held.events)
    assert [each.ask for each in held.questions if not 2 <= len(each.answers) <= 3] == []
    assert [each for asked in held.questions for each in asked.answers.values() if each not in names] == []


@pytest.mark.parametrize("event", REPORTED, ids=named)
def test_the_report_of_an_event_is_ruled_on_under_the_provision_that_decides_it(event: Event) -> None:
    """In every text that has it; what any table has is tried at roulette."""
    game = "roulette" if event.game == GENERAL else event.game
    texts = [each for each in variants(game) if event.rules in ("", each.rules) and meant_by(each, event)]
    for text in texts:
        answer = answer_on(text, event)
        assert not answer.law_alone, (text.part, decided_by(text, event))
        assert is_decided(text, event, answer), (text.part, decided_under(answer))
    assert texts
