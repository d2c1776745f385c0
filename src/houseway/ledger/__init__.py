"""Double entry for the whole house: accounts, postings, the database that holds them (docs/house.md)."""
