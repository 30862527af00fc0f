"""Roles and their times as a letter names them."""

import re
from collections.abc import Sequence

from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import with_the
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letter_employers import as_role
from hireloom.text_analysis.writing.plain_deeds import is_title

OLDEST = 15  # years; a role that began earlier and ended late is told without its years, which only tell the age
LONG_AGO, BREAK = 10, 6  # years since the end of a role that must be told, and months between two roles


def place_of(post: RoleTitle) -> str:
    return f" at {with_the(post.employer)}" if post.employer else ""


# What is found in place of titles and names a field of work: 'Customer Services', 'Sales'.
_NOBODY = re.compile(
    r"^(?!.*\b(?:of|for)\b).*\b(?:services?|sales|support|management|marketing|accounting|operations|relations"
    r"|development|engineering|administration|department|school|projects?|experience|team|training)$",
    re.I,
)
_OF_A_FIRM = re.compile(
    r"(?:partner|president|vice president|director|associate|specialist|professional|staff member)$",
    re.I,
)


_OWNER = re.compile(r"\b(?:owner|founder)$")


def role_of(post: RoleTitle) -> str:
    if post.unpaid:
        return "a volunteer"
    is_vague = (
        not is_title(post.title) or _NOBODY.search(post.title) or (_OF_A_FIRM.match(post.title) and not post.employer)
    )
    role = "" if is_vague else as_role(post.title.replace(" & ", " and "))
    is_of_business = _OWNER.search(role) is not None and not post.employer
    return f"{role} of a business" if is_of_business else role


class RoleTimes:
    """When the roles of a career were held, as far as a letter may say so."""

    def __init__(self, posts: Sequence[RoleTitle], now: int) -> None:
        self._posts, self._now = posts, now
        ends = [post.period.last or post.period.first for post in posts if post.period]
        self._latest = max(ends, default=0)

    def came_just_before(self, at: int, later: int) -> bool:
        """The role ended when the later one began."""
        own, last = self._posts[at].period, self._posts[later].period
        return bool(own and own.last and last and 0 <= last.first - own.last <= BREAK)

    def since(self, post: RoleTitle) -> str:
        """'2014', for a role that has not ended and whose beginning does not reveal the person's age."""
        first = self._first(post)
        return "" if not first or self._latest - first > OLDEST * MONTHS else str(first // MONTHS)

    def _first(self, post: RoleTitle) -> int:
        """The month in which the person first held the title there, or anywhere if no place is given."""
        first = post.period.first if post.period else 0
        own = [other for other in self._posts if other.title.casefold() == post.title.casefold()]
        same = [other.period for other in own if other.period and other.employer == post.employer]
        for period in sorted(same, key=lambda period: -period.first):
            if period.last is None or period.last >= first - BREAK:
                first = min(first, period.first)
        return first

    def when(self, post: RoleTitle) -> str:
        """'from 2014 to 2017', for whole years that do not reveal the person's age."""
        if post.period is None or post.period.last is None or post.period.last // MONTHS > self._now // MONTHS:
            return ""
        if self._latest - post.period.first > OLDEST * MONTHS and self._latest - post.period.last < LONG_AGO * MONTHS:
            return ""
        first, last = post.period.first // MONTHS, post.period.last // MONTHS
        return f"from {first} to {last}" if first < last else f"in {first}"
