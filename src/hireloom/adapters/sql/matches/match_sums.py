"""Sums of scores for very many ids at once, of which only those are looked at that can still reach enough."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush

from pyroaring import BitMap

from hireloom.adapters.sql.bits.bit_numbers import Levels, union


class Best:
    """The score of each id; where it has several the highest counts, where it has none it is 0."""

    def __init__(self, pieces: Mapping[int, Sequence[BitMap]]) -> None:
        self.pieces = {score: pieces[score] for score in sorted(pieces, reverse=True) if score}

    def at_least(self, scores: Iterable[int]) -> Iterator[BitMap]:
        """The ids with each of these scores or a higher one; the scores are above 0 and fall."""
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
    """Points for each id by the first set that it is in."""

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
    """What all ids of a level have, and the best of something on top; of sums below the least nothing is told. All ids
    of levels are within a set."""

    def __init__(self, levels: Levels, best: Best, least: int, within: BitMap) -> None:
        self._best, self._least, self._levels, self._within = best, least, dict(levels.items()), within
        self.count = sum(
            len(ids) if among is None else ids.intersection_cardinality(among) for ids, among in self._enough()
        )

    def ids(self) -> BitMap:
        """Everybody whose sum is enough."""
        return union(ids if among is None else ids & among for ids, among in self._enough())

    def _enough(self) -> Iterator[tuple[BitMap, BitMap | None]]:
        """The ids of each level, and who has enough on top of it; None where nothing is needed. The second set changes
        with the next step."""
        within = self._within
        # It begins with everybody else: a dense set grows at its place, a sparse one is written again each time.
        pieces, found = list(self._best.pieces.items()), within.flip(0, within.max() + 1 if within else 0)
        at = 0
        for base in sorted(self._levels):  # from those who need most on top, so that what is enough only grows
            while at < len(pieces) and base + pieces[at][0] >= self._least:
                for ids in pieces[at][1]:
                    found |= ids
                at += 1
            yield self._levels[base], None if base >= self._least else found

    def levels(self) -> Iterator[tuple[int, BitMap]]:
        """Each sum that occurs with its ids, the highest first; the rest is not looked at until it is asked for."""
        scores, sets = [*self._best.pieces, 0], list(self._best.pieces.values())
        left = dict(self._levels)
        heap = [(-base - scores[0], base, 0) for base in left]
        heapify(heap)
        while heap and heap[0][0] <= -self._least:
            total, found = heap[0][0], list[BitMap]()
            while heap and heap[0][0] == total:
                _, base, at = heappop(heap)
                ids = left[base]
                # Few against many each time: less is touched than when the many are put together.
                here = union([some for each in sets[at] if (some := ids & each)]) if scores[at] else ids
                if here:
                    found.append(here)
                    left[base] = ids - here
                if left[base] and scores[at]:
                    heappush(heap, (-base - scores[at + 1], base, at + 1))
            if found:
                yield -total, union(found)
