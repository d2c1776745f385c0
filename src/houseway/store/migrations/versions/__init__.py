"""How the tables of the database came about, one step after another."""
