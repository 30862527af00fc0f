"""Who looks at a job and who runs it: each way on its own, for everybody and in every state."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import Role, User
from hireloom.domain.job_forms import must_name_the_owner
from hireloom.domain.job_rights import JobStanding, may_find, may_manage, may_receive, must_be_able, must_see
from hireloom.domain.jobs import Job, NoSuchJob, Position
from hireloom.domain.refusals import NotAllowed, Refusal

STANDING_OUTSIDE = JobStanding()
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TODAY = NOW.date()
ADMIN, OWNER, STRANGER, SEEKER = (
    User(f"person{number}", f"{number}@people.example", role, NOW, id=number)
    for number, role in enumerate((Role.ADMIN, Role.RECRUITER, Role.RECRUITER, Role.USER), 1)
)
OPEN = Job("Nurse", "Loom", "Care.", "Pune", "Full-time", TODAY, TODAY, OWNER.id, OWNER.email, NOW)
JOBS = {
    "open": OPEN,
    "closed": replace(OPEN, position=Position.CLOSED),
    "expired": replace(OPEN, ends_on=TODAY - timedelta(1)),
    "left": replace(OPEN, has_recruiter=False),
    "deleted": replace(OPEN, deleted_at=NOW),
}
EVERYBODY = {ADMIN, OWNER, STRANGER, SEEKER}
RUN_IT = {ADMIN, OWNER}


def allowed(rule) -> set[User]:
    def is_let(person: User) -> bool:
        try:
            return rule(person) is not False
        except Refusal:
            return False

    return {somebody for somebody in EVERYBODY if is_let(somebody)}


@pytest.mark.spec("SEC-18", "OPEN-049", "JOBS-43")
@pytest.mark.parametrize(
    ("state", "manage", "see", "find"),
    [
        ("open", RUN_IT, EVERYBODY, EVERYBODY),
        ("closed", RUN_IT, RUN_IT, set()),
        ("expired", RUN_IT, RUN_IT, RUN_IT),
        ("left", RUN_IT, RUN_IT, set()),
        ("deleted", {ADMIN}, {ADMIN}, set()),
    ],
)
def test_who_may_what_with_a_job(state, manage, see, find):
    job = JOBS[state]
    assert allowed(lambda by: must_be_able(Action.POST_JOBS, job, by, STANDING_OUTSIDE)) == manage
    assert allowed(lambda by: must_see(job, by, today=TODAY)) == see
    assert allowed(lambda by: may_find(job, by, today=TODAY, has_applied=False)) == find


@pytest.mark.spec("ADMIN-09", "SEC-18")
def test_who_posted_it_and_is_no_admin_any_more_runs_it_no_longer():
    once = replace(OWNER, role=Role.ADMIN).demoted()
    for job in JOBS.values():
        assert not may_manage(job, once)
        assert not may_receive(job, once)
    assert may_receive(OPEN, OWNER)
    assert may_manage(OPEN, once.as_recruiter())


def test_whoever_has_applied_still_finds_it_when_it_has_expired():
    states = {state for state, job in JOBS.items() if may_find(job, SEEKER, today=TODAY, has_applied=True)}
    assert states == {"open", "expired"}


def test_a_stranger_is_told_the_same_whether_it_is_deleted_or_not():
    for job in JOBS.values():
        assert not may_manage(job, STRANGER)
        with pytest.raises(NotAllowed):
            must_be_able(Action.POST_JOBS, job, STRANGER, STANDING_OUTSIDE)
    with pytest.raises(NoSuchJob):
        must_be_able(Action.POST_JOBS, JOBS["deleted"], OWNER, STANDING_OUTSIDE)


@pytest.mark.parametrize(("email", "is_let"), [(None, True), (OWNER.email, True), (STRANGER.email, False)])
def test_nobody_posts_a_job_in_the_name_of_another(email, is_let):
    assert (OWNER in allowed(lambda by: must_name_the_owner(email, by=by))) is is_let
    assert ADMIN in allowed(lambda by: must_name_the_owner(OWNER.email, by=by, owner=OWNER.email))
