"""Scores as sets of ids equal the sums computed for each id."""

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from hireloom.adapters.sql.index.bitmap_numbers import Levels, Numbers
from hireloom.adapters.sql.matches.scores import Rules, scores

IDS = range(40)
sets = st.frozensets(st.sampled_from(IDS))
points = st.integers(0, 25)


def levels_of(points_of: dict[int, int]) -> Levels:
    levels = Levels()
    for number, level in points_of.items():
        levels.put(level, BitMap([number]))
    return levels


def numbers_of(points_of: dict[int, int]) -> Numbers:
    return Numbers.of(levels_of(points_of))


def level_of(numbers: Numbers, ids: frozenset[int] = frozenset(IDS)) -> dict[int, int]:
    return {number: level for level, person in numbers.levels(BitMap(ids)) for number in person}


each_some = st.dictionaries(st.sampled_from(IDS), points)


@given(each_some, each_some, sets)
def test_numbers_are_added_compared_and_summed_up(first, second, within):
    total = {number: first.get(number, 0) + second.get(number, 0) for number in IDS}
    summed = numbers_of(first) + numbers_of(second)
    assert level_of(summed) == total
    assert set(summed.any()) == {number for number in IDS if total[number]}
    assert level_of(summed.within(BitMap(within))) == {n: total[n] if n in within else 0 for n in IDS}
    assert summed.total(BitMap(within)) == sum(total[number] for number in within)
    for least in (-1, 0, 1, 7, 25, 31, 32, 64):
        assert set(summed.at_least(least, BitMap(within))) == {number for number in within if total[number] >= least}


@given(each_some)
def test_levels_come_from_the_highest_downward(first):
    numbers = [number for number, _ in numbers_of(first).levels(BitMap(IDS))]
    assert numbers == sorted({first.get(number, 0) for number in IDS}, reverse=True)


@given(st.lists(sets, max_size=9))
def test_each_is_counted_once_for_each_set(counted):
    levels = level_of(Numbers.counted(map(BitMap, counted)))
    assert levels == {number: sum(number in ids for ids in counted) for number in IDS}


@given(st.lists(st.tuples(points, sets), max_size=6))
def test_each_has_its_highest_level(pieces):
    levels = Levels()
    for number, ids in pieces:
        levels.put(number, BitMap(ids))
    best = {id_: max(number for number, ids in pieces if id_ in ids) for _, some in pieces for id_ in some}
    assert {id_: number for number, ids in levels.highest().items() for id_ in ids} == best


@given(st.lists(st.tuples(points, sets), max_size=4), points, sets)
def test_the_first_rule_that_holds_decides(rules, otherwise, numbers):
    parts = list(Rules([(answer, BitMap(ids)) for answer, ids in rules], otherwise).split(BitMap(numbers)))
    assert {number: answer for answer, ids in parts for number in ids} == {
        number: next((answer for answer, ids in rules if number in ids), otherwise) for number in numbers
    }


@given(
    st.dictionaries(st.sampled_from(IDS), st.integers(0, 75)),
    st.dictionaries(st.sampled_from(IDS), st.sampled_from((5, 8, 15))),
    sets,
    sets,
    st.integers(0, 101),
)
def test_all_who_reach_the_least_are_found_with_their_scores(skills, years, near, among, least):
    places = Rules([(10, BitMap(near))], 4)
    best, ids = scores(numbers_of(skills), BitMap(among), places, levels_of(years), least)
    total = {n: skills.get(n, 0) + years.get(n, 0) + (10 if n in near else 4) for n in among}
    assert level_of(best, frozenset(ids)) == {number: answer for number, answer in total.items() if answer >= least}
