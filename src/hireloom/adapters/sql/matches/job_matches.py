"""The jobs that fit a person best, found in the index: every score is computed for all jobs at once."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, Levels, Numbers, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows, Values
from hireloom.adapters.sql.index.match_terms import Of, live_from, presence_term, presences, years_named
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.matches.scores import Rules, page, scores
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.profile_match.experience import experience_score
from hireloom.domain.profile_match.matches import (
    QUALITY_ABOVE,
    Candidate,
    Quality,
    match,
    needs_of,
    skill_score,
    skills_unasked,
)
from hireloom.domain.profile_match.places import JobPlace, location_score
from hireloom.domain.profile_match.recommendations import JobQuestion, Recommendation, Recommendations, Stats
from hireloom.domain.profile_match.roles import nearness, weight
from hireloom.domain.windows import Window

Index = Mapping[str, Values]


class SqlJobMatches:
    """`flush` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, flush: Callable[[], None]) -> None:
        self._connection, self._flush, self._rows = connection, flush, BitmapRows(connection)

    def best(self, candidate: Candidate, question: JobQuestion) -> Recommendations:
        self._flush()
        last = live_from(question.today)
        index = self._rows.read(
            {
                *(Of.JOB_SKILL_COUNT, Of.JOB_WEIGHT, Of.JOB_YEARS, Of.JOB_PRESENCE),
                *(Of.JOB_SKILL(skill) for skill in candidate.skills),
                *(Of.JOB_WORD(word) for role in candidate.roles for word in role),
                *(Of.JOB_PLACE(name) for name in candidate.where.names),
            },
            last,
        )
        live = union(ids for term in last for ids in index.get(term, {}).values())
        years = Levels()
        for asked, ids in index.get(Of.JOB_YEARS, {}).items():
            years.put(experience_score(years_named(asked), candidate.years), ids)
        known = _known(index, candidate)
        found, matched = scores(known, live, _places(index, candidate), years, question.least_score)
        chosen = page(self._rows, found, matched, Of.JOB_POSTED, self._days, Window(0, question.limit))
        listed = sorted(self._matched(chosen, candidate), key=lambda each: each.order)
        return Recommendations(tuple(listed), _stats(found, matched, total=len(live)))

    def _matched(self, ids: Iterable[int], candidate: Candidate) -> list[Recommendation]:
        found = map(job_of, self._connection.execute(select(jobs).where(jobs.c.id.in_(ids))))
        return [Recommendation(job, match(needs_of(job), candidate)) for job in found]

    def _days(self, ids: Iterable[int]) -> Mapping[int, tuple[int, int]]:
        """Sort keys, newest first."""
        days = select(jobs.c.id, jobs.c.date_posted).where(jobs.c.id.in_(ids))
        return {number: (-day.toordinal(), number) for number, day in self._connection.execute(days)}


def _known(index: Index, candidate: Candidate) -> Numbers:
    """The points for skills and role."""
    skills, roles = _skill_levels(index, candidate), _role_levels(index, candidate)
    unasked = index.get(Of.JOB_SKILL_COUNT, {}).get("0", NOBODY)
    for score, ids in roles.items():
        skills.put(skills_unasked(score), ids & unasked)
    return Numbers.of(skills) + Numbers.of(roles)


def _skill_levels(index: Index, candidate: Candidate) -> Levels:
    """The points for skills: by how many a job asks for, and how many of these the person has."""
    has = Numbers.counted(_ids(index, Of.JOB_SKILL(skill)) for skill in candidate.skills)
    levels = Levels()
    for matched, those in has.levels(has.any()):
        for required, ids in index[Of.JOB_SKILL_COUNT].items():
            if int(required) >= matched:
                levels.put(skill_score(matched, int(required)), those & ids)
    return levels


def _role_levels(index: Index, candidate: Candidate) -> Levels:
    """The points for the person's best role: by what a title shares with it, and by the weight of the title."""
    levels = Levels()
    for role in candidate.roles:
        shares = Numbers.counted(_ids(index, Of.JOB_WORD(word)) for word in role for _ in range(weight((word,))))
        for shared, those in shares.levels(shares.any()):
            for of_title, ids in index[Of.JOB_WEIGHT].items():
                if int(of_title) >= shared:
                    levels.put(nearness(shared, int(of_title), weight(role)), those & ids)
    return levels.highest()


def _places(index: Index, candidate: Candidate) -> Rules:
    """The points for the place: they depend on whether the job is near, and on its presence."""
    near, rules = union(_ids(index, Of.JOB_PLACE(name)) for name in candidate.where.names), []
    for place in presences():
        ids = index.get(Of.JOB_PRESENCE, {}).get(presence_term(place), NOBODY)
        here = JobPlace(place.presence, candidate.where.names)
        rules += [(location_score(here, candidate.where), ids & near), (location_score(place, candidate.where), ids)]
    return Rules(rules)


def _stats(found: Numbers, matched: BitMap, *, total: int) -> Stats:
    above = [len(found.at_least(limit + 1, matched)) for limit, _ in QUALITY_ABOVE]
    counts = [more - less for less, more in pairwise([0, *above, len(matched)])]
    return Stats(total, len(matched), tuple(zip(Quality, counts, strict=True)), found.total(matched))


def _ids(index: Index, term: str) -> BitMap:
    return index.get(term, {}).get("", NOBODY)
