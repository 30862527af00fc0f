"""The terms of jobs and of people in the index of matches."""

from collections.abc import Collection, Iterator
from datetime import date
from enum import StrEnum
from hashlib import sha256
from itertools import combinations

from hireloom.adapters.sql.bits.bit_rows import CHUNK
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.experience import Years
from hireloom.domain.profile_match.matches import ProfileFacts, candidate_of, needs_of
from hireloom.domain.profile_match.places import JobPlace, PreferredPlaces, Relocation, WorkMode
from hireloom.domain.profile_match.recommendations import by_name
from hireloom.domain.profile_match.roles import Words, weight

LONGEST = 200
MEANING = 5  # increase it when the meaning of terms or rows changes: then the index is rebuilt

WIDE_CHUNK = 18  # binary digits of an id within one row of four containers of a roaring bitmap
WHOLE_ROLE, LONG_ROLE, PART = 5, 8, 3  # words: longest role with all parts, with small parts; a small part


class Kind(StrEnum):
    JOB = "j"
    PERSON = "p"


class Of(StrEnum):
    """The prefixes of terms."""

    JOB_SKILL, JOB_SKILL_COUNT = "js:", "jn:"
    JOB_WORD, JOB_WEIGHT = "jt:", "jw:"
    JOB_YEARS = "jy:"
    JOB_PLACE, JOB_PRESENCE = "jq:", "jk:"
    JOB_DAY, JOB_EIGHT_DAYS, JOB_SIXTY_FOUR_DAYS, JOB_ENDLESS = "ja:", "jb:", "jc:", "jd:"
    JOB_ORDER = "jo:"
    PERSON_SKILL = "ps:"
    PERSON_ROLE = "pr:"
    PERSON_LONG_ROLE, PERSON_ENDLESS_ROLE = "pl:", "pm:"
    PERSON_YEARS = "py:"
    PERSON_PLACE, PERSON_WISH = "pq:", "pw:"
    PERSON_ORDER = "po:"

    def __call__(self, said: str) -> str:
        """The term; one that is too long for a key is cut, and ends with the hash of the whole."""
        term = self + said
        return term if len(term) <= LONGEST else term[:LONGEST] + sha256(term.encode()).hexdigest()

    @property
    def kind(self) -> str:
        """What stands before the last colon of all these terms; those of roles have a kind for each part."""
        return self[:-1]


def chunk_of(term: str, number: int) -> int:
    """The row of the term that holds the id. Rows of roles are wide: a title asks for many of these terms, most of
    them rare, and a wide row of few ids is read as fast as a narrow one."""
    return number >> (WIDE_CHUNK if term.startswith(Of.PERSON_ROLE) else CHUNK)


class Wish(StrEnum):
    """What a person says besides places. People with REMOTE_ONLY have REMOTE, too."""

    REMOTE, HYBRID, MOVES, REMOTE_ONLY, UNSAID = "r", "h", "m", "o", "u"


def job_terms(job: Job) -> Iterator[str]:
    """No terms for a job that is not listed; an expired job keeps its terms, which name its last day."""
    if not job.is_listed:
        return
    needs = needs_of(job)
    yield from (Of.JOB_SKILL(skill) for skill in needs.skills)
    yield Of.JOB_SKILL_COUNT(f"{len(needs.skills):04}")
    yield from (Of.JOB_WORD(word) for word in needs.title)
    yield Of.JOB_WEIGHT(f"{weight(needs.title):04}")
    yield Of.JOB_YEARS(years_term(needs.years))
    yield from (Of.JOB_PLACE(name) for name in needs.place.names)
    yield Of.JOB_PRESENCE(presence_term(needs.place))
    if job.ends_on is None:
        yield Of.JOB_ENDLESS
    else:
        day = job.ends_on.toordinal()
        yield Of.JOB_DAY(f"{day:07}")
        yield Of.JOB_EIGHT_DAYS(f"{day // 8:07}")
        yield Of.JOB_SIXTY_FOUR_DAYS(f"{day // 64:07}")
    yield Of.JOB_ORDER(f"{date.max.toordinal() - job.posted_on.toordinal():07}")  # the newest first


def live_terms(today: date) -> tuple[list[str], tuple[str, str]]:
    """Terms, and a range of terms: together they hold all jobs that do not end before today. The terms are few, however
    late a job may end."""
    day = today.toordinal()
    days = range(day, day // 8 * 8 + 8)
    eights = range(day // 8 + 1, day // 64 * 8 + 8)
    exact = [Of.JOB_DAY(f"{each:07}") for each in days] + [Of.JOB_EIGHT_DAYS(f"{each:07}") for each in eights]
    return [*exact, Of.JOB_ENDLESS], (Of.JOB_SIXTY_FOUR_DAYS(f"{day // 64 + 1:07}"), f"{Of.JOB_SIXTY_FOUR_DAYS}:")


def person_terms(name: str, told: ProfileFacts) -> Iterator[str]:
    candidate = candidate_of(told)
    yield from (Of.PERSON_SKILL(skill) for skill in candidate.skills)
    for role in candidate.roles:
        yield from _role_terms(role)
    yield Of.PERSON_YEARS(years_term(candidate.years))
    if candidate.where.relocation is not Relocation.REMOTE_ONLY:  # for remote work only no place counts
        yield from (Of.PERSON_PLACE(name) for name in candidate.where.names)
    yield from (Of.PERSON_WISH(wish) for wish in _wishes(candidate.where))
    yield Of.PERSON_ORDER(by_name(name)[:3])


def _role_terms(role: Words) -> Iterator[str]:
    """The parts that the role and a title may share, with the weight of the role; of long roles only small parts."""
    if len(role) > LONG_ROLE:
        yield from (Of.PERSON_ENDLESS_ROLE(word) for word in role)
        return
    if len(role) > WHOLE_ROLE:
        yield from (Of.PERSON_LONG_ROLE(word) for word in role)
    for size in range(1, len(role) + 1 if len(role) <= WHOLE_ROLE else PART + 1):
        for part in combinations(sorted(role), size):
            yield role_term(part, weight(role))


def role_kind(part: Collection[str]) -> str:
    """The kind of the terms of roles that hold all these words."""
    return Of.PERSON_ROLE(" ".join(sorted(part)))


def role_term(part: Collection[str], of_role: int) -> str:
    """The term of roles that hold all these words and have this weight."""
    return f"{role_kind(part)}:{of_role:02}"


def role_named(term: str) -> tuple[str, int]:
    """Inverse of `role_term`: the kind, and the weight of the role."""
    kind, _, of_role = term.rpartition(":")
    return kind, int(of_role)


def _wishes(where: PreferredPlaces) -> Iterator[str]:
    if where.wants_remote or where.relocation is Relocation.REMOTE_ONLY:
        yield Wish.REMOTE
    if where.wants_hybrid:
        yield Wish.HYBRID
    if where.relocation is Relocation.YES:
        yield Wish.MOVES
    if where.relocation is Relocation.REMOTE_ONLY:
        yield Wish.REMOTE_ONLY
    if where.is_unknown:
        yield Wish.UNSAID


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
