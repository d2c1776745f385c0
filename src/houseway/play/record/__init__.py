"""The record: rounds as readable TOML that round-trips exactly and replays to the same settlement (docs/rounds.md).

`Recorder(table)` writes down what is played, `read` and `write` turn a record into text and back, and `replay` plays
it again.
"""

from houseway.play.record.outcome import Mismatch, Refusal, Replayed
from houseway.play.record.recorder import Recorder
from houseway.play.record.replay import replay
from houseway.play.record.text import Record, RecordedRound, read, write

__all__ = ["Mismatch", "Record", "RecordedRound", "Recorder", "Refusal", "Replayed", "read", "replay", "write"]
