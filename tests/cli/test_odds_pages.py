"""What the pages on odds and what-if show is what is printed."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.games import find
from houseway.games.blackjack.best import best
from houseway.what_if.draft import read_draft
from houseway.what_if.settable import with_changes

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("odds", "what-if")}


def commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each command that a page shows, and the lines under it."""
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, *lines = shown.rstrip("\n").split("\n")
            yield command, lines


SHOWN = [(page, *each) for page, text in PAGES.items() for each in commands(text)]


@pytest.mark.parametrize(("page", "command", "lines"), SHOWN, ids=[f"{page}: {each}" for page, each, _ in SHOWN])
def test_a_command_prints_what_its_page_shows(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, page: str, command: str, lines: list[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert page in PAGES
    program, *words = shlex.split(command)
    assert program == "houseway"
    main([*words, *(["--no-record"] if words[0] == "play" else [])])
    captured = capsys.readouterr()
    printed = [line.rstrip() for line in (captured.out + captured.err).splitlines()]
    while printed and not printed[-1]:
        printed.pop()
    while printed and not printed[0]:
        printed.pop(0)
    assert printed == lines


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str) -> None:
    examples = "\n".join(re.findall(r"```python\n(.*?)```", PAGES[page], re.DOTALL))
    found = doctest.DocTestParser().get_doctest(examples, {}, page, None, None)
    assert found.examples
    assert doctest.DocTestRunner().run(found).failed == 0


def test_what_the_page_tells_of_a_draft_for_blackjack_is_so() -> None:
    """In floats, which come to the same figures in a tenth of the time."""
    game = find("blackjack")
    draft = read_draft((ROOT / "docs" / "drafts" / "short-blackjack.toml").read_text(encoding="utf-8"), "")
    changes = draft.changes(game)
    usual = best(game, exact=False)
    each = [best(with_changes(game, [change]), exact=False) for change in changes]
    every = best(with_changes(game, changes), exact=False)
    row = next(line for line in PAGES["what-if"].splitlines() if line.startswith("    blackjack (best)")).split()
    told = [f"{float(found.expected):.6f}" for found in (usual, every)]
    costs = [f"{float(usual.expected - found.expected):+.3%}" for found in (*each, every)]
    assert row[2:] == [*told, *(f"{-float(found.expected):.3%}" for found in (usual, every)), *costs]
    # at 6 to 5 even money is taken, so that fewer blackjacks are void against the dealer's
    assert each[0].wagers["blackjack"].void < usual.wagers["blackjack"].void


def test_the_draft_that_the_page_shows_is_the_file() -> None:
    [shown] = re.findall(r"```toml\n(.*?)```", PAGES["what-if"], re.DOTALL)
    file = (ROOT / "docs" / "drafts" / "six-decks.toml").read_text(encoding="utf-8")
    assert read_draft(shown, "shown") == read_draft(file, "six-decks.toml")


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "drafts").glob("*.toml")), ids=lambda file: file.stem)
def test_every_draft_beside_the_page_can_be_read(file: Path) -> None:
    assert read_draft(file.read_text(encoding="utf-8"), file.name).sets
