"""Chance, tested: every device as it is drawn at a table, and whether what is planted in one would be found."""

from houseway.certify.chance.devices import DEVICES
from houseway.certify.chance.trial import DEFECTS, controls, dealt_history_tests, device_tests, history_tests, raw

__all__ = ["DEFECTS", "DEVICES", "controls", "dealt_history_tests", "device_tests", "history_tests", "raw"]
