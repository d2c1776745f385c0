"""`python -m houseway` does what the command `houseway` does."""

from houseway.cli import main

if __name__ == "__main__":
    main()
