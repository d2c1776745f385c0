"""Pages that are asked for: everything that may be done, a provision, the sign, what wagers pay, and help."""

from fractions import Fraction
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from houseway.cite import BadCite, cite
from houseway.cli.output import table
from houseway.cli.terminal.drawing import indented, provision_words
from houseway.cli.terminal.grammar import Lexicon
from houseway.errors import BadInput
from houseway.money import Amount, Pays, cents, dollars
from houseway.play.game import Game
from houseway.play.layout import ways_to_pay
from houseway.play.table import Table
from houseway.play.view import Data, View
from houseway.play.wager import Wager
from houseway.rulebook import find, readings_on

FEW_WAYS = 3
COMMANDS = (
    ("?", "everything that you may do now, the amounts and the provision; ? dealer lists the dealer's"),
    ("rules qld s36", "a provision in our own words; also rules reading S2"),
    ("odds", "what each wager pays"),
    ("sign", "the least and the most that may be wagered"),
    ("layout", "the cloth, with what must be printed on it"),
    ("best", "what the odds say is best now, and what the other choices cost"),
    ("again · undo", "the wagers of the last round once more; back before your last wager, while wagers are open"),
    ("go", "on without a wager; Enter does what the line above the prompt says"),
    ("report · report WORDS", "a menu of what can be reported now, and its details one by one"),
    ("steps", "stop at every step, before a result stands, so that what goes wrong there can be reported"),
    ("results", "how you fare, at this table and at those before"),
    ("buy 100", "buy chips"),
    ("as dealer ACT key=value", "report or direct something in another role, as ? dealer lists it"),
    ("table", "draw the table again"),
    ("quit", "leave; a record of the session is written"),
)


def options_page(view: View, role: str = "") -> list[RenderableType]:
    """Everything that the viewer may do now; `role` where somebody else asks for it."""
    whose = f"The {role}" if role else "You"
    if not view.options:
        return [Text(f"{whose} may do nothing now. Awaited: {(view.awaited or {}).get('says', 'the next round')}")]
    rows = [(*_told(option), option["under"]) for option in _merged(view.options)]
    how = f"{whose} may now (type: as {role} …):" if role else "You may now:"
    return [Text(how, "bold"), table(("act", "details", "amounts", "under"), rows)]


def _merged(options: list[Data]) -> list[Data]:
    """The ways to do one thing, where there are many, as one line with all that its details may be."""
    found: dict[tuple[object, ...], list[Data]] = {}
    for option in options:
        on = [f["choices"] for f in option["fields"] if f["name"] == "on"]
        kind = (option["act"], str(on), *(f["name"] for f in option["fields"]))
        found.setdefault(kind, []).append(option)
    return [line for ways in found.values() for line in (ways if len(ways) <= FEW_WAYS else [_merge(ways)])]


def _merge(ways: list[Data]) -> Data:
    return ways[0] | {"fields": [_united(list(fields)) for fields in zip(*(w["fields"] for w in ways), strict=True)]}


def _united(fields: list[Data]) -> Data:
    first = fields[0]
    if first["kind"] == "money":
        least, most = min(cents(f["least"]) for f in fields), max(cents(f["most"]) for f in fields)
        return first | {"least": dollars(least), "most": dollars(most)}
    return first | {"choices": list(dict.fromkeys(c for f in fields for c in f.get("choices", ())))}


def _told(option: Data) -> tuple[str, str, str]:
    """`wager red`, and $5.00 to $500.00: a detail with one choice belongs to the act."""
    act, details, amounts = [option["act"]], [], []
    for field in option["fields"]:
        choices = field.get("choices", ())
        if field["optional"]:
            continue
        if field["kind"] == "money":
            amounts.append(_amounts(field))
        elif len(choices) == 1:
            act += [str(choices[0])] if str(choices[0]) != act[-1] else []
        elif field["name"] == "selection":
            details.append(_few(choices))
        else:
            words = "a moment" if field["kind"] == "moment" else _few(choices) if choices else "words"
            details.append(f"{field['name']}={words}")
    return " ".join(act), "; ".join(details) or option["says"], "; ".join(amounts)


def _amounts(field: Data) -> str:
    name = "" if field["name"] == "stake" else f"{field['name']}="
    step = "" if field["step"] in ("0.01", "1.00", field["least"]) else f" by ${field['step']}"
    most = "" if field["least"] == field["most"] else f" to ${field['most']}{step}"
    return f"{name}${field['least']}{most}"


def _few(choices: list[object]) -> str:
    if len(choices) <= 5:
        return ", ".join(map(str, choices))
    return f"{choices[0]}, {choices[1]} … {choices[-1]} ({len(choices)})"


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
    held = game.chances is not None or game.stages is not None
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
    return Fraction(pays.cents) if isinstance(pays, Amount) else pays.per_unit


def help_page(game: Game[Any], lexicon: Lexicon) -> list[RenderableType]:
    drawn = Grid.grid(padding=(0, 2))
    drawn.add_column(no_wrap=True, style="bold")
    for typed, does in (*lexicon.phrases, *COMMANDS):
        drawn.add_row(typed, does)
    return [Text(f"{game.title}: what you can type", "bold"), drawn]
