"""Where the floor listens: loopback unless told otherwise, and nothing in the open without being told."""

import socket
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.errors import BadInput
from houseway.floor.addresses import Listener, address, bound, check, is_loopback, origins


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.9.9.9"])
def test_loopback_needs_no_tls(host: str) -> None:
    assert is_loopback(host)
    check(Listener(host))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "10.0.0.5", "house.example"])
def test_beyond_loopback_it_takes_tls_or_a_word(host: str) -> None:
    with pytest.raises(BadInput, match="--plain-http"):
        check(Listener(host))
    check(Listener(host, plain_http=True))


def test_the_default_is_this_machine_alone() -> None:
    assert is_loopback(Listener().host)


def test_people_reach_it_under_the_names_of_this_machine_or_those_that_are_named() -> None:
    own = {"http://localhost:80", "http://127.0.0.1:80", "http://[::1]:80"}
    assert origins(Listener(port=80)) == {each.removesuffix(":80") for each in own}
    assert origins(Listener("0.0.0.0", 8765)) == origins(Listener(port=8765))
    assert origins(Listener("10.0.0.5", 1)) == {"http://10.0.0.5:1"}
    assert origins(Listener(), ("https://House.example:443/", "http://a:1")) == {"https://house.example", "http://a:1"}
    for wrong in ("house.example", "ftp://a", "http://a/b", "http://", "http://a@b"):
        with pytest.raises(BadInput, match="is no origin"):
            origins(Listener(), (wrong,))
    assert address(Listener("0.0.0.0", 5), frozenset({"https://a"})) == "https://a"


def test_what_keeps_it_from_listening_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match="cannot listen"):
            bound(Listener(port=port))
        data = ["--data", str(tmp_path / "house"), "--no-browser"]
        (tmp_path / "short").write_text("short\n")
        monkeypatch.setattr("houseway.floor.logs.log_to", lambda **_how: None)  # or it would log for every test after
        for words, told in (
            (["--port", str(port)], "cannot listen on '127.0.0.1'"),
            (["--port", "70000"], "is no port"),
            (["--host", "0.0.0.0"], "passwords go by TLS"),
            (["--tls-cert", "x"], "go together"),
            (["--tls-cert", "x", "--tls-key", "y"], "cannot be used: No such file"),
            (["--origin", "x"], "is no origin"),
            (["--password-file", str(tmp_path / "short")], "a password has 10 to 200 letters"),
            (["--password-file", str(tmp_path / "none")], "cannot be read"),
            (["--database", "mysql://x"], "is no database that is known"),
        ):
            assert main(["floor", *data, *words]) == 2
            captured = capsys.readouterr()
            lines = captured.err.splitlines()
            assert len(lines) == 1
            assert told in lines[0]


def test_an_answer_waits_for_no_acknowledgement_of_the_one_before() -> None:
    with bound(Listener(port=0)) as waiting, socket.create_connection(waiting.getsockname()):
        comes, _ = waiting.accept()
        with comes:
            assert comes.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
