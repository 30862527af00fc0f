"""The people who fit a job best, found in the index: every score is computed for all of them at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, Levels, Numbers, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows, Values
from hireloom.adapters.sql.index.match_terms import WHOLE_ROLE, Of, role_term, years_named
from hireloom.adapters.sql.matches.place_rules import place_rules, preferences_that_count
from hireloom.adapters.sql.matches.scores import Keys, page, scores
from hireloom.adapters.sql.tables import profiles, users
from hireloom.domain.profile_match.experience import experience_score
from hireloom.domain.profile_match.matches import (
    JobNeeds,
    ProfileFacts,
    candidate_of,
    match,
    skill_score,
    skills_unasked,
)
from hireloom.domain.profile_match.recommendations import (
    CandidateViewer,
    MatchedCandidate,
    MatchedCandidates,
    by_name,
)
from hireloom.domain.profile_match.roles import Words, nearness, preferred_roles, role_score, weight
from hireloom.domain.windows import Window
from hireloom.ports.recommendations import ReachCount

Part = tuple[str, ...]  # some words of a title or role, sorted
AT_ONCE = 5_000  # ids in one statement
_FACTS = [profiles.c[name] for name in ProfileFacts._fields]


class SqlCandidateMatches:
    """`flush` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, flush: Callable[[], None]) -> None:
        self._connection, self._flush, self._rows = connection, flush, BitmapRows(connection)

    def best(self, needs: JobNeeds, least_score: int, window: Window, viewer: CandidateViewer) -> MatchedCandidates:
        index, roles = self._read([needs])
        numbers, ids = _scores(index, roles, needs, least_score, viewer)
        term, keys = (Of.PERSON_NAME, self._names) if viewer.sees_contacts else (None, _shuffled(viewer))
        chosen = page(self._rows, numbers, ids, term, keys, window)
        return MatchedCandidates(tuple(sorted(self._matched(chosen, needs), key=viewer.order)), len(ids))

    def counts(self, questions: Sequence[tuple[JobNeeds, int]], viewer: CandidateViewer) -> list[ReachCount]:
        index, roles = self._read([needs for needs, _ in questions])
        numbers = (_scores(index, roles, needs, least, viewer)[1] for needs, least in questions)
        first = next(numbers)
        return [ReachCount(len(ids), ids.intersection_cardinality(first)) for ids in chain([first], numbers)]

    def _read(self, questions: Sequence[JobNeeds]) -> tuple[Mapping[str, Values], Levels]:
        """What these needs ask the index for, and the points for roles. All needs have the same title."""
        self._flush()
        title = questions[0].title
        terms = {Of.PERSON_YEARS, Of.PERSON_HIDDEN, *(Of.PERSON_LONG_ROLE(word) for word in title)}
        for needs in questions:
            terms |= {Of.PERSON_SKILL(skill) for skill in needs.skills}
            terms |= {Of.PERSON_PLACE(name) for name in needs.place.names}
            terms |= {Of.PERSON_PREFERENCE(preference) for preference in preferences_that_count(needs.place)}
        index = self._rows.read(terms)
        return index, self._roles(index, title)

    def _roles(self, index: Mapping[str, Values], title: Words) -> Levels:
        """The points for each person's best role: by what it shares with the title, and by its weight. Long roles that
        share several words are read from the profiles."""
        long = [ids for word in title for ids in index.get(Of.PERSON_LONG_ROLE(word), {}).values()]
        unclear = Numbers.counted(long).at_least(2, union(long))
        levels, of_title = Levels(), weight(title)
        for part, values in self._parts(title):
            for of_role, ids in values.items():
                levels.put(nearness(weight(part), of_title, int(of_role)), ids - unclear if unclear else ids)
        for number, roles in self._of_profiles(unclear, profiles.c.job_roles):
            levels.put(role_score(title, preferred_roles(roles)), BitMap([number]))
        return levels.highest()

    def _parts(self, title: Words) -> Iterator[tuple[Part, Values]]:
        """The parts of the title that stand in roles. A long title has very many parts: only a part that occurs is
        looked up with one more word."""
        parts: list[Part] = [(word,) for word in sorted(title)]
        for _ in range(WHOLE_ROLE):
            index = self._rows.read([role_term(part) for part in parts])
            occur = [part for part in parts if role_term(part) in index]
            yield from ((part, index[role_term(part)]) for part in occur)
            parts = sorted({(*part, word) for part in occur for word in title if word > part[-1]})

    def _names(self, ids: Iterable[int]) -> Mapping[int, tuple[str, int]]:
        return {number: (by_name(name), number) for number, name in self._of_profiles(ids, profiles.c.name)}

    def _of_profiles(self, ids: Iterable[int], column: Any) -> Iterator[tuple[int, str]]:
        listed = list(ids)
        for at in range(0, len(listed), AT_ONCE):
            some = profiles.c.user_id.in_(listed[at : at + AT_ONCE])
            yield from (
                (row[0], row[1]) for row in self._connection.execute(select(profiles.c.user_id, column).where(some))
            )

    def _matched(self, ids: Sequence[int], needs: JobNeeds) -> Iterator[MatchedCandidate]:
        people = select(users.c.id, profiles.c.name, users.c.email, *_FACTS).join(
            users, users.c.id == profiles.c.user_id
        )
        for number, name, email, *rest in self._connection.execute(people.where(users.c.id.in_(ids))) if ids else ():
            yield MatchedCandidate(number, name, email, match(needs, candidate_of(ProfileFacts(*rest))))


def _shuffled(viewer: CandidateViewer) -> Keys:
    return lambda ids: {number: viewer.shuffled(number) for number in ids}


def _scores(
    index: Mapping[str, Values], roles: Levels, needs: JobNeeds, least: int, viewer: CandidateViewer
) -> tuple[Numbers, BitMap]:
    texts = {term: values[""] for term, values in index.items() if "" in values}
    skills, years = Levels(), Levels()
    if needs.skills:
        matched = Numbers.counted(texts.get(Of.PERSON_SKILL(skill), NOBODY) for skill in needs.skills)
        for count, ids in matched.levels(matched.any()):
            skills.put(skill_score(count, len(needs.skills)), ids)
        points = Numbers.of(skills) + Numbers.of(roles)
    else:
        for score, ids in roles.items():
            skills.put(score + skills_unasked(score), ids)
        points = Numbers.of(skills)
    bands = index.get(Of.PERSON_YEARS, {})
    for band, ids in bands.items():
        years.put(experience_score(needs.years, years_named(band)), ids)
    people = union(bands.values())
    if not viewer.sees_contacts:
        people -= texts.get(Of.PERSON_HIDDEN, NOBODY)
    return scores(points, people, place_rules(texts, needs.place), years, least)
