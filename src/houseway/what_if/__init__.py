"""What if a rule said something else: the same game with the change, and the exact return before and after."""

from houseway.what_if.comparison import WhatIf, what_if
from houseway.what_if.settable import settable

__all__ = ["WhatIf", "settable", "what_if"]
