"""What the house is built of and runs under is named to the last number, with its hash where there is one."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ \\;]+)")


def pins(file: str) -> dict[str, str]:
    found = (PIN.match(line) for line in (ROOT / file).read_text().splitlines())
    return {each[1].lower().replace("_", "-"): each[2] for each in found if each is not None}


@pytest.mark.parametrize("file", ["requirements.txt", "requirements-dev.txt"])
def test_every_package_is_locked_as_it_is_pinned_and_has_its_hashes(file: str) -> None:
    text, pinned = (ROOT / file).read_text(), pins("constraints.txt")
    assert {name: pinned.get(name) for name in pins(file)} == pins(file)
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert re.search(r"\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry
    assert "://" not in text


def test_what_the_package_needs_is_locked() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {each.partition("[")[0].replace("_", "-") for each in asked} <= pins("requirements.txt").keys()
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


def test_every_package_of_the_pages_is_locked_with_its_hash() -> None:
    package, lock = (json.loads((ROOT / "web" / name).read_text()) for name in ("package.json", "package-lock.json"))
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package["devDependencies"].values())
    for name, each in lock["packages"].items():
        assert not name or each["integrity"].startswith("sha512-"), name
        assert "resolved" not in each


def test_what_the_lock_file_of_the_pages_leaves_out_is_said() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    names = {path.rpartition("node_modules/")[2] for path in locked}
    asked = [each.get(kind, {}) for each in locked.values() for kind in ("dependencies", "optionalDependencies")]
    left_out = {name: version for some in asked for name, version in some.items() if name not in names}
    assert all(name.startswith("@rolldown/binding-") for name in left_out)
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in left_out.values())
    for file in ("Makefile", "docs/running.md"):
        words = " ".join((ROOT / file).read_text().replace("\n# ", " ").split())
        assert ("rolldown" in words and "without a hash" in words) is bool(left_out), file


def test_images_are_named_to_the_last_number() -> None:
    text = (ROOT / "Dockerfile").read_text()
    named = dict(re.findall(r"^ARG (\w+)=(\S+)$", text, re.M))
    assert re.findall(r"^FROM (\S+)", text, re.M) == [f"${{{name}}}" for name in named]
    assert all(re.search(r":\d+\.\d+\.\d+-slim$", image) for image in named.values())


@pytest.mark.parametrize("said", ["MemoryMax", "LimitNOFILE", "CapabilityBoundingSet", "SystemCallFilter"])
def test_the_unit_bounds_what_the_service_may_take_and_do(said: str) -> None:
    assert re.search(rf"^    {said}=", (ROOT / "docs" / "running.md").read_text(), re.M)
