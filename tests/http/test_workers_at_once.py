"""Several workers, tabs and colleagues at the same thing at once, on both engines: it is done once, and nothing is
lost."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest

from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.interviews.scorecards import due_at
from hireloom.domain.refusals import Refusal
from hireloom.usecases.decisions import DecisionRefusal
from tests.http.application_calls import apply
from tests.http.recruiter_calls import verify
from tests.lookups import latest

AT_ONCE = 6
FORM = {"title": "Technical interview", "kind": "phone", "minutes": 60}


@pytest.fixture(params=["sqlite", "postgres"])
def container(request, container_on):
    return container_on(request.param)


@pytest.fixture
def colleague(its_recruiter, recruiter, people, container):
    """Who decides with the recruiter."""
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    return admitted(container, recruiter, people.add("recruiter", email="emil@hill.example"), CompanyRole.RECRUITER)


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def at_once(work):
    """What each of them got, or the name of the refusal."""
    barrier = Barrier(AT_ONCE)

    def run(number):
        barrier.wait()
        try:
            return work(number)
        except Refusal as refusal:
            return type(refusal).__name__

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(run, range(AT_ONCE)))


def admitted(container, owner, user, role):
    desk = container.company_invitations()
    invitation = desk.invite(user.email, role, by=owner)
    desk.accept(invitation.token(desk.secret), by=user)
    return user


def subjects(container):
    with container.store().reading() as tx:
        return Counter((letter.to, letter.letter.subject) for letter in tx.outbox.latest(200) if letter.letter)


def actions(container):
    with container.store().reading() as tx:
        return Counter(line.action for line in latest(tx, 200))


@pytest.fixture
def interview(its_recruiter, recruiter, colleague, application_id, visit):
    """Booked, with two interviewers; its number."""
    form = FORM | {"interviewers": [recruiter.id, colleague.id]}
    answer = its_recruiter.post(f"/api/applications/{application_id}/interviews", json=form).get_json()
    call = "/api/bookings/" + answer["interviews"][0]["link"].rpartition("/")[2]
    slot = visit().get(call).get_json()["slots"][-1]
    assert visit().post(call, json={"starts_at": slot, "zone": "UTC"}).status_code == 200
    return answer["interviews"][0]["id"]


@pytest.mark.spec("HIR-I53")
def test_workers_remind_each_person_once_of_an_interview_and_of_its_scorecard(container, clock, interview):
    with container.store().reading() as tx:
        booked = tx.interviews.get(interview)
    clock.advance(booked.starts_at - timedelta(hours=1) - clock.now())
    before = subjects(container)
    at_once(lambda _: container.bookings().remind())
    reminders = subjects(container) - before
    assert len(reminders) == 3  # the candidate and two interviewers
    assert set(reminders.values()) == {1}
    due = due_at(booked) - timedelta(minutes=30)
    for moment in (due, due + timedelta(days=1)):
        before = subjects(container)
        clock.advance(moment - clock.now())
        assert sum(at_once(lambda _: container.scorecard_reminders().write())) == 2
        assert list((subjects(container) - before).values()) == [1, 1]


@pytest.mark.spec("WS-211")
def test_workers_remind_once_of_the_jobs_that_somebody_follows(container, clock, seeker):
    for title in ("Weaver", "Dyer"):
        form = {"title": title, "company": "Loom", "remind_on": clock.today().isoformat()}
        assert seeker.post("/api/tracked-jobs", json=form).status_code == 201
    assert sorted(at_once(lambda _: container.job_reminders().write())) == [0] * (AT_ONCE - 1) + [1]
    assert [number for (_, subject), number in subjects(container).items() if subject == "Reminder: 2 jobs"] == [1]


def test_an_invitation_is_accepted_once(container, recruiter, colleague, people):
    bea, desk = people.add("recruiter", email="bea@hill.example"), container.company_invitations()
    token = desk.invite(bea.email, CompanyRole.INTERVIEWER, by=recruiter).token(desk.secret)
    joined = actions(container)["companies.joined"]
    outcome = Counter(map(str, at_once(lambda _: desk.accept(token, by=bea).user_id)))
    assert outcome == {str(bea.id): 1, "NoSuchInvitation": AT_ONCE - 1}
    assert actions(container)["companies.joined"] == joined + 1


def test_an_invitation_is_either_withdrawn_or_accepted(container, recruiter, colleague, people):
    desk = container.company_invitations()
    for number in range(8):
        bea = people.add("recruiter", email=f"bea{number}@hill.example")
        invitation = desk.invite(bea.email, CompanyRole.INTERVIEWER, by=recruiter)

        def answer(at, bea=bea, invitation=invitation):
            if at % 2:
                return desk.withdraw(invitation.id, by=recruiter)
            return desk.accept(invitation.token(desk.secret), by=bea)

        answers = at_once(answer)
        assert answers.count("NoSuchInvitation") == AT_ONCE - 1, answers
        with container.store().reading() as tx:
            assert (tx.companies.membership(bea.id) is None) == (None in answers)


def test_one_card_that_several_people_move_moves_once_and_is_taken_back_once(
    container, recruiter, colleague, job, application_id
):
    desk, movers = container.stages(), (recruiter, colleague)

    def move(to, seen, at):
        [outcome] = desk.move(job.id, {application_id: seen}, to, by=movers[at % 2])
        return type(outcome.refusal).__name__ if isinstance(outcome, DecisionRefusal) else outcome.stage.number

    outcomes = at_once(lambda at: move(2 + at % 2, 1, at))
    [won] = set(outcomes) - {"MovedMeanwhile"}
    assert "MovedMeanwhile" in outcomes
    assert set(at_once(lambda at: move(1, won, at))) <= {1, "MovedMeanwhile"}
    stage = {2: "Screen", 3: "Interview"}[won]
    history = desk.moves(application_id, by=recruiter)
    assert [(entry.before, entry.after) for entry in history] == [("New", stage), (stage, "New")]
    assert actions(container)["applications.moved"] == 2


def test_workers_send_a_scheduled_message_once(container, recruiter, application_id, clock):
    desk = container.scheduled_messages()
    for text in ("Does Thursday suit you?", "Or Friday?"):
        desk.schedule(application_id, text, clock.now() + timedelta(hours=1), by=recruiter)
    clock.advance(timedelta(hours=2))
    assert sum(at_once(lambda _: desk.send_due())) == 2
    thread = container.threads().of(application_id, by=recruiter)
    assert sorted(message.text for message in thread.messages) == ["Does Thursday suit you?", "Or Friday?"]
    assert thread.scheduled == []
    assert actions(container)["threads.written"] == 2
