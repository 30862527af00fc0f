"""What a recruiter's screens ask for."""

from typing import Any

from hireloom.domain.companies import Company, VerificationMethod, domain_of


def listed(browser, job, **query: Any):
    answer = browser.get(f"/api/applications/job/{job.id}", query_string=query)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def decide(browser, number: int, status: Any, **more: Any):
    return browser.put(f"/api/applications/{number}/status", json={"status": status} | more)


def decide_all(browser, numbers: list[int], status: Any, **more: Any):
    return browser.post("/api/applications/decisions", json={"application_ids": numbers, "status": status} | more)


def answer_all(browser, job, status: Any, **more: Any):
    return browser.post(f"/api/jobs/{job.id}/answers", json={"status": status} | more)


def score(browser, number: int, value: Any):
    return browser.put(f"/api/applications/{number}/score", json={"score": value})


def contact(browser, email: str, job, message: Any = "Shall we talk?", **more: Any):
    fields = {"candidate_email": email, "job_id": job.id, "message": message} | more
    return browser.post("/api/candidates/contact", json=fields)


def review_blind(browser, job, on: bool = True):
    return browser.put(f"/api/jobs/{job.id}/blind-review", json={"on": on})


def verify(container, recruiter) -> None:
    """The recruiter's company may see contact data from now on."""
    now = container.clock().now()
    with container.store().writing() as tx:
        company = Company(domain_of(recruiter.email), now).verified(VerificationMethod.ADMIN, by=1, now=now)
        tx.companies.put(company)


def let_interview(its_recruiter, application_id, interviewer):
    """The person in this browser is to interview the applicant. The number of the interview."""
    number = interviewer.get("/api/session").get_json()["user"]["id"]
    form = {"title": "Technical interview", "kind": "phone", "minutes": 60, "interviewers": [number]}
    answer = its_recruiter.post(f"/api/applications/{application_id}/interviews", json=form)
    assert answer.status_code == 201, answer.get_json()
    return answer.get_json()["interviews"][-1]["id"]
