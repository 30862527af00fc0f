"""A person's profile and resumes: read, saved, and never lost."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.analysis.pairs import Upload
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import (
    MB,
    FileKind,
    StoredFile,
    is_pdf,
    must_have_room,
    shown_name,
)
from hireloom.domain.identity.users import User
from hireloom.domain.profile_forms import Form, saved
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid, NotAllowed, TooLarge
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget

RESUME_LIMIT = 10 * MB  # exactly the limit is accepted


class Kept(NamedTuple):
    """A profile with the resume that belongs to it."""

    profile: Profile
    resume: StoredFile | None


@dataclass(frozen=True, slots=True)
class ProfileDesk:
    store: Store
    clock: Clock
    files: FileStore

    def of(self, user_id: int, *, by: User) -> Kept | None:
        """One's own; an admin may read any, and that is written down."""
        if user_id != by.id:
            self._write_down("profiles.read", str(user_id), by=by)
        with self.store.reading() as tx:
            profile = tx.profiles.of(user_id)
            return _with_resume(tx, profile) if profile else None

    def save(self, form: Form, resume: Upload | None, *, by: User) -> Kept:
        """The profile after the form. A resume becomes a new file; the ones before stay for what refers to them."""
        form = replace(form, has_resume=resume is not None)
        with self.store.reading() as tx:
            before, stored = tx.profiles.of(by.id), tx.files.of_owner(by.id)
        self._check(form, resume, before, by=by)
        if resume is None:
            with self.store.writing() as tx:
                return self._put(tx, form, None, by=by)
        must_have_room(stored, more=len(resume.content))
        key = self.files.keep(resume.content, extension="pdf", on=self.clock.today())  # before the unit: it takes time
        try:
            with self.store.writing() as tx:
                return self._put(tx, form, self._described(resume, key, by), by=by)
        except BaseException:
            forget(self.files, [key])
            raise

    def _write_down(self, action: str, subject: str, *, by: User) -> None:
        """That an admin looked at what is another person's; nobody else may."""
        if not by.is_admin:
            raise NotAllowed
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, subject))

    def _check(self, form: Form, resume: Upload | None, before: Profile | None, *, by: User) -> None:
        """Raises all refusals of the form, of its file and its fields together, before anything is stored."""
        errors: dict[str, Sequence[str]] = {}
        if resume and len(resume.content) > RESUME_LIMIT:
            raise TooLarge
        try:
            saved(before, form, user_id=by.id, now=self.clock.now())
        except Invalid as refused:
            errors = refused.errors
        if resume and not is_pdf(resume.content):
            errors["resume"] = ["Only PDF files are allowed"]
        if errors:
            raise Invalid(next(iter(errors.values()))[0], errors=errors)

    def _put(self, tx: Transaction, form: Form, resume: StoredFile | None, *, by: User) -> Kept:
        """Saves onto what is kept now: another save may have come between."""
        tx.users.held(by.id).must_be_active()
        now = self.clock.now()
        if resume:
            must_have_room(tx.files.of_owner(by.id), more=resume.size)
            tx.files.add(resume)
        before = tx.profiles.of(by.id)
        profile = saved(before, form, user_id=by.id, now=now, resume_key=resume.key if resume else None)
        tx.audit.add(AuditEvent(now, "profiles.saved", by.id))
        return _with_resume(tx, tx.profiles.put(profile))

    def _described(self, resume: Upload, key: str, by: User) -> StoredFile:
        return StoredFile(
            key=key,
            owner_id=by.id,
            kind=FileKind.RESUME,
            name=shown_name(resume.name, extension="pdf"),
            size=len(resume.content),
            sha256=hashlib.sha256(resume.content).hexdigest(),
            created_at=self.clock.now(),
        )


def _with_resume(tx: Transaction, profile: Profile) -> Kept:
    return Kept(profile, tx.files.find(profile.resume_key) if profile.resume_key else None)
