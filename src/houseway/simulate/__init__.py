"""Compiled code for what is done by the million. Numba is imported here alone: no other command waits for it."""
