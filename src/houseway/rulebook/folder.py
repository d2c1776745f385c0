"""Where the law is kept: `houseway/law` in an installed wheel, `law/` at the root of a source checkout."""

from functools import cache
from pathlib import Path

from houseway.errors import NotHeld

PACKAGE = Path(__file__).resolve().parents[1]


@cache
def law_folder(package: Path = PACKAGE) -> Path:
    """The folder of the law that goes with this copy of Houseway."""
    for folder in (package / "law", *(parent / "law" for parent in package.parents[:2])):
        if (folder / "index.tsv").is_file():
            return folder
    raise NotHeld(f"no law folder with an index.tsv is found in {package} or at the root of its checkout")


def checkout(package: Path = PACKAGE) -> Path | None:
    """The root of the source checkout, which alone has the tests; None where a wheel is installed."""
    root = package.parents[1]
    whole = package == root / "src" / package.name and (root / "tests").is_dir() and (root / "law").is_dir()
    return root if whole else None
