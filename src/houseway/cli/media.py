"""What commands print with: Rich (extra `cli`), or what stands in for it where that is not installed."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("rich") is not None:
    from rich.box import SIMPLE_HEAD as SIMPLE_HEAD
    from rich.console import Console as Console
    from rich.console import Group as Group
    from rich.table import Table as Table
    from rich.text import Text as Text
else:
    from houseway.cli.plain import SIMPLE_HEAD as SIMPLE_HEAD
    from houseway.cli.plain import Console as Console
    from houseway.cli.plain import PlainGroup as Group
    from houseway.cli.plain import PlainTable as Table
    from houseway.cli.plain import PlainText as Text
