"""Speed, measured: `make bench`. Never in a timed test."""
