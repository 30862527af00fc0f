"""Sums of scores for very many ids at once; ids that cannot reach the least sum are skipped."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush

from pyroaring import BitMap

from hireloom.adapters.sql.bits.bit_numbers import Levels, union


class Best:
    """The score of each id: the highest where it has several, 0 where it has none."""

    def __init__(self, pieces: Mapping[int, Sequence[BitMap]]) -> None:
        self.pieces = {score: pieces[score] for score in sorted(pieces, reverse=True) if score}

    def at_least(self, scores: Iterable[int]) -> Iterator[BitMap]:
        """The ids with each of these scores or a higher one; the scores are above 0 and descend."""
        falling = list(self.pieces)
        found, done = BitMap(), 0
        for score in scores:
            end = bisect_right(falling, -score, key=lambda each: -each)
            if end > done:
                more = [ids for each in falling[done:end] for ids in self.pieces[each]]
                found, done = union([found, *more] if found else more), end
            yield found

    def levels(self) -> Iterator[tuple[int, BitMap]]:
        """Each score with its ids, the highest first."""
        taken = BitMap()
        for score, sets in self.pieces.items():
            ids = union(sets) - taken
            taken |= ids
            yield score, ids


class Rules:
    """Points for each id: those of the first rule whose set holds it, `otherwise` where none does."""

    def __init__(self, rules: Sequence[tuple[int, BitMap]], otherwise: int) -> None:
        self._rules, self._otherwise = [each for each in rules if each[1]], otherwise
        self.most = max([otherwise, *(points for points, _ in self._rules)])

    def split(self, ids: BitMap) -> Iterator[tuple[int, BitMap]]:
        for points, those in self._rules:
            here = ids & those
            if here:
                yield points, here
                ids = ids - here
        if ids:
            yield self._otherwise, ids


class Sums:
    """For each id the score of its level plus its `best` score; sums below `least` are left out. `within` holds the ids
    of all levels."""

    def __init__(self, levels: Levels, best: Best, least: int, within: BitMap) -> None:
        self._best, self._least, self._levels, self._within = best, least, dict(levels.items()), within
        self.count = sum(
            len(ids) if among is None else ids.intersection_cardinality(among) for ids, among in self._enough()
        )

    def ids(self) -> BitMap:
        """The ids whose sum is at least `least`."""
        return union(ids if among is None else ids & among for ids, among in self._enough())

    def _enough(self) -> Iterator[tuple[BitMap, BitMap | None]]:
        """The ids of each level, and the set of ids with enough on top of it; None where nothing is needed. The next
        step changes this set in place."""
        within = self._within
        # `found` begins with all ids outside `within`: a dense set grows in place, a sparse one is copied each time.
        pieces, found = list(self._best.pieces.items()), within.flip(0, within.max() + 1 if within else 0)
        at = 0
        for base in sorted(self._levels):  # lowest first: it needs most on top, so `found` only grows
            while at < len(pieces) and base + pieces[at][0] >= self._least:
                for ids in pieces[at][1]:
                    found |= ids
                at += 1
            yield self._levels[base], None if base >= self._least else found

    def levels(self) -> Iterator[tuple[int, BitMap]]:
        """Each sum that occurs with its ids, highest first, computed lazily."""
        scores, sets = [*self._best.pieces, 0], list(self._best.pieces.values())
        left = dict(self._levels)
        heap = [(-base - scores[0], base, 0) for base in left]
        heapify(heap)
        while heap and heap[0][0] <= -self._least:
            total, found = heap[0][0], list[BitMap]()
            while heap and heap[0][0] == total:
                _, base, at = heappop(heap)
                ids = left[base]
                # Intersecting the few ids with each set touches less than uniting the sets first.
                here = union([some for each in sets[at] if (some := ids & each)]) if scores[at] else ids
                if here:
                    found.append(here)
                    left[base] = ids - here
                if left[base] and scores[at]:
                    heappush(heap, (-base - scores[at + 1], base, at + 1))
            if found:
                yield -total, union(found)
