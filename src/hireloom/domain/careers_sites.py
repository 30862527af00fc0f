"""The careers site of a company: its public page here, in its own words and color, with its open jobs."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from hireloom.domain.answers import AnswerFigures
from hireloom.domain.company_roles import Action, CompanyRole, may
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.places import WorkMode, place_of
from hireloom.domain.refusals import Invalid, NotAllowed, NotFound

LONGEST_HEADLINE, LONGEST_ABOUT = 80, 2_000
LONGEST_OPENING = 300  # characters of the text about the company above the jobs
MOST_JOBS_SHOWN = 300
LEAST_CONTRAST = 4.5  # of white text on the color, as WCAG asks
REMOTE = "Remote"
DEFAULT_COLOUR = "#0b7a75"
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class NoCareersSite(NotFound):
    sentence = "There is no careers page here."


class OnlyOwnersPublish(NotAllowed):
    sentence = "Only an owner of a verified company can change its careers page."


class HeadlineNeeded(Invalid):
    sentence = f"Please write a headline of at most {LONGEST_HEADLINE} characters."


class AboutTooLong(Invalid):
    sentence = f"The text about the company can have at most {LONGEST_ABOUT:,} characters."


class ColourMalformed(Invalid):
    sentence = "Please give the color as # and six hexadecimal digits."


class ColourTooLight(Invalid):
    """The sentence names the nearest color that passes."""


@dataclass(frozen=True, slots=True)
class CareersSite:
    company_id: int
    headline: str
    about: str
    colour: str
    is_published: bool
    changed_at: datetime


class SiteOrder(StrEnum):
    PLACE = "place"
    KIND = "kind"
    NEWEST = "newest"


@dataclass(frozen=True, slots=True)
class SiteFilter:
    """`place` and `kind` are one of the choices that the page offers; `words` are searched in title, place and
    keywords, ignoring case."""

    words: str = ""
    place: str = ""
    kind: str = ""

    def takes(self, job: Job) -> bool:
        text = f"{job.title} {job.location} {job.keywords}".casefold()
        return (
            self.place in ("", town_of(job))
            and self.kind in ("", job.employment_type)
            and all(word in text for word in self.words.casefold().split())
        )


@dataclass(frozen=True, slots=True)
class SitePromise:
    """What a page says about answers: after how many days at most everybody has one, and how the promise was kept
    lately, if there are figures."""

    days: int
    figures: AnswerFigures | None


def site_promise(jobs: Sequence[Job], figures: AnswerFigures | None) -> SitePromise | None:
    """None if there are no jobs."""
    return SitePromise(max(job.answer_days for job in jobs), figures) if jobs else None


def may_edit(role: CompanyRole | None, *, is_verified: bool) -> bool:
    return is_verified and role is not None and may(Action.CHANGE_COMPANY, role)


def careers_site(
    company_id: int, *, headline: str, about: str, colour: str, is_published: bool, now: datetime
) -> CareersSite:
    """Raises a refusal if it breaks a rule."""
    clean = " ".join(headline.split())
    if not 0 < len(clean) <= LONGEST_HEADLINE:
        raise HeadlineNeeded
    if len(about.strip()) > LONGEST_ABOUT:
        raise AboutTooLong
    return CareersSite(company_id, clean, about.strip(), readable_colour(colour), is_published, now)


def readable_colour(colour: str) -> str:
    """The color in lower case. Raises ColourMalformed or ColourTooLight."""
    small = colour.strip().lower()
    if not _COLOUR.fullmatch(small):
        raise ColourMalformed
    passing = _darkened(small)
    if passing != small:
        raise ColourTooLight(f"White text on this color is hard to read. The nearest color that works is {passing}.")
    return small


def contrast_with_white(colour: str) -> float:
    """See https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"""
    return 1.05 / (_luminance(_channels(colour)) + 0.05)


def town_of(job: Job) -> str:
    """Where the job is, for choices of a page: its first place, or Remote."""
    place = place_of(job.location)
    if place.presence is WorkMode.REMOTE:
        return REMOTE
    return job.location.split(";")[0].split(",")[0].split("(")[0].strip()


def choices(jobs: Sequence[Job]) -> tuple[Sequence[tuple[str, int]], Sequence[tuple[str, int]]]:
    """The places and the kinds of work, each with how many jobs it has, the most frequent first."""
    places, kinds = Counter(map(town_of, jobs)), Counter(map(_kind_of, jobs))
    return _ordered(places), _ordered(kinds)


def grouped(jobs: Sequence[Job], order: SiteOrder) -> Sequence[tuple[str, Sequence[Job]]]:
    """The jobs by the place or kind that they share, the largest group first. In the order of the newest, one group
    without a name."""
    if order is SiteOrder.NEWEST:
        return [("", jobs)] if jobs else []
    name_of = town_of if order is SiteOrder.PLACE else _kind_of
    names = _ordered(Counter(map(name_of, jobs)))
    return [(name, [job for job in jobs if name_of(job) == name]) for name, _ in names]


def opening(about: str) -> tuple[str, str]:
    """The text above the jobs and the text below them. People come for the jobs, so a long text goes below."""
    first, _, rest = about.partition("\n\n")
    return (first, rest.strip()) if len(first) <= LONGEST_OPENING else ("", about)


def _kind_of(job: Job) -> str:
    return job.employment_type


def _ordered(counts: Counter[str]) -> Sequence[tuple[str, int]]:
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def _darkened(colour: str) -> str:
    """The color, mixed with as little black as white text on it needs."""
    channels = _channels(colour)
    shades = (
        "#" + "".join(f"{channel * hundredths // 100:02x}" for channel in channels) for hundredths in range(100, -1, -1)
    )
    return next(shade for shade in shades if contrast_with_white(shade) >= LEAST_CONTRAST)  # black passes always


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(channels: tuple[int, int, int]) -> float:
    shares = [channel / 255 for channel in channels]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
