"""Writing to people in a talent pool, and their consent."""

import io
import json
import re
import zipfile
from datetime import timedelta

import pytest

from hireloom.domain.mails.account_mails import signup_code
from hireloom.domain.pool_contacts import ASK_AGAIN, CONSENT
from hireloom.domain.pool_people import STAY
from tests.conftest import PASSWORD
from tests.http.application_calls import apply
from tests.http.test_pool_imports import add, company  # noqa: F401 - a fixture
from tests.http.test_talent_pool import POOL, people_of
from tests.lookups import latest

pytestmark = pytest.mark.usefixtures("company")


def letters_to(container, email):
    with container.store().reading() as tx:
        letters = [delivery.letter for delivery in tx.outbox.latest(50)]
    return [letter for letter in letters if letter and letter.to == email]


def link_in(letter):
    return re.search(r"/pool-consent/\S+", letter.text)[0]


@pytest.mark.spec("HIR-P33")
def test_only_whoever_agreed_is_written_to_and_can_take_it_back(its_recruiter, recruiter, job, clock, container, visit):
    until = f"{clock.today() + timedelta(days=90)}"
    add(its_recruiter, {"name": "Ada Lane", "email": "ada@mail.example", "consent_until": until})
    add(its_recruiter, {"name": "Bo", "email": "bo@mail.example"}, {"name": "Cy", "consent_until": until})
    keys = {person["name"]: person["key"] for person in people_of(its_recruiter)}
    clock.advance(timedelta(minutes=5))
    text = its_recruiter.get(f"{POOL}/{keys['Ada Lane']}/templates").get_json()["templates"][0]["text"]
    assert text.startswith("Hello Ada,")
    assert its_recruiter.post(f"{POOL}/{keys['Bo']}/messages", json={"message": text}).status_code == 409
    for _ in range(2):
        answer = its_recruiter.post(f"{POOL}/{keys['Ada Lane']}/messages", json={"message": text})
        assert answer.status_code == 200, answer.get_json()
    invitation = {"keys": [*keys.values()], "job_id": job.id, "message": "Do have a look."}
    answers = [its_recruiter.post(f"{POOL}/invitations", json=invitation).get_json() for _ in range(2)]
    assert [(answer["written"], answer["left_out"]) for answer in answers] == [(1, 2), (0, 3)]
    assert letters_to(container, "bo@mail.example") == []
    first, second = letters_to(container, "ada@mail.example")
    assert first.reply_to == second.reply_to == recruiter.email
    assert people_of(its_recruiter)[0]["name"] == "Ada Lane"  # the last contact
    link, stranger = link_in(first), visit()
    assert first.unsubscribe.endswith(link)
    assert stranger.get(link).status_code == 200
    assert len(people_of(its_recruiter)) == 3
    assert stranger.http.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert {person["name"] for person in people_of(its_recruiter)} == {"Bo", "Cy"}
    assert stranger.get(link).status_code == 404
    with container.store().reading() as tx:
        actions = {event.action for event in latest(tx, 20)}
    assert {"pools.contacted", "pools.consent_withdrawn"} <= actions


@pytest.mark.spec("HIR-P34")
def test_an_applicant_is_asked_once_and_the_answer_counts(
    its_recruiter, recruiter, seeker, job, clock, container, visit
):
    apply(seeker, job)
    hook = {"url": "https://hooks.example/in", "events": ["pool.answered"]}
    assert its_recruiter.post("/api/me/webhooks", json=hook).status_code == 201
    [person] = people_of(its_recruiter)
    question = {"keys": [person["key"]]}
    answers = [its_recruiter.post(f"{POOL}/consents", json=question).get_json()["written"] for _ in range(2)]
    assert answers == [1, 0]
    [letter] = [mail for mail in letters_to(container, person["email"]) if "stay in touch" in mail.subject]
    link, stranger = link_in(letter), visit()
    assert stranger.get(link[:-4] + "abcd").status_code == 404
    assert stranger.http.post(link, data={"answer": "yes"}).status_code == 200
    [person] = people_of(its_recruiter)
    assert person["consent_until"] == f"{clock.today() + CONSENT}"
    assert person["asked_at"]
    with container.store().writing() as tx:
        tx.outbox.put(signup_code(person["email"], "048213"), event="another")
    assert stranger.http.post(link, data={"answer": "no"}).status_code == 200
    [waiting] = letters_to(
        container, person["email"]
    )  # what was still to be sent from this pool is gone, and only that
    assert "048213" in waiting.text
    [person] = people_of(its_recruiter)
    assert (person["consent_until"], person["has_declined"]) == (None, True)
    with container.store().reading() as tx:
        messages = [json.loads(delivery.body)["data"] for delivery in tx.webhooks.deliveries(1, below=None, count=9)]
    assert [(message["key"], message["agrees"]) for message in messages] == [
        (person["key"], False),
        (person["key"], True),
    ]
    until = f"{clock.today() + CONSENT}"
    add(its_recruiter, {"name": "Ada", "email": "ada@mail.example", "consent_until": until})
    entries = people_of(its_recruiter)
    added = next(entry["key"] for entry in entries if entry["key"] != person["key"])
    pair = {"one": person["key"], "other": added}
    assert its_recruiter.post(f"{POOL}/duplicates/merge", json=pair).status_code == 200
    words = {"message": "Hello"}
    assert its_recruiter.post(f"{POOL}/{person['key']}/messages", json=words).get_json()["code"] == "no_consent"
    clock.advance(ASK_AGAIN)
    its_recruiter.login(recruiter.email)
    assert its_recruiter.post(f"{POOL}/consents", json=question).get_json()["left_out"] == 1


@pytest.mark.spec("HIR-P35")
def test_owners_hear_once_a_week_who_leaves_soon(its_recruiter, recruiter, clock, container):
    add(its_recruiter, {"name": "Ada"}, {"name": "Bo"})
    assert container.pool_contacts().remind() == 0
    clock.advance(STAY - timedelta(days=10))
    assert [container.pool_contacts().remind() for _ in range(2)] == [1, 0]
    [letter] = letters_to(container, recruiter.email)
    assert letter.subject == "2 people leave your talent pool soon"


@pytest.mark.spec("HIR-P35", "HIR-C02")
def test_owners_hear_of_it_in_the_morning_of_their_company(its_recruiter, clock, container):
    add(its_recruiter, {"name": "Ada"})
    zone = {"zone": "America/New_York", "answer_days": 14, "blind_review": False}
    assert its_recruiter.put("/api/company/profile", json=zone).status_code == 200
    clock.advance(STAY - timedelta(days=10))
    assert (container.pool_contacts().remind(), clock.now().hour) == (0, 9), "four in the morning there"
    clock.advance(timedelta(hours=4))
    assert [container.pool_contacts().remind() for _ in range(2)] == [1, 0]


@pytest.mark.spec("HIR-P37")
def test_what_companies_may_do_is_in_the_download(its_recruiter, seeker, job, container, clock):
    number = apply(seeker, job).get_json()["application_id"]
    [person] = people_of(its_recruiter)
    assert its_recruiter.post(f"{POOL}/consents", json={"keys": [person["key"]]}).get_json()["written"] == 1
    with container.store().writing() as tx:
        email = tx.applications.get(number).email
    export = seeker.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
        entries = json.loads(packed.read("consents.json"))
    [applied] = entries
    assert applied["asked_at"].startswith(f"{clock.today()}")
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.talent_pool.of_person(tx.applications.get(number).user_id, email) == []
