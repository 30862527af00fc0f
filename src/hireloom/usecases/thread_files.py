"""The files of messages: checked and stored before the unit of work, and removed again if that fails."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from hireloom.domain.amounts import Amounts
from hireloom.domain.files import StoredFile, Upload, must_have_room
from hireloom.domain.identity.users import User
from hireloom.domain.papers import Paper
from hireloom.domain.refusals import Refusal, Unavailable
from hireloom.domain.threads.attachments import all_attachments, attachments
from hireloom.ports.clock import Clock
from hireloom.ports.failures import StoreAway
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store
from hireloom.usecases.leftovers import forget
from hireloom.usecases.paper_checks import PaperCheck

log = logging.getLogger(__name__)


@dataclass(slots=True)
class AttachmentIntake:
    files: list[StoredFile] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ThreadFiles:
    store: Store
    clock: Clock
    amounts: Amounts
    sealed: SealedStore
    paper_check: PaperCheck

    @contextmanager
    def stored(
        self, uploads: Sequence[Upload], *, by: User, takes_all: bool = False, can_wait: bool = True
    ) -> Iterator[AttachmentIntake]:
        """The files that were taken, and the names of those left out; with `takes_all`, a refusal of the first that
        cannot be taken. Raises Unavailable if one cannot be stored at the moment, or cannot be checked, which is left
        out where it cannot wait. No unit of work may be open. What was stored is removed if the block raises."""
        papers, left_out = (
            (all_attachments(uploads, self.amounts), []) if takes_all else attachments(uploads, self.amounts)
        )
        intake = AttachmentIntake(left_out=left_out)
        try:
            for paper in papers:
                try:
                    intake.files.append(self._keep(paper, by))
                except Refusal as refusal:
                    is_unchecked = isinstance(refusal, Unavailable)
                    if takes_all or isinstance(refusal, StoreAway) or (is_unchecked and can_wait):
                        raise
                    log.info("an attached file was left out: %s", type(refusal).__name__)
                    intake.left_out.append(f"{paper.name} (could not be checked)" if is_unchecked else paper.name)
            yield intake
        except BaseException:
            forget(self.sealed, (file.key for file in intake.files))
            raise

    @contextmanager
    def deposit(self, paper: Paper, *, by: User) -> Iterator[StoredFile]:
        """One file, stored and removed likewise."""
        file = self._keep(paper, by)
        try:
            yield file
        except BaseException:
            forget(self.sealed, [file.key])
            raise

    def _keep(self, paper: Paper, by: User) -> StoredFile:
        """Check the file and store it. Raises a refusal if it is harmful or damaged, or there is no room."""
        with self.store.reading() as tx:
            must_have_room(tx.files.of_owner(by.id), more=len(paper.content), amounts=self.amounts)
        self.paper_check.check(paper, by=by)
        key = self.sealed.keep(
            paper.content, owner_id=by.id, kind=paper.kind, extension=paper.extension, on=self.clock.today()
        )
        return paper.stored(key, owner_id=by.id, at=self.clock.now())
