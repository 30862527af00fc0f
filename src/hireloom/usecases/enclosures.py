"""The papers of one application: stored before the unit of work, attached to the email or only linked, and removed
again if the application fails."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TypedDict

from hireloom.domain.amounts import Amounts
from hireloom.domain.applications import Application
from hireloom.domain.files import FileKind, StoredFile, must_have_room
from hireloom.domain.identity.users import User
from hireloom.domain.mails import application_mails
from hireloom.domain.mails.application_mails import attachment_name
from hireloom.domain.mails.letters import LARGEST, Attachment
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.papers import ANY_BYTES, CONTENT_TYPES, IDENTITY, LABELS, Paper, PaperGone
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import NotFound
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget
from hireloom.usecases.paper_checks import PaperCheck

NO_PAPERS: Mapping[str, Paper] = {}


class Keys(TypedDict):
    """The documents of an application, by the application's names for them."""

    resume: str
    driving_license: str
    visa_document: str


@dataclass(slots=True)
class Folder:
    """`contents` is empty for a lost file. `answers` are files by the keys of the job's questions. Files in `new`
    belong to nobody until `add_to`."""

    amounts: Amounts
    attaches_identity: bool
    files: dict[FileKind, StoredFile] = field(default_factory=dict)
    contents: dict[FileKind, bytes] = field(default_factory=dict)
    new: list[StoredFile] = field(default_factory=list)
    answers: dict[str, StoredFile] = field(default_factory=dict)

    @property
    def keys(self) -> Keys:
        keys = {kind: file.key for kind, file in self.files.items()}
        return Keys(
            resume=keys.get(FileKind.RESUME, ""),
            driving_license=keys.get(FileKind.DRIVING_LICENSE, ""),
            visa_document=keys.get(FileKind.VISA_DOCUMENT, ""),
        )

    def add_to(self, tx: Transaction) -> None:
        """Raises QuotaReached, or PaperGone if a file that was stored earlier no longer exists."""
        if any(file not in self.new and tx.files.find(file.key) is None for file in self.files.values()):
            raise PaperGone
        for file in self.new:
            must_have_room(tx.files.of_owner(file.owner_id), more=file.size, amounts=self.amounts)
            tx.files.add(file)

    def enclosed(self, full_name: str) -> dict[FileKind, Attachment]:
        """What is attached to the email: the resume, identity papers only if configured, and no more than an email can
        carry."""
        attachments: dict[FileKind, Attachment] = {}
        room = LARGEST
        for kind, file in self.files.items():
            content = self.contents[kind]
            if not content or len(content) > room or (kind in IDENTITY and not self.attaches_identity):
                continue
            room -= len(content)
            extension = file.key.rpartition(".")[2]
            name = attachment_name(LABELS[kind], full_name, extension)
            attachments[kind] = Attachment(name, CONTENT_TYPES.get(extension, ANY_BYTES), content)
        return attachments


@dataclass(frozen=True, slots=True)
class Enclosures:
    store: Store
    clock: Clock
    amounts: Amounts
    sealed: SealedStore
    paper_check: PaperCheck
    site: str
    attaches_identity: bool = False

    @contextmanager
    def folder(
        self, papers: Sequence[Paper], profile: Profile | None, answers: Mapping[str, Paper] = NO_PAPERS, *, by: User
    ) -> Iterator[Folder]:
        """The papers, plus the profile's resume if they include none. Files stored for this folder are removed if the
        block raises."""
        folder = Folder(self.amounts, self.attaches_identity)
        with self.store.reading() as tx:
            stored = tx.files.of_owner(by.id)
            old = tx.files.find(profile.resume_key) if profile and profile.resume_key else None
        uploads = [*papers, *answers.values()]
        must_have_room(stored, more=sum(len(paper.content) for paper in uploads), amounts=self.amounts)
        for paper in uploads:
            self.paper_check.check(paper, by=by)
        try:
            for paper in sorted(papers, key=lambda paper: list(FileKind).index(paper.kind)):
                folder.contents[paper.kind] = paper.content
                folder.files[paper.kind] = _same(stored, paper) or self._keep(folder, paper, by)
            for key, paper in answers.items():
                folder.answers[key] = self._keep(folder, paper, by)
            if old and FileKind.RESUME not in folder.files:
                folder.files[FileKind.RESUME], folder.contents[FileKind.RESUME] = old, self._read(old)
            yield folder
        except BaseException:
            forget(self.sealed, (file.key for file in folder.new))
            raise

    def post(
        self,
        tx: Transaction,
        application: Application,
        letter: str,
        enclosed: dict[FileKind, Attachment],
        *,
        reply_to: str,
    ) -> None:
        """Put the email into the outbox; does nothing if the job has no usable address."""
        with suppress(UnsafeHeader):
            mail = application_mails.submitted(
                application, letter, reply_to=reply_to, enclosed=enclosed, site=self.site
            )
            tx.outbox.put(mail, event=application.event)

    def announce(self, tx: Transaction, application: Application) -> None:
        """Like `post`, without saying who the applicant is."""
        with suppress(UnsafeHeader):
            tx.outbox.put(application_mails.announced(application, site=self.site), event=application.event)

    def _keep(self, folder: Folder, paper: Paper, by: User) -> StoredFile:
        key = self.sealed.keep(
            paper.content, owner_id=by.id, kind=paper.kind, extension=paper.extension, on=self.clock.today()
        )
        file = paper.stored(key, owner_id=by.id, at=self.clock.now())
        folder.new.append(file)
        return file

    def _read(self, file: StoredFile) -> bytes:
        try:
            return self.sealed.read(file)
        except NotFound:
            return b""


def _same(stored: Sequence[StoredFile], paper: Paper) -> StoredFile | None:
    """A file that the person sent before is not stored twice: stored files never change."""
    key = paper.kind, paper.name, paper.sha256
    return next((file for file in stored if (file.kind, file.name, file.sha256) == key), None)
