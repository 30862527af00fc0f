"""The scores of all jobs or people at once, from their four parts, and a page of the best."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pyroaring import BitMap

from hireloom.adapters.sql.index.bitmap_numbers import Levels, Numbers, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows
from hireloom.domain.profile_match.experience import MOST_FOR_EXPERIENCE
from hireloom.domain.profile_match.places import MOST_FOR_LOCATION
from hireloom.domain.windows import Window

FEW = 300  # ids; up to this many are sorted by reading all their keys
Keys = Callable[[Iterable[int]], Mapping[int, Any]]


class Rules:
    """Points for each id: those of the first rule whose set holds it, `otherwise` where none does."""

    def __init__(self, rules: Sequence[tuple[int, BitMap]], otherwise: int = 0) -> None:
        self._rules, self._otherwise = rules, otherwise

    def split(self, ids: BitMap) -> Iterator[tuple[int, BitMap]]:
        for points, members in self._rules:
            yield points, ids & members
            ids = ids - members
        yield self._otherwise, ids


def scores(skills: Numbers, among: BitMap, places: Rules, years: Levels, least: int) -> tuple[Numbers, BitMap]:
    """The scores of those of `among` who reach `least`, and who they are. `skills` are the points for skills and role;
    place and years are looked at only for those who can reach it with them."""
    near, time = Levels(), Levels()
    can = skills.at_least(least - MOST_FOR_EXPERIENCE - MOST_FOR_LOCATION, among)
    for points, ids in places.split(can):
        near.put(points, skills.at_least(least - MOST_FOR_EXPERIENCE - points, ids))
    within = union(ids for _, ids in near.items())
    for points, ids in years.items():
        time.put(points, ids & within)
    numbers = skills.within(within) + (Numbers.of(near) + Numbers.of(time))
    return numbers, numbers.at_least(least, within)


def page(rows: BitmapRows, numbers: Numbers, ids: BitMap, term: str | None, keys: Keys, window: Window) -> list[int]:
    """A page of the ids, highest score first, those of one score by their keys; callers sort what is on the page. The
    values of the term, if there is one, sort ids roughly by key: where many have the same score, only the keys of those
    near the edges of the page are read."""
    chosen, start = list[int](), window.start
    for _, equals in numbers.levels(ids):
        for some in (ids & equals for _, ids in rows.walk(term)) if term and len(equals) > FEW else (equals,):
            end = start + window.count - len(chosen)
            if start < len(some):
                chosen += list(some) if not start and len(some) <= end else _sorted(some, keys)[start:end]
            start = max(0, start - len(some))
            if len(chosen) == window.count:
                return chosen
    return chosen


def _sorted(ids: BitMap, keys: Keys) -> list[int]:
    key_of = keys(ids)
    return sorted(key_of, key=key_of.__getitem__)
