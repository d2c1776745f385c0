"""The Tab key: a line that was begun becomes one of those that are understood now."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from houseway.cli.terminal.session import TerminalSession

Completes: TypeAlias = Callable[[str], Sequence[str]]


def nothing(_text: str) -> Sequence[str]:
    return ()


def completions(text: str, session: "TerminalSession") -> list[str]:
    """What may follow what was typed so far: whole lines of what is listed now, as far as the next word."""
    from houseway.cli.terminal.help import lines_now

    begun = text.lower().lstrip()
    found = [line for line in lines_now(session) if line.lower().startswith(begun) and line.lower() != begun]
    return list(dict.fromkeys(_next_word(line, len(begun)) for line in found))


def _next_word(line: str, at: int) -> str:
    """The line up to the end of the word that is begun; what stands in quotation marks is one word."""
    end = at
    while end < len(line) and (line[end] != " " or end == at or line[:end].count('"') % 2):
        end += 1
    return line[:end] + (" " if end < len(line) else "")


def complete_with(completes: Completes) -> None:
    """Turns the Tab key on, with arrow keys and history, where the platform has them."""
    with suppress(ImportError):
        import readline

        found: list[str] = []

        def nth(text: str, number: int) -> str | None:
            if number == 0:
                found[:] = completes(text)
            return found[number] if number < len(found) else None

        readline.set_completer(nth)
        readline.set_completer_delims("")  # the line as a whole
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
