"""`python -m houseway` does what the command `houseway` does."""

import sys

from houseway.cli import main

if __name__ == "__main__":
    sys.exit(main())
