"""People follow jobs, wherever they were posted, on one board with their applications."""

import io
import json
import zipfile
from datetime import timedelta

import pytest
from dependency_injector import providers
from werkzeug import Response

from hireloom.adapters.boards.job_pages import JobPageReader
from hireloom.domain.tracked_jobs import TrackedJob
from hireloom.settings.amounts import AmountSettings
from tests.contracts.boards.test_job_pages import HERE, page, posting
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import decide

PASSWORD = "Welcome2hireloom!"
JOB = {
    "title": " RN,  Medical ICU ",
    "company": "Palmetto Ridge",
    "address": "https://ridge.example/jobs/12?utm_source=mail",
    "text": "Nights in the medical ICU.",
    "note": "Ask about the ratio.",
    "remind_on": "2026-12-01",
    "meets_at": "2026-12-03T09:30:00+00:00",
}


def follow(browser, status=201, **changed):
    answer = browser.post("/api/tracked-jobs", json=JOB | changed)
    assert answer.status_code == status, answer.text
    return answer.get_json()


def board(browser):
    return browser.get("/api/tracked-jobs").get_json()["jobs"]


@pytest.mark.spec("WS-200")
def test_a_job_from_anywhere_is_followed_changed_moved_and_removed(seeker, clock):
    job = follow(seeker)["job"]
    assert (job["title"], job["stage"], job["note"]) == ("RN, Medical ICU", "saved", "Ask about the ratio.")
    assert (job["has_text"], job["applied_on"], job["application_id"]) == (True, None, None)
    moved = seeker.put(f"/api/tracked-jobs/{job['id']}/stage", json={"stage": "applied"}).get_json()["job"]
    assert (moved["stage"], moved["applied_on"]) == ("applied", clock.today().isoformat())
    assert seeker.put(f"/api/tracked-jobs/{job['id']}/stage", json={"stage": "hired"}).status_code == 422
    changed = JOB | {"text": None, "note": "They called.", "applied_on": moved["applied_on"]}
    assert seeker.put(f"/api/tracked-jobs/{job['id']}", json=changed).status_code == 200
    assert board(seeker) == [moved | {"note": "They called."}]
    assert seeker.get(f"/api/tracked-jobs/{job['id']}/text").get_json()["text"] == JOB["text"]
    assert seeker.delete(f"/api/tracked-jobs/{job['id']}").status_code == 200
    assert board(seeker) == []
    assert seeker.delete(f"/api/tracked-jobs/{job['id']}").status_code == 404


@pytest.mark.spec("WS-201")
def test_the_same_page_is_followed_once(seeker):
    first = follow(seeker)
    again = follow(seeker, address="https://RIDGE.example/jobs/12/", title="Something else")
    assert (first["is_new"], again["is_new"], again["job"]) == (True, False, first["job"])
    assert follow(seeker, address="https://ridge.example/jobs/13")["is_new"]
    job_read = seeker.post("/api/tracked-jobs/read", json={"address": JOB["address"]}).get_json()
    assert (job_read["is_new"], job_read["job"]["id"]) == (False, first["job"]["id"])


@pytest.mark.spec("WS-202")
@pytest.mark.parametrize(
    "wrong",
    [
        {"title": " "},
        {"company": ""},
        {"title": "x" * 201},
        {"address": "javascript:alert(1)"},
        {"address": "no address"},
        {"text": "x" * 20_001},
        {"note": "x" * 2001},
        {"meets_at": "2026-12-03T09:30:00"},
        {"remind_on": "soon"},
    ],
)
def test_what_is_no_job_is_refused(seeker, wrong):
    follow(seeker, 422, **wrong)
    assert board(seeker) == []


@pytest.mark.spec("WS-203")
def test_a_page_that_describes_its_job_is_read(container, signed_in, httpserver):
    reader = JobPageReader(lambda *_: [], private_hosts=HERE)
    httpserver.expect_request("/robots.txt").respond_with_data("", status=404)
    httpserver.expect_request("/job").respond_with_data(page(posting()), content_type="text/html")
    httpserver.expect_request("/plain").respond_with_data("<p>Log in to see this job", content_type="text/html")
    httpserver.expect_request("/locked").respond_with_data("", status=401)
    login = Response(status=302, headers={"Location": httpserver.url_for("/plain")})
    httpserver.expect_request("/behind").respond_with_response(login)
    large = Response((b" " * 2**20 for _ in range(50)), content_type="text/html")
    httpserver.expect_request("/large").respond_with_response(large)
    container.job_pages.override(providers.Object(reader))
    seeker = signed_in()
    answer = seeker.post("/api/tracked-jobs/read", json={"address": httpserver.url_for("/job")})
    assert answer.status_code == 201, answer.text
    job = answer.get_json()["job"]
    assert (job["company"], job["ends_on"], job["has_text"]) == ("Loom Care", "2026-12-24", True)
    assert job["salary"] == "EUR 30,000 - 36,000 per year"
    for path in ("/plain", "/locked", "/behind", "/large"):
        refused = seeker.post("/api/tracked-jobs/read", json={"address": httpserver.url_for(path)})
        assert (refused.status_code, refused.get_json()["code"]) == (422, "job_page_unreadable"), path
    assert len(board(seeker)) == 1


@pytest.mark.spec("WS-204")
@pytest.mark.parametrize("address", ["http://127.0.0.1:9/job", "https://localhost/job", "https://10.0.0.1/", "x"])
def test_no_page_inside_the_network_is_read(seeker, address):
    assert seeker.post("/api/tracked-jobs/read", json={"address": address}).status_code == 422
    assert board(seeker) == []


@pytest.mark.spec("WS-205")
def test_applications_stand_on_the_board_and_the_recruiter_alone_decides(seeker, container, recruiter, its_recruiter):
    posted = post_job(container, recruiter)
    job = posted.id
    saved = seeker.post("/api/tracked-jobs/listed", json={"job": str(job)}).get_json()["job"]
    assert (saved["stage"], saved["job"], saved["has_text"]) == ("saved", str(job), True)
    application = apply(seeker, posted).get_json()["application_id"]
    (card,) = board(seeker)
    assert (card["stage"], card["application_id"], card["status"]) == ("applied", application, "Submitted")
    where = f"/api/tracked-jobs/{card['id']}/stage"
    assert seeker.put(where, json={"stage": "offer"}).get_json()["job"]["stage"] == "offer"
    assert decide(its_recruiter, application, "Rejected").status_code == 200
    assert [card["stage"] for card in board(seeker)] == ["closed"]
    assert seeker.put(where, json={"stage": "offer"}).status_code == 409
    seeker.delete(f"/api/tracked-jobs/{card['id']}")
    (card,) = board(seeker)
    assert (card["id"], card["application_id"]) == (0, application)


def test_a_job_that_is_not_listed_cannot_be_saved(seeker):
    for job in ("999", "b999", "", "x"):
        assert seeker.post("/api/tracked-jobs/listed", json={"job": job}).status_code == 404


@pytest.mark.spec("WS-206")
def test_nobody_gets_at_the_jobs_of_others(seeker, signed_in):
    job = follow(seeker)["job"]
    other_seeker, where = signed_in("user"), f"/api/tracked-jobs/{job['id']}"
    assert board(other_seeker) == []
    assert other_seeker.put(where, json=JOB).status_code == 404
    assert other_seeker.put(f"{where}/stage", json={"stage": "offer"}).status_code == 404
    assert other_seeker.get(f"{where}/text").status_code == 404
    assert other_seeker.delete(where).status_code == 404
    assert board(seeker) == [job]


@pytest.mark.spec("WS-207")
def test_my_data_holds_the_jobs_that_i_follow_and_leaving_removes_them(seeker, container):
    follow(seeker)
    me = seeker.get("/api/session").get_json()["user"]["id"]
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    (job,) = json.loads(packed.read("tracked_jobs.json"))
    assert (job["note"], job["text"]) == ("Ask about the ratio.", "Nights in the medical ICU.")
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.tracked_jobs.of(me) == []


@pytest.mark.spec("WS-211")
def test_an_email_reminds_once_of_what_is_due_on_a_day(seeker, container, clock, mails):
    today, desk = clock.today(), container.job_reminders()
    follow(seeker, remind_on=today.isoformat())
    follow(seeker, address="", title="Weaver", note="", remind_on=today.isoformat())
    follow(seeker, address="", title="Dyer", remind_on=(today + timedelta(1)).isoformat())
    closed = follow(seeker, address="", title="Done", remind_on=today.isoformat())["job"]["id"]
    seeker.put(f"/api/tracked-jobs/{closed}/stage", json={"stage": "closed"})
    assert (desk.write(), desk.write()) == (1, 0)
    letter = mails(seeker.get("/api/session").get_json()["user"]["email"])[0]
    assert letter.subject == "Reminder: 2 jobs"
    assert "RN, Medical ICU at Palmetto Ridge\nAsk about the ratio.\n" in letter.text
    assert "Weaver" in letter.text
    assert "Dyer" not in letter.text
    assert "Done at" not in letter.text
    clock.advance(timedelta(1))
    assert desk.write() == 1


@pytest.mark.spec("WS-215")
def test_own_stages_stand_between_interview_and_offer_and_their_jobs_stay(seeker):
    def change(*stages, status=200):
        answer = seeker.put("/api/tracked-jobs/stages", json={"stages": stages})
        assert answer.status_code == status, answer.text
        return [(stage["key"], stage["name"]) for stage in answer.get_json().get("stages", []) if stage["is_own"]]

    assert change({"name": " Shadow  shift "}, {"name": "Talk"}) == [("own1", "Shadow shift"), ("own2", "Talk")]
    keys = [stage["key"] for stage in seeker.get("/api/tracked-jobs").get_json()["stages"]]
    assert keys == ["saved", "applied", "interview", "own1", "own2", "offer", "closed"]
    where = f"/api/tracked-jobs/{follow(seeker)['job']['id']}/stage"
    assert seeker.put(where, json={"stage": "own1"}).get_json()["job"]["stage"] == "own1"
    assert seeker.put(where, json={"stage": "own3"}).status_code == 422
    assert change({"key": "own2", "name": "Second talk"}) == [("own2", "Second talk")]
    assert board(seeker)[0]["stage"] == "interview"
    for wrong in ({"name": " "}, {"name": "offer"}, {"name": "x" * 31}, {"key": "own1", "name": "Gone"}):
        change(wrong, status=422)
    change({"name": "Twice"}, {"name": "twice"}, status=422)
    change(*({"name": f"Stage {number}"} for number in range(7)), status=409)
    assert change({"key": "own2", "name": "Talk"}, {"name": "New"}) == [("own2", "Talk"), ("own3", "New")]


def test_so_many_jobs_and_no_more(seeker, container, clock):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().writing() as tx:
        for _ in range(AmountSettings.most_tracked_jobs):
            tx.tracked_jobs.add(TrackedJob(me, "Nurse", "Ridge", clock.now()), "")
    assert follow(seeker, 409)["message"] == "You can follow 500 jobs. Please remove one first."
