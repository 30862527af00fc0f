"""Sums of scores for very many ids at once, of which only those are looked at that can still reach enough."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush

from pyroaring import BitMap

from hireloom.adapters.sql.bit_numbers import Levels, union


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

    def within(self, ids: BitMap) -> "Best":
        found = {score: [here for each in sets if (here := each & ids)] for score, sets in self.pieces.items()}
        return Best({score: sets for score, sets in found.items() if sets})


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
    """What all ids of a level have, and the best of something on top; of sums below the least nothing is known."""

    def __init__(self, levels: Levels, best: Best, least: int) -> None:
        self._best, self._reached = best, dict[int, BitMap]()
        pieces, found = list(best.pieces.items()), BitMap()
        at = 0
        for base in sorted(levels.pieces):  # from those who need most on top, so that what is enough only grows
            ids = union(levels.pieces[base])
            if base < least:
                while at < len(pieces) and base + pieces[at][0] >= least:
                    for each in pieces[at][1]:
                        found |= each
                    at += 1
                ids = ids & found
            if ids:
                self._reached[base] = ids
        self.count = sum(map(len, self._reached.values()))

    def levels(self) -> Iterator[tuple[int, BitMap]]:
        """Each sum that occurs with its ids, the highest first; the rest is not looked at until it is asked for."""
        scores, sets = [*self._best.pieces, 0], list(self._best.pieces.values())
        left = dict(self._reached)
        heap = [(-base - scores[0], base, 0) for base in left]
        heapify(heap)
        while heap:
            total, found = heap[0][0], list[BitMap]()
            while heap and heap[0][0] == total:
                _, base, at = heappop(heap)
                ids = left[base]
                here = ids & union(sets[at]) if scores[at] else ids
                if here:
                    found.append(here)
                    left[base] = ids - here
                if left[base] and scores[at]:
                    heappush(heap, (-base - scores[at + 1], base, at + 1))
            if found:
                yield -total, union(found)
