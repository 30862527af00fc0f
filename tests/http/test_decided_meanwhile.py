"""Two people who decide on the same application: the second learns who was first."""

from datetime import timedelta

import pytest

from tests.http.application_calls import apply
from tests.http.recruiter_calls import decide, decide_all


@pytest.fixture
def application_id(seeker, job):
    """The number of somebody's application."""
    return apply(seeker, job).get_json()["application_id"]


def test_a_decision_that_somebody_else_made_meanwhile_says_who_and_when(
    its_recruiter, signed_in, application_id, job, clock, container
):
    admin = signed_in("admin", username="thoughtful")
    assert decide(its_recruiter, application_id, "Submitted").get_json().get("data") is None  # nobody has decided yet
    decide(its_recruiter, application_id, "Rejected")
    decide(its_recruiter, application_id, "Submitted")
    clock.advance(timedelta(minutes=5))
    decide(admin, application_id, "Selected")
    decision = {"status": "Selected", "by": "thoughtful", "at": clock.now().isoformat()}
    clock.advance(timedelta(minutes=5))
    answer = decide(its_recruiter, application_id, "Rejected")
    assert (answer.status_code, answer.get_json()["code"], answer.get_json()["data"]) == (
        409,
        "cannot_change_status",
        decision,
    )
    (refused,) = decide_all(its_recruiter, [application_id], "Rejected").get_json()["results"]
    assert (refused["code"], refused["data"]) == ("cannot_change_status", decision)
