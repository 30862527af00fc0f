"""Maya's career in the demo, as she has confirmed it, and the resume that she has begun for a job elsewhere."""

from datetime import date

from hireloom.demo.applications import moment
from hireloom.demo.resume import DemoRole, DemoStudy, Resume
from hireloom.demo.tracked_jobs import advert
from hireloom.domain.careers.records import (
    CareerDeed,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    EducationEntry,
    HeadedSentences,
    LanguageEntry,
)
from hireloom.domain.resumes.versions import JobText, ResumeVersion
from hireloom.ports.stores import Transaction

BEGUN_DAYS_AGO = 1


def add(tx: Transaction, user_id: int, resume: Resume, today: date) -> None:
    now = moment(today, BEGUN_DAYS_AGO, salt=user_id)
    tx.careers.put(user_id, record(resume), now=now)
    job = advert("grid")
    tx.resume_versions.put(ResumeVersion(user_id, job.title, JobText(job.title, job.company, job.text), now))


def record(resume: Resume) -> CareerRecord:
    return CareerRecord(
        positions=tuple(_position(f"role-{number}", post) for number, post in enumerate(resume.posts)),
        education=tuple(_study(f"study-{number}", study) for number, study in enumerate(resume.studies)),
        certificates=tuple(
            CertificateEntry(f"certificate-{number}", name=name) for number, name in enumerate(resume.certificates)
        ),
        summary=(HeadedSentences("summary", heading="Summary", deeds=(CareerDeed("summary-0", text=resume.summary),)),),
        languages=tuple(LanguageEntry(f"language-{number}", name=name) for number, name in enumerate(resume.languages)),
    )


def _position(id: str, post: DemoRole) -> CareerPosition:
    start, end = _years(post.period)
    deeds = tuple(CareerDeed(f"{id}-{number}", text=line) for number, line in enumerate(post.bullets))
    now = end == "now"
    return CareerPosition(
        id,
        title=post.title,
        employer=post.employer,
        place=post.place,
        start=start,
        end="" if now else end,
        is_current=now,
        deeds=deeds,
    )


def _study(id: str, study: DemoStudy) -> EducationEntry:
    start, end = _years(study.period)
    degree, _, subject = study.degree.partition(" ")
    return EducationEntry(id, degree=degree, subject=subject, school=study.school, start=start, end=end)


def _years(period: str) -> tuple[str, str]:
    start, _, end = period.partition(" to ")
    return start, end
