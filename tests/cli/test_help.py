"""Help that fits: how a game is won, what may be done now by subject, and nothing shown that cannot be typed."""

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

from houseway.cli.terminal import pages, subjects
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.help import help_on
from houseway.cli.terminal.pages import guide_to
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.cli.terminal.sheets import sheets, too_narrow
from houseway.cli.terminal.suggestions import as_one_word
from houseway.errors import BadInput
from houseway.games import GAMES, variants
from houseway.play.game import Game

TEXTS: dict[str, Game[Any]] = {
    " ".join([name, game.rules, game.since[:10], *map(str, game.variant.values())]): game
    for name in GAMES
    for game in variants(name)
}
SUBJECTS = ("", "wager", "report", "words")


def at(game: Game[Any], **settings: Any) -> Conversation:
    on = game.since if game.rules == "vic" else None
    given = TableChoice(seed="3", rules=game.rules, on=on, variant=dict(game.variant), **settings)
    return Conversation(TerminalSession(game.name, given), Screen(quiet=True))


def printed(shown: list[RenderableType], width: int = 80) -> list[str]:
    out = Console(file=io.StringIO(), width=width, force_terminal=False)
    for each in shown:
        out.print(each)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


def walked(talk: Conversation, steps: int) -> Iterator[int]:
    """Moments of a session: the round goes on by whatever is offered, and by what `?` shows now and then."""
    chance = random.Random("walked")
    for step in range(steps):
        yield step
        if talk.session.over:
            return
        view = talk.session.view()
        awaited = view.awaited or {}
        if awaited["kind"] == "wagering" and chance.random() < 0.5:
            rows = [row for group in subjects.wagers(view, talk.session.lexicon) for row in group.rows]
            talk.try_(chance.choice(rows).typed if rows else "")
        elif awaited["kind"] == "choice" and view.yours:
            rows = [*subjects.now(view, talk.session.lexicon)[0].rows]
            talk.try_(chance.choice(rows).typed)
        else:
            talk.try_("")


def everybody(talk: Conversation) -> Iterator[Any]:
    yield talk.session.view()
    for person in talk.session.staff:
        yield talk.session.view(person.name)


# What is shown can be typed


@pytest.mark.parametrize("name", TEXTS)
def test_everything_that_help_shows_is_read_as_what_it_shows(name: str) -> None:
    talk, typed = at(TEXTS[name]), set[str]()
    for _ in walked(talk, 15):
        view, lexicon = talk.session.view(), talk.session.lexicon
        for seen in everybody(talk):
            acts = {option.act for option in seen.listed}
            for row in subjects.rows(seen.listed, view, lexicon):
                if row.typed not in typed:
                    [intent] = talk.meant(row.typed)
                    assert intent.act in acts, row
                    assert (intent.who or view.viewer) == seen.viewer, row
                typed.add(row.typed)


@pytest.mark.parametrize("name", TEXTS)
def test_every_value_that_help_shows_can_be_typed_in_place_of_the_first(name: str) -> None:
    talk, typed = at(TEXTS[name]), set[str]()
    for _ in walked(talk, 8):
        view, lexicon = talk.session.view(), talk.session.lexicon
        for seen in everybody(talk):
            for row in subjects.rows(seen.listed, view, lexicon):
                for key, value in shown_values(row.says):
                    line = re.sub(rf' {key}=("[^"]*"|\S+)', f" {key}={value}", row.typed)
                    if line != row.typed and line not in typed:
                        [intent] = talk.meant(line)
                        assert as_one_word(str(intent.details[key]).strip("[]'")) == value, line
                    typed.add(line)


def shown_values(says: str) -> Iterator[tuple[str, str]]:
    """`coin: 5c, 10c … $2`: what may stand for a detail, as far as it is told; amounts have bounds instead."""
    for key, values in re.findall(r'; (\w+): ((?:"[^"]*"|[^;"])+)', f"; {says}"):
        if not re.match(r"\$[\d.]+( to |$)", values):
            yield from ((key, value) for value in re.findall(r'"[^"]*"|[^\s,]+', values.split(" …")[0]))


@pytest.mark.parametrize("name", TEXTS)
def test_what_help_shows_is_done_when_it_is_typed(name: str) -> None:
    """Whatever row is taken, of whoever's, the table does it: nothing that is shown is misunderstood or refused."""
    chance = random.Random(name)
    done = set()
    for number in range(3):
        talk = at(TEXTS[name], seats=None)
        for _ in walked(talk, 5 * number + 1):
            pass
        for _ in range(6):
            if talk.session.over:
                break
            view, lexicon = talk.session.view(), talk.session.lexicon
            rows = [row for seen in everybody(talk) for row in subjects.rows(seen.listed, view, lexicon)]
            fresh = [row for row in rows if row.typed not in done and row.typed != "leave"] or rows
            row = chance.choice(fresh)
            done.add(row.typed)
            talk.try_(row.typed)


# It fits


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(("width", "height"), [(140, 48), (80, 24), (60, 15)])
def test_no_page_is_longer_than_the_window(name: str, width: int, height: int) -> None:
    talk = at(TEXTS[name])
    game = talk.session.game
    console = Console(file=io.StringIO(), width=width, height=height)
    shown = [help_on(about, talk.session, width) for about in (*SUBJECTS, "dealer")]
    for page in (*shown, pages.how_page(game), pages.odds_page(game), pages.sign_page(talk.session.table)):
        cut = sheets(console, page, height)
        assert all(len(printed(sheet, width)) <= height - 3 for sheet in cut)
        if len(cut) > 1:
            whole = [line.rstrip() for line in printed(page, width)]
            assert [line.rstrip() for sheet in cut for line in printed(sheet, width)[:-1]] == whole


def test_what_may_be_done_now_is_one_sheet_of_a_small_window() -> None:
    for name, game in TEXTS.items():
        talk = at(game)
        assert len(sheets(Console(width=80), help_on("", talk.session, 80), 24)) == 1, name


def test_enter_turns_the_page_and_then_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = at(TEXTS["roulette qld 1998-09-04"])
    monkeypatch.setattr(Screen, "cut", lambda _, page: sheets(Console(width=80), page, 15))
    talk.try_("? words")
    first, left = talk.page, len(talk.sheets)
    assert left > 0
    for _ in range(left):
        talk.try_("")
        assert talk.page not in ([], first)
    before = len(talk.session.round.log)
    talk.try_("")
    assert len(talk.session.round.log) > before


def test_another_line_leaves_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = at(TEXTS["roulette qld 1998-09-04"])
    monkeypatch.setattr(Screen, "cut", lambda _, page: sheets(Console(width=80), page, 15))
    talk.try_("? words")
    talk.try_("10 red")
    assert not talk.sheets


def test_a_narrow_window_is_told_of() -> None:
    assert too_narrow(80) == ""
    talk = at(TEXTS["craps qld 1998-09-04"])
    assert "This window has 60 columns" in " ".join(printed(help_on("", talk.session, 60)))
    assert "This window has 60 columns" in " ".join(printed(pages.opening(talk.session.game, 60)))
    assert "columns" not in " ".join(printed(pages.opening(talk.session.game, 80)))


# By subject


def test_help_goes_by_subject() -> None:
    talk = at(TEXTS["roulette qld 1998-09-04"])
    texts = {about: "\n".join(printed(help_on(about, talk.session, 80))) for about in (*SUBJECTS, "pit boss", "seat")}
    assert "? wager" in texts[""]
    assert "5 black" not in texts[""]
    assert "5 black" in texts["wager"]
    assert "as dealer unfit ball" in texts["report"]
    assert "buy 100" not in texts["report"]
    assert "as pit boss" in texts["pit boss"]
    assert "as dealer seat person=guest" in texts["seat"]
    assert "push – void" in texts["words"]


def test_a_subject_that_is_none_is_told_with_those_that_are() -> None:
    talk = at(TEXTS["roulette qld 1998-09-04"])
    with pytest.raises(BadInput, match="did you mean report"):
        help_on("reprot", talk.session, 80)


# How it is won


@pytest.mark.parametrize("name", TEXTS)
def test_every_text_has_five_lines_on_how_it_is_won_and_one_on_what_to_type_first(name: str) -> None:
    guide = guide_to(TEXTS[name])
    assert len(guide.won) == 5
    assert all(len(line) <= 78 for line in guide.won)
    assert len(f"Type first: {guide.first} – {guide.then}.") <= 80


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_to_be_typed_first_is_done_as_soon_as_enter_has_brought_the_round_there(name: str) -> None:
    game = TEXTS[name]
    talk = at(game)
    for _ in range(6):
        awaited = talk.session.view().awaited or {}
        if awaited["kind"] == "wagering":
            break
        talk.try_(awaited["offers"][0] if talk.session.view().yours else "")
    before = len(talk.session.round.log)
    talk.try_(guide_to(game).first)
    assert len(talk.session.round.log) > before


def test_a_version_with_rules_of_its_own_has_a_guide_of_its_own() -> None:
    [crown] = [game for name, game in TEXTS.items() if name.endswith("Crown 21")]
    assert "soft 17" in " ".join(guide_to(crown).won)
    assert "soft 17" not in " ".join(guide_to(TEXTS["blackjack qld 1998-09-04"]).won)


# The rules from inside a game


def test_the_rules_are_searched_from_inside_a_game() -> None:
    talk = at(TEXTS["blackjack vic 1999-11-08"])
    found = "\n".join(printed(pages.find_page("exposed card", talk.session.game, talk.session.settings.on)))
    assert "vic 24/1999" in found or "qld" in found
    with pytest.raises(BadInput, match="nothing is found for 'xyzzy'"):
        talk.try_("find xyzzy")
    with pytest.raises(BadInput, match="say what to look for"):
        talk.try_("find")


def test_where_no_wager_is_open_help_on_wagers_says_so() -> None:
    talk = at(TEXTS[next(name for name in TEXTS if name.startswith("roulette"))])
    while not talk.session.paused:
        talk.try_("")
    [group] = subjects.wagers(talk.session.view(), talk.session.lexicon)
    assert (group.title, group.rows) == ("No wager is open to you now", [])
