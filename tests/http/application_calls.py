"""A recruiter's job, and applying for it over HTTP."""

import io
from datetime import date
from typing import Any

from hireloom.domain.jobs import Job
from hireloom.testing.paper import pdf
from hireloom.testing.pictures import jpeg
from tests.http.profile_calls import advanced, save

RESUME, LICENSE, VISA = pdf("Anna Löwe", "Nurse"), jpeg(), pdf("Visa of Anna")
LETTER = "Dear team,\n\nI would like to nurse.\n\nAnna"


def post_job(container, recruiter, **changes: Any) -> Job:
    values = {
        "title": "Ward Nurse",
        "company": "Loomworks",
        "description": "Care for thirty people.",
        "location": "Pune, India",
        "employment_type": "Full-time",
        "posted_on": date(2026, 11, 1),
        "ends_on": date(2026, 12, 1),
        "recruiter_id": recruiter.id,
        "recruiter_email": recruiter.email,
        "created_at": container.clock().now(),
        "keywords": "Python, SQL",
    }
    with container.store().writing() as tx:
        return tx.jobs.add(Job(**values | changes))


def change_job(container, job: Job) -> Job:
    with container.store().writing() as tx:
        return tx.jobs.put(job)


def apply(browser, job: Job | None = None, *, path: str = "/api/send-application-email", **changes: Any):
    """As our own form sends it; a file is its bytes, or its name and its bytes; None leaves a field out."""
    form = {
        "jobId": str(job.id) if job else None,
        "fullName": "Anna Löwe",
        "email": "anna@work.example",
        "phoneNumber": "+1-4155550142",
        "coverLetter": LETTER,
        "resumeFile": RESUME,
    }
    names = {"resumeFile": "cv.pdf", "drivingLicenseFile": "card.jpg", "visaDocumentFile": "visa.pdf"}
    defaults = {}
    for field, value in (form | changes).items():
        if field in names and value is not None:
            name, content = value if isinstance(value, tuple) else (names[field], value)
            defaults[field] = (io.BytesIO(content), name)
        elif value is not None:
            defaults[field] = value
    return browser.post(path, data=defaults, content_type="multipart/form-data")


def auto_apply(browser, job: Job, **changes: Any):
    return browser.post("/api/jobs/auto_apply", json={"job_id": job.id} | changes)


def with_profile(browser, **changes: Any):
    assert save(browser, advanced(**changes)).status_code == 200
    return browser


def tracked(browser, **query: Any):
    email = browser.get("/api/session").get_json()["user"]["email"]
    return browser.get(f"/api/applications/user/{email}", query_string=query).get_json()


def one(browser, number: int):
    return browser.get(f"/api/applications/{number}").get_json()["application"]


def document(browser, key: str, **query: Any):
    return browser.get("/api/documents/download", query_string={"filePath": key} | query)


def outcome(answer) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["message"]
