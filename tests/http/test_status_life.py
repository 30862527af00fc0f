"""Whatever is asked in whatever order, an application is in the state that the rules give it, and its emails say so."""

import itertools
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hireloom.domain.applications import Application
from hireloom.domain.snapshots import Snapshot
from tests.http.recruiter_calls import answer_all, decide, decide_all, listed
from tests.long_runs import ENGINES, TIMES

STEPS = {
    ("Submitted", "Selected"): "You have been selected",
    ("Submitted", "Rejected"): "About your application",
    ("Selected", "Submitted"): None,
    ("Rejected", "Submitted"): None,
}
asks = st.tuples(
    st.sampled_from(["one", "some", "all"]), st.sampled_from(["Submitted", "Selected", "Rejected", "Hired"])
)


@pytest.fixture(params=ENGINES)
def container(request, container_on):
    return container_on(request.param)


@pytest.fixture
def applied(container, job, people, clock):
    """A new person's application, without the trouble of applying; the one before is gone from the list of the job."""
    numbers = itertools.count()

    def applied() -> int:
        name = f"Walker{next(numbers)}"
        person = people.add("user", username=name)
        of_job = (job.title, job.company, job.location, job.recruiter_email)
        application = Application(job.id, person.id, name, person.email, "", clock.now(), *of_job)
        with container.store().writing() as tx:
            for old in tx.applications.of_job(job.id):
                tx.applications.put(replace(old, email=""))  # as of somebody who has left: it is not answered anymore
            return tx.applications.add(application, Snapshot("", "")).id

    return applied


@pytest.mark.spec("RECR-58", "RECR-59", "RECR-61", "RECR-64", "OPEN-103", "OPEN-104")
@settings(max_examples=15 * TIMES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(asks, max_size=10))
def test_any_walk_ends_where_the_rules_lead(its_recruiter, job, applied, letters, container, steps):
    number, state, expected = applied(), "Submitted", []
    before = len(letters())
    for how, status in steps:
        is_step = (state, status) in STEPS
        if how == "one":
            answer = decide(its_recruiter, number, status)
            assert answer.status_code == (200 if is_step else 422 if status == "Hired" else 409)
        elif how == "some":
            answer = decide_all(its_recruiter, [number], status)
            assert status == "Hired" or answer.get_json()["success"] is is_step
        else:
            is_step = is_step and status != "Submitted"
            answer = answer_all(its_recruiter, job, status)
            assert answer.status_code == (200 if status in ("Selected", "Rejected") else 422)
            assert answer.get_json().get("answered", 0) == is_step
        if is_step:
            expected += [STEPS[state, status]] if STEPS[state, status] else []
            state = status
            container.outbox().deliver_due()
        (applicant,) = [
            application for application in listed(its_recruiter, job)["applications"] if application["id"] == number
        ]
        assert applicant["status"] == state
    assert [letter.subject.partition(":")[0] for letter in letters()[before:]] == expected
