"""The terms by which jobs and people are matched."""

from collections.abc import Collection, Iterator
from datetime import date
from enum import StrEnum
from hashlib import sha256
from itertools import combinations

from hireloom.adapters.sql.index.bitmap_rows import Term
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.experience import Years
from hireloom.domain.profile_match.matches import ProfileFacts, candidate_of, needs_of
from hireloom.domain.profile_match.places import JobPlace, PreferredPlaces, Relocation, WorkMode
from hireloom.domain.profile_match.recommendations import by_name
from hireloom.domain.profile_match.roles import Words, weight
from hireloom.domain.profiles import Visibility

LONGEST = 200
WHOLE_ROLE = 5  # words; every part of a role this short is a term


class Of(StrEnum):
    """What a term is about. Called with a name, it gives the term of this name; the others have values."""

    JOB_SKILL, JOB_SKILL_COUNT = "job skill", "job skills"
    JOB_WORD, JOB_WEIGHT = "title word", "title weight"
    JOB_YEARS = "job years"
    JOB_PLACE, JOB_PRESENCE = "job place", "job presence"
    JOB_LAST_DAY, JOB_LAST_MONTH = "last day", "last month"
    JOB_POSTED = "posted"
    PERSON_SKILL, PERSON_YEARS = "skill", "years"
    PERSON_ROLE, PERSON_LONG_ROLE = "role", "long role"
    PERSON_PLACE, PERSON_PREFERENCE = "place", "wish"
    PERSON_NAME = "name"
    PERSON_HIDDEN = "hidden"  # from recruiters of companies that are not verified
    TEXT, TYPE, REMOTE = "text", "type", "remote"
    LOCATION, LOCATION_PART, LOCATION_KIND = "location", "location part", "location kind"

    def __call__(self, name: str) -> str:
        """A term that is too long for a key is cut, and ends with the hash of the whole."""
        term = f"{self}:{name}"
        return term if len(term) <= LONGEST else term[:LONGEST] + sha256(term.encode()).hexdigest()


class PlacePreference(StrEnum):
    """What a person wants besides places. People with REMOTE_ONLY have REMOTE, too."""

    REMOTE, HYBRID, MOVES, REMOTE_ONLY, UNSAID = "r", "h", "m", "o", "u"


def job_terms(job: Job) -> Iterator[Term]:
    """An expired job keeps its terms, which name its last day."""
    needs = needs_of(job)
    yield from ((Of.JOB_SKILL(skill), "") for skill in needs.skills)
    yield Of.JOB_SKILL_COUNT, str(len(needs.skills))
    yield from ((Of.JOB_WORD(word), "") for word in needs.title)
    yield Of.JOB_WEIGHT, str(weight(needs.title))
    yield Of.JOB_YEARS, years_term(needs.years)
    yield from ((Of.JOB_PLACE(name), "") for name in needs.place.names)
    yield Of.JOB_PRESENCE, presence_term(needs.place)
    last = job.ends_on or date.max
    yield Of.JOB_LAST_MONTH, _month(last)
    yield Of.JOB_LAST_DAY(_month(last)), last.isoformat()
    yield Of.JOB_POSTED, posted_term(job.posted_on)


def live_from(today: date) -> dict[str, str]:
    """Terms with their first values: all jobs that do not end before today have one of these values or a later one. The
    values are few, however late a job may end."""
    return {Of.JOB_LAST_DAY(_month(today)): today.isoformat(), Of.JOB_LAST_MONTH: _month(today) + "-"}


def posted_term(day: date) -> str:
    """Later days come first."""
    return f"{date.max.toordinal() - day.toordinal():07}"


def _month(day: date) -> str:
    return day.isoformat()[:7]


def person_terms(name: str, visibility: Visibility, facts: ProfileFacts) -> Iterator[Term]:
    candidate = candidate_of(facts)
    yield from ((Of.PERSON_SKILL(skill), "") for skill in candidate.skills)
    for role in candidate.roles:
        yield from _role_terms(role)
    yield Of.PERSON_YEARS, years_term(candidate.years)
    if candidate.where.relocation is not Relocation.REMOTE_ONLY:  # for remote work only no place counts
        yield from ((Of.PERSON_PLACE(name), "") for name in candidate.where.names)
    yield from ((Of.PERSON_PREFERENCE(preference), "") for preference in _preferences(candidate.where))
    yield Of.PERSON_NAME, by_name(name)[:3]
    if visibility is Visibility.VERIFIED:
        yield Of.PERSON_HIDDEN, ""


def _role_terms(role: Words) -> Iterator[Term]:
    """The parts that the role and a title may share, each with the weight of the role; of a long role single words."""
    is_long = len(role) > WHOLE_ROLE
    if is_long:
        yield from ((Of.PERSON_LONG_ROLE(word), "") for word in role)
    for size in range(1, 2 if is_long else len(role) + 1):
        yield from ((role_term(part), str(weight(role))) for part in combinations(sorted(role), size))


def role_term(part: Collection[str]) -> str:
    """The term of roles with all these words, which are sorted; its values are the weights of the roles."""
    return Of.PERSON_ROLE(" ".join(part))


def _preferences(where: PreferredPlaces) -> Iterator[str]:
    if where.wants_remote or where.relocation is Relocation.REMOTE_ONLY:
        yield PlacePreference.REMOTE
    if where.wants_hybrid:
        yield PlacePreference.HYBRID
    if where.relocation is Relocation.YES:
        yield PlacePreference.MOVES
    if where.relocation is Relocation.REMOTE_ONLY:
        yield PlacePreference.REMOTE_ONLY
    if where.is_unknown:
        yield PlacePreference.UNSAID


def years_term(years: Years | None) -> str:
    return f"{years.least}-{'' if years.most is None else years.most}" if years else ""


def years_named(term: str) -> Years | None:
    """Inverse of `years_term`."""
    least, _, most = term.partition("-")
    return Years(int(least), int(most) if most else None) if least else None


def presence_term(place: JobPlace) -> str:
    """The presence of the job, with + where its location names a place."""
    return f"{place.presence}{'+' if place.names else ''}"


def presences() -> Iterator[JobPlace]:
    """For each presence a place without a name and one with a name."""
    for presence in WorkMode:
        yield JobPlace(presence, frozenset())
        yield JobPlace(presence, frozenset({"somewhere else"}))
