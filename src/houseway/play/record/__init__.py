"""The record: rounds as readable TOML that round-trips exactly and replays to the same settlement (docs/rounds.md).

`Recorder(table)` writes down what is played, `read` and `write` turn a record into text and back, and `replay` plays
it again.
"""

from houseway.play.record.recorder import Recorder
from houseway.play.record.replay import replay
from houseway.play.record.replayed import Difference, Refusal, Replayed
from houseway.play.record.text import Played, Record, read, write

__all__ = ["Difference", "Played", "Record", "Recorder", "Refusal", "Replayed", "read", "replay", "write"]
