"""A person's profile and resumes: reading and saving them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import StoredFile, Upload, must_have_room
from hireloom.domain.identity.users import User
from hireloom.domain.papers import NotPdf, Paper, checked_for_profile
from hireloom.domain.profile_forms import ProfileInput, saved
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid, NotAllowed
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget
from hireloom.usecases.paper_checks import PaperCheck


class ProfileReceipt(NamedTuple):
    """A profile with the resume that belongs to it."""

    profile: Profile
    resume: StoredFile | None


@dataclass(frozen=True, slots=True)
class ProfileDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    sealed: SealedStore
    paper_check: PaperCheck

    def of(self, user_id: int, *, by: User) -> ProfileReceipt | None:
        """One's own profile; an admin may read any, which is recorded."""
        if user_id != by.id:
            self._write_down("profiles.read", str(user_id), by=by)
        with self.store.reading() as tx:
            profile = tx.profiles.of(user_id)
            return _with_resume(tx, profile) if profile else None

    def save(self, form: ProfileInput, resume: Upload | None, *, by: User) -> ProfileReceipt:
        """Save the form. A resume becomes a new file; earlier ones stay as long as something refers to them."""
        form = replace(form, has_resume=resume is not None)
        with self.store.reading() as tx:
            before, stored = tx.profiles.of(by.id), tx.files.of_owner(by.id)
        paper = self._checked(form, resume, before, by=by)
        if paper is None:
            with self.store.writing() as tx:
                return self._put(tx, form, None, by=by)
        must_have_room(stored, more=len(paper.content), amounts=self.amounts)
        self.paper_check.check(paper, by=by)
        key = self.sealed.keep(  # before the unit of work: it takes time
            paper.content, owner_id=by.id, kind=paper.kind, extension=paper.extension, on=self.clock.today()
        )
        try:
            with self.store.writing() as tx:
                return self._put(tx, form, paper.stored(key, owner_id=by.id, at=self.clock.now()), by=by)
        except BaseException:
            forget(self.sealed, [key])
            raise

    def _write_down(self, action: str, subject: str, *, by: User) -> None:
        """Record that an admin looked at another person's data; nobody else may."""
        if not by.is_admin:
            raise NotAllowed
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, subject))

    def _checked(self, form: ProfileInput, resume: Upload | None, before: Profile | None, *, by: User) -> Paper | None:
        """The resume, checked. Raises all refusals of the file and the fields together, before anything is stored."""
        paper, of_file, of_fields = None, dict[str, Sequence[str]](), dict[str, Sequence[str]]()
        try:
            paper = self._resume(resume) if resume else None
        except NotPdf as refused:
            of_file = {"resume": [str(refused)]}
        try:
            saved(before, form, user_id=by.id, now=self.clock.now())
        except Invalid as refused:
            of_fields = refused.errors
        if errors := of_fields | of_file:
            raise Invalid(next(iter(errors.values()))[0], errors=errors)
        return paper

    def _resume(self, upload: Upload) -> Paper:
        return checked_for_profile(upload.name, upload.content, most=self.amounts.resume_bytes)

    def _put(self, tx: Transaction, form: ProfileInput, resume: StoredFile | None, *, by: User) -> ProfileReceipt:
        """Merges into what is stored now: another save may have come in between."""
        tx.users.get_for_update(by.id).must_be_active()
        now = self.clock.now()
        if resume:
            must_have_room(tx.files.of_owner(by.id), more=resume.size, amounts=self.amounts)
            tx.files.add(resume)
        before = tx.profiles.of(by.id)
        profile = saved(before, form, user_id=by.id, now=now, resume_key=resume.key if resume else None)
        tx.audit.add(AuditEvent(now, "profiles.saved", by.id))
        return _with_resume(tx, tx.profiles.put(profile))


def _with_resume(tx: Transaction, profile: Profile) -> ProfileReceipt:
    return ProfileReceipt(profile, tx.files.find(profile.resume_key) if profile.resume_key else None)
