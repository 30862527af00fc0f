"""Reading rows one by one: a row that breaks a newer rule must not hide the others."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from sqlalchemy import Row

from hireloom.domain.refusals import Refusal

Value = TypeVar("Value")
log = logging.getLogger(__name__)


def readable(reader: Callable[[Row[Any]], Value], rows: Iterable[Row[Any]]) -> Iterator[Value]:
    """The rows that are still valid; the others are logged."""
    for row in rows:
        try:
            yield reader(row)
        except (Refusal, ValueError, TypeError, KeyError) as reason:
            log.warning("A row that breaks a rule is left out (id %s, %s): %s", row.id, reader.__name__, reason)
