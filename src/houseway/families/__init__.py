"""Mechanism that several games share. A family never knows a section number: the game passes its own in."""
