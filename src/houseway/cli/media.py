"""What commands print with: Rich (extra `cli`), or what stands in for it where that is not installed."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("rich") is not None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console, Group
    from rich.table import Table
    from rich.text import Text
else:
    from houseway.cli.plain import SIMPLE_HEAD, Console
    from houseway.cli.plain import PlainGroup as Group
    from houseway.cli.plain import PlainTable as Table
    from houseway.cli.plain import PlainText as Text

__all__ = ["SIMPLE_HEAD", "Console", "Group", "Table", "Text"]
