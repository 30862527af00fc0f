"""Servers that run while a test does."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.running import running


@pytest.fixture
def runs() -> Iterator[Callable[[Any], Any]]:
    """Runs what `listening` made, and gives it back."""
    with ExitStack() as until_the_end:
        yield lambda server: until_the_end.enter_context(running(server))
