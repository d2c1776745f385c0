"""What others have published is what we work out; and a figure that is not ours is told apart."""

from pathlib import Path
from typing import Any

import pytest

from houseway.certify import published_figures
from houseway.certify.certificate import Application, certificate
from houseway.certify.figures import figures
from houseway.certify.published_figures import published_data
from houseway.games import GAMES, variants

NAMED = {each["game"] for each in published_figures.published()}
QUICK = [name for name in GAMES if name in NAMED and not variants(name)[0].ponders]


def told(name: str, **settings: Any) -> list[dict[str, Any]]:
    game = variants(name)[0]
    return published_data(game, settings, [] if game.pot else figures(game, settings))


@pytest.mark.parametrize("name", QUICK)
def test_every_figure_that_others_have_published_agrees_with_ours(name: str) -> None:
    found = told(name)
    assert len(found) > 2
    assert [each for each in found if not each["agrees"]] == []
    assert all(each["source"] and each["what"] for each in found)


def test_figures_are_of_the_number_of_decks_that_they_were_published_for() -> None:
    by_decks = {
        game.variant["decks"]: published_data(game, {}, figures(game, {})) for game in variants("mini-baccarat")
    }
    assert {decks: [each["published"] for each in found] for decks, found in by_decks.items()} == {
        8: ["-1.0579%", "-1.2351%", "-14.3596%"],
        6: ["-1.0558%", "-1.2374%", "-14.4382%"],
    }
    assert all(each["agrees"] for found in by_decks.values() for each in found)


def test_another_figure_does_not_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"game": "roulette", "wager": "red", "pays": "1", "says": "-2.71%", "source": "nobody"}
    elsewhere = wrong | {"pays": "2"}  # the text pays otherwise: nothing is compared
    monkeypatch.setattr(published_figures, "published", lambda: [wrong, elsewhere])
    assert [(each["published"], each["ours"], each["agrees"]) for each in told("roulette")] == [
        ("-2.71%", "-2.70%", False)
    ]


def test_of_a_draft_the_wagers_that_it_leaves_alone_are_compared() -> None:
    text = (Path(__file__).parents[2] / "docs" / "drafts" / "six-decks.toml").read_text(encoding="utf-8")
    found = certificate(Application("baccarat", draft=text, rounds=0)).data  # with another commission
    assert [(each["published"], each["agrees"]) for each in found["published"]] == [
        ("-1.2374%", True),
        ("-14.4382%", True),
    ]
    assert [(each["decks"], each["permitted"]) for each in found["decks"]] == [(1, False), (6, True), (8, False)]
