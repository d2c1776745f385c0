"""Every notice as it is held, against the Gazettes: its moment, its operations by number, the lists that it gives."""

import datetime as dt
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from houseway.rulebook.folder import checkout
from houseway.rulebook.instruments import Instrument, instruments
from houseway.rulebook.library import resolves
from houseway.rulebook.missing_texts import KnownNotice, known_notices
from houseway.rulebook.operations import misprints, operations

ROOT = checkout() or Path()
SEEDS = ROOT.parent / "shared" / "seeds" / "vic-gazette"
NOTICES = [each for each in instruments() if each.jurisdiction == "vic"]

pytestmark = pytest.mark.skipif(not SEEDS.is_dir(), reason="the seeds are not here")

NUMBER = r"(?:\d+(?:\.\d+)*(?:\s?\(\w\))?)"
LIST = rf"{NUMBER}(?:(?:,\s|\sand\s|\sto\s){NUMBER})*"
DATE = r"\d{1,2} [A-Z][a-z]+ \d{4}"
HEADING = re.compile(r"section 60\(1\) CASINO RULES NOTICE NO\. (\d+) OF (\d{4})", re.IGNORECASE)
OPERATIONS = re.compile(
    rf"""For\ (?:(?P<only>Table\ 2)\ in\ )?rules?\ (?P<substitute>{LIST})(?:\ inclusive)?,?\ substitute
    |In\ rule\ (?P<price>{NUMBER})\ in\ the\ column
    |Delete\ rules?\ (?P<delete>{LIST})
    |Replace\ (?P<replace>rule\ {NUMBER}|diagram\ E)
    |At\ (?P<appendix>Appendix\ \d)\ replace
    |(?:After\ rule|Insert,\ after\ rule)\ (?P<after>{NUMBER}),?\ (?:insert|—)
    |Insert\ new\ rule\ (?P<insert>{NUMBER})
    |(?P<approve>approves\ the\ game)|(?P<revoke>revokes\ the\ approval)""",
    re.VERBOSE,
)


@cache
def texts() -> dict[str, str]:
    """The words of each notice, on one line, by its citation."""
    found = {}
    for file in sorted(SEEDS.glob("*.txt")):
        words = " ".join(re.sub(r"[*#]", "", file.read_text(encoding="utf-8")).split()).replace("12. 9", "12.9")
        head, *parts = HEADING.split(words)
        for number, year, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            found[f"vic {number}/{year}"] = f"{head} {body}"
    return found


def day(text: str) -> dt.date:
    return dt.datetime.strptime(text, "%d %B %Y").date()


def numbers(text: str) -> tuple[str, ...]:
    """`1 to 14` is each of them; a number that is printed `9.1.1 (g)` has no space."""
    if match := re.fullmatch(r"(\d+) to (\d+)", text):
        return tuple(str(each) for each in range(int(match[1]), int(match[2]) + 1))
    return tuple(each.replace(" ", "") for each in re.split(r", | and ", text))


def printed(notice: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each operation that the Gazette prints, in its order: the verb, and the rules that it acts on or comes after."""
    for match in OPERATIONS.finditer(texts()[notice]):
        verb, text = next((k, v) for k, v in match.groupdict().items() if v and k != "only")
        if verb in ("approve", "revoke"):
            yield verb, ()
        elif verb in ("replace", "appendix"):
            yield "replace", (text.removeprefix("rule ").replace("A", "a"),)
        elif verb == "price":
            yield "substitute", (text,)
        else:
            yield verb, numbers(text)


def held(notice: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    for each in operations(notice):
        if each.does == "insert":
            yield ("after", (each.after,)) if each.after else ("insert", each.puts)
        else:
            yield each.does, each.rules


def test_every_notice_of_the_gazettes_is_held_and_no_other() -> None:
    assert set(texts()) == {each.id for each in NOTICES}


@pytest.mark.parametrize("notice", NOTICES, ids=lambda each: each.id.replace(" ", "_"))
def test_the_moment_the_day_and_the_gazette_of_each_notice(notice: Instrument) -> None:
    text = texts()[notice.id]
    effect = re.search(rf"operates with effect from 4\.00am on ({DATE})", text)
    dated = re.search(rf"Dated:? ({DATE})", text)
    gazette = re.search(rf"No\. (S \d+) [A-Z][a-z]+ ({DATE})", text)
    assert effect is not None
    assert dated is not None
    assert gazette is not None
    assert notice.effect == dt.datetime.combine(day(effect[1]), dt.time(4))
    assert (notice.made, notice.gazette) == (day(dated[1]).isoformat(), gazette[1])


@pytest.mark.parametrize("notice", NOTICES, ids=lambda each: each.id.replace(" ", "_"))
def test_the_operations_of_each_notice_by_number(notice: Instrument) -> None:
    assert list(held(notice.id)) == list(printed(notice.id))
    assert operations(notice.id)


@pytest.mark.parametrize("notice", NOTICES, ids=lambda each: each.id.replace(" ", "_"))
def test_every_rule_that_a_notice_puts_in_is_printed_there_and_in_the_index(notice: Instrument) -> None:
    text = texts()[notice.id]
    wrong = {each.read: each.printed for each in misprints(notice.id)}
    for rule in (rule for operation in operations(notice.id) for rule in operation.puts):
        assert re.search(rf"(?<![\d.]){re.escape(wrong.get(rule, rule))}(?!\d)", text, re.IGNORECASE)
        if rule != "diagram E":
            assert resolves(f"{notice.id} {rule}" if rule.startswith("appendix") else f"{notice.id} r{rule}")


ITEMS = [(each.id, one.item) for each in NOTICES for one in operations(each.id) if one.item]


@pytest.mark.parametrize(("notice", "item"), ITEMS)
def test_the_items_are_the_notices_own(notice: str, item: str) -> None:
    mark = rf"\({item}\) [a-z]" if item.isalpha() else rf"(?<![\d.]){item}\.? (?:After|Delete|Replace|At|For|[A-Z])"
    assert re.search(mark, texts()[notice])


LISTED = re.compile(
    rf"Casino Rules Notice No\.? (?P<n>\d+) of (?P<y>\d{{4}}),? published(?: in the Victoria Government Gazette)? "
    rf"on (?P<on>{DATE}) \((?P<g>[SG]\d+)\)"
    rf"|notice dated (?P<dated>{DATE}) \((?:published in Victoria Government Gazette )?(?P<g2>G\d+)\)"
    rf"|published in the Victoria Government Gazette on (?P<first>{DATE}) \((?P<g3>S\d+)\)"
)


def listed(notice: str) -> set[tuple[str, dt.date, str]]:
    """The earlier notices that a notice lists: the name, the day and the Gazette."""
    found = set()
    for match in LISTED.finditer(texts()[notice]):
        on = match["on"] or match["dated"] or match["first"]
        gazette = match["g"] or match["g2"] or match["g3"]
        name = f"vic {match['n']}/{match['y']}" if match["n"] else f"notice of {on}"
        found.add((name, day(on), f"{gazette[0]} {gazette[1:]}"))
    return found


def as_listed(each: KnownNotice) -> tuple[str, dt.date, str]:
    return each.name, each.published, each.gazette


@pytest.mark.parametrize("notice", NOTICES, ids=lambda each: each.id.replace(" ", "_"))
def test_the_earlier_notices_that_each_lists_are_known_or_held(notice: Instrument) -> None:
    by_id = {each.id: each for each in NOTICES}
    unheld = {each for each in listed(notice.id) if each[0] not in by_id}
    assert unheld == {as_listed(each) for each in known_notices() if notice.id in each.told_by}
    for name, _, gazette in listed(notice.id) - unheld:
        said = [each.printed for each in misprints(notice.id) if name.removeprefix("vic ") in each.printed]
        assert by_id[name].gazette == gazette or any(gazette in each for each in said)


def test_vic_4_2001_lists_26_1999_with_a_wrong_gazette() -> None:
    assert ("vic 26/1999", dt.date(1999, 11, 4), "S 156") in listed("vic 4/2001")
    assert next(each.gazette for each in NOTICES if each.id == "vic 26/1999") == "S 161"


@pytest.mark.parametrize(
    ("notice", "words"),
    [
        ("vic 31/2000", "12fi"),
        ("vic 31/2000", "rule 7.4"),
        ("vic 26/1999", "rule 14.2.4"),
        ("vic 9/2004", " 2.1.4 At the request"),
        ("vic 9/2004", '"Box Dice" means a single die'),
        ("vic 29/2000", "conducted in accordance with rule 9"),
        ("vic 10/2004", r"9\.1\.1\. \(g\)"),
        ("vic 25/1999", r"10\.11 Maximum"),
    ],
)
def test_the_misprints_stand_in_the_gazette(notice: str, words: str) -> None:
    assert re.search(words, texts()[notice])
    assert misprints(notice)
