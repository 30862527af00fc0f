"""The people who fit a job best, found in the index: every score is computed for all of them at once."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.bits.bit_numbers import Levels, Numbers, union
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.matches import match_statements
from hireloom.adapters.sql.matches.match_bitmaps import MatchBitmaps, beginning
from hireloom.adapters.sql.matches.match_sums import Best, Rules, Sums
from hireloom.adapters.sql.matches.match_terms import (
    PART,
    WHOLE_ROLE,
    Of,
    role_kind,
    role_named,
    years_named,
    years_term,
)
from hireloom.adapters.sql.matches.place_rules import place_rules, wishes_that_count
from hireloom.adapters.sql.tables import profiles
from hireloom.domain.profile_match.experience import MOST_FOR_EXPERIENCE, Years, experience_score, years_of
from hireloom.domain.profile_match.matches import (
    JobNeeds,
    ProfileFacts,
    candidate_of,
    match,
    skill_score,
    skills_unasked,
)
from hireloom.domain.profile_match.places import MOST_FOR_LOCATION
from hireloom.domain.profile_match.recommendations import MatchedCandidate, MatchedCandidates, by_name
from hireloom.domain.profile_match.roles import Words, nearness, role_score, wanted, weight
from hireloom.domain.profiles import EXPERIENCE
from hireloom.domain.windows import Window
from hireloom.ports.recommendations import ReachCount

Part = tuple[str, ...]  # some words of a title or role, sorted
Parts = dict[str, Part]  # by the kind of their terms
NOBODY = BitMap()
FEW_TOLD = 40  # people; up to so many, reading all of them is faster than reading their names first
FEW_WORDS = 8  # of a title; up to so many, the terms of all its parts are read at once


class SqlCandidateMatches:
    """`settle` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, settle: Callable[[], None]) -> None:
        self._connection, self._settle = connection, settle
        self._bitmaps, self._driver = MatchBitmaps(connection), Driver(connection)

    def best(
        self, needs: JobNeeds, least_score: int, window: Window, *, but: Collection[int] = ()
    ) -> MatchedCandidates:
        is_everybody_asked = least_score <= MOST_FOR_EXPERIENCE + MOST_FOR_LOCATION
        index, roles = self._read([needs], but=() if is_everybody_asked else _usual(needs.years)[1])
        sums = _sums(index, roles, needs, least_score, BitMap(but))
        return MatchedCandidates(self._listed(sums, needs, window), sums.count)

    def counts(self, questions: Sequence[tuple[JobNeeds, int]]) -> list[ReachCount]:
        index, roles = self._read([needs for needs, _ in questions])
        found = (_sums(index, roles, needs, least).ids() for needs, least in questions)
        first = next(found)
        return [ReachCount(len(ids), ids.intersection_cardinality(first)) for ids in chain([first], found)]

    def _read(self, asked: Sequence[JobNeeds], *, but: Collection[str] = ()) -> tuple[dict[str, BitMap], Best]:
        """The bitmaps that these needs ask for, and the points for roles. All needs have the same title; terms of years
        in `but` need not be read."""
        self._settle()
        title = asked[0].title
        terms = dict.fromkeys(
            term
            for needs in asked
            for term in (
                *(Of.PERSON_SKILL(skill) for skill in needs.skills),
                *(Of.PERSON_PLACE(name) for name in needs.place.names),
                *(Of.PERSON_WISH(wish) for wish in wishes_that_count(needs.place)),
            )
        )
        long = (of + word for word in title for of in (Of.PERSON_LONG_ROLE, Of.PERSON_ENDLESS_ROLE))
        is_short = len(title) <= FEW_WORDS
        parts = _by_kind(parts_of(title)) if is_short else {}
        index = self._bitmaps.read([*terms, *long], [Of.PERSON_YEARS.kind, *parts], but=but)
        return index, self._roles_said(index, parts if is_short else self._parts_that_occur(title, index), title)

    def _roles_said(self, index: Mapping[str, BitMap], parts: Parts, title: Words) -> Best:
        """The points for each person's best role: by what it shares with the title, and by its weight. Roles that the
        index does not hold as a whole are read from the profiles."""
        levels, of_title = Levels(), weight(title)
        for term, ids in index.items():
            if term.startswith(Of.PERSON_ROLE):
                kind, of_role = role_named(term)
                levels.put(nearness(weight(parts[kind]), of_title, of_role), ids)
        unclear = _unclear(index, title)
        if not unclear:
            return Best(levels.pieces)
        best = Levels()
        for score, sets in levels.pieces.items():
            for ids in sets:
                best.put(score, ids - unclear)
        clear: dict[int, list[int]] = {}
        for number, roles in self._roles(unclear):
            clear.setdefault(role_score(title, wanted(roles)), []).append(number)
        for score, numbers in clear.items():
            best.put(score, BitMap(numbers))
        return Best(best.pieces)

    def _roles(self, ids: BitMap) -> Iterable[tuple[int, str]]:
        listed = list(ids)
        for at in range(0, len(listed), 10_000):
            some = profiles.c.user_id.in_(listed[at : at + 10_000])
            for row in self._connection.execute(select(profiles.c.user_id, profiles.c.job_roles).where(some)):
                yield row.user_id, row.job_roles

    def _parts_that_occur(self, title: Words, index: dict[str, BitMap]) -> Parts:
        """A long title has too many parts to ask for all: only a part that occurs is looked up with one word more. The
        bitmaps are added to `index`."""
        found: Parts = {}
        parts: Iterable[Part] = [(word,) for word in sorted(title)]
        for _ in range(WHOLE_ROLE):
            asked = _by_kind(parts)
            here = self._bitmaps.read((), asked)
            index |= here
            occur = {kind: asked[kind] for kind in {role_named(term)[0] for term in here}}
            found |= occur
            parts = sorted({(*part, word) for part in occur.values() for word in title if word > part[-1]})
        return found

    def _listed(self, sums: Sums, needs: JobNeeds, window: Window) -> tuple[MatchedCandidate, ...]:
        start, levels, count = window.start, list[tuple[int, BitMap]](), 0
        for score, ids in sums.levels():
            if not levels and start >= len(ids):
                start -= len(ids)
                continue
            levels.append((score, ids))
            count += len(ids)
            if count >= start + window.count:
                break
        if count <= FEW_TOLD:  # one statement reads all of them; more would first be sorted by a statement for names
            score_of = {number: score for score, ids in levels for number in ids}
            rows = self._told(list(score_of))
            rows.sort(key=lambda row: (-score_of[row[0]], by_name(row[1]), row[0]))
            rows = rows[start : start + window.count]
        else:
            rows = self._told(self._chosen([ids for _, ids in levels], start, window.count))
        found = [
            MatchedCandidate(number, name, email, match(needs, candidate_of(ProfileFacts(*told))))
            for number, name, email, *told in rows
        ]
        return tuple(sorted(found, key=lambda each: each.order))

    def _chosen(self, levels: Iterable[BitMap], start: int, count: int) -> list[int]:
        chosen: list[int] = []
        for ids in levels:
            left = count - len(chosen)
            chosen += self._bitmaps.ordered(ids, beginning(Of.PERSON_ORDER), self._keys, start, left)
            start = 0
        return chosen

    def _told(self, ids: Sequence[int]) -> list[tuple[Any, ...]]:
        """Rows of id, name, the account's address and the fields of `Told`."""
        return self._driver.ask(match_statements.of(self._driver).told, self._driver.listed(ids)) if ids else []

    def _keys(self, ids: Iterable[int]) -> Mapping[int, tuple[str, int]]:
        rows = self._driver.ask(match_statements.of(self._driver).names, self._driver.listed(list(ids)))
        return {number: (by_name(name), number) for number, name in rows}


def _sums(index: Mapping[str, BitMap], roles: Best, needs: JobNeeds, least: int, but: BitMap = NOBODY) -> Sums:
    """Place and years are looked at only for people who can reach `least` with them."""
    years, places = _year_rules(index, needs.years), place_rules(index, needs.place)
    known = least - years.most - places.most  # what skills and role must give
    if needs.skills:
        levels = list(_skill_levels(index, roles, needs, known))
    else:
        levels, roles = list(_unasked_levels(index, roles, known)), Best({})
    within = union(ids for _, ids in levels)
    if but:
        within = within - but
    further = Levels()
    for points, ids in places.split(within):
        for more, these in years.split(ids):
            further.put(points + more, these)
    sums, highest = Levels(), max(roles.pieces, default=0)
    for more, these in further.items():
        for points, ids in levels:
            if points + more + highest >= least:
                sums.put(points + more, ids & these)
    return Sums(sums, roles, least, within)


def _skill_levels(
    index: Mapping[str, BitMap], roles: Best, needs: JobNeeds, known: int
) -> Iterable[tuple[int, BitMap]]:
    """The points for skills, of everybody whose skills and role together can give `known` points, and of some more."""
    named = [index[term] for skill in needs.skills if (term := Of.PERSON_SKILL(skill)) in index]
    counts = Numbers.counted((ids, 0) for ids in sorted(named, key=len))
    points = [skill_score(matched, len(needs.skills)) for matched in range(len(needs.skills) + 1)]
    short = [each for each in points if each < known]
    # Whoever is one skill short stays whatever the role: uniting the many roles that are near enough takes longer than
    # leaving these people to the sums.
    reach = list(roles.at_least(known - each for each in short[:-1] or short))
    if len(reach) < len(points):
        everybody = union([counts.any(), *reach[-1:]]) if reach else _everybody(index)
        reach += [everybody] * (len(points) - len(reach))
    for matched, ids in counts.reached(reach):
        yield points[matched], ids


def _unasked_levels(index: Mapping[str, BitMap], roles: Best, known: int) -> Iterable[tuple[int, BitMap]]:
    """For a job that asks for no skills: the points for the role, and for skills, where the role stands in."""
    others = _everybody(index) if known <= 0 else BitMap()
    for points, ids in roles.levels():
        if points + skills_unasked(points) >= known:
            yield points + skills_unasked(points), ids
            others = others - ids
    yield 0, others


def _everybody(index: Mapping[str, BitMap]) -> BitMap:
    """Everybody in the index: whenever this is called, all bands of years have been read."""
    return union(ids for term, ids in index.items() if term.startswith(Of.PERSON_YEARS))


@lru_cache(maxsize=1024)
def _usual(asked: Years | None) -> tuple[int, tuple[str, ...]]:
    """The points that most bands of years get, and the terms of these bands, which then need not be read."""
    points = {years_of(band): experience_score(asked, years_of(band)) for band in ("", *EXPERIENCE)}
    [(usual, _)] = Counter(points.values()).most_common(1)
    return usual, tuple(Of.PERSON_YEARS(years_term(band)) for band, each in points.items() if each == usual)


def _year_rules(index: Mapping[str, BitMap], asked: Years | None) -> Rules:
    usual, found = _usual(asked)[0], Levels()
    for term, ids in index.items():
        if term.startswith(Of.PERSON_YEARS):
            points = experience_score(asked, years_named(term.removeprefix(Of.PERSON_YEARS)))
            if points != usual:
                found.put(points, ids)
    return Rules(list(found.items()), usual)


def _unclear(index: Mapping[str, BitMap], title: Words) -> BitMap:
    """People whose long roles may share more with the title than the parts that are in the index."""
    long = Numbers.counted((index[term], 0) for word in sorted(title) if (term := Of.PERSON_LONG_ROLE(word)) in index)
    everybody = union(ids for term, ids in index.items() if term.startswith(Of.PERSON_LONG_ROLE))
    endless = union(ids for term, ids in index.items() if term.startswith(Of.PERSON_ENDLESS_ROLE))
    return long.at_least(PART + 1, everybody) | endless


def parts_of(title: Words) -> list[Part]:
    """No role has a term for a larger part."""
    return [part for size in range(1, WHOLE_ROLE + 1) for part in combinations(sorted(title), size)]


def _by_kind(parts: Iterable[Part]) -> Parts:
    return {role_kind(part): part for part in parts}
