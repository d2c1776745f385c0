"""The small core: wagers as rows, procedures as generators, and a table that rules on what happens."""
