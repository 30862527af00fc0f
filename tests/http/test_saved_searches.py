"""Saved searches: what is new in each, the email of the day, and how to stop it without a log-in."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.adapters.http.pages.unsubscribe import POLICY
from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.mime import message
from hireloom.domain.jobs import Job
from hireloom.domain.mails.digests import event_of
from hireloom.domain.mails.senders import Sender
from hireloom.domain.saved_searches import Alert, Criteria
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.clock import StoppedClock

BODY = {"query": "nurse", "location": "Pune", "alert": "daily"}


@pytest.fixture
def post_job(container, people):
    recruiter = people.add("recruiter")

    def post(title="Nurse", **changed) -> Job:
        clock = container.clock()
        job = Job(
            title,
            "Loom",
            "Care.",
            "Pune, India",
            "Full-time",
            clock.today(),
            None,
            recruiter.id,
            recruiter.email,
            clock.now(),
        )
        with container.store().writing() as tx:
            return tx.jobs.add(replace(job, **changed))

    return post


@pytest.fixture
def save(seeker):
    def saved(**changed) -> dict:
        answer = seeker.post("/api/saved-searches", json=BODY | changed)
        assert answer.status_code == 201
        return answer.get_json()["saved_search"]

    return saved


@pytest.fixture
def my_mails(seeker, mails):
    email = seeker.get("/api/session").get_json()["user"]["email"]
    return lambda: mails(email)  # newest first


@pytest.fixture
def counts(seeker):
    return lambda: [search["new_count"] for search in seeker.get("/api/saved-searches").get_json()["saved_searches"]]


def test_only_what_came_after_saving_is_new_until_it_is_seen(seeker, post_job, save, counts):
    post_job()
    search = save()
    assert search["name"] == "nurse, Pune"
    assert search["new_count"] == 0
    post_job()
    post_job("Pilot")
    post_job(location="Oslo")
    assert counts() == [1]
    assert seeker.post(f"/api/saved-searches/{search['id']}/seen", json={}).status_code == 200
    assert counts() == [0]
    save(alert="none")
    post_job()
    assert counts() == [1, 0]


@pytest.mark.spec("WS-292")
def test_what_is_hidden_is_not_news(seeker, post_job, save, counts, container, my_mails):
    save()
    post_job("Nurse of a company", company="Weft")
    job = post_job("Nurse of a job")
    post_job("Nurse to see")
    for body in ({"company": "weft"}, {"company": "Loom", "job": str(job.id), "title": job.title}):
        assert seeker.post("/api/hidden-jobs", json=body).status_code == 201
    assert counts() == [1]
    assert container.saved_searches().write_digests() == 1
    text = my_mails()[0].text
    assert "Nurse to see" in text
    assert "Nurse of" not in text


def test_a_search_is_changed_and_deleted_by_its_owner_alone(seeker, signed_in, post_job, save, counts):
    search, other_seeker = save(), signed_in("user")
    path = f"/api/saved-searches/{search['id']}"
    for refused in (
        other_seeker.put(path, json=BODY),
        other_seeker.delete(path),
        other_seeker.post(f"{path}/seen", json={}),
    ):
        assert refused.status_code == 404
    assert other_seeker.get("/api/saved-searches").get_json()["saved_searches"] == []
    post_job()
    renamed = seeker.put(path, json=BODY | {"name": "Mine", "alert": "product"}).get_json()["saved_search"]
    assert (renamed["name"], renamed["alert"], renamed["new_count"]) == ("Mine", "product", 1)
    wider = seeker.put(path, json=BODY | {"query": ""}).get_json()["saved_search"]
    assert (wider["name"], wider["new_count"]) == ("All jobs, Pune", 0)
    assert seeker.delete(path).status_code == 200
    assert counts() == []


def test_what_cannot_be_kept(seeker, save):
    for body, status in (
        ({"query": "nurse"}, 422),
        ({"location": " "}, 422),
        ({"location": "Pune", "alert": "hourly"}, 422),
        ({"location": "P" * 201}, 422),
    ):
        assert seeker.post("/api/saved-searches", json=body).status_code == status
    assert seeker.post("/api/saved-searches", json={"query": "x"}).get_json()["message"] == "Location is required"
    for _ in range(AmountSettings.most_saved_searches):
        save()
    assert seeker.post("/api/saved-searches", json=BODY).status_code == 409


class TestDigests:
    @pytest.fixture
    def desk(self, container):
        return container.saved_searches()

    def test_one_a_day_with_everything_new_and_nothing_twice(self, desk, clock, seeker, post_job, save, my_mails):
        save()
        save(query="", name="Anything in Pune")
        save(alert="product")
        assert desk.write_digests() == 0
        job = post_job(company="Loom & Sons\r\nBcc: x@y.example")
        assert desk.write_digests() == 1
        post_job("Nurse by night")
        assert desk.write_digests() == 0
        [letter] = my_mails()
        assert letter.subject == "2 new jobs for you"
        assert "nurse, Pune: 1 new job\n• Nurse at Loom & Sons Bcc: x@y.example, Pune, India" in letter.text
        assert "/user/jobslist?query=nurse&location=Pune" in letter.text
        assert job.title in html_of(letter)
        clock.advance(timedelta(hours=24))
        assert desk.write_digests() == 1
        assert "Nurse by night" in my_mails()[0].text
        assert "Loom & Sons" not in my_mails()[0].text
        clock.advance(timedelta(hours=24))
        assert desk.write_digests() == 0

    def test_not_at_night_and_not_to_the_deactivated(self, desk, clock, people, seeker, post_job, save, container):
        save()
        post_job()
        clock.advance(timedelta(hours=15))  # half past midnight
        assert desk.write_digests() == 0
        with container.store().reading() as tx:
            user = tx.users.get(seeker.get("/api/session").get_json()["user"]["id"])
        people.change(user.deactivated())
        clock.advance(timedelta(hours=12))
        assert desk.write_digests() == 0
        people.change(user)
        assert desk.write_digests() == 1
        with container.store().reading() as tx:
            assert tx.outbox.get(event_of(user.id, clock.today()))

    def test_the_morning_is_that_of_the_business(self, desk, people, post_job):
        """In Auckland a day begins at eleven in the morning of Greenwich."""
        zone = ZoneInfo("Pacific/Auckland")
        desk.save("", Criteria("", "Pune"), Alert.DAILY, by=people.add("user"))
        post_job()
        seven = datetime(2026, 11, 23, 7, tzinfo=zone).astimezone(UTC)
        for minutes, count in ((-1, 0), (0, 1)):
            at = StoppedClock(seven + timedelta(minutes=minutes), zone)
            assert replace(desk, clock=at).write_digests() == count

    def test_stopped_with_one_click_by_whoever_has_the_mail_and_nobody_else(
        self, desk, clock, visit, seeker, post_job, save, my_mails
    ):
        save()
        post_job()
        desk.write_digests()
        [letter] = my_mails()
        mail = message(letter, "<1@x.example>", sender=Sender.of("a@b.example"), at=clock.now())
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = mail["List-Unsubscribe"].strip("<>")
        assert address in letter.text
        path = address.partition("localhost:8000")[2]
        stranger = visit()
        page = stranger.get(path)
        assert (page.status_code, page.mimetype) == (200, "text/html")
        assert page.headers["Content-Security-Policy"] == POLICY
        assert '<button class="do">Stop these emails</button>' in page.text
        assert seeker.get("/api/saved-searches").get_json()["saved_searches"][0]["alert"] == "daily"
        for wrong in (
            path[:-1] + ("A" if path[-1] != "A" else "B"),
            path.replace("unsubscribe/", "unsubscribe/9"),
            path + "%00",
        ):
            assert stranger.get(wrong).status_code == stranger.post(wrong).status_code == 404
        for _ in range(2):
            done = stranger.post(path, data={"List-Unsubscribe": "One-Click"})
            assert done.status_code == 200
        assert seeker.get("/api/saved-searches").get_json()["saved_searches"][0]["alert"] == "product"
        post_job()
        clock.advance(timedelta(hours=24))
        assert desk.write_digests() == 0

    @pytest.mark.spec("SEC-17")
    def test_whoever_leaves_leaves_no_search(self, container, seeker, save):
        save()
        user_id = seeker.get("/api/session").get_json()["user"]["id"]
        assert seeker.post("/api/me/delete", json={"password": "Welcome2hireloom!"}).status_code == 200
        with container.store().reading() as tx:
            assert tx.saved_searches.of(user_id) == []
