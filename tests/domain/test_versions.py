"""What somebody began to edit is recognized, and so is the fact that it has changed since."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain import job_forms, profile_forms
from hireloom.domain.job_forms import JobForm, edited
from hireloom.domain.jobs import Job, ProviderLink
from hireloom.domain.profile_forms import ADVANCED, BASIC, ProfileInput, saved
from hireloom.domain.profiles import Profile, Visibility
from hireloom.domain.versions import ChangedElsewhere, must_be_current

TODAY, NOW = date(2026, 11, 21), datetime(2026, 11, 21, 12, tzinfo=UTC)
SOON = TODAY + timedelta(9)
JOB = Job("Weaver", "Loom", "word " * 100, "Pune", "Contract", TODAY, SOON, 7, "elena@loom.example", NOW, id=1)
ANNA = Profile(7, "Anna", "anna@work.example", "4155550142", "+1", "Python", "Nurse", NOW)
EDITS = {
    "title": "Dyer",
    "company": "Other",
    "description": "words " * 100,
    "location": "Porto",
    "employment_type": "Full-time",
    "posted_on": TODAY - timedelta(1),
    "ends_on": SOON + timedelta(1),
    "salary": "10",
    "currency": "EUR",
    "salary_duration": "per hour",
    "providers": (ProviderLink("Indeed", "https://x.example"),),
    "keywords": "Looms",
    "mandatory_documents": ("Resume",),
    "answer_days": 3,
    "is_public": False,
}


@pytest.mark.parametrize(("name", "value"), [*EDITS.items()])
def test_a_job_in_which_one_field_is_edited_has_another_version(name, value):
    assert job_forms.version(replace(JOB, **{name: value})) != job_forms.version(JOB)


def test_a_job_that_is_closed_reviewed_blind_or_without_its_recruiter_is_the_same_to_edit():
    others = JOB.closed(), replace(JOB, blind_review=True, has_recruiter=False, changed_at=NOW)
    assert {job_forms.version(variant) for variant in others} == {job_forms.version(JOB)}
    reopened = JOB.closed().reopened(SOON + timedelta(1), today=TODAY)
    assert job_forms.version(reopened) != job_forms.version(JOB)


def test_a_job_that_was_edited_meanwhile_is_not_overwritten():
    form_version = job_forms.version(JOB)
    edited_job = edited(JOB, JobForm({"title": "Senior Weaver"}, form_version), today=TODAY)
    with pytest.raises(ChangedElsewhere, match="changed elsewhere in the meantime"):
        edited(edited_job, JobForm({"location": "Porto"}, form_version), today=TODAY)
    for version in (None, job_forms.version(edited_job)):  # a caller that does not say what it began from is not asked
        after = edited(edited_job, JobForm({"location": "Porto"}, version), today=TODAY)
        assert (after.title, after.location) == ("Senior Weaver", "Porto")


@pytest.mark.parametrize("name", [*BASIC, *ADVANCED, "visibility"])
def test_a_profile_in_which_one_field_is_saved_has_another_version(name):
    edited = replace(ANNA, **{name: Visibility.NOBODY if name == "visibility" else "something else"})
    assert profile_forms.version(edited) != profile_forms.version(ANNA)
    assert profile_forms.version(replace(ANNA, updated_at=TODAY, resume_key="a.pdf")) == profile_forms.version(ANNA)


def test_a_profile_that_was_saved_meanwhile_is_not_overwritten():
    def save(before, version, **fields):
        return saved(before, ProfileInput(fields, version=version), user_id=7, now=NOW)

    first = save(None, profile_forms.version(None), **{name: getattr(ANNA, name) for name in BASIC})
    version = profile_forms.version(first)
    second = save(first, version, skills="Rust")
    for stale in (profile_forms.version(None), version):  # of nobody's profile, too
        with pytest.raises(ChangedElsewhere):
            save(second, stale, job_roles="Cook")
    assert save(second, profile_forms.version(second), job_roles="Cook").skills == "Rust"
    assert save(second, None, job_roles="Cook").skills == "Rust"


def test_no_version_is_no_promise():
    must_be_current(None, "anything")
    with pytest.raises(ChangedElsewhere):
        must_be_current("", "anything")
