"""Boards whose lists have no descriptions: each job is asked for by itself, as far as the time allows."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hireloom.ports.boards import BoardFailed

MOST = 20  # jobs of one answer
SECONDS = 15.0  # after that the rest stays without a description


def with_details(
    jobs: Any, detail: Callable[[Any], Any], monotonic: Callable[[], float] = time.monotonic
) -> Iterator[Sequence[Any]]:
    """Pairs of a job and its details, which are None where the board does not answer in time. Raises BoardFailed."""
    if not isinstance(jobs, list):
        raise BoardFailed("The answer does not have the shape that the board documents.")
    end = monotonic() + SECONDS
    for job in jobs[:MOST]:
        try:
            yield job, detail(job) if monotonic() < end else None
        except (BoardFailed, LookupError, TypeError, ValueError, AttributeError):
            yield job, None
