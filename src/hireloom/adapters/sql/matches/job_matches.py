"""The jobs that fit a person best, found in the index: every score is computed for all jobs at once."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import pairwise

from pyroaring import BitMap
from sqlalchemy import Connection, select

from hireloom.adapters.sql.bits.bit_numbers import Levels, Numbers, union
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.matches import match_statements
from hireloom.adapters.sql.matches.match_bitmaps import MatchBitmaps, beginning
from hireloom.adapters.sql.matches.match_terms import Of, live_terms, presence_term, presences, years_named
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.profile_match.experience import MOST_FOR_EXPERIENCE, experience_score
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


class SqlJobMatches:
    """`settle` writes this unit's changes to the index; it is called before the index is read."""

    def __init__(self, connection: Connection, settle: Callable[[], None]) -> None:
        self._connection, self._settle = connection, settle
        self._bitmaps, self._driver = MatchBitmaps(connection), Driver(connection)

    def best(self, candidate: Candidate, question: JobQuestion) -> Recommendations:
        self._settle()
        ends, later = live_terms(question.today)
        terms = [
            *ends,
            *(Of.JOB_SKILL(skill) for skill in candidate.skills),
            *{Of.JOB_WORD(word) for role in candidate.roles for word in role},
            *(Of.JOB_PLACE(name) for name in candidate.where.names),
        ]
        kinds = (Of.JOB_SKILL_COUNT, Of.JOB_WEIGHT, Of.JOB_YEARS, Of.JOB_PRESENCE)
        index = self._bitmaps.read(terms, [each.kind for each in kinds], later)
        live = union(ids for term, ids in index.items() if term in ends or (term >= later[0] and term < later[1]))
        scores, within = _scores(index, candidate, live, question.least_score)
        matched = scores.at_least(question.least_score, within)
        return Recommendations(
            self._listed(scores, matched, candidate, question.limit), _stats(scores, matched, total=len(live))
        )

    def _listed(self, scores: Numbers, matched: BitMap, candidate: Candidate, limit: int) -> tuple[Recommendation, ...]:
        chosen: list[int] = []
        for _, ids in scores.levels(matched):
            chosen += self._bitmaps.ordered(ids, beginning(Of.JOB_ORDER), self._keys, 0, limit - len(chosen))
            if len(chosen) == limit:
                break
        rows = self._connection.execute(select(jobs).where(jobs.c.id.in_(chosen))) if chosen else ()
        found = [Recommendation(job, match(needs_of(job), candidate)) for job in map(job_of, rows)]
        return tuple(sorted(found, key=lambda each: each.order))

    def _keys(self, ids: Iterable[int]) -> Mapping[int, tuple[int, int]]:
        """Sort keys, newest first. A day is text from SQLite and a date from PostgreSQL."""
        rows = self._driver.ask(match_statements.of(self._driver).days, self._driver.listed(list(ids)))
        return {number: (-date.fromisoformat(str(day)).toordinal(), number) for number, day in rows}


def _scores(index: Mapping[str, BitMap], candidate: Candidate, live: BitMap, least: int) -> tuple[Numbers, BitMap]:
    """The scores of jobs that can reach `least`, and the ids of these jobs."""
    roles = _role_levels(index, candidate)
    skills = _skill_levels(index, candidate)
    unasked = _named(index, Of.JOB_SKILL_COUNT).get("0000", BitMap())
    for score, ids in roles.items():
        skills.put(skills_unasked(score), ids & unasked)
    known = Numbers.of(skills) + Numbers.of(roles)
    near = _location_levels(index, candidate, live)
    enough = {points: known.at_least(least - MOST_FOR_EXPERIENCE - points, ids) for points, ids in near.items()}
    places, within = Levels(), union(enough.values())
    for points, ids in enough.items():
        places.put(points, ids)
    years = Levels()
    for term, ids in _named(index, Of.JOB_YEARS).items():
        years.put(experience_score(years_named(term), candidate.years), ids & within)
    return known.within(within) + (Numbers.of(years) + Numbers.of(places)), within


def _skill_levels(index: Mapping[str, BitMap], candidate: Candidate) -> Levels:
    """The points for skills: by how many a job asks for, and how many of these the person has."""
    named = [index[term] for skill in sorted(candidate.skills) if (term := Of.JOB_SKILL(skill)) in index]
    asked = {int(count): ids for count, ids in _named(index, Of.JOB_SKILL_COUNT).items()}
    levels = Levels()
    for matched, those in Numbers.counted((ids, 0) for ids in named).levels(union(named)):
        for required, ids in asked.items():
            if required >= matched:
                levels.put(skill_score(matched, required), those & ids)
    return levels


def _role_levels(index: Mapping[str, BitMap], candidate: Candidate) -> Levels:
    """The points for the person's best role: by what a title shares with it, and by the weight of the title."""
    weights = {int(count): ids for count, ids in _named(index, Of.JOB_WEIGHT).items()}
    levels = Levels()
    for role in candidate.roles:
        said = [(index[term], weight((word,)) - 1) for word in sorted(role) if (term := Of.JOB_WORD(word)) in index]
        for shared, those in Numbers.counted(said).levels(union(ids for ids, _ in said)):
            for of_title, ids in weights.items():
                if of_title >= shared:
                    levels.put(nearness(shared, of_title, weight(role)), those & ids)
    return levels.highest()


def _location_levels(index: Mapping[str, BitMap], candidate: Candidate, within: BitMap) -> Levels:
    """The points for the place: they depend on whether the job is near, and on its presence."""
    near = union(index[term] for name in candidate.where.names if (term := Of.JOB_PLACE(name)) in index)
    levels = Levels()
    for place in presences():
        ids = index.get(Of.JOB_PRESENCE(presence_term(place)), BitMap()) & within
        if ids:
            here = JobPlace(place.presence, candidate.where.names)
            levels.put(location_score(here, candidate.where), ids & near)
            levels.put(location_score(place, candidate.where), ids - near)
    return levels


def _stats(scores: Numbers, matched: BitMap, *, total: int) -> Stats:
    above = [len(scores.at_least(limit + 1, matched)) for limit, _ in QUALITY_ABOVE]
    counts = [more - less for less, more in pairwise([0, *above, len(matched)])]
    return Stats(total, len(matched), tuple(zip(Quality, counts, strict=True)), scores.total(matched))


def _named(index: Mapping[str, BitMap], kind: Of) -> dict[str, BitMap]:
    return {term.removeprefix(kind): ids for term, ids in index.items() if term.startswith(kind)}
