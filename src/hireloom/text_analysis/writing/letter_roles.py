"""The deeds of one role as sentences that follow from each other."""

import re
from collections.abc import Sequence
from zlib import crc32

from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import with_the
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letter_deeds import also
from hireloom.text_analysis.writing.letter_facts import LetterDeed, as_role
from hireloom.text_analysis.writing.letter_wording import capital, counted

LONGEST_PAIR = 26  # words of two deeds in one sentence
_FINITE = re.compile(r"I (?!am\b|was\b|have\b|had\b|can\b|also\b)(?P<rest>[a-z].*)")
_IN_PRESENT = re.compile(r"I (?!\w+ed\b)")
FEWEST_MONTHS = 20
MOST_YEARS = 12  # in one role; more are told as dates would tell the age


def place_of(post: RoleTitle) -> str:
    return f" at {with_the(post.employer)}" if post.employer else ""


# What stands where titles do and names a field of work: 'Customer Services', 'Sales'.
_NOBODY = re.compile(
    r"^(?!.*\b(?:of|for)\b).*\b(?:services?|sales|support|management|marketing|accounting|operations|relations"
    r"|development|engineering|administration|department|school|projects?|experience|team|training)$",
    re.I,
)


def role_of(post: RoleTitle) -> str:
    if post.unpaid:
        return "a volunteer"
    return "" if _NOBODY.search(post.title) else as_role(post.title)


def years_in(post: RoleTitle) -> str:
    """'four years', for a role that has ended after whole years; empty if its dates do not say it."""
    if post.period is None or post.period.last is None:
        return ""
    months = post.period.last - post.period.first + 1
    is_whole = months % MONTHS in (0, 1, 2, 10, 11)
    return counted(round(months / MONTHS)) if is_whole and FEWEST_MONTHS <= months <= MOST_YEARS * MONTHS else ""


def since(post: RoleTitle) -> str:
    """' since 2014', for a role that has not ended."""
    return f" since {post.period.first // MONTHS}" if post.period and post.period.last is None else ""


class RoleTeller:
    """Tells one role after the other; each begins in another way. `names` are the roles that were named before."""

    def __init__(self, posts: Sequence[RoleTitle], seed: str) -> None:
        self._posts, self._turn = posts, crc32(f"roles {seed}".encode("utf-8", "replace"))
        self._used: list[int] = []
        self.named: set[int] = set()
        self._earlier_roles = 0

    def tell(self, at: int, deeds: Sequence[LetterDeed], *, anew: bool = False) -> list[str]:
        """The sentences of a role with at least one deed; `at` is -1 for no role. `anew` names a role once more because
        another sentence has come between."""
        if anew and at in self.named and not self._used and role_of(self._posts[at]):
            self.named.discard(at)
        clauses = [deed.clause for deed in deeds]
        if at < 0:
            return [f"{capital(clause)}." for clause in clauses]
        head, *rest = _paired(clauses)
        head = re.sub(r"^I also\b", "I", head)
        first = self._opened(at, head)
        self._used.append(at)
        self.named.add(at)
        return [first, *(_further(clause, number) for number, clause in enumerate(rest))]

    def _opened(self, at: int, clause: str) -> str:
        post = self._posts[at]
        role, place = role_of(post), place_of(post)
        if at in self.named or not role:
            return self._again(at, clause, place)
        if not self._used and not self.named:
            return f"As {role}{place}, {clause}."
        if any(self._posts[other].title == post.title for other in (*self._used, *self.named)):
            earlier = "Earlier still" if self._earlier_roles else "Earlier"
            when = "More recently" if at < min(self._used or self.named) else earlier
            self._earlier_roles += when == "Earlier"
            return f"{when},{place or ' in a similar position'}, {clause}."
        if at < min(self._used or self.named):
            if post.is_current and _IN_PRESENT.match(clause):
                also_now = any(self._posts[other].is_current for other in self._used)
                return f"These days I {'also ' if also_now else ''}work as {role}{place}, where {clause}."
            return f"More recently, as {role}{place}, {clause}."
        return self._earlier(post, role, place, clause)

    def _again(self, at: int, clause: str, place: str) -> str:
        post = self._posts[at]
        if place:
            when = "" if not self._used or at < max(self._used) else "Earlier, "
            return capital(f"{when}{place.strip()}, {clause}.")
        if not self.named and not self._used:
            latest = "In my most recent position" if at == 0 else "In an earlier position"
            return f"{'In my current position' if post.is_current else latest}, {clause}."
        if at in self.named and self._used and self._used[-1] != at:
            return f"As {role_of(post)}, {clause}." if self._is_only_one(at) else f"Earlier, {clause}."
        if at in self.named:
            return f"{'In my present position' if post.is_current else 'In that position'}, {clause}."
        if post.is_current:
            return f"{capital(clause)}."
        self._earlier_roles += 1
        return f"{'Earlier' if self._earlier_roles == 1 else 'Before that'}, {clause}."

    def _is_only_one(self, at: int) -> bool:
        return sum(post.title == self._posts[at].title for post in self._posts) == 1

    def _earlier(self, post: RoleTitle, role: str, place: str, clause: str) -> str:
        count, years = self._earlier_roles, years_in(post)
        self._earlier_roles += 1
        turn = (self._turn + count) % 3
        if count > 1 or not clause.startswith("I "):
            return f"{'Earlier still' if count else 'Before that'}, as {role}{place}, {clause}."
        if turn == 0:
            return f"{'Earlier still' if count else 'Earlier'}, as {role}{place}, {clause}."
        spent = f"I spent {years} as" if years else "I worked as"
        return f"{'Earlier still,' if count else 'Before that,'} {spent} {role}{place}, where {clause}."


def _paired(clauses: Sequence[str]) -> list[str]:
    """Short deeds two by two: 'I led a team of six and trained new staff'."""
    pairs: list[str] = []
    free = True
    for clause in clauses:
        before = pairs[-1] if pairs else ""
        joins = _FINITE.match(clause)
        is_short = len(f"{before} {clause}".split()) <= LONGEST_PAIR
        plain = " and " not in before and "," not in before and " and " not in clause and ", " not in clause
        if free and before and joins and _FINITE.match(before) and is_short and plain:
            pairs[-1] = f"{before} and {joins['rest']}"
            free = False
        else:
            pairs.append(clause)
            free = True
    return pairs


def _further(clause: str, number: int) -> str:
    if not clause.startswith("I "):
        return f"{capital(clause)}."
    return f"{also(clause)}." if number % 2 == 0 else f"{capital(clause)}."
