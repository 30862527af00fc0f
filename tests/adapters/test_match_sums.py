"""Sums of scores in sets of ids are what adding them up for each id gives."""

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from hireloom.adapters.sql.bits.bit_numbers import Levels, Numbers
from hireloom.adapters.sql.matches.match_sums import Best, Rules, Sums

IDS = range(40)
sets = st.frozensets(st.sampled_from(IDS))
scores = st.integers(0, 25)


def best_of(pieces: list[tuple[int, frozenset[int]]], number: int) -> int:
    return max((score for score, ids in pieces if number in ids), default=0)


def bits(pieces: list[tuple[int, frozenset[int]]]) -> dict[int, list[BitMap]]:
    levels = Levels()
    for score, ids in pieces:
        levels.put(score, BitMap(ids))
    return levels.pieces


@given(st.lists(st.tuples(scores, sets), max_size=6), st.dictionaries(st.integers(0, 60), sets), st.integers(0, 80))
def test_all_that_reach_the_least_are_found_from_the_highest_sum_downward(roles, others, least):
    taken: set[int] = set()
    levels, base = Levels(), {}
    for points, ids in others.items():
        levels.put(points, BitMap(ids - taken))
        base |= dict.fromkeys(ids - taken, points)
        taken |= ids
    sums = {number: points + best_of(roles, number) for number, points in base.items()}
    enough = {number: total for number, total in sums.items() if total >= least}
    found = Sums(levels, Best(bits(roles)), least, BitMap(base))
    assert found.count == len(enough)
    listed = [(total, set(ids)) for total, ids in found.levels()]
    assert listed == [
        (total, {number for number, each in enough.items() if each == total})
        for total in sorted(set(enough.values()), reverse=True)
    ]


@given(st.lists(st.tuples(scores, sets), max_size=6), st.lists(st.integers(1, 30), max_size=5))
def test_each_has_its_best_score(roles, asked):
    best, asked = Best(bits(roles)), sorted(asked, reverse=True)
    has = {number: best_of(roles, number) for number in IDS}
    assert [set(ids) for ids in best.at_least(asked)] == [{n for n in IDS if has[n] >= each} for each in asked]
    assert {n: score for score, ids in best.levels() for n in ids} == {n: score for n, score in has.items() if score}


@given(st.lists(st.tuples(scores, sets), max_size=4), scores, sets)
def test_the_first_rule_that_holds_decides(rules, otherwise, asked):
    found = list(Rules([(points, BitMap(ids)) for points, ids in rules], otherwise).split(BitMap(asked)))
    given_points = {number: points for points, ids in found for number in ids}
    assert given_points == {
        number: next((points for points, ids in rules if number in ids), otherwise) for number in asked
    }


@given(st.lists(sets, max_size=6), st.lists(sets, min_size=1, max_size=8))
def test_counts_are_told_of_those_within_reach(counted, growing):
    reach = [frozenset().union(*growing[: at + 1]) for at in range(len(growing))]
    numbers = Numbers.counted((BitMap(ids), 0) for ids in counted)
    count = {number: sum(number in ids for ids in counted) for number in IDS}
    found = {number: each for each, ids in numbers.reached([BitMap(ids) for ids in reach]) for number in ids}
    assert found == {n: c for n, c in count.items() if n in reach[min(c, len(reach) - 1)]}
