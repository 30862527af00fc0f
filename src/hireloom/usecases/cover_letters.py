"""Cover letters: written from what we know about the person and the job, and checked no matter who wrote them."""

from collections.abc import Collection
from dataclasses import dataclass, field

from hireloom.domain.amounts import Amounts
from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import (
    Claim,
    DraftLetter,
    LetterBasis,
    LetterOrder,
    LetterSender,
    Opening,
    Style,
    must_be_a_letter,
    must_be_answerable,
)
from hireloom.domain.documents import Document
from hireloom.domain.files import StoredFile, Upload
from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import must_see
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.listed_matches import seeker
from hireloom.domain.profile_match.matches import match, needs_of
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid, NotFound, TooMany
from hireloom.domain.resume_match.brakes import Brake, brake
from hireloom.domain.resume_match.corrections import (
    CorrectedMatch,
    Correction,
    CorrectionKind,
    NotAskedHere,
    TooManyCorrectedMatches,
    is_same_advert,
    recounted,
)
from hireloom.domain.resume_match.findings import Finding, Findings
from hireloom.domain.resume_match.job_texts import comparable, whole_advert
from hireloom.domain.resumes.layouts import resume_page
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.analysts import Analyst
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.sentence_points import page_document
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.writing.letters.claims import claims
from hireloom.usecases.analyses import OF_THE_ASKER, AnalysisDesk
from hireloom.usecases.corrections import hash_of
from hireloom.usecases.limits import take
from hireloom.usecases.resume_forms import ResumeNeeded
from hireloom.usecases.shares import Shares
from hireloom.usecases.uploads import SCORING, WITH_OLD_WORD

READ_RESUMES = 64  # kept in memory as read: a letter is checked again with every change
I_HAVE_IT = "I have it."
AT_ONCE = 6  # how many of one person's calls may wait for the resume to be read


def _kept() -> SingleFlightCache[Document]:
    return SingleFlightCache(
        READ_RESUMES, asker_errors=(*OF_THE_ASKER, NotFound)
    )  # the same document is kept separately for each of its owners


@dataclass(frozen=True, slots=True)
class LetterRequest:
    """What a person sends to get a letter. `skills` and `answers` come from the person, so they count as facts."""

    job: Opening
    skills: str = ""
    answers: Answers = field(default_factory=Answers)
    style: Style = field(default_factory=Style)


@dataclass(frozen=True, slots=True)
class LetterResult:
    """`by` says who wrote it, and `basis` from what."""

    letter: DraftLetter
    by: str
    basis: LetterBasis


@dataclass(frozen=True, slots=True)
class JobFit:
    """How a resume fits a job, for somebody who is about to write to it. Without a resume that can be read, `read` is
    None."""

    brake: Brake | None
    read: Findings | None

    @property
    def findings(self) -> tuple[Finding, ...]:
        return self.read.findings if self.read else ()


NO_FIT = JobFit(None, None)


@dataclass(frozen=True)
class CoverLetterDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    rate_limits: RateLimits
    sealed: SealedStore
    analyses: AnalysisDesk  # reads and counts documents
    analyst: Analyst
    lexicon: Lexicon
    text_work: TextWork
    _read: SingleFlightCache[Document] = field(default_factory=_kept, init=False, repr=False)
    _shares: Shares = field(default_factory=lambda: Shares(AT_ONCE, TooMany), init=False, repr=False)

    def write(self, request: LetterRequest, *, by: User) -> LetterResult:
        """A letter with its claims. Raises NoJobSelected, DescriptionTooLong, AnswersTooLong or TooMany."""
        job = request.job.checked()
        self._count(self.rate_limits.letters, by)
        order = self._order(request, job, by)
        answered = self.analyst.letter(order)
        return LetterResult(DraftLetter(answered.value, self._claims(answered.value, order)), answered.by, order.basis)

    def draft(self, job_id: int, style: Style, *, by: User) -> LetterResult:
        """A letter to one of our jobs from what is known about the person alone."""
        return self.write(LetterRequest(_opening(self._job(job_id, by)), style=style), by=by)

    def check(self, request: LetterRequest, text: str, *, job_id: int | None, by: User) -> DraftLetter:
        """The letter as it is now, with its claims. A job posted here is looked up; for any other, we use what was
        sent."""
        must_be_a_letter(text)
        job = _opening(self._job(job_id, by)) if job_id is not None else request.job.checked()
        self._count(self.rate_limits.letter_checks, by)
        return DraftLetter(text, self._claims(text, self._order(request, job, by)))

    def fit(self, job_id: int, *, by: User) -> JobFit:
        """What to tell this person before they write to one of our jobs, with what they have corrected."""
        job = self._job(job_id, by)
        self._count(self.rate_limits.letter_checks, by)
        profile, resume = self._facts(by)
        return self._fit(job, profile, resume, by) if resume.text else NO_FIT

    def fit_of(self, upload: Upload | None, job_id: int, *, by: User) -> JobFit:
        """As `fit`, with another resume than the stored one. Nothing is stored. Counts as an analysis. Raises
        ResumeNeeded."""
        if upload is None:
            raise ResumeNeeded
        job = self._job(job_id, by)
        self.analyses.must_fit(upload, SCORING)
        with self.store.reading() as tx:
            profile = tx.profiles.of(by.id)
        return self.analyses.read(upload, SCORING.formats, lambda it: self._fit(job, profile, it, by), by=by)[1]

    def _fit(self, job: Job, profile: Profile | None, resume: Document, by: User) -> JobFit:
        candidate = seeker(by, profile)
        corrected = self._corrected(resume, _advert(job), by)
        counted = self._counted(resume, _advert(job), corrected)
        profile_match = match(needs_of(job), candidate) if candidate else None
        return JobFit(brake(counted, profile_match, corrected.refused), counted)

    def compare(self, advert: str, *, by: User) -> Findings | None:
        """What the stored resume shows for any advert, with what the person has corrected; None without a resume."""
        advert = comparable(advert)
        self._count(self.rate_limits.letter_checks, by)
        _, resume = self._facts(by)
        return self._counted(resume, advert, self._corrected(resume, advert, by)) if resume.text else None

    def have(self, job_id: int, labels: Collection[str], *, by: User) -> JobFit:
        """Store the person's statement that they have what the job insists on and their resume does not show. Raises
        NotAskedHere, TooManyCorrectedMatches."""
        brake = self.fit(job_id, by=by).brake
        if not labels or brake is None or not set(labels) <= set(brake.missing):
            raise NotAskedHere
        job = self._job(job_id, by)
        _, resume = self._facts(by)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            corrected = self._corrected(resume, _advert(job), by, tx)
            if not corrected.id and len(tx.corrected_matches.of(by.id)) >= self.amounts.corrected_matches:
                raise TooManyCorrectedMatches(self.amounts.corrected_matches)
            for label in labels:
                correction = Correction(CorrectionKind.HAVE, self.clock.now(), label, words=I_HAVE_IT)
                corrected = corrected.corrected(correction, most=self.amounts.corrections)
            tx.corrected_matches.put(corrected)
        return self.fit(job_id, by=by)

    def _corrected(self, resume: Document, advert: str, by: User, tx: Transaction | None = None) -> CorrectedMatch:
        """What the person has corrected for this resume and this advert."""
        if tx is None:
            with self.store.reading() as reading:
                return self._corrected(resume, advert, by, reading)
        matches = tx.corrected_matches.of_resume(by.id, hash_of(resume))
        new = CorrectedMatch(by.id, hash_of(resume), comparable(advert))
        return next((match for match in matches if is_same_advert(match.job, advert)), new)

    def _counted(self, resume: Document, advert: str, corrected: CorrectedMatch) -> Findings:
        findings = self.text_work(find, resume, advert, self.lexicon, now=month_of(self.clock.today()))
        return recounted(findings, findings, corrected, resume.text).findings

    def _claims(self, text: str, order: LetterOrder) -> tuple[Claim, ...]:
        return self.text_work(claims, text, order, self.lexicon, month_of(self.clock.today()))

    def _job(self, job_id: int, by: User) -> Job:
        with self.store.reading() as tx:
            job = tx.jobs.get(job_id)
        must_see(job, by, today=self.clock.today())
        return job

    def _count(self, limit: RateLimit, by: User) -> None:
        with self.store.writing() as tx:
            take(tx, limit, str(by.id), now=self.clock.now())

    def _order(self, request: LetterRequest, job: Opening, by: User) -> LetterOrder:
        must_be_answerable(request.answers, request.skills)
        profile, resume = self._facts(by)
        with self.store.reading() as tx:
            stories = "\n".join(story.text for story in tx.stories.of(by.id))
            record = tx.careers.of(by.id)
        sender, is_from_career = _sender(profile, record, request), not resume.text and any(record.entries())
        if is_from_career:
            resume = page_document(resume_page(by, profile, record))
        return LetterOrder(job, sender, resume, request.answers, request.style, stories, is_from_career)

    def _facts(self, by: User) -> tuple[Profile | None, Document]:
        with self.store.reading() as tx:
            profile = tx.profiles.of(by.id)
            file = tx.files.find(profile.resume_key) if profile and profile.resume_key else None
        return profile, self._resume(file, by) if file else Document("")

    def _resume(self, file: StoredFile, by: User) -> Document:
        """The stored resume as read; empty if it cannot be read, and then the letter says less."""

        def read() -> Document:
            upload = Upload(file.name, self.sealed.read(file))
            return self.analyses.read(upload, WITH_OLD_WORD, lambda document: document, by=by)[0]

        try:
            with self._shares.one(by.id):
                return self._read.get(file.sha256, read)
        except (Invalid, NotFound):
            return Document("")


def _advert(job: Job) -> str:
    return pasted(whole_advert(job.title, job.company, job.description))


def _opening(job: Job) -> Opening:
    return Opening(job.title, job.company, job.description)


def _sender(profile: Profile | None, record: CareerRecord, request: LetterRequest) -> LetterSender:
    if profile is None:
        return LetterSender(record.name, request.skills)
    skills = ", ".join(filter(None, (request.skills.strip(" ,"), profile.skills.strip(" ,"))))
    return LetterSender(profile.name, skills, profile.job_roles, profile.experience)
