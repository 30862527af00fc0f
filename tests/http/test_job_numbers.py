"""Which job somebody applies for, by something that may not be a number."""

import pytest

from tests.http.application_calls import apply, outcome, with_profile


@pytest.mark.spec("OPEN-058", "OPEN-102", "OPEN-133", "APPLY-20")
@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("-1", (404, "Job not found")),
        ("0", (404, "Job not found")),
        ("abc", (404, "Job not found")),
        ("9" * 30, (404, "Job not found")),
        ("999999999", (404, "Job not found")),
        ("b17", (400, "Please apply for this job on its provider's page.")),
    ],
)
def test_a_number_that_is_no_job_of_ours_says_so_and_keeps_nothing(seeker, container, number, text):
    assert outcome(apply(seeker, jobId=number)) == text
    assert outcome(with_profile(seeker).post("/api/jobs/auto_apply", json={"job_id": number})) == text
    with container.store().reading() as tx:
        assert tx.applications.of_job(1) == []


@pytest.mark.spec("OPEN-058")
def test_without_a_number_an_unknown_job_is_not_found(seeker):
    fields = {"jobTitle": "Nobody", "jobCompany": "Nowhere", "recruiterEmail": "nobody@people.example"}
    assert outcome(apply(seeker, jobId=None, **fields)) == (404, "Job not found")
