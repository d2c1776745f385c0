"""A kernel is kept on disk, and compiled anew when anything that it may have inlined is another."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from houseway.cache import fingerprint, kept, package, sources
from houseway.kernels import compiler


def twice(number: int) -> int:
    return 2 * number


@pytest.fixture(params=["as it is", "said by Numba's own setting"])
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Where kernels are kept, in whatever surroundings the tests run: nothing of the machine's own is touched."""
    own = tmp_path / "houseway" / "kernels"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compiler.CONFIG, "CACHE_DIR", "" if request.param == "as it is" else str(own))
    return own


def test_a_kernel_is_kept_under_the_fingerprint_of_all_that_is_compiled(cache: Path) -> None:
    made: Any = compiler.kernel(twice)
    assert made(21) == 42
    (folder,) = cache.iterdir()
    assert folder.name == compiler.sources()
    assert len(list(folder.rglob("*.nbi"))) == 1
    again: Any = compiler.kernel(twice)
    assert again(21) == 42
    assert sum(again.stats.cache_hits.values()) == 1


def test_other_sources_in_another_file_are_another_folder(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Any = compiler.kernel(twice)
    made(21)
    monkeypatch.setattr(compiler, "sources", lambda: "another")
    again: Any = compiler.kernel(twice)
    again(21)
    assert not again.stats.cache_hits
    assert len(list(cache.iterdir())) == 2


def test_where_nothing_can_be_written_a_kernel_is_compiled_all_the_same(cache: Path) -> None:
    cache.parent.write_text("no folder", encoding="utf-8")
    made: Any = compiler.kernel(twice)
    assert made(21) == 42
    assert made.stats.cache_path is None


@pytest.mark.usefixtures("cache")
def test_what_else_numba_compiles_is_kept_where_it_was() -> None:
    before = compiler.CONFIG.CACHE_DIR
    compiler.kernel(twice)
    assert before == compiler.CONFIG.CACHE_DIR


@pytest.mark.parametrize("changed", ["kernels/words.py", "kernels/gpu/hands.py"])
def test_a_changed_source_changes_the_fingerprint(tmp_path: Path, changed: str) -> None:
    for name in ("kernels/words.py", "kernels/gpu/hands.py", "games/words.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one = 1\n", encoding="utf-8")
    before = fingerprint("", compiler.COMPILED, tmp_path)
    (tmp_path / "games/words.py").write_text("one = 2\n", encoding="utf-8")
    assert fingerprint("", compiler.COMPILED, tmp_path) == before
    (tmp_path / changed).write_text("one = 2\n", encoding="utf-8")
    assert fingerprint("", compiler.COMPILED, tmp_path) != before


@pytest.mark.parametrize(
    "imports",
    ["from houseway.play import walk", "from houseway.play.walk import End", "import houseway.play.walk",
     "    from houseway.play import (\n    key,\n    walk,\n)"],
)  # fmt: skip
def test_what_a_source_imports_is_a_source(tmp_path: Path, imports: str) -> None:
    for name, text in {"odds/rows.py": imports, "play/walk.py": "import houseway.money", "money.py": ""}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"{text}\n", encoding="utf-8")
    before = fingerprint("", ["odds"], tmp_path)
    (tmp_path / "money.py").write_text("CENTS = 100\n", encoding="utf-8")
    assert fingerprint("", ["odds"], tmp_path) != before


def test_whatever_a_walk_has_loaded_is_among_its_sources() -> None:
    walk = """
import sys
from houseway.simulate import simulate
simulate("wheel-of-fortune", 100)
print(*(m.__file__ for name, m in sorted(sys.modules.items()) if name.startswith("houseway.") and m.__file__))
"""
    done = subprocess.run([sys.executable, "-c", walk], capture_output=True, text=True, check=True)
    loaded = {Path(each).resolve() for each in done.stdout.split()}
    from houseway.simulate.store import SOURCES

    known = {each.resolve() for each in sources([*SOURCES, "games/wheel_of_fortune"], package().resolve())}
    assert {"walk.py", "draws.py", "errors.py", "cite.py"} <= {each.name for each in loaded}
    assert sorted(loaded - known) == []


def test_what_is_made_is_kept_and_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "made.json"
    assert kept(path, lambda: [[1, "two"], None]) == [[1, "two"], None]
    assert kept(path, lambda: pytest.fail("it is kept")) == [[1, "two"], None]
    path.write_text("[[1, ", encoding="utf-8")
    assert kept(path, lambda: [3]) == [3]


def test_what_cannot_be_kept_is_made_every_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert [kept(tmp_path / "file" / "made.json", lambda: each) for each in (1, 2)] == [1, 2]  # noqa: B023
