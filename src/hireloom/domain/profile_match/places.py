"""Where a job is done, and where a person wants to work."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from hireloom.domain.countries import country_behind
from hireloom.domain.profiles import MAX_LOCATIONS
from hireloom.text_analysis.language.places import PLACE_NAMES, region_letters

MOST_FOR_LOCATION = 10

_HYBRID, _REMOTE = re.compile(r"\b(?:hybrid|hyb)\b"), re.compile(r"\b(?:remote|rem)\b")
_REGIONS = region_letters("US") | region_letters("CA")
_SAME = PLACE_NAMES | {letters.casefold(): name for name, letters in _REGIONS.items()}


class WorkMode(StrEnum):
    ON_SITE = "on-site"
    HYBRID = "hybrid"
    REMOTE = "remote"


class Relocation(StrEnum):
    """What a person says about moving; UNSAID until then."""

    UNSAID = ""
    YES = "Yes"
    NO = "No"
    REMOTE_ONLY = "Remote Only"


@dataclass(frozen=True, slots=True)
class JobPlace:
    """`names` are the parts of the location: a city, its country; one of them is enough."""

    presence: WorkMode
    names: frozenset[str]

    @property
    def is_unknown(self) -> bool:
        return self.presence is WorkMode.ON_SITE and not self.names


@dataclass(frozen=True, slots=True)
class PreferredPlaces:
    """Where a person wants to work."""

    names: frozenset[str]
    wants_remote: bool
    wants_hybrid: bool
    relocation: Relocation

    @property
    def is_unknown(self) -> bool:
        return not (self.names or self.wants_remote or self.wants_hybrid or self.relocation)


@lru_cache(maxsize=65536)
def place_of(location: str) -> JobPlace:
    """The place that the location of a job names."""
    text = location.casefold()
    presence = (
        WorkMode.HYBRID if _HYBRID.search(text) else WorkMode.REMOTE if _REMOTE.search(text) else WorkMode.ON_SITE
    )
    parts = _parts(text.split(","))
    if len(parts) > 1 and (country := country_behind(parts[0], parts[-1])):
        parts[-1] = country
    return JobPlace(presence, _names(parts))


@lru_cache(maxsize=65536)
def whereabouts(preferred_locations: str, relocation: str) -> PreferredPlaces:
    """Only as many places count as a person may choose."""
    entries = [entry for entry in preferred_locations.casefold().split(",") if entry.strip()][:MAX_LOCATIONS]
    text = ",".join(entries)
    relocations = {relocation.casefold(): relocation for relocation in Relocation}
    return PreferredPlaces(
        _names(_parts(entries)),
        wants_remote=bool(_REMOTE.search(text)),
        wants_hybrid=bool(_HYBRID.search(text)),
        relocation=relocations.get(" ".join(relocation.casefold().split()), Relocation.UNSAID),
    )


def location_score(job: JobPlace, person: PreferredPlaces) -> int:
    """0 to 10; the first rule that holds decides."""
    is_hybrid, fits = job.presence is WorkMode.HYBRID, bool(job.names & person.names)
    remote_only = person.relocation is Relocation.REMOTE_ONLY
    if job.is_unknown:
        return 5
    if job.presence is WorkMode.REMOTE:
        return 10 if person.wants_remote or remote_only or fits else 8
    if remote_only:
        return 3 if is_hybrid else 0
    if fits or (is_hybrid and not job.names and person.wants_hybrid):
        return 10
    if is_hybrid and person.wants_hybrid:
        return 7 if person.relocation is Relocation.YES else 4
    if person.relocation is Relocation.YES:
        return 6
    return 5 if person.is_unknown else 0


def _parts(entries: list[str]) -> list[str]:
    """The parts without words for remote and hybrid work and without punctuation around them; empty ones are left
    out."""
    words = (_HYBRID.sub(" ", _REMOTE.sub(" ", entry)) for entry in entries)
    bare = (" ".join(word.split()).strip(" -–—()/.:|") for word in words)
    return [part for part in bare if part]


def _names(parts: list[str]) -> frozenset[str]:
    return frozenset(_SAME.get(part, part) for part in parts)
