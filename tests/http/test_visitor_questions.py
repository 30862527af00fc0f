# ruff: noqa: F811 - fixtures of the tests of threads
"""Visitors' questions over HTTP: the team reads and answers them, replies by email arrive with them, and a blind review
hides who asked."""

import io
import json
import zipfile
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from hireloom.usecases.housekeeping import HousekeepingDesk
from tests.conftest import PASSWORD
from tests.http.application_calls import change_job, post_job
from tests.http.question_calls import QUESTION, answer, ask, newest, opened, questions
from tests.http.recruiter_calls import verify
from tests.http.test_threads import arrives, environment, mail  # noqa: F401

ADA = QUESTION["email"]


@pytest.fixture
def number(visit, job, its_recruiter):
    """A question that waits."""
    ask(visit(), job)
    return newest(its_recruiter)


@pytest.mark.spec("HIR-M19")
def test_the_team_reads_a_question_and_answers_it_by_email(visit, job, its_recruiter, recruiter, number, delivered):
    assert its_recruiter.get("/api/inbox").get_json()["questions_waiting"] == 1
    page = questions(its_recruiter)
    assert (page["total"], page["waiting"]) == (1, 1)
    (row,) = page["questions"]
    assert (row["name"], row["state"], row["text"]) == ("Ada Byrne", "waiting", "Is the night shift fixed?")
    assert (row["job_title"], row["author"], row["is_from_visitor"]) == (job.title, "Ada Byrne", True)
    reply = answer(its_recruiter, number)
    assert (reply.status_code, reply.get_json()["state"]) == (201, "answered")
    assert [(message["author"], message["text"]) for message in opened(its_recruiter, number)["messages"]] == [
        ("Ada Byrne", "Is the\nnight shift fixed?"),
        (recruiter.username, "Yes, it is fixed."),
    ]
    letter = delivered()[-1]
    assert (letter.to, letter.subject) == (ADA, f"Your question about {job.title} at {job.company}")
    assert "Yes, it is fixed." in html_of(letter)
    assert "You asked: “Is the night shift fixed?”" in letter.text
    assert its_recruiter.get("/api/inbox").get_json()["questions_waiting"] == 0


@pytest.mark.spec("HIR-M19")
def test_questions_are_listed_by_what_is_to_be_done_and_by_job(visit, job, its_recruiter, recruiter, container):
    porter = post_job(container, recruiter, title="Porter")
    for text in ("First?", "Second?", "Third?"):
        ask(visit(), job, question=text)
    ask(visit(), porter, question="Fourth?")
    first, second, *_ = sorted(row["id"] for row in questions(its_recruiter)["questions"])
    answer(its_recruiter, second)
    closed = its_recruiter.put(f"/api/visitor-questions/{first}/closed", json={"is_closed": True})
    assert closed.get_json()["state"] == "closed"
    assert [(row["text"], row["state"]) for row in questions(its_recruiter)["questions"]] == [
        ("Fourth?", "waiting"),
        ("Third?", "waiting"),
        ("Yes, it is fixed.", "answered"),
        ("First?", "closed"),
    ]
    about = questions(its_recruiter, job_id=job.id)
    assert (about["total"], about["waiting"]) == (3, 1)
    waiting = questions(its_recruiter, state="waiting", page=2, page_size=1)
    assert ([row["text"] for row in waiting["questions"]], waiting["total"]) == (["Third?"], 2)
    assert questions(its_recruiter, state="lost")["success"] is False


@pytest.mark.spec("HIR-M14")
def test_questions_are_searched_by_the_job_and_unless_they_are_hidden_by_the_visitor(
    visit, job, its_recruiter, recruiter, container
):
    porter = post_job(container, recruiter, title="Porter")
    ask(visit(), job)
    answer(its_recruiter, newest(its_recruiter), "Yes, Élodie plans the shifts.")
    ask(visit(), porter, name="Ben Ode", email="ben@ode.example", question="Are there 100 % day shifts?")

    def names(words):
        page = questions(its_recruiter, query=words)
        assert (page["waiting"], page["total"]) == (1, len(page["questions"]))
        return [row["name"] for row in page["questions"]]

    assert names("SHIFT") == ["Ben Ode", "Ada Byrne"]
    assert [names(words) for words in ("byrne night", "Élodie", "porter", "ode.example", "100 %")] == [
        ["Ada Byrne"],
        ["Ada Byrne"],
        ["Ben Ode"],
        ["Ben Ode"],
        ["Ben Ode"],
    ]
    assert names("byrne porter") == names("_") == []
    change_job(container, replace(porter, blind_review=True))
    assert names("ode") == names("day") == []
    assert len(names("porter")) == 1


@pytest.mark.spec("HIR-M19")
def test_a_closed_question_opens_again_by_hand_or_when_the_visitor_writes(
    its_recruiter, number, delivered, arrives, container
):
    close = f"/api/visitor-questions/{number}/closed"
    assert its_recruiter.put(close, json={"is_closed": True}).get_json()["state"] == "closed"
    assert its_recruiter.put(close, json={"is_closed": False}).get_json()["state"] == "waiting"
    answer(its_recruiter, number)
    its_recruiter.put(close, json={"is_closed": True})
    assert its_recruiter.put(close, json={"is_closed": False}).get_json()["state"] == "answered"
    its_recruiter.put(close, json={"is_closed": True})
    assert arrives(mail(ADA, delivered()[-1].reply_to, "And in spring?")) is True
    assert opened(its_recruiter, number)["state"] == "waiting"
    with container.store().reading() as tx:
        actions = {record.event.action for record in tx.audit.records()}
    assert {"questions.closed", "questions.reopened", "questions.answered", "jobs.question_asked"} <= actions


@pytest.mark.spec("HIR-M20")
def test_replies_of_both_sides_by_email_arrive_in_the_same_place_once(
    its_recruiter, recruiter, number, delivered, arrives
):
    to_team = delivered()[-1]
    assert to_team.to == recruiter.email
    assert to_team.reply_to != ADA, "so that the answer is kept"
    reply = mail(recruiter.email, to_team.reply_to, "Yes.\n\n> Is it fixed?", **{"Message-ID": "<a@x.example>"})
    assert [arrives(reply), arrives(reply)] == [True, True]
    to_visitor = delivered()[-1]
    assert (to_visitor.to, "Yes." in to_visitor.text) == (ADA, True)
    again = mail(ADA, to_visitor.reply_to, "And the weekends?", **{"Message-ID": "<b@x.example>"})
    again.add_attachment(b"%PDF-1.4", maintype="application", subtype="pdf", filename="Plan.pdf")
    assert [arrives(again), arrives(again)] == [True, True]
    rows = opened(its_recruiter, number)["messages"]
    assert [row["text"] for row in rows] == ["Is the\nnight shift fixed?", "Yes.", "And the weekends?"]
    assert [row["is_by_email"] for row in rows] == [False, True, True]
    assert rows[-1]["left_out"] == ["Plan.pdf"]
    assert "Attached, but not accepted: Plan.pdf" in delivered()[-1].text
    assert delivered()[-1].follows, "in the same conversation of the mailbox"


@pytest.mark.spec("HIR-M20")
def test_forged_and_automatic_replies_are_refused(its_recruiter, recruiter, number, delivered, arrives, container):
    to_team = delivered()[-1].reply_to
    answer(its_recruiter, number)
    to_visitor = delivered()[-1].reply_to
    for sender, address, headers in (
        ("eve@evil.example", to_visitor, {}),
        ("eve@evil.example", to_team, {}),
        (ADA, to_team, {}),
        (recruiter.email, to_visitor, {}),
        (ADA, to_visitor.replace(".0.", f".{recruiter.id}."), {}),
        (ADA, to_visitor.replace("q", ""), {}),
        (ADA, to_visitor, {"Auto-Submitted": "auto-replied"}),
        (ADA, to_visitor, {"Precedence": "bulk"}),
    ):
        assert arrives(mail(sender, address, "Forged", **headers)) is False
    assert arrives(mail(ADA, to_visitor, "Forged"), SPF="fail", dkim="none") is False
    assert "Forged" not in json.dumps(opened(its_recruiter, number))
    limit = container.config.rate_limits().job_questions.times
    taken_mails = [
        arrives(mail(ADA, to_visitor, "More?", **{"Message-ID": f"<{n}@x.example>"})) for n in range(limit + 1)
    ]
    assert taken_mails == [True] * limit + [False]


@pytest.mark.spec("HIR-M21")
def test_whoever_asks_about_a_blindly_reviewed_job_is_nameless_whether_they_apply_or_not(
    visit, job, its_recruiter, recruiter, container, delivered, arrives, program
):
    change_job(container, replace(job, blind_review=True))
    words = "Ada Byrne here, ada@byrne.example or +1 415 555 0142: are 40 hours fixed on 2026-12-24?"
    ask(visit(), job, question=words)
    number = newest(its_recruiter)
    letter = delivered()[-1]
    assert (letter.to, letter.subject) == (recruiter.email, f"Question about {job.title}: A visitor")
    assert "hours" not in letter.text
    view = opened(its_recruiter, number)
    assert (view["name"], view["email"], view["is_hidden"]) == (f"Visitor {number}", "", True)
    assert view["messages"][0]["text"] == ("[hidden] here, [hidden] or [hidden]: are 40 hours fixed on 2026-12-24?")
    answer(its_recruiter, number, "Dear visitor, they are.")
    assert arrives(mail(ADA, delivered()[-1].reply_to, "Thanks, Ada Byrne")) is True
    key = program(its_recruiter, "applications:read")
    places = [
        opened(its_recruiter, number),
        questions(its_recruiter),
        key.get("/visitor-questions").get_json(),
        key.get(f"/visitor-questions/{number}").get_json(),
        [mailed.text for mailed in delivered() if mailed.to == recruiter.email],
    ]
    everything = json.dumps(places, ensure_ascii=False)
    assert [clue for clue in ("Ada", "Byrne", "ada@", "0142") if clue in everything] == []
    change_job(container, replace(job, blind_review=False))
    assert opened(its_recruiter, number)["name"] == "Ada Byrne"


@pytest.mark.spec("HIR-M22")
def test_nobody_else_reads_or_answers_a_question(
    visit, job, number, colleague, people, container, seeker, its_recruiter, delivered
):
    verify(container, stranger := people.add("recruiter", email="eva@elsewhere.example"))
    browsers = [visit(), seeker, colleague(CompanyRole.READER, "reader")[1]]
    browsers[0].enter(container, stranger)
    interviewer, at_interviews = colleague(CompanyRole.INTERVIEWER, "interviewer")
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(job.id, interviewer.id, TeamRole.INTERVIEWER))
    before = len(delivered())
    for browser in [*browsers, at_interviews]:
        path = f"/api/visitor-questions/{number}"
        calls = [
            browser.get(path),
            answer(browser, number),
            browser.put(f"{path}/closed", json={"is_closed": True}),
            browser.delete(path),
            browser.get("/api/visitor-questions", query_string={"job_id": job.id}),
        ]
        assert {call.status_code for call in calls} == {403}
        assert "Byrne" not in browser.get("/api/visitor-questions").text
    assert len(delivered()) == before
    assert opened(its_recruiter, number)["state"] == "waiting"
    manager, at_manager = colleague(CompanyRole.HIRING_MANAGER, "manager")
    assert answer(at_manager, number).status_code == 403
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(job.id, manager.id, TeamRole.HIRING_MANAGER))
    assert questions(at_manager)["total"] == 1
    assert answer(at_manager, number).status_code == 201


@pytest.mark.spec("HIR-M22")
@pytest.mark.parametrize("text", ["", " \n", "a" * 5001, "Dear {first name}"])
def test_an_answer_needs_words_and_no_gaps(its_recruiter, number, delivered, text):
    before = len(delivered())
    assert answer(its_recruiter, number, text).status_code == 422
    assert (len(delivered()), opened(its_recruiter, number)["state"]) == (before, "waiting")
    assert answer(its_recruiter, 4711).status_code == 404


@pytest.mark.spec("HIR-P39")
def test_what_a_program_fills_in_is_not_kept_and_it_does_not_learn_that(visit, job, its_recruiter, mails, recruiter):
    page = visit().get(f"/jobs/{job.id}/question").text
    assert 'class="trap" aria-hidden="true"' in page
    assert "is on its way" in ask(visit(), job, fax_number="555").text
    assert (questions(its_recruiter)["total"], mails(recruiter.email)) == (0, [])


@pytest.mark.spec("HIR-M23")
def test_questions_are_kept_as_long_as_the_settings_say(container, clock, its_recruiter, number):
    tidy = container.desks()[HousekeepingDesk].sweep_questions
    life = container.config.retention().questions
    clock.advance(life - timedelta(days=1))
    assert tidy() == 0
    clock.advance(timedelta(days=2))
    assert tidy() == 1
    with container.store().reading() as tx:
        assert tx.visitor_questions.of_email(ADA) == []
        assert tx.visitor_questions.messages(number) == []


@pytest.mark.spec("HIR-M23")
def test_the_team_deletes_a_question_with_what_is_not_sent_yet(container, its_recruiter, number, mails, recruiter):
    answer(its_recruiter, number)
    assert len(mails(ADA)) == 1
    assert its_recruiter.delete(f"/api/visitor-questions/{number}").status_code == 200
    assert mails(ADA) == mails(recruiter.email) == []
    assert its_recruiter.get(f"/api/visitor-questions/{number}").status_code == 404


@pytest.mark.spec("HIR-M23")
def test_no_email_outlives_a_deleted_question(visit, job, colleague, container, its_recruiter, people, mails):
    helper, _ = colleague(CompanyRole.HIRING_MANAGER)
    with container.store().writing() as tx:
        tx.companies.teams.put(JobTeamMember(job.id, helper.id, TeamRole.HIRING_MANAGER))
    ask(visit(), job)
    with container.store().writing() as tx:
        tx.companies.teams.remove(job.id, helper.id)
    assert its_recruiter.delete(f"/api/visitor-questions/{newest(its_recruiter)}").status_code == 200
    assert mails(helper.email) == []
    ask(browser := visit(), job)
    browser.enter(container, people.add(email=ADA))
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        subjects = [delivery.subject for delivery in tx.outbox.latest(200)]
    assert "Ada" not in str(subjects)


@pytest.mark.spec("HIR-M19")
@pytest.mark.parametrize("is_blind", [True, False])
def test_control_characters_do_not_keep_a_question_from_being_answered(
    visit, job, its_recruiter, container, delivered, arrives, is_blind
):
    change_job(container, replace(job, blind_review=is_blind))
    ask(visit(), job, question="Is\x00 it\x07 fixed?\x7f")
    number = newest(its_recruiter)
    assert answer(its_recruiter, number).status_code == 201
    reply = mail(ADA, delivered()[-1].reply_to, "Thanks.")
    reply.add_attachment(b"x", maintype="image", subtype="png", filename="folder/Plan\x07.png")
    assert arrives(reply)
    first, *_, last = opened(its_recruiter, number)["messages"]
    assert (first["text"], last["left_out"]) == ("Is it fixed?", ["[hidden]" if is_blind else "Plan.png"])


@pytest.mark.spec("HIR-M24")
def test_programs_read_answer_and_hear_of_questions(visit, job, its_recruiter, program):
    hook = {"url": "https://hooks.example/in", "events": ["question.received"]}
    assert its_recruiter.post("/api/me/webhooks", json=hook).status_code == 201
    reader = program(its_recruiter, "applications:read")
    for text in ("First?", "Second?", "Third?"):
        ask(visit(), job, question=text)
    page = reader.get("/visitor-questions?limit=2").get_json()
    assert [row["text"] for row in page["data"]] == ["Third?", "Second?"]
    rest = reader.get(f"/visitor-questions?limit=2&cursor={page['next_cursor']}").get_json()
    assert ([row["text"] for row in rest["data"]], rest["next_cursor"]) == (["First?"], None)
    number = page["data"][0]["id"]
    path = f"/visitor-questions/{number}"
    assert reader.get(path).get_json()["messages"][0]["text"] == "Third?"
    assert reader.post(f"{path}/answers", json={"text": "Yes."}).status_code == 403
    writer = program(its_recruiter, "applications:write")
    assert writer.post(f"{path}/answers", json={"text": "Yes."}).get_json()["state"] == "answered"
    assert [row["text"] for row in reader.get("/visitor-questions?state=answered").get_json()["data"]] == ["Yes."]
    deliveries = its_recruiter.get("/api/me/webhooks/1/deliveries").get_json()["deliveries"]
    bodies = [delivery["payload"]["data"] for delivery in deliveries]
    assert bodies[0] == {"question_id": number, "job_id": job.id, "url": f"/api/v1{path}"}
    assert len(bodies) == 3


@pytest.mark.spec("HIR-M23")
def test_the_person_with_the_address_downloads_and_deletes_what_was_asked_with_it(
    visit, job, people, its_recruiter, container, recruiter
):
    ada = people.add(email=ADA)
    ask(visit(), job)
    number = newest(its_recruiter)
    answer(its_recruiter, number)
    browser = visit()
    browser.enter(container, ada)
    (question,) = exported(browser)["asked"]
    assert [message["text"] for message in question["messages"]] == ["Is the\nnight shift fixed?", "Yes, it is fixed."]
    assert [row["text"] for row in exported(its_recruiter)["answers"]] == ["Yes, it is fixed."]
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert its_recruiter.get(f"/api/visitor-questions/{number}").status_code == 404


def exported(browser):
    download = browser.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(download.data)) as packed:
        return json.loads(packed.read("questions.json"))
