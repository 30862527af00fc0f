"""Comparing a resume with a job: read the document, ask the analyst, compute the number."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from hireloom.domain.amounts import Amounts
from hireloom.domain.documents import Document, Format
from hireloom.domain.files import Upload
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Malformed, RequesterLeft, TooMany, Unavailable
from hireloom.domain.resume_match.analyses import About, AnalystAnswer, Level, Page, Question, Responsibility, TopSkill
from hireloom.domain.resume_match.corrections import Recount
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resume_match.job_texts import comparable
from hireloom.domain.resume_match.line_edits import LineEdit, edited
from hireloom.domain.resume_match.scores import Score, score
from hireloom.ports.analysts import Analyst
from hireloom.ports.clock import Clock
from hireloom.ports.documents import DocumentReader
from hireloom.ports.stores import Store
from hireloom.usecases.limits import take
from hireloom.usecases.shares import Places
from hireloom.usecases.upload_scans import UploadScan
from hireloom.usecases.uploads import SCREEN, WITH_OLD_WORD, WITHOUT_OLD_WORD, UploadPolicy

T = TypeVar("T")


class JobAndResumeNeeded(Malformed):
    sentence = "Please enter job description and upload a profile document."


class TooBusy(Unavailable):
    sentence = "Many documents are being read right now. Please try again in a moment."


OF_THE_ASKER = (TooMany, TooBusy, RequesterLeft)  # refusals of `AnalysisDesk.read` that say nothing about the document


@dataclass(frozen=True, slots=True)
class Pair:
    """A resume and the text of a job, as sent, and the lines of the resume that the person tries out for this job."""

    upload: Upload
    job: str
    policy: UploadPolicy = SCREEN
    edits: tuple[LineEdit, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchResult:
    """`recount` is set if the person has corrected the reading; findings and score then include the corrections."""

    findings: Findings
    score: Score
    recount: Recount | None = None


@dataclass(frozen=True, slots=True)
class Analysis(Generic[T]):
    """An answer with the upload it is about and the document as we read it; `by` says who answered. `original` is the
    document without the edits that were tried out."""

    upload: Upload
    document: Document
    value: T
    by: str
    original: Document


@dataclass(frozen=True)
class AnalysisDesk:
    """Each method returns the document as read, and what the analyst says about it."""

    store: Store
    clock: Clock
    amounts: Amounts
    reader: DocumentReader
    analyst: Analyst
    scan: UploadScan
    limit: RateLimit
    at_once: int
    line: int
    patience: float
    _places: Places = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", Places(self.at_once, TooBusy, line=self.line, seconds=self.patience))

    def must_fit(self, upload: Upload, policy: UploadPolicy) -> None:
        """Raises TooLarge."""
        upload.must_fit(policy.most_bytes(self.amounts))

    def match(self, pair: Pair, *, by: User) -> Analysis[MatchResult]:
        """Of the resume with the edits of the pair, which is also the document of the answer."""

        def ask(document: Document, job: str) -> AnalystAnswer[MatchResult]:
            answer = self.analyst.match(edited(document, pair.edits), job)
            return AnalystAnswer(MatchResult(answer.value, score(answer.value)), answer.by)

        analysis = self._analysed(pair, by, pair.policy.formats, ask)
        return replace(analysis, document=edited(analysis.document, pair.edits))

    def about(self, pair: Pair, *, by: User) -> Analysis[About]:
        return self._analysed(pair, by, WITH_OLD_WORD, lambda document, job: self.analyst.about(document, job))

    def responsibilities(self, pair: Pair, *, offset: int, by: User) -> Analysis[Page[Responsibility]]:
        def ask(document: Document, job: str) -> AnalystAnswer[Page[Responsibility]]:
            return self.analyst.responsibilities(document, job, offset=offset)

        return self._analysed(pair, by, WITH_OLD_WORD, ask)

    def top_skills(self, pair: Pair, *, by: User) -> Analysis[tuple[TopSkill, ...]]:
        return self._analysed(pair, by, WITH_OLD_WORD, lambda document, job: self.analyst.top_skills(document, job))

    def questions(self, pair: Pair, *, level: Level, offset: int, by: User) -> Analysis[Page[Question]]:
        def ask(document: Document, job: str) -> AnalystAnswer[Page[Question]]:
            return self.analyst.questions(document, job, level=level, offset=offset)

        return self._analysed(pair, by, WITHOUT_OLD_WORD, ask)

    def _analysed(
        self, pair: Pair, by: User, formats: tuple[Format, ...], ask: Callable[[Document, str], AnalystAnswer[T]]
    ) -> Analysis[T]:
        self.must_fit(pair.upload, pair.policy)
        job = comparable(pair.job)
        document, answered = self.read(pair.upload, formats, lambda document: ask(document, job), by=by)
        return Analysis(pair.upload, document, answered.value, answered.by, original=document)

    def read(
        self, upload: Upload, formats: tuple[Format, ...], ask: Callable[[Document], T], *, by: User
    ) -> tuple[Document, T]:
        """Count, read, ask. If no place is free, or the person has used up their share, the caller waits for a moment
        and is then refused, so that other calls keep their threads."""
        with self._places.one(by.id):
            with self.store.writing() as tx:
                take(tx, self.limit, str(by.id), now=self.clock.now())
            self.scan.check(upload.content, by=by)
            document = self.reader.read(upload.content, name=upload.name, formats=formats)
            return document, ask(document)
