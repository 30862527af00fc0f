"""Whole numbers for very many ids at once, added and compared by operations on sets."""

from collections.abc import Iterable, Iterator, Sequence

from pyroaring import BitMap

FEW = 16  # sets; so many are united sooner one after the other


class Levels:
    """The ids of each number, put together piece by piece."""

    def __init__(self) -> None:
        self.pieces: dict[int, list[BitMap]] = {}

    def put(self, number: int, ids: BitMap) -> None:
        if ids:
            self.pieces.setdefault(number, []).append(ids)

    def highest(self) -> "Levels":
        """The same, with each id only in its highest level."""
        found, taken = Levels(), BitMap()
        for number in sorted(self.pieces, reverse=True):
            ids = union(self.pieces[number])
            found.put(number, ids - taken)
            taken |= ids
        return found

    def items(self) -> Iterator[tuple[int, BitMap]]:
        for number, pieces in self.pieces.items():
            yield number, union(pieces)


class Numbers:
    """One set of ids for each binary digit; an id that is in none of them has 0."""

    def __init__(self, digits: Sequence[BitMap] = ()) -> None:
        self._digits = list(digits)

    @classmethod
    def of(cls, levels: Levels) -> "Numbers":
        """No id may be in two levels."""
        sets = dict(levels.items())
        return cls(
            [
                union(ids for number, ids in sets.items() if number >> digit & 1)
                for digit in range(max(sets, default=0).bit_length())
            ]
        )

    @classmethod
    def counted(cls, sets: Iterable[tuple[BitMap, int]]) -> "Numbers":
        """How often each id occurs; a set with a power counts 2**power times."""
        digits: list[BitMap] = []
        for ids, power in sets:
            carry, at = ids, power
            digits += [BitMap() for _ in range(power - len(digits))]
            while carry:
                if at == len(digits):
                    digits.append(carry)
                    break
                digits[at], carry = digits[at] ^ carry, digits[at] & carry
                at += 1
        return cls(digits)

    def __add__(self, other: "Numbers") -> "Numbers":
        digits, carry = [], BitMap()
        for at in range(max(len(self._digits), len(other._digits))):
            one, two = self._digit(at), other._digit(at)
            if not one or not two:  # an operation with an empty set would make a copy for nothing
                one, two = one or two, carry
                digits.append(one ^ two if two else one)
                carry = one & two
                continue
            either = one ^ two
            digits.append(either ^ carry if carry else either)
            carry = (one & two) | (either & carry) if carry else one & two
        return Numbers([*digits, carry] if carry else digits)

    def within(self, ids: BitMap) -> "Numbers":
        return Numbers([digit & ids for digit in self._digits])

    def at_least(self, number: int, within: BitMap) -> BitMap:
        """The ids whose number is not below."""
        if number <= 0:
            return within
        above, same = BitMap(), within
        for at in reversed(range(max(len(self._digits), number.bit_length()))):
            if number >> at & 1:
                same = same & self._digit(at)
            else:
                above = above | (same & self._digit(at))
                same = same - self._digit(at)
        return above | same

    def levels(self, within: BitMap) -> Iterator[tuple[int, BitMap]]:
        """Each number that occurs with its ids, highest first, computed lazily."""
        return self._below(within, len(self._digits), 0)

    def reached(self, reach: Sequence[BitMap]) -> Iterator[tuple[int, BitMap]]:
        """Each number with those of its ids that are in `reach[number]`. A higher number's reach holds that of a lower
        one; the last reach is for all higher numbers."""
        highest = (1 << len(self._digits)) - 1
        return self._reached(reach, reach[min(highest, len(reach) - 1)], len(self._digits), 0)

    def any(self) -> BitMap:
        """The ids whose number is not 0."""
        return union(self._digits)

    def total(self, within: BitMap) -> int:
        return sum(digit.intersection_cardinality(within) << at for at, digit in enumerate(self._digits))

    def _below(self, ids: BitMap, at: int, number: int) -> Iterator[tuple[int, BitMap]]:
        if not ids:
            return
        if not at:
            yield number, ids
            return
        digit = self._digits[at - 1]
        yield from self._below(ids & digit, at - 1, number | 1 << (at - 1))
        yield from self._below(ids - digit, at - 1, number)

    def _reached(self, reach: Sequence[BitMap], ids: BitMap, at: int, number: int) -> Iterator[tuple[int, BitMap]]:
        if not ids:
            return
        if not at:
            yield number, ids
            return
        digit, half, last = self._digits[at - 1], 1 << (at - 1), len(reach) - 1
        wide, narrow = reach[min(number | (2 * half - 1), last)], reach[min(number | (half - 1), last)]
        yield from self._reached(reach, ids & digit, at - 1, number | half)
        yield from self._reached(reach, (ids if narrow is wide else ids & narrow) - digit, at - 1, number)

    def _digit(self, at: int) -> BitMap:
        return self._digits[at] if at < len(self._digits) else BitMap()


def union(sets: Iterable[BitMap]) -> BitMap:
    """Few sets one after the other: all at once takes three times as long where ids are few. None of the sets is
    changed."""
    listed = list(sets)
    if len(listed) < 2:
        return listed[0] if listed else BitMap()
    if len(listed) > FEW:
        return BitMap.union(*listed)
    found = listed[0] | listed[1]
    for ids in listed[2:]:
        found |= ids
    return found
