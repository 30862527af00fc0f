"""Resumes as versions of the career, each for one job."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.careers.career_limits import must_fit
from hireloom.domain.careers.records import LONGEST_LINE, CareerRecord
from hireloom.domain.documents import Document, Format
from hireloom.domain.files import Upload, checksum_of
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import must_see
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resume_match.job_texts import comparable, whole_advert
from hireloom.domain.resumes.layouts import ResumeFormat, ResumeLook, ResumePage, Template, resume_page
from hireloom.domain.resumes.papers import paper_for
from hireloom.domain.resumes.states import begins_another
from hireloom.domain.resumes.versions import (
    JobText,
    JobTitleNeeded,
    OwnSentence,
    ResumeVersion,
    TooManyResumes,
    additions,
    confirmed,
    cut,
    name_for,
    resume_tag,
    uses_of,
)
from hireloom.domain.versions import must_be_current
from hireloom.ports.clock import Clock
from hireloom.ports.resume_files import ResumeWriter
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.adverts.job_titles import job_title
from hireloom.text_analysis.evidence.sentence_points import PageMatch, page_findings, page_match
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.read_backs import ReadBack, read_back
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.career_photos import CareerPhotoDesk, photo_of
from hireloom.usecases.resume_files import ResumeDownload
from hireloom.usecases.resume_states import keep_state


class ShownResume(NamedTuple):
    """A version, the career it is cut from, the page that comes out of it, the sentences that wait for the person's
    confirmation, and the checksum of the person's photo."""

    version: ResumeVersion
    career: CareerRecord
    page: ResumePage
    waiting: tuple[OwnSentence, ...]
    photo: str


class ResumeEdit(NamedTuple):
    name: str
    left_out: frozenset[str]
    order: tuple[str, ...]
    sentences: tuple[OwnSentence, ...]
    look: ResumeLook


@dataclass(frozen=True, slots=True)
class ResumeVersionDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    lexicon: Lexicon
    text_work: TextWork
    resume_writer: ResumeWriter
    career_photos: CareerPhotoDesk
    analyses: AnalysisDesk

    def of(self, *, by: User) -> Sequence[ResumeVersion]:
        """Last changed first."""
        with self.store.reading() as tx:
            return tx.resume_versions.of(by.id)

    def uses(self, *, by: User) -> Mapping[str, int]:
        """How many of the person's resumes show each sentence of the career, by its id."""
        with self.store.reading() as tx:
            return uses_of(tx.careers.of(by.id), tx.resume_versions.of(by.id))

    def begin(self, name: str, job: JobText, *, by: User) -> ShownResume:
        """A version with all of the career on it, on the paper of the person's country, for a job of ours (by its id)
        or an advert. Its text begins with the title and company, so that the match is that of Resume Match. A title
        that is not given is read from the advert. Raises TooManyResumes, JobTitleNeeded and what `comparable`
        raises."""
        job = self._titled(job)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len(tx.resume_versions.of(by.id)) >= self.amounts.resumes:
                raise TooManyResumes(self.amounts.resumes)
            if job.job_id:
                posted = tx.jobs.get(job.job_id)
                must_see(posted, by, today=self.clock.today())
                job = JobText(posted.title, posted.company, posted.description, posted.id)
            job = replace(job, text=comparable(whole_advert(job.title, job.company, job.text)))
            paper = paper_for(by, tx.profiles.of(by.id), tx.careers.of(by.id))
            version = ResumeVersion(by.id, name or name_for(job), job, self.clock.now(), look=ResumeLook(paper=paper))
            return _shown(tx, tx.resume_versions.put(version), by)

    def _titled(self, job: JobText) -> JobText:
        if job.job_id or job.title:
            return job
        title = self.text_work(job_title, comparable(job.text), self.lexicon)
        if not title:
            raise JobTitleNeeded
        return replace(job, title=title[:LONGEST_LINE])

    def one(self, resume_id: int, *, by: User) -> ShownResume:
        """Raises NoSuchResumeVersion."""
        with self.store.reading() as tx:
            return _shown(tx, tx.resume_versions.get(resume_id, by.id), by)

    def missing_letters(self, page: ResumePage) -> str:
        """Letters that no file of the page could show."""
        return self.resume_writer.missing_letters(page)

    def save(self, resume_id: int, edit: ResumeEdit, seen: str | None, *, by: User) -> ShownResume:
        """Raises ChangedElsewhere if it is no longer the one that the person has `seen`."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            version = tx.resume_versions.get(resume_id, by.id)
            must_be_current(seen, resume_tag(version))
            if begins_another(version, self.clock.now()):
                keep_state(tx, version, by, now=self.clock.now())
            changed = replace(version, changed_at=self.clock.now(), **edit._asdict())
            return _shown(tx, tx.resume_versions.put(changed), by)

    def confirm(self, resume_id: int, sentence_id: str, *, by: User) -> ShownResume:
        """The person says that a sentence is true, and it is in the career from then on. Raises NothingToConfirm, or
        Invalid if it has no room there."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            version = tx.resume_versions.get(resume_id, by.id)
            changed, record = confirmed(version, sentence_id, tx.careers.of(by.id))
            must_fit(record)
            tx.careers.put(by.id, record, now=self.clock.now())
            return _shown(tx, tx.resume_versions.put(replace(changed, changed_at=self.clock.now())), by)

    def remove(self, resume_id: int, *, by: User) -> None:
        """What was sent of it stays with the applications. Raises NoSuchResumeVersion."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            version = tx.resume_versions.get(resume_id, by.id)
            tx.resume_states.forget(version.id)
            tx.resume_versions.remove(version.id)

    def match(self, resume_id: int, *, by: User) -> PageMatch:
        """The match of what stands on the page, and what each sentence gives or would give; one that waits would give
        something if it were true."""
        with self.store.reading() as tx:
            version, record = tx.resume_versions.get(resume_id, by.id), tx.careers.of(by.id)
            off = version.left_out & {deed.id for entry in record.with_deeds() for deed in entry.deeds}
            whole = replace(version, left_out=version.left_out - off)
            for sentence in additions(version, record):
                whole, record = confirmed(whole, sentence.id, record)
                off |= {sentence.id}
            page = resume_page(by, tx.profiles.of(by.id), cut(whole, record).record, version.look.language)
        now = month_of(self.clock.today())
        return self.text_work(page_match, page, off, version.job.text, self.lexicon, now=now)

    def compare(self, resume_id: int, advert: str, *, by: User) -> Findings:
        """What stands on the page, against any advert. Raises NoSuchResumeVersion, and what `comparable` raises."""
        advert, page = comparable(advert), self.one(resume_id, by=by).page
        return self.text_work(page_findings, page, advert, self.lexicon, now=month_of(self.clock.today()))

    def file(
        self, resume_id: int, format: ResumeFormat, template: Template | None = None, *, by: User
    ) -> ResumeDownload:
        """What stands on the page, in another template if one is named; sentences that wait are not in it. The state of
        its own is kept, so that an application with this very file is known to have it."""
        view = self._view(template, resume_id, by)
        content = self._content(view, format, by)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            version = tx.resume_versions.get(resume_id, by.id)
            if resume_tag(version) == resume_tag(view.version):
                state = keep_state(tx, version, by, now=self.clock.now())
                tx.resume_states.note_file(state.id, checksum_of(content))
        return ResumeDownload(f"{view.page.name} {view.version.name}.{format}", content)

    def read_back(self, resume_id: int, format: ResumeFormat, template: Template | None, *, by: User) -> ReadBack:
        """Makes the file, in another template if one is named, and reads it like any other. Nothing is kept. Counts as
        an analysis."""
        view = self._view(template, resume_id, by)
        upload = Upload(f"resume.{format}", self._content(view, format, by))
        record = cut(view.version, view.career).record

        def ask(document: Document) -> ReadBack:
            return self.text_work(read_back, document, view.page, record, self.lexicon)

        return self.analyses.read(upload, (Format(format),), ask, by=by)[1]

    def _view(self, template: Template | None, resume_id: int, by: User) -> ShownResume:
        view = self.one(resume_id, by=by)
        if template is None:
            return view
        return view._replace(version=replace(view.version, look=replace(view.version.look, template=template)))

    def _content(self, view: ShownResume, format: ResumeFormat, by: User) -> bytes:
        photo = self.career_photos.content(by=by) if view.photo and view.version.look.has_photo else b""
        return self.resume_writer.write(view.page, view.version.look, format, photo)


def _shown(tx: Transaction, version: ResumeVersion, by: User) -> ShownResume:
    record = tx.careers.of(by.id)
    piece = cut(version, record)
    page = resume_page(by, tx.profiles.of(by.id), piece.record, version.look.language)
    photo = photo_of(tx, by)
    return ShownResume(version, record, page, piece.waiting, photo.sha256 if photo else "")
