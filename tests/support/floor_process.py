"""A floor in a process of its own, as it is started by hand."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

PASSWORD = "a long password"


class Process(NamedTuple):
    """Where it is, and how it is stopped."""

    address: str
    running: "subprocess.Popen[str]"
    told: dict[str, Any]
    log: Path

    def stop(self, with_signal: int) -> int:
        self.running.send_signal(with_signal)
        return self.running.wait(30)

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def floor_process(folder: Path, *words: str) -> Iterator[Process]:
    """On any free port, with an administrator whose password is known."""
    folder.mkdir(exist_ok=True)
    secret, log = folder / "password", folder / "log"
    secret.write_text(PASSWORD)
    command = [sys.executable, "-m", "houseway.cli", "floor", "--data", str(folder / "house"), "--port", "0"]
    more = ["--json", "--no-browser", "--bare", "--password-file", str(secret), *words]
    with log.open("a") as err:
        running = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=err, text=True)
    try:
        assert running.stdout is not None
        line = running.stdout.readline()
        assert line, log.read_text()
        told = json.loads(line)
        yield Process(told["address"], running, told, log)
    finally:
        running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


@contextmanager
def signed_in(process: Process) -> Iterator[httpx2.Client]:
    """The administrator, with cookie, origin and token."""
    with httpx2.Client(base_url=process.address, headers={"Origin": process.address}, timeout=60) as client:
        answer = client.post("/api/session", json={"name": "administrator", "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        client.headers["X-CSRF-Token"] = answer.json()["csrf"]
        yield client
