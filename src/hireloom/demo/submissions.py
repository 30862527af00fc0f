"""Applications of the demo as records for the store, with their documents."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from hireloom.demo import identity_papers
from hireloom.demo.applications import DemoApplication, letter, moment
from hireloom.demo.jobs import DemoJob
from hireloom.demo.people import Seeker
from hireloom.domain.applications import Application, Status, SubmissionMethod
from hireloom.domain.cover_letters.standard_letters import standard_letter
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.matches import Candidate, match, needs_of
from hireloom.domain.profiles import Profile
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Transaction

DECIDED = {Status.SELECTED: EventKind.SELECTED, Status.REJECTED: EventKind.REJECTED}


@dataclass(frozen=True, slots=True)
class DemoSeeker:
    """A seeker after being added to the store."""

    seeker: Seeker
    user_id: int
    profile: Profile
    candidate: Candidate
    resume_key: str


def papers_of(submissions: Sequence[DemoApplication]) -> list[tuple[int, FileKind]]:
    """Indexes of seekers and kinds of the identity papers that were sent; each is used for all of a person's
    applications."""
    return list(
        dict.fromkeys(
            (submission.seeker, kind)
            for submission in submissions
            if not submission.is_imported
            for kind in submission.papers
        )
    )


def add(
    tx: Transaction,
    draft: DemoApplication,
    person: DemoSeeker,
    advert: DemoJob,
    job: Job,
    papers: Mapping[tuple[int, FileKind], StoredFile],
    today: date,
) -> Application:
    """Add an application with its timeline."""
    documents = {FileKind.RESUME: person.resume_key}
    documents |= {kind: papers[draft.seeker, kind].key for kind in draft.papers if (draft.seeker, kind) in papers}
    documents |= dict.fromkeys((kind for kind in draft.papers if kind not in documents), "")
    keys = {kind: draft.kept(key) for kind, key in documents.items()}
    applied_at = moment(today, draft.age, salt=draft.seeker)
    application = tx.applications.add(
        _application(draft, person, job, keys, applied_at),
        Snapshot.of(job, cover_letter=written(draft, person, advert, job), attached=(FileKind.RESUME,)),
    )
    tx.applications.note(application.id, *_timeline(draft, applied_at, today))
    return application


def _application(
    draft: DemoApplication, person: DemoSeeker, job: Job, keys: Mapping[FileKind, str], applied_at: datetime
) -> Application:
    return Application(
        job_id=job.id,
        user_id=person.user_id,
        full_name=person.seeker.name,
        email=person.profile.email,
        phone=str(person.seeker.phone),
        applied_at=applied_at,
        job_title=job.title,
        job_company=job.company,
        job_location=job.location,
        recruiter_email=job.recruiter_email,
        status=draft.status,
        resume=keys[FileKind.RESUME],
        driving_license=keys.get(FileKind.DRIVING_LICENSE, ""),
        visa_document=keys.get(FileKind.VISA_DOCUMENT, ""),
        match_score=match(needs_of(job), person.candidate).match_score,
        sent_by=draft.sent_by,
        answer_days=job.answer_days,
        source=draft.source,
        score=draft.score,
    )


def written(draft: DemoApplication, person: DemoSeeker, advert: DemoJob, job: Job) -> str:
    """The cover letter of the application."""
    if draft.sent_by is SubmissionMethod.AUTO:
        return standard_letter(job, person.profile, person.seeker.name)
    return letter(person.seeker, advert)


def _timeline(draft: DemoApplication, applied_at: datetime, today: date) -> list[TimelineEvent]:
    events = [
        TimelineEvent(applied_at, EventKind.SUBMITTED),
        TimelineEvent(applied_at + timedelta(seconds=2), EventKind.MAILED),
    ]
    if draft.opened is not None:
        events.append(TimelineEvent(moment(today, draft.opened, salt=draft.advert), EventKind.OPENED))
    if draft.decided is not None:
        events.append(TimelineEvent(decided_at(draft, today), DECIDED[draft.status]))
    return events


def decided_at(draft: DemoApplication, today: date) -> datetime:
    return moment(today, draft.decided or 0, salt=draft.advert) + timedelta(minutes=20)


def kept_paper(
    kind: FileKind, seeker: Seeker, content: bytes, owner_id: int, sealed: SealedStore, today: date
) -> StoredFile:
    """Put an identity paper into the store of sealed files."""
    return StoredFile(
        key=sealed.keep(content, owner_id=owner_id, kind=kind, extension="pdf", on=today),
        owner_id=owner_id,
        kind=kind,
        name=identity_papers.name_of(kind, seeker.name),
        size=len(content),
        sha256=hashlib.sha256(content).hexdigest(),
        created_at=moment(today, min(seeker.joined_days_ago, 40), salt=1),
    )
