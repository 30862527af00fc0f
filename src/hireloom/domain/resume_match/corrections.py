"""What a person says about the reading of their resume against a job, and the score with it.

A person's word counts in their own view of the score only; a recruiter reads it without points.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, State
from hireloom.domain.resume_match.role_years import DatedRole, YearSum
from hireloom.domain.resume_match.scores import points, score

LONGEST_WORDS = 300  # characters
LONGEST_LINE = 1000  # of a resume
LONGEST_NAME = 200  # of a title or an employer


class CorrectionKind(StrEnum):
    NOT_ASKED = "not_a_requirement"
    HAVE = "i_have_this"
    YEARS = "these_years_count"
    DATES = "other_months"
    ROLE = "missing_role"
    CAN = "i_can"
    CANNOT = "i_cannot"
    NOT_TRUE = "not_true"


OF_ROLES = (CorrectionKind.YEARS, CorrectionKind.DATES, CorrectionKind.ROLE)
ANSWERS = (CorrectionKind.CAN, CorrectionKind.CANNOT)  # to what the job demands besides skill: never scored
# What concerns only the person: which conditions they can meet, and advice that is not true for them.
UNSHOWN = (*ANSWERS, CorrectionKind.NOT_TRUE)


class NotAskedHere(Conflict):
    sentence = "The job no longer asks for this. Please analyse it again."


class NoSuchCorrection(NotFound):
    sentence = "This correction no longer exists."


class TooManyCorrections(Full):
    sentence = "You have corrected this match {most} times. Undo a correction before you add another one."


class TooManyCorrectedMatches(Full):
    sentence = "You have corrected {most} matches. Undo the corrections of one before you correct another one."


class NotInTheResume(Invalid):
    sentence = "This line is not in your resume. Choose one that does, or write it in your own words."


class NoWords(Invalid):
    sentence = "Choose the line of your resume that shows it, or write it in your own words."


class NoRole(Invalid):
    sentence = "Enter the title of the role and its first month."


class WrongMonths(Invalid):
    sentence = "A role ends after it began, and begins before today."


@dataclass(frozen=True, slots=True)
class Correction:
    """`about` is the label of the requirement or condition, `quote` the line of the resume that shows it and `words`
    what the person wrote in its place. `read` is the role as it was read where `role` has other months. `number` is
    unique within a match."""

    kind: CorrectionKind
    made_at: datetime
    about: str = ""
    quote: str = ""
    words: str = ""
    role: DatedRole | None = None
    number: int = 0
    read: DatedRole | None = None

    @property
    def subject(self) -> tuple[object, ...]:
        """What can be corrected once: a newer correction of the same subject takes the place of the older."""
        is_row = self.kind in (CorrectionKind.HAVE, CorrectionKind.NOT_ASKED)
        group = "row" if is_row else "answer" if self.kind in ANSWERS else self.kind
        return group, self.about, self.read or self.role

    @property
    def statement(self) -> str:
        """As the person would say it to a recruiter."""
        role = self.role.sentence if self.role else ""
        return {
            CorrectionKind.NOT_ASKED: "This is not a requirement of the job.",
            CorrectionKind.HAVE: self.words or self.quote,
            CorrectionKind.YEARS: f"These years count: {role}.",
            CorrectionKind.DATES: f"The months of this role: {role}.",
            CorrectionKind.ROLE: f"A role that we missed: {role}.",
            CorrectionKind.NOT_TRUE: "Advice about this is not true for me.",
            CorrectionKind.CAN: "Yes, I can.",
            CorrectionKind.CANNOT: "No, I cannot.",
        }[self.kind]


@dataclass(frozen=True, slots=True)
class CorrectedMatch:
    """The corrections of one person for one resume and one job. `resume` is a hash of the resume's text; `is_shared`
    says that those who run the product may learn from them."""

    user_id: int
    resume: str
    job: str
    corrections: tuple[Correction, ...] = ()
    is_shared: bool = False
    id: int = 0

    def corrected(self, made: Correction, *, most: int) -> "CorrectedMatch":
        """Raises TooManyCorrections."""
        others = tuple(correction for correction in self.corrections if correction.subject != made.subject)
        if len(others) >= most:
            raise TooManyCorrections(most)
        number = 1 + max((correction.number for correction in self.corrections), default=0)
        return replace(self, corrections=(*others, replace(made, number=number)))

    def without(self, number: int) -> "CorrectedMatch":
        """Raises NoSuchCorrection."""
        others = tuple(correction for correction in self.corrections if correction.number != number)
        if len(others) == len(self.corrections):
            raise NoSuchCorrection
        return replace(self, corrections=others)

    @property
    def refused(self) -> tuple[str, ...]:
        """The conditions that the person cannot meet."""
        return tuple(correction.about for correction in self.corrections if correction.kind is CorrectionKind.CANNOT)

    @property
    def roles(self) -> tuple[DatedRole, ...]:
        """The roles that the reading has missed."""
        return tuple(
            correction.role
            for correction in self.corrections
            if correction.kind is CorrectionKind.ROLE and correction.role
        )


def must_be_about(made: Correction, findings: Findings, resume: str, *, now: int) -> None:
    """`resume` is the text of the resume, `now` this month as `month_of` counts. Raises NotAskedHere, NotInTheResume,
    NoWords, NoRole or WrongMonths."""
    role = made.role
    if made.kind in OF_ROLES and not (role and role.title):
        raise NoRole
    if role and (role.first > now or (role.last is not None and role.last < role.first)):
        raise WrongMonths
    if made.kind is CorrectionKind.ROLE:
        return
    if made.kind in ANSWERS:
        is_known = any(condition.label == made.about for condition in findings.conditions)
    else:
        rows = [finding for finding in findings.findings if finding.requirement.label == made.about]
        is_known = bool(rows) and (
            made.kind not in OF_ROLES or any(row.years and row.years.has(made.read or role) for row in rows)
        )
    if not is_known:
        raise NotAskedHere
    if made.kind is CorrectionKind.HAVE:
        if made.quote and place_of(made.quote, resume) is None:
            raise NotInTheResume
        if not (made.quote or made.words):
            raise NoWords


def place_of(quote: str, resume: str) -> Evidence | None:
    """Where a line stands in the resume, whatever spaces are between its words; None if it does not."""
    letters = "".join(quote.split())
    signs = [at for at, sign in enumerate(resume) if not sign.isspace()]
    place = "".join(resume.split()).find(letters) if letters else -1
    if place < 0:
        return None
    start, end = signs[place], signs[place + len(letters) - 1] + 1
    return Evidence(start, end, " ".join(resume[start:end].split()))


def with_roles(findings: Findings, recounted: Findings, match: CorrectedMatch, length: int) -> Findings:
    """`findings` are those for the resume, which ends at `length`; `recounted` also count the roles that the reading
    missed. They never take points away from a requirement."""
    rows = zip(findings.findings, recounted.findings, strict=True)
    return replace(findings, findings=tuple(_with_roles(*row, match, length) for row in rows))


def _with_roles(finding: Finding, recounted: Finding, match: CorrectedMatch, length: int) -> Finding:
    years = recounted.years and recounted.years.on_word(match.roles)
    if not _is_more(recounted, finding):
        return replace(finding, years=years)
    evidence = tuple(quote for quote in recounted.evidence if quote.end <= length)
    sentence = "; ".join(role.sentence for role in match.roles)
    return replace(recounted, evidence=evidence, years=years, own_word=sentence, place=finding.place)


@dataclass(frozen=True, slots=True)
class Recount:
    """The findings with the corrections of `match`; `dropped` are requirements that the person has taken away, and
    `own_points` are those that stand on the person's word."""

    findings: Findings
    dropped: tuple[Finding, ...]
    match: CorrectedMatch
    percent_as_read: int
    own_points: float


def recounted(as_read: Findings, findings: Findings, match: CorrectedMatch, resume: str) -> Recount:
    """`findings` are those `as_read`, or those of `with_roles`. A correction never takes points away from a
    requirement."""
    gone = {correction.about for correction in match.corrections if correction.kind is CorrectionKind.NOT_ASKED}
    before = [finding for finding in as_read.findings if finding.requirement.label not in gone]
    after = [
        _corrected(finding, match.corrections, resume)
        for finding in findings.findings
        if finding.requirement.label not in gone
    ]
    return Recount(
        findings=replace(findings, findings=tuple(after)),
        dropped=tuple(finding for finding in as_read.findings if finding.requirement.label in gone),
        match=match,
        percent_as_read=score(as_read).percent,
        own_points=sum(map(points, after)) - sum(map(points, before)),
    )


def _is_more(after: Finding, before: Finding) -> bool:
    order = [State.MISSING, State.PARTLY, State.MET]
    gain = order.index(after.state) - order.index(before.state)
    return gain > 0 or (gain == 0 and after.state is State.PARTLY and after.share > before.share)


def _corrected(finding: Finding, corrections: Iterable[Correction], resume: str) -> Finding:
    row_corrections = [correction for correction in corrections if correction.about == finding.requirement.label]
    for correction in row_corrections:
        if correction.kind is CorrectionKind.HAVE and finding.state is not State.MET:
            place = place_of(correction.quote, resume) if correction.quote else None
            return replace(
                finding,
                state=State.MET,
                note="",
                own_word=correction.statement,
                evidence=(place,) if place else finding.evidence,
            )
    counted = [
        correction.role for correction in row_corrections if correction.kind is CorrectionKind.YEARS and correction.role
    ]
    dated = {correction.read: correction.role for correction in row_corrections if correction.read and correction.role}
    return _with_years(finding, finding.years, counted, dated) if finding.years and (counted or dated) else finding


def _with_years(
    before: Finding, years: YearSum, counted: list[DatedRole], dated: dict[DatedRole, DatedRole]
) -> Finding:
    summed = years.dated(dated).counting([dated.get(role, role) for role in counted])
    share = summed.share
    state = State.MET if share >= 1 else State.PARTLY if share > 0 else State.MISSING
    finding = replace(before, state=state, share=share)
    if not _is_more(finding, before):
        return replace(before, years=summed)
    note = "" if state is State.MET else f"With your word, {summed.sentence}."
    return replace(
        finding, years=summed, note=note, own_word="; ".join(role.sentence for role in (*counted, *dated.values()))
    )


@dataclass(frozen=True, slots=True)
class OwnWord:
    """What an applicant says about a requirement, or about none in particular. It gives no points."""

    about: str
    statement: str


MOSTLY = 0.6  # of an advert; a person may copy it without its end, or with the page around it


def own_words(matches: Iterable[CorrectedMatch], advert: str) -> tuple[OwnWord, ...]:
    """What the person said about this advert, and recruiters may read. Which other conditions they can meet is theirs
    to know: they are asked when they apply."""
    return tuple(
        OwnWord(correction.about, correction.statement)
        for match in matches
        if is_same_advert(match.job, advert)
        for correction in match.corrections
        if correction.kind not in UNSHOWN
    )


def is_same_advert(first: str, second: str) -> bool:
    """One text contains the other and is not much longer; spaces and capitals do not matter."""
    short, long = sorted((" ".join(text.split()).casefold() for text in (first, second)), key=len)
    return bool(short) and len(short) >= MOSTLY * len(long) and short in long


@dataclass(frozen=True, slots=True)
class CorrectionLabel:
    """A correction to learn from. `line` is the line of the resume or what the person wrote in its place; of a role
    there are only its title and its months. Nothing in it shows whose correction it is."""

    advert: str
    requirement: str
    correction: CorrectionKind
    line: str
    title: str
    months: int | None


def labels(match: CorrectedMatch, hidden: Callable[[str], str], *, now: int) -> Iterator[CorrectionLabel]:
    """`hidden` removes from a text what would identify the person."""
    for correction in match.corrections:
        if correction.kind in UNSHOWN:  # it says nothing about the reading
            continue
        role = correction.role
        months = YearSum(0, now, ()).lasted([role]) if role else None
        line = hidden(correction.quote or correction.words)
        yield CorrectionLabel(
            match.job, correction.about, correction.kind, line, hidden(role.title) if role else "", months
        )
