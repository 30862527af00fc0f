"""Mentions in notes."""

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from tests.http.application_calls import apply
from tests.http.recruiter_calls import verify


@pytest.mark.spec("HIR-T23")
def test_people_who_may_read_a_note_are_told_that_it_names_them(
    its_recruiter, recruiter, seeker, job, people, container, clock, mails
):
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    domain = recruiter.email.partition("@")[2]
    for name, role in (("emil", CompanyRole.RECRUITER), ("dora", CompanyRole.READER)):
        user = people.add("recruiter", username=name, email=f"{name}@{domain}")
        with container.store().writing() as tx:
            company = tx.companies.membership(recruiter.id).company_id
            tx.companies.put_member(Member(company, user.id, role, clock.now()))
    people.add("recruiter", username="fremd", email="fremd@hill.example")
    number = apply(seeker, job).get_json()["application_id"]
    text = f"@Emil, @emil. and @dora: ask @fremd (mail@emil) or @{recruiter.username} about looms."
    assert its_recruiter.post(f"/api/applications/{number}/notes", json={"text": text}).status_code == 201
    [letter] = mails(f"emil@{domain}")
    assert letter.subject == f"{recruiter.username} mentioned you in a note: {job.title}"
    assert f"jobId={job.id}&application={number}" in letter.text
    assert "looms" not in letter.text
    assert "Anna" not in letter.text
    for stranger in (f"dora@{domain}", "fremd@hill.example"):
        assert mails(stranger) == []
    assert all("mentioned you" not in letter.subject for letter in mails(recruiter.email))


@pytest.mark.spec("HIR-T23")
def test_writing_a_note_again_does_not_email_a_colleague_without_end(
    its_recruiter, recruiter, seeker, job, people, container, clock, mails
):
    most = container.config.rate_limits().mentions.times
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    emil = f"emil@{recruiter.email.partition('@')[2]}"
    user = people.add("recruiter", username="emil", email=emil)
    with container.store().writing() as tx:
        company = tx.companies.membership(recruiter.id).company_id
        tx.companies.put_member(Member(company, user.id, CompanyRole.RECRUITER, clock.now()))
    number = apply(seeker, job).get_json()["application_id"]
    path = f"/api/applications/{number}/notes"

    for attempt in range(most + 3):
        notes = its_recruiter.post(path, json={"text": f"@emil, look at this: {attempt}."}).get_json()["notes"]
        assert its_recruiter.delete(f"{path}/{notes[-1]['id']}").get_json()["notes"] == []
    assert len(mails(emil)) == most
