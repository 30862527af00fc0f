"""The deeds of one role as sentences that follow from each other."""

import re
from collections.abc import Sequence
from zlib import crc32

from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_the
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letter_deeds import also
from hireloom.text_analysis.writing.letter_employers import as_role
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_wording import capital
from hireloom.text_analysis.writing.plain_deeds import is_title

LONGEST_ROW, MOST_IN_ROW = 30, 3  # words of the deeds in one sentence, and their number
_FINITE = re.compile(r"I (?!am\b|was\b|have\b|had\b|can\b|also\b)(?:\w+ly )?(?P<verb>[a-z]+)")
_IN_PRESENT = re.compile(r"I (?!\w+ed\b)")
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
    r"(?:owner|founder|partner|president|vice president|director|intern|associate|specialist"
    r"|consultant|coordinator|representative|professional|contractor|staff member)$",
    re.I,
)


def role_of(post: RoleTitle) -> str:
    if post.unpaid:
        return "a volunteer"
    is_vague = (
        not is_title(post.title) or _NOBODY.search(post.title) or (_OF_A_FIRM.match(post.title) and not post.employer)
    )
    return "" if is_vague else as_role(post.title)


class RoleTeller:
    """Describes one role after the other, each with a different beginning. `names` are the roles that were named
    before."""

    def __init__(self, posts: Sequence[RoleTitle], seed: str) -> None:
        self._posts, self._turn = posts, crc32(f"roles {seed}".encode("utf-8", "replace"))
        self._used: list[int] = []
        self.named: set[int] = set()
        ends = [post.period.last or post.period.first for post in posts if post.period]
        self._latest = max(ends, default=0)

    def tell(self, at: int, deeds: Sequence[LetterDeed], *, anew: bool = False) -> list[str]:
        """The sentences of a role with at least one deed; `at` is -1 for no role. `anew` names a role once more because
        another sentence has come between."""
        is_far = anew and at in self.named and not self._used
        if is_far and not self._is_only_one(at):
            self.named.discard(at)
        clauses = [deed.clause for deed in deeds]
        if at < 0:
            return [f"{capital(clause)}." for clause in clauses]
        head, *rest = _rowed(clauses)
        head = re.sub(r"^I also\b", "I", head)
        first = self._opened(at, head)
        if is_far and at in self.named and not self._posts[at].is_current and (role := role_of(self._posts[at])):
            first = f"As {role}{place_of(self._posts[at])}, {head}."
        self._used.append(at)
        self.named.add(at)
        return [first, *(_further(clause, number) for number, clause in enumerate(rest))]

    def _opened(self, at: int, clause: str) -> str:
        post = self._posts[at]
        role, place = role_of(post), place_of(post)
        earlier = (*self._used, *self.named)
        if at in self.named or not role:
            return self._again(at, clause, place)
        if any(self._posts[other].title == post.title for other in earlier):
            when = self.when(post) or ("more recently" if at < min(earlier) else "earlier")
            if post.is_current:
                return f"At the same time,{place or ' in another such position'}, {clause}."
            times = sum(self._posts[other].title == post.title for other in set(earlier))
            where = place or (" in a similar position" if times == 1 else f" again as {role}")
            return f"{capital(when)},{where}, {clause}."
        if post.is_current:
            if earlier and _IN_PRESENT.match(clause):
                return f"These days I work as {role}{place}, where {clause}."
            return f"In my present work as {role}{place}, {clause}."
        when = self.when(post)
        if not clause.startswith("I ") or not earlier:
            return f"As {role}{place}{f' {when}' if when else ''}, {clause}."
        turn = (self._turn + len(self._used)) % 2
        if when:
            start = f"{capital(when)} I worked as {role}{place}, where" if turn else f"As {role}{place} {when},"
        else:
            start = f"I have also worked as {role}{place}, where" if turn else f"As {role}{place},"
        return f"{start} {clause}."

    def _again(self, at: int, clause: str, place: str) -> str:
        post = self._posts[at]
        if post.is_current and not _IN_PRESENT.match(clause) and (role := role_of(post)):
            return f"As {role}{place}, {clause}."
        if post.is_current and at not in self.named and any(self._posts[other].is_current for other in self.named):
            return f"In another position that I have today{place}, {clause}."
        if post.is_current:
            return f"In my {'present' if at in self.named else 'current'} position{place}, {clause}."
        if place:
            return f"{capital(place.strip())}, {clause}."
        if at in self.named:
            is_apart = self._used and self._used[-1] != at and self._is_only_one(at)
            return (
                f"As {role_of(post)}, {clause}."
                if is_apart
                else f"In that {'role' if self._turn % 2 else 'position'}, {clause}."
            )
        if when := self.when(post):
            return f"{capital(when)}, {clause}."
        return f"{'In my most recent position' if at == 0 else 'In an earlier position'}, {clause}."

    def _is_only_one(self, at: int) -> bool:
        return sum(post.title == self._posts[at].title for post in self._posts) == 1

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
        if post.period is None or post.period.last is None:
            return ""
        if self._latest - post.period.first > OLDEST * MONTHS and self._latest - post.period.last < LONG_AGO * MONTHS:
            return ""
        first, last = post.period.first // MONTHS, post.period.last // MONTHS
        return f"from {first} to {last}" if first < last else f"in {first}"


def _rowed(clauses: Sequence[str]) -> list[str]:
    """Short deeds in a row: 'I led a team of six, trained new staff and planned the shifts'."""
    rows: list[list[str]] = []
    for clause in clauses:
        row = next((row for row in rows if _joins(row, clause)), None)
        if row:
            row.append(clause.removeprefix("I "))
        else:
            rows.append([clause])
    return [listed(row) for row in rows]


def _joins(row: list[str], clause: str) -> bool:
    """They are simple deeds of one tense and short enough for one sentence."""
    one, other = _FINITE.match(row[0]), _FINITE.match(clause)
    simple = not any(re.search(r",|\band\b", text) for text in (*row, clause))
    is_short = sum(len(text.split()) for text in (*row, clause)) <= LONGEST_ROW and len(row) < MOST_IN_ROW
    return bool(one and other and simple and is_short and is_past(one["verb"]) == is_past(other["verb"]))


def _further(clause: str, number: int) -> str:
    if not clause.startswith("I "):
        return f"{capital(clause)}."
    return f"{also(clause)}." if number % 2 == 0 else f"{capital(clause)}."
