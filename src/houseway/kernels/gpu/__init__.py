"""What is compiled for a graphics card. Numba knows the types there, and nobody else does."""
