"""What is walked is kept, and walked anew when anything that it rests on is another."""

from pathlib import Path

import pytest

from houseway.games import find
from houseway.simulate import store
from houseway.simulate.games import Request
from houseway.simulate.throws import walks
from houseway.strategies import Strategy


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "houseway" / "walks"


def test_a_walk_is_read_as_it_was_written(cache: Path) -> None:
    asked = Request(find("two-up"))
    made = store.kept(asked, lambda: list(walks(asked)))
    assert len(list(cache.iterdir())) == 1
    read = store.kept(asked, lambda: pytest.fail("it is kept"))
    for one, other in zip(made, read, strict=True):
        assert (one.name, one.weights, one.tables.ends, one.tables.kinds) == (
            other.name, other.weights, other.tables.ends, other.tables.kinds,
        )  # fmt: skip
        assert one.tables.to.tolist() == other.tables.to.tolist()


def test_a_file_that_is_not_whole_is_walked_again(cache: Path) -> None:
    asked = Request(find("mini-dice"))
    store.kept(asked, lambda: list(walks(asked)))
    (file,) = cache.iterdir()
    file.write_bytes(file.read_bytes()[:100])
    assert len(store.kept(asked, lambda: list(walks(asked)))) == 1


def test_other_settings_and_other_wagers_are_other_walks() -> None:
    game = find("blackjack")
    asked = [
        Request(game),
        Request(game, Strategy("blackjack")),
        Request(game, settings={"decks": 6}),
        Request(game, wager="blackjack"),
    ]
    assert len({store.fingerprint(each) for each in asked}) == len(asked)


def test_where_nothing_can_be_kept_it_is_walked_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    asked = Request(find("mini-dice"))
    assert len(store.kept(asked, lambda: list(walks(asked)))) == 1
