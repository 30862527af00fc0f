"""What the events of the audit log are about, as it is called today."""

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import jobs, users
from hireloom.domain.audit import AuditEvent, SubjectKind
from hireloom.ports.people_lists import AuditSubject

Subjects = Mapping[tuple[SubjectKind, str], AuditSubject]


def subjects_of(connection: Connection, events: Iterable[AuditEvent]) -> Subjects:
    """By kind, and number or email address as in the events: one query for each kind."""
    named: dict[SubjectKind, set[str]] = {kind: set() for kind in SubjectKind}
    for event in events:
        if event.subject_kind:
            named[event.subject_kind].add(event.subject)
    subjects: dict[tuple[SubjectKind, str], AuditSubject] = {}
    if texts := named[SubjectKind.ACCOUNT]:
        is_named = or_(users.c.id.in_(_numbers(texts)), users.c.email.in_(text.lower() for text in texts))
        people = select(users.c.id, users.c.email, users.c.username).where(is_named, users.c.deleted_at.is_(None))
        for id, email, username in connection.execute(people):
            subject = AuditSubject(SubjectKind.ACCOUNT, username)
            subjects |= {(SubjectKind.ACCOUNT, str(id)): subject, (SubjectKind.ACCOUNT, email): subject}
    if texts := named[SubjectKind.JOB]:
        posts = select(jobs.c.id, jobs.c.title).where(jobs.c.id.in_(_numbers(texts)))
        for id, title in connection.execute(posts):
            subjects[SubjectKind.JOB, str(id)] = AuditSubject(SubjectKind.JOB, title, id)
    if texts := named[SubjectKind.APPLICATION]:
        query = select(applications.c.id, applications.c.job_title, applications.c.job_id)
        for id, title, job_id in connection.execute(query.where(applications.c.id.in_(_numbers(texts)))):
            subjects[SubjectKind.APPLICATION, str(id)] = AuditSubject(SubjectKind.APPLICATION, title, job_id)
    return subjects


def subject_of(event: AuditEvent, subjects: Subjects) -> AuditSubject | None:
    return subjects.get((event.subject_kind, event.subject.lower())) if event.subject_kind else None


def _numbers(texts: Iterable[str]) -> list[int]:
    return [int(text) for text in texts if text.isdigit()]
