"""A visitor asks the team of a public job something, and nobody can use the form to flood a mailbox."""

import re

import pytest

from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from tests.http.application_calls import change_job, post_job

QUESTION = {"name": "Ada  Byrne", "email": "ada@byrne.example", "question": "Is the\r\nnight shift fixed?"}


@pytest.fixture
def address(visit, job):
    """Where a question about the job is asked."""
    page = visit().get(f"/jobs/{job.id}", follow_redirects=True)
    (path,) = re.findall(r'class="ask" href="([^"]+)"', page.text)
    return path


@pytest.mark.spec("HIR-P38")
def test_a_question_reaches_the_job_s_team_and_a_reply_goes_to_the_visitor(
    visit, address, job, recruiter, colleague, container, mails
):
    helper, _ = colleague(CompanyRole.HIRING_MANAGER)
    interviewer, _ = colleague(CompanyRole.INTERVIEWER, "interviewer")
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(job.id, helper.id, TeamRole.HIRING_MANAGER))
        tx.companies.teams.put(JobTeamMember(job.id, interviewer.id, TeamRole.INTERVIEWER))
    form = visit().get(address)
    assert form.status_code == 200
    assert "script-src" not in form.headers["Content-Security-Policy"]
    assert form.headers["X-Robots-Tag"] == "noindex"
    answer = visit().post(address, data=QUESTION)
    assert (answer.status_code, "is on its way" in answer.text) == (200, True)
    (letter,) = mails(recruiter.email)
    assert (letter.subject, letter.reply_to) == (f"Question about {job.title}: Ada Byrne", "ada@byrne.example")
    assert "Is the\nnight shift fixed?" in letter.text
    assert "nobody has checked" in letter.text
    assert len(mails(helper.email)) == 1
    assert mails(interviewer.email) == mails("ada@byrne.example") == []


@pytest.mark.spec("HIR-P39")
def test_the_same_question_is_sent_once_and_questions_are_limited(visit, address, recruiter, mails, container):
    limits = container.config.rate_limits()
    visitor = visit()
    statuses = [visitor.post(address, data=QUESTION).status_code for _ in range(limits.job_questions.times)]
    assert set(statuses) == {200}
    assert len(mails(recruiter.email)) == 1
    refused = visitor.post(address, data=QUESTION)
    assert (refused.status_code, "try again tomorrow" in refused.text) == (429, True)
    assert int(refused.headers["Retry-After"]) > 0
    for number in range(limits.questions_of_a_job.times):
        caller = {"REMOTE_ADDR": f"10.1.{number}.1"}
        visitor.post(address, data=QUESTION | {"question": f"Question {number}?"}, environ_overrides=caller)
    another = {"REMOTE_ADDR": "10.9.9.9"}
    assert visitor.post(address, data=QUESTION, environ_overrides=another).status_code == 429
    assert len(mails(recruiter.email)) <= limits.questions_of_a_job.times


@pytest.mark.spec("HIR-P39")
@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"name": "A" * 101},
        {"name": "Ada\u202e"},
        {"question": ""},
        {"question": "?" * 1001},
        {"email": "ada@byrne.example\r\nBcc: all@loom.example"},
        {"email": "ada"},
    ],
)
def test_nothing_is_sent_if_a_field_is_wrong(visit, address, recruiter, mails, wrong):
    answer = visit().post(address, data=QUESTION | wrong)
    assert answer.status_code in (400, 422)
    assert answer.mimetype == "text/html"
    assert mails(recruiter.email) == []


@pytest.mark.spec("HIR-P39")
def test_only_public_jobs_that_are_open_can_be_asked_about(visit, address, job, recruiter, container, mails):
    closed = post_job(container, recruiter, title="Porter")
    change_job(container, closed.closed())
    hidden = post_job(container, recruiter, title="Cook", is_public=False)
    for number, status in ((closed.id, 410), (hidden.id, 404), (999, 404)):
        for call in (visit().get, visit().post):
            assert call(f"/jobs/{number}/question", data=QUESTION).status_code == status
    assert mails(recruiter.email) == []
