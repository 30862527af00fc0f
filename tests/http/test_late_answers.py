# ruff: noqa: F811 - fixtures of the other tests of threads
"""Answers by email that come after the job, the recruiter or the application is gone, or that carry what harms."""

from hireloom.adapters.mail.html import html_of
from hireloom.domain.company_roles import CompanyRole
from tests.conftest import PASSWORD
from tests.http.test_threads import (  # noqa: F401
    application_id,
    arrives,
    email_of,
    environment,
    mail,
)
from tests.http.thread_calls import texts, thread, write


def answer(browser_email, address, text):
    return mail(browser_email, address, text, **{"Message-ID": f"<{text}@mail.example>"})


def test_ten_megabytes_are_refused_and_markup_is_text(its_recruiter, seeker, application_id, delivered, arrives):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    sender, address = email_of(seeker), delivered()[-1].reply_to
    assert arrives(answer(sender, address, "lorem ipsum " * 850_000)) is False
    hostile = mail(sender, address, "<script>alert(1)</script>")
    for name, content in (("a.html", b"<script>"), ("b.svg", b"<svg onload=alert(1)>"), ("c.pdf", b"<html>")):
        hostile.add_attachment(content, maintype="application", subtype="octet-stream", filename=name)
    assert arrives(hostile) is True
    message = thread(its_recruiter, application_id)[-1]
    assert (message["text"], message["files"]) == ("<script>alert(1)</script>", [])
    assert message["left_out"] == ["a.html", "b.svg", "c.pdf"]
    assert "&lt;script&gt;" in html_of(delivered()[-1])
    assert "<script>" not in html_of(delivered()[-1])


def test_an_applicants_answer_after_job_and_recruiter_are_gone_is_kept_and_mailed_to_nobody(
    its_recruiter, seeker, recruiter, application_id, delivered, arrives, signed_in, job
):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    sender, address = email_of(seeker), delivered()[-1].reply_to
    admin, person = signed_in("admin"), {"user_email": recruiter.email}
    to_recruiter = [letter.to for letter in delivered()].count(recruiter.email)
    assert admin.post("/api/admin/deactivate-user", json=person).status_code == 200
    assert arrives(answer(sender, address, "one")) is True
    assert admin.post("/api/admin/delete-job", json={"job_id": job.id}).status_code == 200
    assert arrives(answer(sender, address, "two")) is True
    assert texts(seeker, application_id)[1:] == ["one", "two"]
    assert [letter.to for letter in delivered()].count(recruiter.email) == to_recruiter
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert arrives(answer(sender, address, "three")) is False


def test_a_recruiters_answer_counts_only_while_the_job_is_theirs(
    its_recruiter, seeker, recruiter, application_id, delivered, arrives, signed_in, job
):
    write(seeker, application_id, "When do I hear from you?")
    address = delivered()[-1].reply_to
    assert arrives(answer(recruiter.email, address, "Soon")) is True
    admin, person = signed_in("admin"), {"user_email": recruiter.email}
    assert admin.post("/api/admin/deactivate-user", json=person).status_code == 200
    assert arrives(answer(recruiter.email, address, "deactivated")) is False
    assert admin.post("/api/admin/activate-user", json=person).status_code == 200
    assert admin.post("/api/admin/delete-job", json={"job_id": job.id}).status_code == 200
    assert arrives(answer(recruiter.email, address, "without a job")) is False
    assert its_recruiter.login(recruiter.email).status_code == 200
    assert its_recruiter.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert arrives(answer(recruiter.email, address, "deleted")) is False
    assert texts(seeker, application_id) == ["When do I hear from you?", "Soon"]


def test_the_answer_of_a_recruiter_whom_an_owner_has_removed_is_refused(
    its_recruiter, seeker, recruiter, application_id, delivered, arrives, colleague
):
    write(seeker, application_id, "When do I hear from you?")
    address, (heir, owner) = delivered()[-1].reply_to, colleague(CompanyRole.OWNER)
    hand_over = f"/api/company/members/{recruiter.id}/hand-over"
    assert owner.post(hand_over, json={"heir_id": heir.id}).status_code == 200
    assert arrives(answer(recruiter.email, address, "Soon")) is False
    write(seeker, application_id, "Hello?")
    assert delivered()[-1].to == heir.email
    assert arrives(answer(heir.email, delivered()[-1].reply_to, "Now")) is True
    assert texts(seeker, application_id)[1:] == ["Hello?", "Now"]
