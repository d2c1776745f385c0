"""Mechanism that several games share. A section is the game's own, or said once for all Parts that run parallel."""
