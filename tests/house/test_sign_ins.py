"""Sessions are looked up once and known from then on, until any of them is written."""

from pathlib import Path

import pytest

from houseway.store.database import opened, url_of
from houseway.store.sign_ins import SignIns


@pytest.fixture
def sign_ins(tmp_path: Path) -> SignIns:
    found = SignIns(opened(url_of(tmp_path)))
    found.begin("key", "ann", now=0, until=100)
    return found


def test_a_session_that_is_known_is_over_at_its_time_and_when_it_is_ended(sign_ins: SignIns) -> None:
    assert [sign_ins.person("key", now) for now in (1, 99, 100)] == ["ann", "ann", None]
    sign_ins.end("key")
    assert sign_ins.person("key", 1) is None


def test_a_new_password_ends_a_session_that_is_known(sign_ins: SignIns) -> None:
    assert sign_ins.person("key", 1) == "ann"
    sign_ins.set_password("ann", "hashed")
    assert sign_ins.person("key", 1) is None


def test_a_session_that_ends_while_it_is_looked_up_is_not_known(
    sign_ins: SignIns, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = sign_ins.asking.found

    def ended_meanwhile(*asked: str) -> tuple[object, ...] | None:
        row = looks(*asked)
        sign_ins.end("key")
        return row

    monkeypatch.setattr(sign_ins.asking, "found", ended_meanwhile)
    assert sign_ins.person("key", 1) == "ann"  # it was asked before it ended
    monkeypatch.undo()
    assert sign_ins.person("key", 1) is None


def test_a_session_is_looked_up_once(sign_ins: SignIns, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sign_ins.person("key", 1) == "ann"
    monkeypatch.setattr(sign_ins, "asking", None)
    assert sign_ins.person("key", 2) == "ann"
