"""A visitor asks the team of a public job something, and nobody can use the form to flood a mailbox."""

import re
from dataclasses import replace
from html import escape

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
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
    assert form.headers["Referrer-Policy"] == "same-origin", "so that it names its origin without TLS, too"
    answer = visit().post(address, data=QUESTION)
    assert (answer.status_code, "is on its way" in answer.text) == (200, True)
    (letter,) = mails(recruiter.email)
    assert (letter.subject, letter.reply_to) == (f"Question about {job.title}: Ada Byrne", "ada@byrne.example")
    assert "Is the\nnight shift fixed?" in letter.text
    assert "nobody has verified who they are" in letter.text
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
    ("wrong", "status"),
    [
        ({"name": " "}, 422),
        ({"name": "A" * 101}, 422),
        ({"name": "Ada\u202e"}, 422),
        ({"question": ""}, 422),
        ({"question": "?" * 1001}, 422),
        ({"email": "ada@byrne.example\r\nBcc: all@loom.example"}, 400),
        ({"email": "ada"}, 400),
        ({"email": ""}, 400),
    ],
)
def test_nothing_is_sent_if_a_field_is_wrong_and_nothing_that_was_typed_is_lost(
    visit, address, recruiter, mails, wrong, status
):
    typed = QUESTION | {"question": "Is <b>the</b> night shift fixed?"} | wrong
    answer = visit().post(address, data=typed)
    assert (answer.status_code, answer.mimetype) == (status, "text/html")
    assert mails(recruiter.email) == []
    assert "<h1>Ask a question</h1>" in answer.text
    assert re.search(r'<p role="alert">[^<]+</p>', answer.text)
    (text,) = re.findall(r"<textarea[^>]*>(.*)</textarea>", answer.text)
    assert text == escape(typed["question"])
    assert f'value="{escape(typed["name"])}"' in answer.text
    assert "form-action 'self'" in answer.headers["Content-Security-Policy"]


@pytest.mark.spec("HIR-P39", "OPEN-002")
@pytest.mark.parametrize("is_signed_in", [True, False])
def test_no_other_site_makes_its_visitors_ask(visit, address, seeker, recruiter, mails, is_signed_in):
    visitor = seeker if is_signed_in else visit()
    visitor.token = ""  # the form runs no script
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site", "Origin": "null"}):
        refused = visitor.post(address, data=QUESTION, headers=headers)
        assert (refused.status_code, refused.mimetype) == (403, "text/html")
    assert mails(recruiter.email) == []
    assert visitor.post(address, data=QUESTION, headers={"Origin": "http://localhost"}).status_code == 200
    assert len(mails(recruiter.email)) == 1


@pytest.mark.spec("HIR-P38")
def test_nobody_is_asked_who_has_left_the_company_or_decides_nothing_there(
    visit, address, job, colleague, container, mails, clock
):
    helpers = [colleague(role, role.value)[0] for role in (CompanyRole.RECRUITER, CompanyRole.HIRING_MANAGER)]
    with container.store().writing() as tx:
        company = tx.companies.standing_membership(helpers[0].id).company_id
        for helper in helpers:
            tx.companies.teams.put(JobTeamMember(job.id, helper.id, TeamRole.HIRING_MANAGER))
        tx.companies.put_member(Member(company, helpers[0].id, CompanyRole.READER, clock.now()))
        tx.users.put(replace(helpers[1], email="helper@elsewhere.example"))
        assert tx.companies.standing_membership(helpers[1].id) is None
    assert visit().post(address, data=QUESTION).status_code == 200
    assert mails(helpers[0].email) == mails(helpers[1].email) == mails("helper@elsewhere.example") == []


@pytest.mark.spec("HIR-P39")
def test_one_recruiter_gets_no_flood_of_questions_about_many_jobs(visit, job, recruiter, container, mails):
    most = container.config.rate_limits().questions_to_a_recruiter.times
    per_job = container.config.rate_limits().questions_of_a_job.times
    jobs = [job, *(post_job(container, recruiter, title=f"Porter {number}") for number in range(most // per_job))]

    def ask(number):
        caller = {"REMOTE_ADDR": f"10.1.{number}.1"}
        path = f"/jobs/{jobs[number // per_job].id}/question"
        question = QUESTION | {"question": f"Question {number}?"}
        return visit().post(path, data=question, environ_overrides=caller).status_code

    assert [ask(number) for number in range(most)] == [200] * most
    assert ask(most) == 429
    assert len(mails(recruiter.email)) == most


@pytest.mark.spec("HIR-P39")
def test_programs_do_not_use_up_what_people_may_ask(visit, address, recruiter, container, mails):
    for number in range(container.config.rate_limits().questions_of_a_job.times):
        caller = {"REMOTE_ADDR": f"10.1.{number}.1"}
        visit().post(address, data=QUESTION | {"fax_number": "555"}, environ_overrides=caller)
    assert visit().post(address, data=QUESTION).status_code == 200
    assert len(mails(recruiter.email)) == 1


@pytest.mark.spec("HIR-P39")
def test_only_public_jobs_that_are_open_can_be_asked_about(visit, address, job, recruiter, container, mails):
    closed = post_job(container, recruiter, title="Porter")
    change_job(container, closed.closed())
    hidden = post_job(container, recruiter, title="Cook", is_public=False)
    for number, status in ((closed.id, 410), (hidden.id, 404), (999, 404)):
        for call in (visit().get, visit().post):
            assert call(f"/jobs/{number}/question", data=QUESTION).status_code == status
    assert mails(recruiter.email) == []
