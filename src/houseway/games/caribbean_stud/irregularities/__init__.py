"""What can go wrong and what may be directed, in each text's own file."""
