"""The profile match of many jobs with one person, computed in the index for all of them at once."""

from collections.abc import Mapping
from typing import NamedTuple

from pyroaring import BitMap

from hireloom.adapters.sql.index.bitmap_numbers import NOBODY, Levels, Numbers, union
from hireloom.adapters.sql.index.bitmap_rows import BitmapRows, Values
from hireloom.adapters.sql.index.match_terms import Of, live_from, presence_term, presences, years_named
from hireloom.adapters.sql.matches.scores import Rules, scores
from hireloom.domain.profile_match.experience import experience_score
from hireloom.domain.profile_match.matches import Candidate, skill_score, skills_unasked
from hireloom.domain.profile_match.places import JobPlace, location_score
from hireloom.domain.profile_match.recommendations import JobQuestion
from hireloom.domain.profile_match.roles import nearness, weight

Index = Mapping[str, Values]


class JobScores(NamedTuple):
    """The scores, the jobs that reach the least score, and how many jobs people can apply for."""

    scores: Numbers
    matched: BitMap
    total: int


def job_scores(rows: BitmapRows, candidate: Candidate, question: JobQuestion, among: BitMap | None = None) -> JobScores:
    """Of all jobs that people can apply for, or of those among them that are named."""
    last = live_from(question.today)
    index = rows.read(
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
    for years_needed, ids in index.get(Of.JOB_YEARS, {}).items():
        years.put(experience_score(years_named(years_needed), candidate.years), ids)
    jobs = live if among is None else live & among
    numbers, matched = scores(_known(index, candidate), jobs, _places(index, candidate), years, question.least_score)
    return JobScores(numbers, matched, len(live))


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
    for matched, jobs in has.levels(has.any()):
        for required, ids in index[Of.JOB_SKILL_COUNT].items():
            if int(required) >= matched:
                levels.put(skill_score(matched, int(required)), jobs & ids)
    return levels


def _role_levels(index: Index, candidate: Candidate) -> Levels:
    """The points for the person's best role: by what a title shares with it, and by the weight of the title."""
    levels = Levels()
    for role in candidate.roles:
        shares = Numbers.counted(_ids(index, Of.JOB_WORD(word)) for word in role for _ in range(weight((word,))))
        for shared, jobs in shares.levels(shares.any()):
            for of_title, ids in index[Of.JOB_WEIGHT].items():
                if int(of_title) >= shared:
                    levels.put(nearness(shared, int(of_title), weight(role)), jobs & ids)
    return levels.highest()


def _places(index: Index, candidate: Candidate) -> Rules:
    """The points for the place: they depend on whether the job is near, and on its presence."""
    near, rules = union(_ids(index, Of.JOB_PLACE(name)) for name in candidate.where.names), []
    for place in presences():
        ids = index.get(Of.JOB_PRESENCE, {}).get(presence_term(place), NOBODY)
        here = JobPlace(place.presence, candidate.where.names)
        rules += [(location_score(here, candidate.where), ids & near), (location_score(place, candidate.where), ids)]
    return Rules(rules)


def _ids(index: Index, term: str) -> BitMap:
    return index.get(term, {}).get("", NOBODY)
