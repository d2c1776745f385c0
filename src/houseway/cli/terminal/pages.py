"""Pages that are asked for: what may be done, how the game is won, a provision, the sign, and what wagers pay."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rich.console import Group as Together
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from houseway.cite import BadCite, cite
from houseway.cli.output import table
from houseway.cli.terminal.sheets import too_narrow
from houseway.cli.terminal.subjects import HelpRow, Subject
from houseway.cli.terminal.table import indented, provision_words
from houseway.errors import BadInput
from houseway.money import FixedSum, Pays
from houseway.odds import best_play
from houseway.odds.exact import is_held
from houseway.play.face import Guide
from houseway.play.game import Game
from houseway.play.grammar import Lexicon
from houseway.play.layout import ways_to_pay
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.rulebook import find, readings_on
from houseway.rulebook.library import library
from houseway.rulebook.missing_texts import known_game
from houseway.rulebook.rulesets import beyond
from houseway.rulebook.search import search

COMMANDS = (
    ("?", "what you may do now; ? wager, ? report, ? words, ? dealer by subject"),
    ("how · help", "how the game is won, and what to type first"),
    ("find exposed card", "the provisions that answer a question"),
    ("rules {rules}", "a provision in our own words; also rules reading {reading}"),
    ("odds", "what each wager pays"),
    ("sign", "the least and the most that may be wagered"),
    ("layout", "the cloth, with what must be printed on it"),
    ("best", "what the odds say is best now, and what the other choices cost"),
    ("why · why 2", "why the last thing was settled, refused or ruled so; why the second of your lines was"),
    ("again · undo", "the wagers of the last round once more; back before your last wager, while wagers are open"),
    ("go", "on without a wager; Enter does what the line above the prompt says"),
    ("report · report WORDS", "a menu of what can be reported now, and its details one by one"),
    ("steps", "stop at every step, so that what goes wrong there can be reported"),
    ("quick", "do not stop before a result stands, where what went wrong with it can be reported; again: stop there"),
    ("results", "how you fare, at this table and at those before"),
    ("buy 100", "buy chips"),
    ("as dealer …", "report or direct something in another role, as ? dealer lists it"),
    ("table", "draw the table again"),
    ("quit", "leave; a record of the session is written"),
)
MORE = "? what you may do now · ? words all that can be typed · find WORDS in the rules · odds · sign"
SHORT = 33  # characters of what is typed, beside what it does
FOUND = 5  # answers of a search
READINGS = {"qld": "S2", "vic": "B40"}


def subjects_page(groups: Sequence[Subject], more: str) -> list[RenderableType]:
    """What can be typed, by subject, each with what it does and the provision."""
    shown: list[RenderableType] = []
    for title, rows in groups:
        wide = max((len(row.typed) for row in rows if len(row.typed) <= SHORT), default=4)
        shown += [Text(title, "bold"), *(_row(row, wide) for row in rows)]
    return [*shown, Text(more, "dim")]


def more_subjects(staff: Sequence[str]) -> str:
    """Where more is told."""
    return f"? report · ? words · {' · '.join(f'? {name}' for name in staff)} · how · find WORDS"


def _row(row: HelpRow, wide: int) -> RenderableType:
    """What is typed, beside what it does; above it, where it is long."""
    short = len(row.typed) <= SHORT
    drawn = Grid.grid(padding=(0, 1), expand=True)
    drawn.add_column(width=wide + 2 if short else 4)
    drawn.add_column(ratio=1)
    drawn.add_column(justify="right", no_wrap=True, style="dim")
    drawn.add_row(Text(f"  {row.typed}" if short else "", "bold cyan"), Text(row.says), row.under)
    return drawn if short else Together(indented(row.typed, "bold cyan"), drawn)


def rules_page(text: str) -> list[RenderableType]:
    """A provision and the readings that bear on it; Queensland's where no body of rules is named."""
    if not text:
        raise BadInput("say which provision: rules qld s36, rules s5(2), rules reading S2")
    try:
        under = cite(_as_cited(text))
    except BadCite as wrong:
        raise BadInput(str(wrong)) from None
    heading = "" if under.is_reading else f"  {find(under)[0].heading}"
    shown: list[RenderableType] = [Text.assemble((under.text, "bold cyan"), (heading, "bold"))]
    shown += map(indented, provision_words(under))
    if not under.is_reading:
        shown += (indented(f"reading {each.id}: {each.reads}", "") for each in readings_on(under))
    return shown


def _as_cited(text: str) -> str:
    """`S65a(2)` is qld s65A(2): small and capital letters of what was typed, as a citation has them."""
    body, _, rest = text.partition(" ")
    if body.lower() not in ("qld", "vic", "reading"):
        body, rest = "qld", text
    if body.lower() == "reading":
        return f"reading {rest.upper()}"
    section, bracket, paragraphs = rest.partition("(")
    section = section.lower() if body.lower() == "vic" else section[:1].lower() + section[1:].upper()
    return f"{body.lower()} {section}{bracket}{paragraphs}"


def sign_page(at: Table) -> list[RenderableType]:
    """The sign, as it stands at the table."""
    return [Text(at.sign_shown())]


def layout_page(at: Table) -> list[RenderableType]:
    """The cloth, with what must be printed on it."""
    return [Text(at.game.layout(at))]


def odds_page(game: Game[Any]) -> list[RenderableType]:
    """What the rows say: what each wager pays, and where it is permitted."""
    rows = [(row.name, _pays(row), ", ".join(dict.fromkeys(map(str, row.cites))), row.says) for row in game.wagers]
    held = is_held(game) or best_play.is_found(game)
    if any(row.gets for row in game.wagers):  # what such a wager returns lies with the players
        more = [Text(game.note)]
    else:
        more = [Text(f"exact returns: houseway odds {game.name}", "dim")] if held else []
    return [table(("wager", "pays", "under", ""), rows), *more]


def _pays(row: Wager[Any]) -> str:
    if row.gets:
        return row.gets
    return ", ".join(map(str, sorted(ways_to_pay(row), key=_worth)))


def _worth(pays: Pays) -> Fraction:
    return Fraction(pays.cents) if isinstance(pays, FixedSum) else pays.per_unit


def words_page(game: Game[Any], lexicon: Lexicon) -> list[RenderableType]:
    """Everything that can be typed at some time or other, and what players say for what the law says."""
    drawn = Grid.grid(padding=(0, 2))
    drawn.add_column(no_wrap=True, style="bold")
    for typed, does in (*lexicon.phrases_in(game.rules), *_commands(game)):
        drawn.add_row(typed, does)
    return [Text(f"{game.title}: what can be typed", "bold"), drawn, *_both_words(lexicon)]


def _commands(game: Game[Any]) -> Iterator[tuple[str, str]]:
    example = next(str(row.cites[0]) for row in game.wagers if row.cites)
    for typed, does in COMMANDS:
        yield typed.format(rules=example), does.format(reading=READINGS[game.rules])


def _both_words(lexicon: Lexicon) -> list[RenderableType]:
    """`hit, hit me: the law says draw`."""
    found: dict[str, list[str]] = {"void": ["push"]}
    for said, words in (*lexicon.said.items(), *lexicon.kinds.items()):
        for word in words:
            if word.taught:
                found.setdefault(word.name, []).append(said)
    told = [f"{', '.join(says)} – {law}" for law, says in found.items()]
    return [Text("Players say – the law says", "bold"), indented(" · ".join(told), "")]


def how_page(game: Game[Any]) -> list[RenderableType]:
    """Five lines on how the game is won, and one on what to type first."""
    guide = guide_to(game)
    lines = [indented(line, "") for line in guide.won]
    told = [*first_line(game), *map(dim, notes(game)), dim(MORE)]
    return [Text(f"{game.title}: how it is won", "bold"), *lines, *told]


def opening(game: Game[Any], width: int, on: str | None = None) -> list[RenderableType]:
    """What somebody sees on sitting down: what to type first, and where more is told."""
    told = [*notes(game, on), *filter(None, (too_narrow(width),))]
    return [*first_line(game), *map(dim, told), dim("how: how it is won · ? what you may do now · quit")]


def guide_to(game: Game[Any]) -> Guide:
    """That of its version, where that has one of its own."""
    return game.face.guide_to(game.variant.get("version"))


def first_line(game: Game[Any]) -> list[Text]:
    guide = guide_to(game)
    return [Text.assemble("Type first: ", (guide.first, "bold cyan"), f" – {guide.then}.")] if guide.first else []


def notes(game: Game[Any], on: str | None = None) -> list[str]:
    """What a Victorian table borrows from Queensland, and what is not held of the moment asked about."""
    base = known_game(game.name, library()) if game.rules == "vic" else None
    borrowed = ""
    if base and base.base:
        borrowed = f"{base.base[0]} stands in for Victorian rules that are not held (reading {base.reading})."
    return [told for told in (borrowed, beyond(game.rules, on)) if told]


def dim(text: str) -> RenderableType:
    return Text(text, "dim")


def find_page(words: str, game: Game[Any], when: str | None) -> list[RenderableType]:
    """The provisions that answer a question about this game, best first."""
    if not words:
        raise BadInput("say what to look for, like find exposed card")
    found = search(words, game.name, when, None if notes(game) else game.rules, FOUND)  # a base is searched as well
    if not found:
        raise BadInput(f"nothing is found for '{words}'; fewer or other words may do")
    shown: list[RenderableType] = []
    for each in found:
        shown += [Text.assemble((each.cite, "bold cyan"), (f"  {each.heading}", "bold")), indented(each.says, "")]
    return [*shown, dim(f"rules {found[0].cite} tells all of the first")]
