"""An installed Houseway, which has the law inside and no tests beside it, knows what a checkout knows."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.rulebook.folder import checkout

ROOT = checkout() or Path()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel has it: what is force-included stands where pyproject.toml puts it."""
    site = tmp_path_factory.mktemp("site-packages")
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "houseway", site / "houseway", ignore=without)
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    for source, target in wheel["force-include"].items():
        shutil.copytree(ROOT / source, site / target, ignore=without)
    return site


@pytest.mark.parametrize("words", [("rules", "show", "qld s134"), ("rules", "coverage")])
def test_an_installed_houseway_answers_as_a_checkout_does(
    installed: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "houseway.cli", *words, "--json"],
        cwd=installed,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    status = main([*words, "--json"])
    assert (done.returncode, done.stderr) == (status, "")
    assert json.loads(done.stdout) == json.loads(capsys.readouterr().out)
