"""The people who fit a job best, found in the index: every score is computed for all of them at once."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.bit_numbers import Levels, Numbers, union
from hireloom.adapters.sql.match_bitmaps import MatchBitmaps, beginning
from hireloom.adapters.sql.match_statements import Driver
from hireloom.adapters.sql.match_terms import LONG_ROLE, PART, WHOLE_ROLE, Of, Wish, role_term, years_named
from hireloom.adapters.sql.tables import profiles
from hireloom.domain.experience import MOST_FOR_EXPERIENCE, experience_score
from hireloom.domain.matching import JobNeeds, Told, candidate_of, match, skill_score, skills_unasked
from hireloom.domain.places import MOST_FOR_LOCATION, JobPlace, Presence
from hireloom.domain.recommendations import MatchedCandidate, MatchedCandidates, by_name
from hireloom.domain.roles import Words, nearness, role_score, wanted, weight
from hireloom.domain.windows import Window

Part = tuple[str, ...]  # words of a role in their order
Role = tuple[Part, int]  # of it a part, and its weight
FEW_WORDS = 5  # of a title: then all that a role may have in common with it is asked for at once


class SqlCandidateMatches:
    """`settle` brings what this unit has changed into the index."""

    def __init__(self, connection: Connection, settle: Callable[[], None]) -> None:
        self._connection, self._settle = connection, settle
        self._bitmaps, self._driver = MatchBitmaps(connection), Driver(connection)

    def best(self, needs: JobNeeds, least_score: int, window: Window) -> MatchedCandidates:
        self._settle()
        terms = [
            *(Of.PERSON_SKILL(skill) for skill in needs.skills),
            *(Of.PERSON_PLACE(name) for name in needs.place.names),
            *(Of.PERSON_WISH(wish) for wish in Wish),
            *(of + word for word in needs.title for of in (Of.PERSON_LONG_ROLE, Of.PERSON_ENDLESS_ROLE)),
        ]
        few = asked_of(parts_of(needs.title)) if len(needs.title) <= FEW_WORDS else {}
        index = self._bitmaps.read([*terms, *few], beginning(Of.PERSON_YEARS))
        roles = few or self._parts_that_occur(needs.title, index)
        scores, within = self._scores(index, roles, needs, least_score)
        matched = scores.at_least(least_score, within)
        return MatchedCandidates(self._listed(scores, matched, needs, window), len(matched))

    def _scores(
        self, index: Mapping[str, BitMap], said: Mapping[str, Role], needs: JobNeeds, least: int
    ) -> tuple[Numbers, BitMap]:
        """The score of each person who can reach the least, and who these are."""
        roles = self._role_levels(index, said, needs.title)
        skills = _skill_levels(index, needs)
        if not needs.skills:
            for score, ids in roles.items():
                skills.put(skills_unasked(score), ids)
        bands = {
            years_named(term.removeprefix(Of.PERSON_YEARS)): ids
            for term, ids in index.items()
            if term.startswith(Of.PERSON_YEARS)
        }
        known = Numbers.of(skills) + Numbers.of(roles)
        within = known.at_least(least - MOST_FOR_EXPERIENCE - MOST_FOR_LOCATION, union(bands.values()))
        years = Levels()
        for band, ids in bands.items():
            years.put(experience_score(needs.years, band), ids & within)
        places = _location_levels(index, needs.place, within)
        return known.within(within) + Numbers.of(years) + Numbers.of(places), within

    def _role_levels(self, index: Mapping[str, BitMap], said: Mapping[str, Role], title: Words) -> Levels:
        """The best role counts: by what it has in common with the title, and by its weight."""
        levels = Levels()
        for term, (part, of_role) in said.items():
            levels.put(nearness(weight(part), weight(title), of_role), index.get(term, BitMap()))
        unclear = _unclear(index, title)
        best = Levels()
        for score, ids in levels.highest().items():
            best.put(score, ids - unclear)
        clear: dict[int, list[int]] = {}
        for number, roles in self._roles(unclear):
            clear.setdefault(role_score(title, wanted(roles)), []).append(number)
        for score, numbers in clear.items():
            best.put(score, BitMap(numbers))
        return best

    def _roles(self, ids: BitMap) -> Iterable[tuple[int, str]]:
        listed = list(ids)
        for at in range(0, len(listed), 10_000):
            some = profiles.c.user_id.in_(listed[at : at + 10_000])
            for row in self._connection.execute(select(profiles.c.user_id, profiles.c.job_roles).where(some)):
                yield row.user_id, row.job_roles

    def _parts_that_occur(self, title: Words, index: dict[str, BitMap]) -> dict[str, Role]:
        """A long title has too many parts to ask for: only what occurs is looked for with one word more. It comes into
        the index that is given."""
        said: dict[str, Role] = {}
        parts: Iterable[Part] = [(word,) for word in sorted(title)]
        for _ in range(WHOLE_ROLE):
            asked = asked_of(parts)
            here = self._bitmaps.read(asked)
            index |= here
            said |= {term: asked[term] for term in here}
            occur = {asked[term][0] for term in here}
            parts = sorted({(*part, word) for part in occur for word in title if word > part[-1]})
        return said

    def _listed(
        self, scores: Numbers, matched: BitMap, needs: JobNeeds, window: Window
    ) -> tuple[MatchedCandidate, ...]:
        chosen: list[int] = []
        start = window.start
        for _, ids in scores.levels(matched):
            if start >= len(ids):
                start -= len(ids)
                continue
            left = window.count - len(chosen)
            chosen += self._bitmaps.ordered(ids, beginning(Of.PERSON_ORDER), self._keys, start, left)
            start = 0
            if len(chosen) == window.count:
                break
        return tuple(sorted(self._scored(chosen, needs), key=lambda each: each.order))

    def _scored(self, ids: Sequence[int], needs: JobNeeds) -> Iterable[MatchedCandidate]:
        for number, name, email, *told in self._driver.rows(self._driver.sql.told, self._driver.sql.listed(ids)):
            yield MatchedCandidate(number, name, email, match(needs, candidate_of(Told(*told))))

    def _keys(self, ids: Iterable[int]) -> Mapping[int, tuple[str, int]]:
        rows = self._driver.rows(self._driver.sql.names, self._driver.sql.listed(list(ids)))
        return {number: (by_name(name), number) for number, name in rows}


def parts_of(title: Words) -> list[Part]:
    return [part for size in range(1, len(title) + 1) for part in combinations(sorted(title), size)]


def asked_of(parts: Iterable[Part]) -> dict[str, Role]:
    """Each part with every weight that a role may have which says it."""
    return {
        role_term(part, of_role): (part, of_role)
        for part in parts
        for of_role in range(weight(part), 2 * LONG_ROLE + 1)
    }


def _unclear(index: Mapping[str, BitMap], title: Words) -> BitMap:
    """Whose long roles may have more in common with the title than the parts that are in the index."""
    long = Numbers.counted((index[term], 0) for word in sorted(title) if (term := Of.PERSON_LONG_ROLE(word)) in index)
    everybody = union(ids for term, ids in index.items() if term.startswith(Of.PERSON_LONG_ROLE))
    endless = union(ids for term, ids in index.items() if term.startswith(Of.PERSON_ENDLESS_ROLE))
    return long.at_least(PART + 1, everybody) | endless


def _skill_levels(index: Mapping[str, BitMap], needs: JobNeeds) -> Levels:
    named = [index[term] for skill in needs.skills if (term := Of.PERSON_SKILL(skill)) in index]
    counts = Numbers.counted((ids, 0) for ids in named)
    levels = Levels()
    for matched, ids in counts.levels(union(named)):
        levels.put(skill_score(matched, len(needs.skills)), ids)
    return levels


def _location_levels(index: Mapping[str, BitMap], place: JobPlace, within: BitMap) -> Levels:
    """The rules of `places.location_score`, each for everybody whom no rule before it has taken."""
    wishes = {wish: index.get(Of.PERSON_WISH(wish), BitMap()) & within for wish in Wish}
    near = union(index[term] for name in place.names if (term := Of.PERSON_PLACE(name)) in index) & within
    levels = Levels()
    left = within

    def take(score: int, ids: BitMap) -> None:
        nonlocal left
        levels.put(score, ids & left)
        left = left - ids

    if place.is_unknown:
        levels.put(5, within)
        return levels
    if place.presence is Presence.REMOTE:
        take(10, wishes[Wish.REMOTE] | wishes[Wish.REMOTE_ONLY] | near)
        take(8, left)
        return levels
    is_hybrid = place.presence is Presence.HYBRID
    take(3 if is_hybrid else 0, wishes[Wish.REMOTE_ONLY])
    take(10, near)
    if is_hybrid and not place.names:
        take(10, wishes[Wish.HYBRID])
    if is_hybrid:
        take(7, wishes[Wish.HYBRID] & wishes[Wish.MOVES])
        take(4, wishes[Wish.HYBRID])
    take(6, wishes[Wish.MOVES])
    take(5, wishes[Wish.UNSAID])
    return levels
