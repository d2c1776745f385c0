"""What only Victoria has: notice 9/2004 over the procedure of Queensland's Part 19 (reading P31)."""
