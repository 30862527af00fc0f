"""To whom a recruiter may write although they have not applied: people who can be found and fit at least a little."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.candidate_mails import LEAST_MATCH, may_be_written_to
from hireloom.domain.profile_match.matches import candidate_of, match, needs_of
from hireloom.domain.profile_match.recommendations import CandidateViewer
from hireloom.domain.profiles import Profile, Visibility

NOW = datetime(2026, 11, 21, tzinfo=UTC)
NEEDS = needs_of(Job("Nurse", "Loom", "", "", "", date(2026, 11, 1), None, 1, "r@loom.example", NOW, keywords="triage"))
ANNA = User("Anna1", "anna@people.example", Role.USER, NOW)
FITTING = Profile(1, "Anna", ANNA.email, "", "", "Triage", "Nurse", NOW)
ANYBODY = CandidateViewer(sees_contacts=False)


@pytest.mark.spec("SEC-22", "RECR-68")
@pytest.mark.parametrize(
    ("person", "profile", "verified", "anybody"),
    [
        (ANNA, FITTING, True, True),
        (ANNA, replace(FITTING, visibility=Visibility.VERIFIED), True, False),
        (ANNA, replace(FITTING, visibility=Visibility.NOBODY), False, False),
        (replace(ANNA, is_active=False), FITTING, False, False),
        (replace(ANNA, role=Role.RECRUITER), FITTING, False, False),
    ],
)
def test_only_job_seekers_who_let_themselves_be_found(
    person: User, profile: Profile, verified: bool, anybody: bool
) -> None:
    assert may_be_written_to(person, profile, NEEDS, CandidateViewer(sees_contacts=True)) is verified
    assert may_be_written_to(person, profile, NEEDS, ANYBODY) is anybody


@pytest.mark.parametrize("skills", ["Triage", "Baking"])
@pytest.mark.parametrize("roles", ["Nurse", "Baker"])
@pytest.mark.parametrize("places", ["", "Oslo"])
def test_and_who_fit_at_least_a_little(skills: str, roles: str, places: str) -> None:
    profile = replace(FITTING, skills=skills, job_roles=roles, preferred_locations=places, relocation_willingness="No")
    score = match(NEEDS, candidate_of(profile)).match_score
    assert may_be_written_to(ANNA, profile, NEEDS, ANYBODY) is (score >= LEAST_MATCH)
