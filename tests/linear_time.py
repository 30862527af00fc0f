"""Time that grows with a text and no faster. How fast the machine is does not matter: it reads a shorter text, too."""

import time
from collections.abc import Callable
from functools import partial

from hireloom.testing.text_functions import forget

STEP = 4  # times as long as the shorter text
GROWTH = 9  # times as much time: between 4, which grows with the text, and 16, with its square
SURE = 0.03  # seconds of processor time from which on growth is more than noise


def seconds(work: Callable[[], Callable[[], object]], tries: int) -> float:
    """Of processor time, the least of these tries. What `work` prepares is not timed."""
    best = float("inf")
    for _ in range(tries):
        forget()
        run = work()
        start = time.process_time()
        run()
        best = min(best, time.process_time() - start)
    return best


def takes_linear_time(work: Callable[[int], Callable[[], object]], length: int) -> bool:
    """`work` prepares what is to be done for a text of some length. Measured once, it may seem to take longer, because
    something else runs meanwhile."""
    for tries in (1, 3):
        time_taken = seconds(partial(work, length), tries)
        if time_taken <= SURE or time_taken <= GROWTH * seconds(partial(work, length // STEP), tries):
            return True
    return False
