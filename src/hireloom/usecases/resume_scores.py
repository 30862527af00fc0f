"""Scoring a candidate's resume: by the same rules that the job seeker sees, and once for the same two texts."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import Upload
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Malformed, NotFound, TooMany, Unavailable
from hireloom.domain.resume_match.briefs import brief_of
from hireloom.domain.resume_match.corrections import OwnWord, own_words
from hireloom.domain.resume_match.job_texts import job_text
from hireloom.domain.resume_match.scores import score
from hireloom.infrastructure.single_flight import SingleFlightCache
from hireloom.ports.analysts import Analyst, Identities
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.evidence.blind_review import blinded, blinded_words
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.outlines import outline
from hireloom.usecases.analyses import OF_THE_ASKER, Analysis, AnalysisDesk, MatchResult
from hireloom.usecases.corrections import hash_of
from hireloom.usecases.jobs import readable
from hireloom.usecases.limits import take
from hireloom.usecases.shares import Shares
from hireloom.usecases.uploads import SCORING

MOST_ANSWERS = 128  # answers
PATIENCE = 30.0  # seconds that a second caller waits for the first one's answer
AT_ONCE = 6  # scores that one person may wait for: as many requests as a browser sends to a server at once


class NoJobDescription(Malformed):
    sentence = "Job description not found"


class NoResumeFile(NotFound):
    sentence = "Could not access resume file"


class TooManyScores(TooMany):
    sentence = "Rate limit exceeded. Please wait and try again."


class NoScoring(Unavailable):
    sentence = "All scoring services are temporarily unavailable. Please try again in a few minutes."


Scored = Analysis[MatchResult]


@dataclass(frozen=True, slots=True)
class ApplicationScore:
    """`own_words` are what the applicant says about the reading, without points. A hidden applicant is named in
    none of it."""

    scored: Scored
    own_words: tuple[OwnWord, ...]
    is_hidden: bool = False


def _kept() -> SingleFlightCache[Scored]:
    return SingleFlightCache(MOST_ANSWERS, PATIENCE, asker_errors=OF_THE_ASKER)


@dataclass(frozen=True)
class ResumeScoreDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    sealed: SealedStore
    analyses: AnalysisDesk
    analyst: Analyst
    identities: Identities
    text_work: TextWork
    lexicon: Lexicon
    _scores: SingleFlightCache[Scored] = field(default_factory=_kept, init=False, repr=False)
    _shares: Shares = field(default_factory=lambda: Shares(AT_ONCE, TooManyScores), init=False, repr=False)

    def score(self, upload: Upload | None, job: str, *, by: User) -> Scored:
        """The score of a file against a job, both as sent. It is kept in memory only."""
        job = job_text(job)
        if not job:
            raise NoJobDescription
        if upload is None or not upload.content:
            raise NoResumeFile
        self.analyses.must_fit(upload, SCORING)
        self._count(by)
        return self._once(upload, job, by=by)

    def score_application(
        self, application_id: int, *, by: User, is_counted: bool = True, is_repeatable: bool = True
    ) -> ApplicationScore:
        """The score of an application: its resume against the job as it was at the time. The application stores the
        number, unless the recruiter set one; an earlier number of ours stays if this is not repeatable."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            was_hidden = application.is_hidden(is_blind=readable(tx, application, by).blind_review)
        advert, result = self.read_application(application_id, by=by, is_counted=is_counted)
        line = self.text_work(outline, result.document.text, self.lexicon, month_of(self.clock.today()))
        seen = self._blinded(result, application) if was_hidden else result
        brief = brief_of(seen.value.findings, is_unnamed=was_hidden)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            stored = tx.applications.get_for_update(application_id)
            job = readable(tx, stored, by)  # the review may have become blind since
            percent = result.value.score.percent
            scored = replace(stored, analysed_score=percent) if stored.is_override else stored.analysed(percent)
            if stored.analysed_score is not None and not is_repeatable:
                scored = stored
            if scored.outlined(line.title, line.years, brief) != stored:
                tx.applications.put(scored.outlined(line.title, line.years, brief))
            if scored != stored:
                details = {"score": str(percent)}
                tx.audit.add(AuditEvent(self.clock.now(), "applications.scored", by.id, str(application_id), details))
            corrected = (
                tx.corrected_matches.of_resume(stored.user_id, hash_of(result.document)) if stored.user_id else ()
            )
        words = own_words(corrected, advert)
        if not stored.is_hidden(is_blind=job.blind_review):
            return ApplicationScore(result, words)
        analysis = seen if was_hidden else self._blinded(result, stored)
        return ApplicationScore(analysis, self._unnamed(words, result, stored), is_hidden=True)

    def read_application(self, application_id: int, *, by: User, is_counted: bool = True) -> tuple[str, Scored]:
        """The advert of an application and how its resume fits, for a caller who has checked that `by` may see them.
        Raises NoResumeFile."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            snapshot = tx.applications.snapshot(application_id)
            file = tx.files.find(application.resume) if application.resume else None
        if file is None:
            raise NoResumeFile
        if is_counted:
            self._count(by)
        try:
            upload = Upload(file.name, self.sealed.read(file))
        except NotFound:
            raise NoResumeFile from None
        advert = pasted("\n".join((application.job_title, application.job_company, "", snapshot.job_description)))
        return advert, self._once(upload, advert, by=by)

    def _unnamed(self, words: Sequence[OwnWord], scored: Scored, application: Application) -> tuple[OwnWord, ...]:
        names = application.full_name, application.email, application.phone
        named = list(self.identities(scored.document.text)) if words else []
        return tuple(OwnWord(word.about, blinded_words(word.statement, named, details=names)) for word in words)

    def _blinded(self, scored: Scored, application: Application) -> Scored:
        text, names = scored.document.text, (application.full_name, application.email, application.phone)
        findings = self.text_work(blinded, scored.value.findings, text, self.identities(text), details=names)
        return replace(scored, value=MatchResult(findings, score(findings)))  # advice quotes notes as well

    def _count(self, by: User) -> None:
        with self.store.writing() as tx:
            take(tx, self.rate_limits.scores, str(by.id), now=self.clock.now(), otherwise=TooManyScores)

    def _once(self, upload: Upload, job: str, *, by: User) -> Scored:
        """The cached answer for the same bytes and text; callers that ask while it is being computed get it too."""
        ending = upload.name.lower().rpartition(".")[2]
        parts = (upload.content, ending.encode("utf-8", "replace"), job.encode("utf-8", "replace"))
        key = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
        try:
            with self._shares.one(by.id):
                result = self._scores.get(key, lambda: self._scored(upload, job, by))
        except TooMany:
            raise TooManyScores from None
        except (Unavailable, TimeoutError):
            raise NoScoring from None
        return replace(result, upload=upload)

    def _scored(self, upload: Upload, job: str, by: User) -> Scored:
        document, result = self.analyses.read(
            upload, SCORING.formats, lambda document: self.analyst.match(document, job), by=by
        )
        # The bytes are no longer needed, and they would take many megabytes.
        return Analysis(
            Upload(upload.name, b""), document, MatchResult(result.value, score(result.value)), result.by, document
        )
