"""The terms by which jobs are searched: words, and marks for place and type."""

import re
from collections.abc import Iterator
from functools import lru_cache

from hireloom.adapters.sql.index.bitmap_rows import Term
from hireloom.adapters.sql.index.match_terms import Of
from hireloom.domain.jobs import Job
from hireloom.domain.searches import is_remote, kinds_of, place_name, terms_of, type_key

_WORD = re.compile(r"[^\W_]+")


@lru_cache(maxsize=65536)
def parts_of_place(name: str) -> frozenset[str]:
    """Its words, and what stands between its commas."""
    return frozenset((*_WORD.findall(name), *(part.strip() for part in name.split(","))))


def search_terms(job: Job, place_id: int) -> Iterator[Term]:
    yield from ((Of.TEXT(word), "") for word in terms_of(job))
    yield Of.TYPE(type_key(job.employment_type)), ""
    yield Of.LOCATION(str(place_id)), ""
    yield from ((Of.LOCATION_PART(part), "") for part in parts_of_place(place_name(job.location)))
    yield from ((Of.LOCATION_KIND(kind), "") for kind in kinds_of(job.location))
    if is_remote(job.location):
        yield Of.REMOTE, ""
