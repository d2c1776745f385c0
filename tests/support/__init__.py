"""What tests of one game share: short ways to say what happened at a table."""
