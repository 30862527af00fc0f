"""Long runs: TEST_TIMES=100 in front of pytest gives the tests that use this a hundred times as many cases, and
TEST_ENGINES=sqlite,postgres runs the walks over HTTP on both engines."""

import os

TIMES = int(os.environ.get("TEST_TIMES", "1"))
ENGINES = os.environ.get("TEST_ENGINES", "sqlite").split(",")
