"""What holds of the whole source: counts that may only fall. Whoever brings one down writes the new one here."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from houseway.games import GAMES

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "houseway"
FILES = {file.relative_to(SOURCE): file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))}
LINES_A_FILE, LINES_A_FUNCTION, LINES_A_FILE_OF_TESTS = 400, 40, 600
KERNELS = ("kernels",)  # compiled as a whole: what is split there is called for every card
LONGER_FUNCTIONS = {
    "families/poker/misdeals.py:misdeal_acts", "families/spoken_wagers.py:declare_wager",
    "simulate/count_value.py:count_cards", "simulate/card_counter.py:by_count", "simulate/simulation.py:simulate",
}  # fmt: skip
GAME_NAMES_ELSEWHERE = 51
NAMES_OF_SEVERAL_CLASSES = 14


@cache
def parsed(text: str) -> ast.Module:
    return ast.parse(text)


def functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(parsed(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_a_file_has_at_most_400_lines() -> None:
    assert [str(file) for file, text in FILES.items() if text.count("\n") > LINES_A_FILE] == []


def test_a_file_of_tests_has_at_most_600_lines() -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in TESTS.rglob("*.py")}
    assert [name for name, text in files.items() if text.count("\n") > LINES_A_FILE_OF_TESTS] == []


def test_a_function_has_at_most_40_lines() -> None:
    longer = {
        f"{file.as_posix()}:{each.name}"
        for file, text in FILES.items()
        for each in functions(text)
        if (each.end_lineno or 0) - each.lineno + 1 > LINES_A_FUNCTION and not {*file.parts} & {*KERNELS}
    }
    assert longer <= LONGER_FUNCTIONS


def test_no_more_names_of_games_stand_outside_their_folders() -> None:
    named = re.compile(rf"""["\'](?:{"|".join(map(re.escape, GAMES))})["\']""")
    found = {file: named.findall(text) for file, text in FILES.items() if file.parts[0] not in ("games", "bench")}
    assert sum(map(len, found.values())) <= GAME_NAMES_ELSEWHERE


def test_only_the_rooms_above_load_the_plan_and_the_best_play_of_a_game() -> None:
    named = re.compile(r"houseway\.games\.\w+(?: import |\.)(?:best|plan)\b")
    below = [file for file in FILES if file.parts[0] in ("play", "families", "strategies", "games")]
    rules = [file for file in below if file.parts[2:3] not in (("best",), ("plan.py",))]
    assert [str(file) for file in rules if named.search(FILES[file])] == []


def test_no_more_classes_share_a_name() -> None:
    places: dict[str, set[Path]] = defaultdict(set)
    for file, text in FILES.items():
        for node in parsed(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(file)
    shared = Counter({name: len(files) for name, files in places.items() if len(files) > 1})
    assert len(shared) <= NAMES_OF_SEVERAL_CLASSES


NOUNS = """
betting calling card_counting card_handling dealing doubling ending mapping opening printing ranking recording ring
ruling setting shuffling spinning splitting tally understanding wagering
"""
NAMED_AS_TYPED = {"approved", "reported"}  # `houseway rules approved`


def test_a_module_is_called_by_a_noun() -> None:
    """Where the law heads a section with a verbal noun, or the trade has no other, that; a participle nowhere."""
    names = {each.removesuffix(".py") for file in FILES if "versions" not in file.parts for each in file.parts}
    others = {name for name in names if re.search(r"(?:ing|ed|ly)$", name)}
    assert others - {*NOUNS.split()} - NAMED_AS_TYPED == set()


# The tests go by what anybody may call

EVERYBODYS = {
    "_asdict",
    "_exit",
    "_fields",
    "_getframe",
    "_replace",
    "_repr_html_",
    "_repr_svg_",
}  # of Python, notebooks


def private(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls") | ast.Call(func=ast.Name(id="super"))):
                pass
            case ast.Attribute(attr=name) if name.startswith("_"):
                yield name
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("houseway"):
                yield from (each.name for each in names if each.name.startswith("_"))
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                yield from [name] if name.startswith("_") else []


def test_no_test_uses_a_private_name() -> None:
    files = [file for file in TESTS.rglob("*.py") if file.name != "__init__.py"]
    used = {file.name: {*private(file.read_text(encoding="utf-8"))} - EVERYBODYS for file in files}
    assert {
        name: found
        for name, names in used.items()
        if (found := [each for each in names if not re.fullmatch("__.+__", each)])
    } == {}
    assert len(files) > 400


# An event is a typed value until it is a byte: nothing outside of the codec goes by its keys or letters

ROOMS = ("store", "house", "shown", "verify", "floor", "ledger", "cli", "bench")
THE_CODEC = {"store/codec.py", "store/old_form.py"}
FROZEN = "store/migrations/versions/"  # a migration is of its own time
UNTYPED = {
    "asks which keys an event has": re.compile(r'"\w+" (?:not )?in (?:body|bodies)\b'),
    "reads an event by its keys": re.compile(r"\bbody(?:\[|\.get\()"),
    "writes a note of the house as a dict": re.compile(r'\{"house":'),
    "goes by the letters of a stored text": re.compile(r"body\.(?:startswith|contains|like)|LIKE '"),
}


def files() -> list[Path]:
    found = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    return [f for f in found if (name := str(f.relative_to(SOURCE))) not in THE_CODEC and not name.startswith(FROZEN)]


@pytest.mark.parametrize("what", UNTYPED)
def test_nothing_outside_of_the_codec(what: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in files()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if UNTYPED[what].search(line)
    ]
    assert not wrong, f"{what}: {wrong}"


def test_the_files_are_there_to_be_looked_at() -> None:
    assert len(files()) > 100


# The pages draw what they are told

PAGES = SOURCE.parents[1] / "web" / "src"
SHAPES = ("contract.ts", "boxes.ts", "lying.ts")
"""What the house tells, and where on a cloth it is drawn."""
AT_MOST = {
    "types an answer of the house by hand": (re.compile(r"\bapi<\{|\bask<\{|\bPolled<\{"), 0),
    "names a provision": (
        re.compile(r"""["'`](?:qld|vic) (?:s|r|part )?\d"""),
        1,
    ),  # an example in a search
    "works out what somebody won": (re.compile(r"\.paid\b.*\.stake\b|\.stake\b.*\.paid\b"), 0),
    "has a shape of its own": (re.compile(r"^\s*(?:export )?(?:interface|type) (?!Props\b)\w+"), 4),
}
"""How often the pages may do so: these counts only fall."""


def test_the_pages_draw_what_they_are_told() -> None:
    lines = [
        f"{file.relative_to(PAGES)}:{number}: {line.strip()}"
        for file in sorted((*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")))
        if file.name not in SHAPES and not file.name.endswith(".test.ts")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]
    assert len(lines) > 5_000
    for what, (pattern, most) in AT_MOST.items():
        found = [line for line in lines if pattern.search(line.split(": ", 1)[1])]
        assert len(found) == most, f"{what}: {found}"


# What the documents name is there, and they can be read in any window

ROOT = SOURCE.parents[1]
DOCUMENTS = sorted(
    (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")), key=lambda page: page.as_posix()
)
NAMED = re.compile(r"`(?:src/houseway/)?([a-z_]+/[a-z_/*]+\.(?:py|toml|tsv|ts))\b")
FILE_NAMED = re.compile(r"`(?:[\w./*{}<>-]*/)?([a-z_0-9]+\.py)\b")
PLACES = (SOURCE, ROOT, ROOT / "src", ROOT / "law", PAGES)
PROGRAMS = {each.name for folder in ("src", "tests", "tools", "benchmarks") for each in (ROOT / folder).rglob("*.py")}
TODAY = [page for page in DOCUMENTS if page.name != "CHANGELOG.md"]  # which may name what is gone
COLUMNS = 120


def called(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", TODAY, ids=called)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    paths = {name for name in NAMED.findall(text) if not name.startswith("high_or_low/")}
    gone = [name for name in sorted(paths) if not any(any(place.glob(name)) for place in PLACES)]
    assert gone + sorted({*FILE_NAMED.findall(text)} - PROGRAMS) == []


@pytest.mark.parametrize("page", DOCUMENTS, ids=called)
def test_a_page_is_wrapped_at_120_columns(page: Path) -> None:
    """But for what cannot be broken: tables, code, and a link or a word that is longer by itself."""
    prose = re.sub(r"^( *)(```|~~~).*?^\1\2$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in prose.splitlines() if len(line) > COLUMNS and not line.startswith(("|", "    "))]
    assert [line for line in long if " " in re.sub(r"\[.*?\]\(.*?\)", "", line.strip())] == []


def test_the_pages_are_there_to_be_looked_at() -> None:
    assert len(DOCUMENTS) > 50
