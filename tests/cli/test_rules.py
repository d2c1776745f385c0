"""`houseway rules`, and what every command promises: exit status, one line on wrong input, one JSON document."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from support.commands import Capture, said, told

from houseway import __version__
from houseway.cite import cite
from houseway.cli import COMMANDS, main, rules
from houseway.cli.rules import coverage, show
from houseway.games import find
from houseway.play.record import read, replay
from houseway.rulebook.coverage import Answered, Coverage, Dangling
from houseway.rulebook.provisions import Provision


def test_s1_short_title_is_shown_with_the_version_and_the_section(capsys: Capture) -> None:
    version = said(capsys, "--version")
    assert version.startswith(f"houseway {__version__}, with Queensland's Casino Gaming Rules 1985")
    assert "(qld s1)" in version
    assert "12 notices of the Victorian Gazette, 1999 to 2004" in version
    assert "Casino Gaming Rules 1985" in said(capsys, "rules", "show", "qld s1")


def test_s19_1_what_is_physical_in_part_is_told_beside_the_answer(capsys: Capture) -> None:
    assert "physical in part: in which order the chips of a stack lie" in said(capsys, "rules", "show", "qld s19(1)")
    assert told(capsys, "rules", "show", "qld s19(1)")["physical"].startswith("in which order")
    assert "physical in part" not in said(capsys, "rules", "show", "qld s19(2)")


def test_s2_dictionary_is_shown_at_its_section_and_beside_what_uses_its_words(capsys: Capture) -> None:
    assert {"void", "washing"} <= told(capsys, "rules", "show", "qld s2")["dictionary"].keys()
    assert told(capsys, "rules", "show", "qld s5(2)")["dictionary"].keys() == {"void"}


def test_the_bare_command_shows_where_to_start(capsys: Capture) -> None:
    assert "houseway play" in said(capsys)


@pytest.mark.parametrize(
    ("words", "shown"),
    [(["s22"], "qld s22(1)"), (["qld", "s22"], "qld s22(1)"), (["22"], "qld s22(1)"), (["B4"], "reading B4")],
)
def test_a_provision_is_shown_by_what_people_type(capsys: Capture, words: list[str], shown: str) -> None:
    assert said(capsys, "rules", "show", *words).startswith((shown, "qld s22"))


@pytest.mark.evidence
def test_show_briefly_leaves_out_sources_and_tests(capsys: Capture) -> None:
    whole, brief = told(capsys, "rules", "show", "qld s5(2)"), told(capsys, "rules", "show", "qld s5(2)", "--brief")
    assert (bool(whole["evidence"]), brief["evidence"], brief["tests"], brief["does"]) == (True, [], [], whole["does"])
    assert "tests/" not in said(capsys, "rules", "show", "qld s5(2)", "--brief")


def test_the_list_as_data_has_the_texts(capsys: Capture) -> None:
    [row] = [each for each in told(capsys, "rules", "list", "roulette") if each["cite"] == "qld s5(2)"]
    assert row["does"]
    assert row["paragraphs"].keys() == {"(a)", "(b)"}


@pytest.mark.evidence
def test_show_tells_all_about_a_provision(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld s5(2)")
    assert (document["cite"], document["part"], document["held"]) == ("qld s5(2)", "qld part 2", "full")
    assert document["paragraphs"].keys() == {"(a)", "(b)"}
    assert (document["answer"], document["from"], document["in_force"]) == ("enforced", "1998-09-04", True)
    assert "G2" in [each["reading"] for each in document["readings"]]
    assert {("qld s5(2)(a)", "ruling"), ("qld s5(2)(b)", "ruling")} <= {
        (each["cite"], each["kind"]) for each in document["evidence"]
    }


@pytest.mark.evidence
def test_show_tells_where_it_came_out_and_which_tests_name_it(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld s134")
    came_out = {each["kind"]: each for each in document["evidence"]}
    decided, told_alone = (f"games.roulette.irregularities:{name}" for name in ("interference", "handle"))
    assert came_out["ruling"]["where"] == [decided]
    assert came_out["words"]["where"] == [told_alone, decided]  # where nothing is decided by it
    assert (came_out["refusal"]["places"], len(came_out["refusal"]["where"])) == (3, 2)
    assert all(each["where"][0].startswith("tests/games/test_roulette") for each in document["tests"])
    printed = said(capsys, "rules", "show", "qld s134")
    assert "ruling (qld s134): games.roulette.irregularities:interference" in printed
    assert "test (qld s134): tests/games/test_roulette" in printed


@pytest.mark.evidence
def test_show_counts_the_places_that_it_does_not_name(capsys: Capture) -> None:
    each = next(row for row in told(capsys, "rules", "show", "qld s135")["evidence"] if row["kind"] == "ask")
    assert (each["places"], len(each["where"])) == (13, 2)  # a row for each wager
    assert "roulette: 6-line, roulette: black and 11 more" in said(capsys, "rules", "show", "qld s135")


@pytest.mark.evidence
def test_show_says_of_a_frame_by_what_it_is_kept(capsys: Capture) -> None:
    told_of = told(capsys, "rules", "show", "qld s354(1)")
    assert told_of["answer"] == "frames"
    assert f"frames: {told_of['kept_by'][:20]}" in said(capsys, "rules", "show", "qld s354(1)")


@pytest.mark.evidence
def test_show_of_a_paragraph_gives_it_with_its_stem_and_without_the_others(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld s5(2)(b)")
    assert (document["cite"], list(document["paragraphs"])) == ("qld s5(2)(b)", ["(b)"])
    assert document["does"]
    cited = {each["cite"] for each in document["evidence"]}
    assert ("qld s5(2)(b)" in cited, "qld s5(2)(a)" in cited) == (True, False)


def test_show_of_a_section_gives_each_subsection(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "qld s5")
    assert [each["cite"] for each in document["provisions"]] == [f"qld s5({n})" for n in (1, 2, 3, 4)]


def test_show_of_a_reading(capsys: Capture) -> None:
    document = told(capsys, "rules", "show", "reading B4")
    assert (document["reading"], document["bears_on"]) == ("B4", ["qld s38(5)"])
    assert "Because: " in said(capsys, "rules", "show", "reading B4")


def test_show_says_plainly_that_only_the_index_is_held(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    indexed = Provision(cite("qld s5(1)"), "qld part 2", "Wagers")
    monkeypatch.setattr(show, "find", lambda _asked: (indexed,))
    assert "Only the index holds this provision" in said(capsys, "rules", "show", "qld s5(1)")
    assert told(capsys, "rules", "show", "qld s5(1)")["held"] == "index"


def test_show_on_a_moment_before_a_notice_answers_no(capsys: Capture) -> None:
    words = ("rules", "show", "vic 24/1999 r21", "--on")
    assert "Not in force" in said(capsys, *words, "1999-11-08T03:59", status=1)
    assert "Not in force" not in said(capsys, *words, "1999-11-08")


@pytest.mark.evidence
def test_list_gives_the_provisions_of_a_game(capsys: Capture) -> None:
    rows = told(capsys, "rules", "list", "roulette", "--rules", "qld", "--on", "1999-06-30")
    by_cite = {row["cite"]: row for row in rows}
    assert by_cite["qld s6(3)"]["answer"] == "physical"
    assert by_cite["qld s6(3)"]["held"] == "full"
    assert "qld s13(1)" not in by_cite
    printed = said(capsys, "rules", "list", "roulette")
    assert "qld s131(2A)" in printed
    assert "vic 31/2000 r15.5" in printed


def test_list_of_all_is_of_both_jurisdictions(capsys: Capture) -> None:
    assert len(told(capsys, "rules", "list")) == 1940  # one has been replaced
    assert {row["cite"].split()[0] for row in told(capsys, "rules", "list", "--on", "1999-01-01")} == {"qld"}


def test_coverage_is_the_document_that_is_promised(capsys: Capture) -> None:
    main(["rules", "coverage", "--json"])
    document = json.loads(capsys.readouterr().out)
    answers = ["enforced", "told", "shown", "frames", "physical"]
    assert list(document) == ["provisions", *answers, "unanswered", "dangling"]
    assert document["provisions"] == 1941 == sum(document[each] for each in answers) + len(document["unanswered"])


@pytest.mark.parametrize(("dangling", "status"), [((), 0), ((Dangling("a.py:1", "qld s99"),), 1)])
def test_coverage_answers_no_where_a_citation_dangles(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, dangling: tuple[Dangling, ...], status: int
) -> None:
    monkeypatch.setattr(coverage, "survey", lambda: Coverage((), dangling))
    printed = said(capsys, "rules", "coverage", status=status)
    assert ("a.py:1: qld s99 resolves to nothing" in printed) == bool(dangling)


def test_coverage_prints_the_parts_and_keeps_the_list_short_unless_all_is_asked(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanting = [Answered(Provision(cite(f"qld s131({n})"), "qld part 8", "x"), None, ("no test",)) for n in range(30)]
    monkeypatch.setattr(coverage, "survey", lambda: Coverage(tuple(wanting), ()))
    short = said(capsys, "rules", "coverage", status=1)
    whole = said(capsys, "rules", "coverage", "--all", status=1)
    assert "Roulette" in short
    assert "--all lists them" in short
    assert "--all lists them" not in whole
    assert len(whole) > len(short)


def test_coverage_of_one_part(capsys: Capture) -> None:
    main(["rules", "coverage", "--part", "5", "--json"])
    assert {each["part"] for each in json.loads(capsys.readouterr().out)["unanswered"]} <= {"qld part 5"}


@pytest.mark.parametrize(
    ("words", "allowed"),
    [
        (["bogus"], "rules"),
        (["rules"], "find, show, list"),
        (["rules", "show"], "CITE"),
        (["rules", "show", "push"], "qld s37(4)"),
        (["rules", "show", "qld s5(9)"], "qld s5(1)"),
        (["rules", "show", "qld s5(2)(z)"], "(a), (b)"),
        (["rules", "show", "reading B99"], "B4"),
        (["rules", "show", "qld s5(2)", "--on", "1990-01-01"], "1998-09-04"),
        (["rules", "show", "qld s5(2)", "--on", "soon"], "2000-12-15"),
        (["rules", "list", "chess"], "com-bo"),
        (["rules", "list", "--rules", "nsw"], "vic"),
        (["rules", "list", "roulette", "--rules", "qld", "--on", "1990-01-01"], "1998-09-04"),
        (["rules", "list", "roulette", "--on", "1990-01-01"], "1999-11-08"),
        (["rules", "coverage", "--part", "22"], "21"),
        (["rules", "coverage", "--part", "9" * 5000], "21"),
        (["rules", "coverage", "--bogus"], "--bogus"),
    ],
)
def test_wrong_input_is_one_line_that_says_what_is_allowed(capsys: Capture, words: list[str], allowed: str) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("houseway")
    assert printed.err.count("\n") == 1
    assert allowed in printed.err


@pytest.mark.parametrize("words", [[], ["rules"], ["rules", "show"], ["rules", "list"], ["rules", "coverage"]])
def test_help_has_an_example(capsys: Capture, words: list[str]) -> None:
    assert "example:\n  houseway " in said(capsys, *words, "--help")


@pytest.mark.parametrize("words", ["rules list", "rules list --json", "rules show 'qld s5'", "odds roulette"])
def test_a_reader_that_goes_away_is_no_error(words: str) -> None:
    command = f"{sys.executable} -m houseway.cli {words} | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


def test_a_reader_that_goes_away_leaves_a_record(tmp_path: Path) -> None:
    lines = "cut\\n" + "10\\n\\nstand\\nstand\\n" * 20
    command = f"printf '{lines}' | {sys.executable} -m houseway.cli play blackjack --seed 4 --record b.round | head -1"
    done = subprocess.run(
        ["bash", "-c", f"{command}; echo ${{PIPESTATUS[1]}}"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert (done.stderr, done.stdout.splitlines()[-1]) == ("", "0")
    assert not replay(read((tmp_path / "b.round").read_text()), find).differences


def test_only_the_command_that_is_asked_for_is_loaded() -> None:
    code = "import sys, houseway.cli; houseway.cli.main(['--version']); print('rich' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_every_command_is_a_module_of_the_package() -> None:
    of_rules = Path(rules.__file__).parent
    assert all(find_spec(f"houseway.cli.{command}") for command in COMMANDS)
    assert all((of_rules / f"{command}.py").is_file() for command in rules.COMMANDS)


def test_show_waits_for_no_game_and_no_other_command() -> None:
    code = "import sys, houseway.cli; houseway.cli.main(['rules', 'show', 'qld s38(5)']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    slow = ("houseway.games", "houseway.printing", "houseway.cli.rules.sign", "numpy", "numba")
    assert not [each for each in loaded if each.startswith(slow)]
