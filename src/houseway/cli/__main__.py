"""`python -m houseway.cli`."""

import sys

from houseway.cli import main

sys.exit(main())
