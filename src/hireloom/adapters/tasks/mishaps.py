"""What is said of a failure by threads and processes that go on all the same."""

import logging

from hireloom.domain.refusals import StoreAway


def tell(log: logging.Logger, problem: Exception, sentence: str, *given: object) -> None:
    """With its trace, unless a store is away: that has been said by whoever asked it, and a hundred lines every few
    seconds would hide it."""
    log.error(sentence, *given, exc_info=None if isinstance(problem, StoreAway) else problem)
