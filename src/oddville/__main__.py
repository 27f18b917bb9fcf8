"""`python -m oddville` is the command `oddville`."""

import sys

from .cli import main

sys.exit(main())
