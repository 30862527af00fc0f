"""A person's career: kept as they write it, read from their resume, or imported."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hireloom.domain.careers.career_limits import excess, must_fit
from hireloom.domain.careers.imports import Disagreement, disagreements, news
from hireloom.domain.careers.json_resumes import career_from_json_resume, json_resume
from hireloom.domain.careers.records import CareerRecord, career_version, read_in
from hireloom.domain.documents import Document
from hireloom.domain.files import QuotaReached, StoredFile, Upload
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import NotFound
from hireloom.domain.versions import must_be_current
from hireloom.ports.career_files import CareerFileReader
from hireloom.ports.clock import Clock
from hireloom.ports.failures import StoreAway
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.given_dates import with_given_dates
from hireloom.text_analysis.resumes.read_contacts import ReadContacts, career_and_contacts, contacts_of
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.career_files import CareerFileDesk
from hireloom.usecases.limits import take
from hireloom.usecases.uploads import SCREEN


class NoResumeYet(NotFound):
    sentence = "There is no resume in your profile yet. Please add one there, or import a file."


class CareerSuggestions(NamedTuple):
    """What a document says that the career lacks; nothing of it is stored. `excess`: what of it has no room there, a
    sentence each. `disagreements`: where it differs from entries that the career has. `contacts`: for the profile.
    `is_scan`: its words were recognized in pictures. `file`: the document as it is kept; without it `not_kept` says why
    there is none."""

    name: str
    record: CareerRecord
    excess: Sequence[str]
    disagreements: Sequence[Disagreement]
    contacts: ReadContacts
    is_scan: bool
    file: StoredFile | None
    not_kept: str


@dataclass(frozen=True, slots=True)
class CareerDesk:
    store: Store
    clock: Clock
    sealed: SealedStore
    analyses: AnalysisDesk
    lexicon: Lexicon
    text_work: TextWork
    career_files: CareerFileReader
    kept_files: CareerFileDesk

    def of(self, *, by: User) -> CareerRecord:
        with self.store.reading() as tx:
            return tx.careers.of(by.id)

    def save(self, record: CareerRecord, seen: str | None, *, by: User) -> CareerRecord:
        """Raises Invalid if the record holds more than a career keeps, and ChangedElsewhere if the career is no longer
        the one that the person has `seen`."""
        must_fit(record)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            must_be_current(seen, career_version(tx.careers.of(by.id)))
            tx.careers.put(by.id, record, now=self.clock.now())
            self.kept_files.settle(tx, record, by=by)
        return record

    def read_resume(self, *, by: User) -> CareerSuggestions:
        """From the resume in the profile. Counts as an analysis."""
        with self.store.reading() as tx:
            profile = tx.profiles.of(by.id)
            file = tx.files.find(profile.resume_key) if profile and profile.resume_key else None
        if file is None:
            raise NoResumeYet
        try:
            upload = Upload(file.name, self.sealed.read(file))
        except NotFound:
            raise NoResumeYet from None
        return self._read_document(upload, {}, by=by)

    def _read_document(self, upload: Upload, dates: Mapping[str, str], *, by: User) -> CareerSuggestions:
        def read_career(document: Document) -> tuple[CareerRecord, ReadContacts]:
            return self.text_work(career_and_contacts, with_given_dates(document, dates), self.lexicon)

        document, (record, contacts) = self.analyses.read(upload, SCREEN.formats, read_career, by=by)
        return self._suggestions(upload, record, contacts, document.is_scan, by=by)

    def read_json_resume(self, resume: Mapping[str, Any], *, by: User) -> CareerSuggestions:
        """Raises NoJsonResume, Invalid."""
        record = career_from_json_resume(resume)
        content = json.dumps(resume, ensure_ascii=False, indent=2).encode("utf-8", "replace")
        return self._suggestions(Upload("resume.json", content), record, contacts_of(resume), by=by)

    def read_file(self, upload: Upload, dates: Mapping[str, str], *, by: User) -> CareerSuggestions:
        """From a resume or an export of another product. `dates`: those that the person gives for lines of a resume, as
        in with_given_dates. Counts as an analysis. Raises TooLarge, or what DocumentReader and CareerFileReader
        raise."""
        if upload.name.rpartition(".")[2].lower() in SCREEN.formats:
            upload.must_fit(SCREEN.most_bytes(self.analyses.amounts))
            return self._read_document(upload, dates, by=by)
        upload.must_fit(self.analyses.amounts.career_file_bytes)
        with self.store.writing() as tx:
            take(tx, self.analyses.limit, str(by.id), now=self.clock.now())
        export = self.career_files.read(upload.content)
        return self._suggestions(upload, career_from_json_resume(*export), contacts_of(export.resume), by=by)

    def _suggestions(
        self, upload: Upload, imported: CareerRecord, contacts: ReadContacts, is_scan: bool = False, *, by: User
    ) -> CareerSuggestions:
        file, not_kept = None, ""
        try:
            file = self.kept_files.keep(upload, by=by)
        except (QuotaReached, StoreAway) as refusal:
            not_kept = f"The file itself was not kept. {refusal}"
        imported = read_in(imported, file.key if file else "")
        record = self.of(by=by)
        fresh = news(record, imported)
        over = tuple(excess(record, fresh))
        others = disagreements(record, imported)
        return CareerSuggestions(upload.name, fresh, over, others, contacts, is_scan, file, not_kept)

    def json_resume(self, *, by: User) -> dict[str, Any]:
        with self.store.reading() as tx:
            return json_resume(by, tx.profiles.of(by.id), tx.careers.of(by.id))
