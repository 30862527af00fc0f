"""How far the person's work is from that of the job, by the match and by the titles of the roles."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.domain.resume_match.raises import BACKGROUND
from hireloom.text_analysis.adverts.whole_work import DAY_TO_DAY
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.wording import stands_in
from hireloom.text_analysis.writing.letters.deeds import fit, link

LONG_AGO, STALE = 15, 0.3  # years since the end of a role, and the part of its fit that is left
NEAR_WORK, OTHER_WORK, FAR_WORK = 0.5, 0.4, 0.3  # its share: the work is not new, mostly another one, another one
OTHER_DAYS = 0.36  # the share of the row of the duties, below which the work is another one
NEAR_TITLE = 0.6  # its share, below which the readers do not know the trade of a person whose titles are others
LIKE_TITLE, NEAR_FIT = 0.8, 0.6  # the share of the row of the title, and the fit of a role, from which on it is not new


@dataclass(frozen=True, slots=True)
class Distance:
    fits: tuple[float, ...]  # how close the title of each role comes to that of the job
    links: tuple[float, ...]  # the same, with what ties a role of another title to it
    fields: tuple[tuple[float, str], ...]  # what the match finds of the work of each field of the job, 0 to 1, its name
    is_far: bool  # the match counts little of the person's work as work of that kind, and no title is near
    is_change: bool  # the readers do not know the person's trade

    @property
    def closest(self) -> float:
        return max(self.fits, default=0.0)

    @property
    def has_near_role(self) -> bool:
        return self.closest >= NEAR_FIT

    @property
    def is_near(self) -> bool:
        return any(share >= NEAR_WORK for share, _ in self.fields)

    @property
    def is_new_field(self) -> bool:
        """The match finds next to nothing of the work."""
        return self.is_far and not any(self.links) and any(share < FAR_WORK for share, _ in self.fields)

    def new_field(self, job: str, had: str) -> str:
        """The field of a job that is far from what the person has done; empty where there is none."""
        far = (field for share, field in self.fields if share < FAR_WORK and _mentions(job, field))
        return next((field for field in far if self.is_far and not _mentions(had, field)), "")


def distance_of(
    job: Opening, roles: tuple[RoleTitle, ...], match: Sequence[Finding], lexicon: Lexicon, now: int
) -> Distance:
    fits = tuple(fit(role.title, job.short_title, lexicon) * _freshness(role, now) for role in roles)
    links = tuple(max(near, link(role.title, job)) for near, role in zip(fits, roles, strict=True))
    fields = tuple(
        (finding.share, finding.requirement.label.removeprefix(BACKGROUND).replace(" and ", " or "))
        for finding in match
        if finding.requirement.kind is Kind.EXPERIENCE and finding.requirement.label.startswith(BACKGROUND)
    )
    titles = [finding for finding in match if finding.requirement.kind is Kind.TITLE]
    of_title = max((finding.share for finding in titles), default=1.0)
    of_days = min((finding.share for finding in match if finding.requirement.label == DAY_TO_DAY), default=1.0)
    is_other = any(share < OTHER_WORK and _mentions(job.advert, field) for share, field in fields)
    has_other_work = of_days < OTHER_DAYS or (is_other and of_title < LIKE_TITLE)
    is_far = not any(finding.state is State.MET for finding in titles) and (
        (not any(fits) and any(share < FAR_WORK for share, _ in fields))
        or (has_other_work and max(fits, default=0.0) < NEAR_FIT)
    )
    return Distance(fits, links, fields, is_far, is_far or (not any(links) and of_title < NEAR_TITLE))


def _freshness(role: RoleTitle, now: int) -> float:
    """What ended long ago says less than newer work near to it."""
    last = role.period.last if role.period else None
    return STALE if last is not None and now - last > LONG_AGO * MONTHS else 1.0


def _mentions(text: str, field: str) -> bool:
    """A field that goes by several names may be named by one of them."""
    return field.count(" or ") > 1 or any(stands_in(name, text) for name in field.split(" or "))
