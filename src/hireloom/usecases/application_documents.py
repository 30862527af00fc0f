"""Stored documents, for the people who may see them: the owner, the recruiter they were sent to, and admins."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.applications import LEGACY, Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.documents import Document
from hireloom.domain.files import (
    DocumentNotAvailable,
    FileKind,
    NoSuchResume,
    StoredFile,
    Upload,
    document_key,
    key_of,
)
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_receive_as
from hireloom.domain.papers import IDENTITY
from hireloom.domain.refusals import NotAllowed, NotFound
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.jobs import standing
from hireloom.usecases.limits import take
from hireloom.usecases.uploads import SCREEN


@dataclass(frozen=True, slots=True)
class DocumentDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    sealed: SealedStore
    analyses: AnalysisDesk

    def document(self, path: str | None, *, by: User) -> tuple[StoredFile, bytes]:
        """Find a document by its key. Raises DocumentMalformed, DocumentNotAvailable or NotAllowed."""
        key = document_key(path)
        if key == LEGACY:
            raise DocumentNotAvailable
        return self._read(key, DocumentNotAvailable, by)

    def read(self, path: str | None, *, by: User) -> Document:
        """The words of a document, for screens that cannot show the file itself. Counts as an analysis. Raises what
        `document` and DocumentReader.read raise."""
        file, content = self.document(path, by=by)
        document, _ = self.analyses.read(Upload(file.name, content), SCREEN.formats, lambda _: None, by=by)
        return document

    def resume(self, public_name: str, *, by: User) -> tuple[StoredFile, bytes]:
        """Find a resume by the name in its URL."""
        return self._read(key_of(public_name), NoSuchResume, by, kind=FileKind.RESUME)

    def _read(
        self, key: str, missing: type[NotFound], by: User, *, kind: FileKind | None = None
    ) -> tuple[StoredFile, bytes]:
        with self.store.writing() as tx:
            take(tx, self.rate_limits.documents, str(by.id), now=self.clock.now())
            file = tx.files.find(key)
            if file and kind in (None, file.kind):
                self._admit(tx, file, by)
        if file is None or kind not in (None, file.kind):
            raise missing
        try:
            return file, self.sealed.read(file)
        except NotFound as lost:
            raise missing from lost

    def _admit(self, tx: Transaction, file: StoredFile, by: User) -> None:
        """Record that somebody opens another person's document: always for admins, for recruiters only with identity
        papers. The applicant may see what the recruiter attached, and sees when the recruiter first looked. Only those
        who decide see identity papers and offer letters."""
        holding = tx.applications.holding(file.key)
        if by.id in {file.owner_id, *(application.user_id for application in holding)}:
            return
        is_for_deciders = file.kind in IDENTITY or file.kind is FileKind.OFFER_LETTER
        action = Action.DECIDE if is_for_deciders else Action.READ_RESUMES
        received = [application for application in holding if _is_for(tx, application, file, by, action)]
        if not received and not by.is_admin:
            raise NotAllowed
        for application in received:
            note_opened(tx, application, self.clock.now())
        if not received or file.kind in IDENTITY:
            tx.audit.add(AuditEvent(self.clock.now(), "files.read", by.id, file.public_name))


def note_opened(tx: Transaction, application: Application, now: datetime) -> None:
    """Note when the recruiter first looked."""
    tx.applications.get_for_update(application.id)
    if not any(event.what is EventKind.OPENED for event in tx.applications.timeline(application.id)):
        tx.applications.note(application.id, TimelineEvent(now, EventKind.OPENED))


def _is_for(tx: Transaction, application: Application, file: StoredFile, by: User, action: Action) -> bool:
    """Whether this user may see the file: in a blind review the applicant's own would reveal who that is."""
    job = tx.jobs.get(application.job_id)
    is_receiver = may_receive_as(action, application.id, job, by, standing(tx, job, by))
    is_theirs = file.owner_id == application.user_id
    return is_receiver and not (is_theirs and application.is_hidden(is_blind=job.blind_review))
