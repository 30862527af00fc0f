"""Whole numbers for very many ids at once, added and compared by operations on sets."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from pyroaring import BitMap

NOBODY = BitMap()


class Levels:
    """The ids of each number, put together piece by piece."""

    def __init__(self) -> None:
        self._pieces: dict[int, list[BitMap]] = {}

    def put(self, number: int, ids: BitMap) -> None:
        if ids:
            self._pieces.setdefault(number, []).append(ids)

    def items(self) -> Iterator[tuple[int, BitMap]]:
        for number, pieces in self._pieces.items():
            yield number, union(pieces)

    def highest(self) -> "Levels":
        """The same, with each id only in its highest level."""
        levels, lower = Levels(), BitMap()
        for number, ids in sorted(self.items(), reverse=True, key=lambda level: level[0]):
            levels.put(number, ids - lower)
            lower |= ids
        return levels


class Numbers:
    """One set of ids for each binary digit; an id that is in none of them has 0."""

    def __init__(self, digits: Sequence[BitMap] = ()) -> None:
        self._digits = digits

    @classmethod
    def of(cls, levels: Levels) -> "Numbers":
        """No id may be in two levels."""
        sets = dict(levels.items())
        digits = range(max(sets, default=0).bit_length())
        return cls([union(ids for number, ids in sets.items() if number >> digit & 1) for digit in digits])

    @classmethod
    def counted(cls, sets: Iterable[BitMap]) -> "Numbers":
        """In how many of the sets each id is."""
        digits: list[BitMap] = []
        for ids in sets:
            carry = ids
            for at, digit in enumerate(digits):
                digits[at], carry = digit ^ carry, digit & carry
            if carry:
                digits.append(carry)
        return cls(digits)

    def __add__(self, other: "Numbers") -> "Numbers":
        digits, carry = [], NOBODY
        for digit, added in zip_longest(self._digits, other._digits, fillvalue=NOBODY):
            either = digit ^ added
            digits.append(either ^ carry if carry else either)
            carry = (digit & added) | (either & carry) if carry else digit & added
        return Numbers([*digits, carry] if carry else digits)

    def within(self, ids: BitMap) -> "Numbers":
        return Numbers([digit & ids for digit in self._digits])

    def any(self) -> BitMap:
        """The ids whose number is not 0."""
        return union(self._digits)

    def at_least(self, number: int, within: BitMap) -> BitMap:
        """The ids whose number is at least this one."""
        if number <= 0:
            return within
        if number >> len(self._digits):
            return NOBODY
        above, same = NOBODY, within
        for at, digit in reversed([*enumerate(self._digits)]):
            if number >> at & 1:
                same = same & digit
            else:
                above, same = above | (same & digit), same - digit
        return above | same

    def levels(self, within: BitMap) -> Iterator[tuple[int, BitMap]]:
        """Each number that occurs with its ids, highest first, computed lazily."""
        return self._below(within, len(self._digits), 0)

    def _below(self, ids: BitMap, at: int, number: int) -> Iterator[tuple[int, BitMap]]:
        if not ids:
            return
        if not at:
            yield number, ids
            return
        digit = self._digits[at - 1]
        yield from self._below(ids & digit, at - 1, number | 1 << (at - 1))
        yield from self._below(ids - digit, at - 1, number)

    def total(self, within: BitMap) -> int:
        """The sum of the numbers of these ids."""
        return sum(digit.intersection_cardinality(within) << at for at, digit in enumerate(self._digits))


def union(sets: Iterable[BitMap]) -> BitMap:
    """A new set."""
    listed = list(sets)
    return BitMap.union(*listed) if listed else BitMap()
