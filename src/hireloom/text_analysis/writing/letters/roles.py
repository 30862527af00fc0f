"""The deeds of one role as sentences that follow from each other."""

import re
from collections.abc import Iterator, Sequence
from zlib import crc32

from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_article, with_the
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.employers import as_role
from hireloom.text_analysis.writing.clauses.plain_deeds import is_title
from hireloom.text_analysis.writing.clauses.sentences import also
from hireloom.text_analysis.writing.clauses.wording import capital
from hireloom.text_analysis.writing.letters.deeds import LetterDeed

LONGEST_ROW, MOST_IN_ROW, LONGEST_IN_ROW = 30, 3, 13  # words of the deeds in one sentence, their number, and of each
_FINITE = re.compile(r"I (?!am\b|was\b|had\b|can\b|also\b|have been\b)(?:have )?(?:\w+ly )?(?P<verb>[a-z]+)")
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
_MACHINE = re.compile(r"\b(?:exchange|sql|web|file|application|linux|windows) server$", re.I)
_OF_A_FIRM = re.compile(
    r"(?:senior|junior|partner|president|vice president|chief|head|lead|director|associate|specialist|professional"
    r"|staff member|operator|worker|agent|member|employee|team member)$",
    re.I,
)


_OWNER = re.compile(r"\b(?:owner|founder)$")


def role_of(post: RoleTitle) -> str:
    if post.unpaid:
        return "a volunteer"
    is_vague = (
        not is_title(post.title)
        or _NOBODY.search(post.title)
        or _MACHINE.search(post.title)
        or (_OF_A_FIRM.match(post.title) and not post.employer)
    )
    role = "" if is_vague else as_role(post.title.replace(" & ", " and "))
    is_of_business = _OWNER.search(role) is not None and not post.employer
    return f"{role} of a business" if is_of_business else role


# Whom every employer has.
NEEDED_ANYWHERE = re.compile(
    r"\b(?:clerk|assistant|receptionist|secretary|administrator|administrative|office|customer service|accountant"
    r"|bookkeeper|recruiter|human resources|HR|cook|cleaner|housekeeper|custodian|janitor|maintenance|driver)\b",
    re.I,
)


def role_with_article(role: str) -> str:
    """'a pharmacist' of 'the pharmacist' and of 'a pharmacist', 'a Director of Sales' of 'Director of Sales'."""
    role = role.removeprefix("the ")
    return role if re.match(r"an? ", role) else with_article(role)


def inside(sentence: str) -> str:
    """As it goes on after 'and': 'in that job I built …'."""
    sentence = re.sub(r"^((?:In|At|As) [\w ]+), I\b", r"\1 I", sentence)
    return sentence if re.match(r"I\b", sentence) else f"{sentence[:1].lower()}{sentence[1:]}"


class RoleTeller:
    """Tells one role after the other. `named` are the roles that a sentence has named already."""

    def __init__(self, posts: Sequence[RoleTitle]) -> None:
        self._posts = posts
        self._used: list[int] = []
        self._steps = 0  # from a role to the one before it
        self._spans = 0  # roles that were told by their years
        self.named: set[int] = set()
        ends = [post.period.last or post.period.first for post in posts if post.period]
        self._latest = max(ends, default=0)

    def open_with(self, at: int) -> None:
        """The first paragraph tells this role with its deeds."""
        self._used.append(at)
        self.named.add(at)

    def tell(self, at: int, deeds: Sequence[LetterDeed], *, goes_on: bool = False) -> list[str]:
        """The sentences of a role with at least one deed; `at` is -1 for no role. If it `goes_on`, something else comes
        before them in the same sentence."""
        first, *further = (deed.clause for deed in deeds)
        head, *rest = _rowed([first, *sorted(further, key=_is_perfect)])  # what goes on before what is done
        if at < 0:
            first = f"{'In my work so far' if self._used or self.named else 'In my work'}, {head}."
        else:
            first = self._opened(at, re.sub(r"^I also\b", "I", head), goes_on=goes_on)
            self._used.append(at)
            self.named.add(at)
        says_also = len(self._used) < 2 and crc32(first.encode("utf-8", "replace")) % 2 == 0
        return [first, *_further(rest, says_also=says_also)]

    def _opened(self, at: int, clause: str, *, goes_on: bool) -> str:
        post = self._posts[at]
        role, place = role_of(post), place_of(post)
        if self.named == {at} and not self._used:
            return f"{_in_it(post)}, {clause}."
        if self._used and self._used[-1] == at:
            return f"In the same job, {clause}."
        is_told = any(self._posts[place].title == post.title for place in self._used[:-1])
        if is_told and role and not post.is_current:
            return f"Earlier{place}, {clause}."  # a third post of one title
        if not role:
            return self._without_role(at, clause, place)
        when = self.when(post)
        if post.is_current:
            if at in self.named:
                return f"In my present job{place}, {clause}."
            others = sum(self._posts[place].is_current for place in self.named)
            if others > 1:
                return f"I am {role}{place} as well, and {clause}."
            return f"I {'also' if others else 'now'} work as {role}{place}, where {clause}."
        if at in self.named:
            return f"As {role}{place}, {clause}."
        if not goes_on and self._used and self._posts[self._used[-1]].title == post.title:
            if place or when:
                return f"In the same role{place}{when and f' {when}'}, {clause}."
            return f"In {'an earlier' if self._began_before(at) else 'another'} job as {role}, {clause}."
        if not goes_on and self._came_just_before(at):
            self._steps += 1
            return f"{'Before that' if self._steps == 1 else 'Earlier'}, as {role}{place}, {clause}."
        if goes_on:
            return f"As {role}{place}, {clause}."
        if self._used and when.startswith("from "):
            self._spans += 1
            joint = ", and" if self._spans % 2 else "."
            return f"{capital(when)} I was {role}{place}{joint} {clause}."
        return f"As {role}{place}{when and f' {when}'}, {clause}."

    def _without_role(self, at: int, clause: str, place: str) -> str:
        post = self._posts[at]
        if post.is_current and any(self._posts[place].is_current for place in self.named - {at}):
            return f"At present{place}, {clause}."
        if post.is_current:
            return f"In my present job{place}, {clause}."
        if place:
            return f"{capital(place.strip())}, {clause}."
        if when := self.when(post):
            return f"In another job {when}, {clause}."
        return f"{'In my most recent job' if at == 0 else 'In an earlier job'}, {clause}."

    def _came_just_before(self, at: int) -> bool:
        """The role ended when the one that was told last began."""
        last = self._posts[self._used[-1]] if self._used else None
        period = self._posts[at].period
        return bool(period and period.last and last and last.period and 0 <= last.period.first - period.last <= BREAK)

    def _began_before(self, at: int) -> bool:
        """The role began before the one that was told last."""
        period, last = self._posts[at].period, self._posts[self._used[-1]].period
        return bool(period and last and period.first < last.first)

    def since(self, post: RoleTitle) -> str:
        """'2014', for a role that has not ended and whose beginning does not reveal the person's age."""
        first = self._first(post)
        return "" if not first or self._latest - first > OLDEST * MONTHS else str(first // MONTHS)

    def _first(self, post: RoleTitle) -> int:
        """The month in which the person first held the title there, or anywhere if no place is given."""
        first = post.period.first if post.period else 0
        same_title = [role for role in self._posts if role.title.casefold() == post.title.casefold()]
        same = [role.period for role in same_title if role.period and role.employer == post.employer]
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


def _in_it(post: RoleTitle) -> str:
    """How the deeds of a role begin that the sentence before has named: 'this role' could be the one applied for."""
    return "In my present job" if post.is_current else "In that job"


def _is_perfect(clause: str) -> bool:
    return clause.startswith("I have ")


def _rowed(clauses: Sequence[str]) -> list[str]:
    """Short deeds in a row: 'I led a team of six, trained new staff and planned the shifts'."""
    rows: list[list[str]] = []
    for clause in clauses:
        row = next((row for row in rows if _joins(row, clause)), None)
        if row:
            row.append(_VERB.sub("", clause))
        else:
            rows.append([clause])
    return [_joined(row) for row in rows]


_VERB = re.compile(r"^I (?:have )?")
_DOUBLE = re.compile(r",|\band\b")


def _joined(row: list[str]) -> str:
    """The row with a comma before its 'and' where its last deed has one of its own."""
    *first, last = sorted(row, key=lambda deed: (not deed.startswith("I "), _DOUBLE.search(deed) is not None))
    return f"{', '.join(first)}, and {last}" if first and _DOUBLE.search(last) else listed([*first, last])


def _joins(row: list[str], clause: str) -> bool:
    """They are deeds of one tense and short enough for one sentence, of which at most one is a row itself."""
    is_one_tense = _is_perfect(row[0]) == _is_perfect(clause)
    double = [deed for deed in (*row, clause) if _DOUBLE.search(deed)]
    is_simple = not double or (len(double) == 1 and "," not in double[0] and double[0] != row[0])
    words = [len(deed.split()) for deed in (*row, clause)]
    is_finite = all(_FINITE.match(deed if deed.startswith("I ") else f"I {deed}") for deed in (*row, clause))
    return (
        is_one_tense
        and is_simple
        and is_finite
        and sum(words) <= LONGEST_ROW
        and len(row) < MOST_IN_ROW
        and max(words) <= LONGEST_IN_ROW
    )


def _further(clauses: Sequence[str], *, says_also: bool) -> Iterator[str]:
    """The other deeds of a role, two short ones in a sentence, and one 'also' at most."""
    rest = list(clauses)
    while rest:
        first = rest.pop(0)
        joins = rest and _is_short(first) and _is_short(rest[0])
        second = f", and {rest.pop(0)}" if joins else ""
        yield f"{(also(first) if says_also else first)}{second}."
        says_also = False


def _is_short(clause: str) -> bool:
    return len(clause.split()) <= LONGEST_IN_ROW and "," not in clause
