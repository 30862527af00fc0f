"""Long runs: TEST_TIMES=100 in front of pytest gives the tests that use this a hundred times as many cases."""

import os

TIMES = int(os.environ.get("TEST_TIMES", "1"))
