"""Baccarat in Victoria at the terminal: who holds the shoe, and secret wagers in a tournament."""

from collections.abc import Iterator

from rich.text import Text

from houseway.play.view import View


def shoe(view: View) -> str:
    """Who holds the shoe since 2001, and for which hand."""
    seen = view.look
    if not seen.get("marker"):
        return "▾ the dealer deals" if seen["banker"] == "dealer" else ""
    whose = "you hold" if seen["banker"] == view.viewer else f"{seen['banker']} holds"
    instead = f"; {_you(view, seen['deals'])} deals" if seen["deals"] != seen["banker"] else ""
    return f"▾ {whose} the shoe, and the {seen['marker']}'s hand{instead}"


def markers(view: View) -> Iterator[Text]:
    """The markers of secret wagers, and the viewer's own form."""
    seen = view.look
    if "secret markers" not in seen:
        return
    line = Text(f"  secret wagers: {seen['secret wagers left']} left to you", "magenta")
    for name in seen["secret markers"]:
        line.append(f" · ✉ {_you(view, name)}", "bold magenta")
    for name, form in {**seen["forms of the last hand"], **seen["forms"]}.items():
        line.append(f" · {_you(view, name)}: {form['type']} ${form['figures']}", "magenta")
    yield line


def _you(view: View, name: str) -> str:
    return "you" if name == view.viewer else name
