"""The list of jobs: what is asked, what is answered, who sees what, and that the fast way says what the schema says."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.adapters.http.searches import JobsFound, ListedJob, own_card, shown
from hireloom.domain.applications import Application, Status
from hireloom.domain.days import Days
from hireloom.domain.jobs import Job, Position, ProviderLink
from hireloom.domain.profiles import Profile
from hireloom.domain.snapshots import Snapshot
from hireloom.ports.boards import BoardFailed
from hireloom.usecases.searches import SearchRequest, SearchResults
from tests.usecases.loom_board import posting

DAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
OUTSIDE = posting(
    title="Nurse outside", description="", employment_type="", says_repost=True, posted_on=DAY - timedelta(1)
)


SNAPSHOT = Snapshot("Dear Loom", "Care.")


@pytest.fixture
def ids(ask):
    return lambda *browser, **query: [job["id"] for job in ask(*browser, **query)["jobs"]]


@pytest.mark.spec("JOBS-34", "JOBS-35", "JOBS-36", "JOBS-37", "JOBS-38", "JOBS-39", "API-24", "OPEN-056", "SEC-43")
def test_a_job_of_ours(post, ask):
    links = tuple(
        ProviderLink(*link)
        for link in (
            ("Zebra", "https://zebra.example/1"),
            ("Indeed", "https://indeed.example/1"),
            ("Bad", "javascript:alert(1)"),
            ("LinkedIn", "http://linkedin.example/1"),
        )
    )
    job = post(keywords="Python, python; SQL", description="", employment_type="", providers=links, reopen_count=1)
    post(salary="60,000 - 80,000", currency="USD", salary_duration="per year", ends_on=DAY)
    answer = ask()
    assert answer["jobs"][1] == {
        "id": job.id,
        "title": "Nurse",
        "company": "Loom",
        "location": "Pune, India",
        "description": "No description available",
        "employmentType": "Full-time",
        "datePosted": "2026-11-21",
        "applicationEndDate": None,
        "technologies": ["Python", "SQL"],
        "jobProviders": [
            {"jobProvider": "LinkedIn", "url": "http://linkedin.example/1"},
            {"jobProvider": "Indeed", "url": "https://indeed.example/1"},
            {"jobProvider": "Zebra", "url": "https://zebra.example/1"},
        ],
        "salaryRange": "Not specified",
        "applyUrl": "",
        "source": "local",
        "recruiterEmail": job.recruiter_email,
        "verifiedDomain": "",
        "credits": [],
        "firstSeen": "2026-11-21",
        "isStale": False,
        "isRepost": True,
        "applied": False,
        "mandatoryDocuments": [],
        "answerRate": None,
    }
    assert answer["jobs"][0]["salaryRange"] == "USD 60,000 - 80,000 per year"
    assert answer["jobs"][0]["applicationEndDate"] == "2026-11-21"
    rest = {name: value for name, value in answer.items() if name != "jobs"}
    assert rest == {
        "success": True,
        "profileMatches": {},
        "isInitialLoad": False,
        "defaultQueryUsed": False,
        "defaultQuery": "",
        "defaultLocation": "",
        "next": None,
        "warnings": [],
    }


@pytest.mark.spec("JOBS-25", "JOBS-39", "OPEN-055")
def test_jobs_of_boards_stand_between_ours_and_their_failures_are_warnings(outside, post, ids, ask, signed_in, clock):
    loom, adzuna = outside
    loom.jobs, adzuna.failure = [OUTSIDE], BoardFailed("It refuses to answer (503).")
    older, newer = post(posted_on=DAY - timedelta(2)), post()
    answer = ask()
    assert [job["id"] for job in answer["jobs"]] == [newer.id, "b1", older.id]
    assert answer["warnings"] == ["Adzuna is not answering at the moment: its jobs may be missing."]
    job = answer["jobs"][1]
    assert (job["source"], job["description"], job["employmentType"]) == (
        "api",
        "No description available",
        "Full-time",
    )
    assert (job["isStale"], job["isRepost"], job["firstSeen"]) == (False, True, "2026-11-21")
    assert ids(date_posted="7", num_results=1) == [newer.id]
    first = ask(num_results=2)
    assert ids(num_results=2, after=first["next"]) == [older.id]
    assert ids(location="Oslo", targetJobId="b1") == ["b1"]
    clock.advance(timedelta(60))
    job = ask(signed_in())["jobs"][1]
    assert (job["id"], job["isStale"], job["firstSeen"]) == ("b1", True, "2026-11-21")


@pytest.mark.spec("JOBS-03", "OPEN-051", "JOBS-41")
def test_a_search_needs_a_location_and_the_first_one_has_that_of_the_profile(container, seeker, post, ids, ask):
    for query in ({}, {"location": " "}, {"query": "nurse"}):
        refused = seeker.get("/api/jobs_listing", query_string=query)
        assert (refused.status_code, refused.get_json()["message"]) == (422, "Location is required")
    nurse, pilot, remote = post(), post(title="Pilot"), post(title="Cook", location="Remote (REM)")
    answer = ask(location="", isInitialLoad="true")
    assert [job["id"] for job in answer["jobs"]] == [remote.id]
    text = [answer[name] for name in ("isInitialLoad", "defaultQueryUsed", "defaultQuery", "defaultLocation")]
    assert text == [True, True, "", "Remote"]
    me = seeker.get("/api/session").get_json()["user"]
    profile = Profile(me["id"], "A", me["email"], "1", "+1", "x", "Nurse, Pilot", NOW, preferred_locations="Pune, Oslo")
    with container.store().writing() as tx:
        tx.profiles.put(profile)
    answer = ask(location="", isInitialLoad="true")
    assert [job["id"] for job in answer["jobs"]] == [nurse.id]
    assert (answer["defaultQueryUsed"], answer["defaultQuery"], answer["defaultLocation"]) == (True, "Nurse", "Pune")
    first_search = ask(query="pilot", isInitialLoad="true")
    assert [job["id"] for job in first_search["jobs"]] == [pilot.id]
    assert (first_search["isInitialLoad"], first_search["defaultQueryUsed"], first_search["defaultQuery"]) == (
        True,
        False,
        "",
    )
    answer = ask(query="pilot", location="", isInitialLoad="true")
    assert [job["id"] for job in answer["jobs"]] == [pilot.id]
    assert (answer["defaultQueryUsed"], answer["defaultQuery"], answer["defaultLocation"]) == (True, "pilot", "Pune")


@pytest.mark.spec("API-23", "JOBS-40", "OPEN-053", "LIM-20")
def test_every_filter(post, ids, seeker):
    week, older = post(posted_on=DAY - timedelta(7)), post(posted_on=DAY - timedelta(8))
    part = post(title="Cook", employment_type="Part-time", location="Remote, Pune")
    assert ids() == [part.id, week.id, older.id]
    assert ids(query="NURSE loom") == ids(employmentTypes="full-time, Contract") == [week.id, older.id]
    assert ids(remoteOnly="true") == ids(employmentTypes="PARTTIME") == [part.id]
    assert ids(date_posted="7") == [part.id, week.id]
    assert ids(date_posted="14") == ids(date_posted="all") == [part.id, week.id, older.id]
    for wrong in (
        {"num_results": "101"},
        {"num_results": "0"},
        {"date_posted": "8"},
        {"after": "x"},
        {"after": "20261399.1.1"},
        {"query": "x" * 201},
    ):
        assert seeker.get("/api/jobs_listing", query_string={"location": "Pune"} | wrong).status_code == 422


@pytest.mark.spec("LIM-20")
def test_fifty_at_first_and_all_of_them_in_the_end(post, ask, ids):
    jobs = [post(posted_on=DAY - timedelta(number % 3)).id for number in range(53)]
    first = ask()
    assert len(first["jobs"]) == 50
    post()
    rest = ask(after=first["next"])
    assert rest["next"] is None
    assert sorted(job["id"] for job in first["jobs"] + rest["jobs"]) == jobs
    assert len(ids(num_results=100)) == 54


class TestTarget:
    @pytest.mark.spec("JOBS-42")
    def test_it_comes_first_whatever_is_asked_and_once(self, post, ids):
        target, nearby = post(location="Oslo", posted_on=DAY - timedelta(9)), post()
        assert ids(targetJobId=target.id) == [target.id, nearby.id]
        assert ids(targetJobId=nearby.id) == [nearby.id]
        assert ids(location="", targetJobId=target.id) == [nearby.id, target.id]
        for unknown in ("999", "b999", "x", "12345678901", "-1"):
            assert ids(targetJobId=unknown) == [nearby.id]

    @pytest.mark.spec("JOBS-42")
    def test_one_that_is_a_copy_of_a_listed_one_is_there_once(self, outside, ids):
        for board in outside:
            board.jobs = [OUTSIDE]
        assert ids() == ["b1"]
        assert ids(targetJobId="b2") == ids(location="Oslo", targetJobId="b2") == ["b1"]

    @pytest.mark.spec("OPEN-049", "JOBS-15", "JOBS-43")
    def test_an_expired_one_is_for_those_who_have_to_do_with_it_a_closed_one_for_nobody(
        self, container, post, ids, visit, recruiter, signed_in, seeker
    ):
        expired, closed_job = post(ends_on=DAY - timedelta(1)), post(position=Position.CLOSED)
        deleted = post(deleted_at=NOW)
        admin, owner = signed_in("admin"), visit()
        owner.login(recruiter.email)
        assert ids() == ids(targetJobId=expired.id) == []
        assert ids(admin, targetJobId=expired.id) == ids(owner, targetJobId=expired.id) == [expired.id]
        for browser in (admin, owner, seeker):
            assert ids(browser, targetJobId=closed_job.id) == ids(browser, targetJobId=deleted.id) == []
        apply(container, seeker, expired)
        assert ids(targetJobId=expired.id) == [expired.id]


@pytest.mark.spec("OPEN-057", "SEC-17")
def test_only_for_oneself(visit, seeker):
    assert visit().get("/api/jobs_listing?location=Pune").status_code == 401
    for foreign in ({"user_id": "999"}, {"user_email": "other@people.example"}):
        assert seeker.get("/api/jobs_listing", query_string={"location": "Pune"} | foreign).status_code == 403
    me = seeker.get("/api/session").get_json()["user"]
    named_search = {"location": "Pune", "user_id": me["id"], "user_email": me["email"]}
    assert seeker.get("/jobs_listing", query_string=named_search).status_code == 200


def test_what_one_has_applied_to_is_marked_and_how_often_a_recruiter_answers(container, post, ask, seeker, people):
    job, _ = post(), post()
    apply(container, seeker, job)
    assert [job["applied"] for job in ask()["jobs"]] == [False, True]
    for number in range(10):
        person = people.add()
        with container.store().writing() as tx:
            sent_application = application(person.id, job, NOW - timedelta(15))
            tx.applications.add(
                sent_application if number else replace(sent_application, status=Status.REJECTED), SNAPSHOT
            )
    assert {job["answerRate"] for job in ask()["jobs"]} == {10}


@pytest.mark.spec("JOBS-34", "API-24")
def test_the_fast_way_says_what_the_schema_says(outside, container, seeker, post):
    outside[0].jobs = [OUTSIDE]
    post(keywords="SQL", providers=(ProviderLink("Indeed", "https://x.example"),), mandatory_documents=("Resume",))
    post(ends_on=DAY, salary="10", currency="USD", salary_duration="per hour", description="Ünï\n<b>")
    with container.store().reading() as tx:
        user = tx.users.get(seeker.get("/api/session").get_json()["user"]["id"])
    body = seeker.get("/api/jobs_listing?location=Pune").get_json()
    results: SearchResults = container.searches().find(SearchRequest(location="Pune"), by=user)
    result = shown(results, own_card, is_first=False, today=DAY, days=Days(), order=())
    assert body == json.loads(json.dumps(JobsFound().dump(result)))
    assert {*body["jobs"][0]} == {*ListedJob().fields}


def test_a_card_says_what_is_true_now_and_for_whoever_asks(container, post, ask, seeker, signed_in, clock):
    job, cards = post(salary="NA"), lambda browser=seeker: ask(browser)["jobs"][0]
    first = cards()
    assert cards() == cards(signed_in()) == first
    with container.store().writing() as tx:
        tx.jobs.put(replace(job, title="Nurse at night", mandatory_documents=("Resume",)))
    later_cards = cards()
    assert later_cards == first | {"title": "Nurse at night", "mandatoryDocuments": ["Resume"]}
    apply(container, seeker, job)
    assert cards() == later_cards | {"applied": True}
    assert cards(signed_in()) == later_cards
    clock.advance(timedelta(60))
    assert cards(signed_in()) == later_cards | {"isStale": True}


def application(user_id: int, job: Job, at: datetime) -> Application:
    place = (job.title, job.company, job.location, job.recruiter_email)
    return Application(job.id, user_id, "A", "a@people.example", "1", at, *place)


def apply(container, browser, job: Job) -> None:
    me = browser.get("/api/session").get_json()["user"]
    with container.store().writing() as tx:
        tx.applications.add(application(me["id"], job, NOW), SNAPSHOT)
