"""Houseway: casino table games, run the way their rules say."""

__version__ = "0.1.0"
