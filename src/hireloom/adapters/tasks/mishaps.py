"""How threads and processes that continue after a failure log it."""

import logging

from hireloom.ports.audit import AuditSinkAway
from hireloom.ports.failures import StoreAway


def tell(log: logging.Logger, problem: Exception, sentence: str, *args: object) -> None:
    """Log the problem with its trace, unless a service is away: its adapter has already logged that, and a hundred
    lines every few seconds would hide it."""
    log.error(sentence, *args, exc_info=None if isinstance(problem, StoreAway | AuditSinkAway) else problem)
