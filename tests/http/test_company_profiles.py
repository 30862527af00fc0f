"""The profile of a company: its logo, its time zone, and with what its new jobs begin."""

import re
from datetime import timedelta
from io import BytesIO

import pytest
from PIL import Image

from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.stages import Stage
from tests.http.application_calls import apply, post_job
from tests.http.key_calls import Program, make
from tests.http.test_jobs import FORM

PROFILE, LOGO = "/api/company/profile", "/api/company/logo"
CHANGE = {"zone": "Pacific/Kiritimati", "answer_days": 10, "blind_review": True}  # 14 hours ahead of UTC


def picture(color="teal"):
    content = BytesIO()
    Image.new("RGB", (400, 100), color).save(content, "PNG")
    return {"file": (BytesIO(content.getvalue()), "logo.png")}


def post(browser, clock, **changes):
    today = clock.today()
    dates = {"datePosted": f"{today}", "applicationEndDate": f"{today + timedelta(30)}"}
    answer = browser.post("/api/jobs", json=FORM | dates | changes)
    assert answer.status_code == 201, answer.get_json()
    return answer.get_json()["job"]


@pytest.fixture
def domain(recruiter, company):
    return recruiter.email.partition("@")[2]


@pytest.mark.spec("HIR-C01")
def test_a_logo_is_on_the_careers_page_and_next_to_the_company_s_jobs(visit, its_recruiter, domain, job):
    anybody, public = visit(), f"/careers/{domain}/logo.png"
    assert anybody.get(public).status_code == 404
    changed = its_recruiter.put(LOGO, data=picture())
    assert changed.status_code == 200, changed.get_json()
    logo = its_recruiter.get(changed.get_json()["logo_url"])
    assert (logo.mimetype, Image.open(BytesIO(logo.data)).size) == ("image/png", (128, 128))
    site = {"headline": "Work here", "about": "", "colour": "#1d4e89", "is_published": True}
    assert its_recruiter.put("/api/company/careers-page", json=site).status_code == 200
    path = f"/jobs/{job.id}"
    assert "<img" not in anybody.get(path, follow_redirects=True).text, "the job names another company"
    assert its_recruiter.put("/api/company/name", json={"name": "LoomWorks"}).status_code == 200
    sources = set()
    for page in (f"/careers/{domain}", path):
        text = anybody.get(page, follow_redirects=True).text
        sources |= set(re.findall(r'<img class="logo" src="([^"]+)"', text))
        assert f"/careers/{domain}/logo.png" in "".join(re.findall(r'"logo":"([^"]+)"', text)) or "jobs" not in page
    (source,) = sources
    assert (anybody.get(source).data, anybody.get(source).mimetype) == (logo.data, "image/png")
    assert its_recruiter.put(LOGO, data=picture("red")).get_json()["logo_url"] != changed.get_json()["logo_url"]
    for bad in (b"<svg/>", b"%PDF-1.7", b""):
        assert its_recruiter.put(LOGO, data={"file": (BytesIO(bad), "a.png")}).status_code == 422
    assert its_recruiter.delete(LOGO).get_json()["logo_url"] == ""
    assert [anybody.get(public).status_code, its_recruiter.get(LOGO).status_code] == [404, 404]
    assert "<img" not in anybody.get(f"/careers/{domain}").text


@pytest.mark.spec("HIR-C02")
def test_the_last_day_of_a_job_is_the_site_s_in_every_list(its_recruiter, recruiter, company, clock, container):
    job = post_job(container, recruiter, posted_on=clock.today(), ends_on=clock.today())
    assert its_recruiter.put(PROFILE, json=CHANGE).status_code == 200
    clock.advance(timedelta(hours=1))  # there, tomorrow has begun
    applicants = its_recruiter.get(f"/api/applications/job/{job.id}").get_json()["job"]
    whole = its_recruiter.get(f"/api/jobs/{job.id}").get_json()["job"]
    assert (applicants["isExpired"], applicants["status"]) == (whole["isExpired"], whole["status"])
    assert applicants["isExpired"] is False


@pytest.mark.spec("HIR-C02")
def test_days_and_times_of_a_company_are_in_its_zone(its_recruiter, recruiter, seeker, job, company, clock, container):
    assert its_recruiter.get(PROFILE).get_json()["zone_in_use"] == "UTC"
    for zone, in_use in ((CHANGE["zone"], CHANGE["zone"]), ("", "UTC"), (CHANGE["zone"], CHANGE["zone"])):
        assert its_recruiter.put(PROFILE, json=CHANGE | {"zone": zone}).get_json()["zone_in_use"] == in_use
    clock.advance(timedelta(hours=1))  # there, tomorrow has begun
    number = apply(seeker, job).get_json()["application_id"]
    with container.store().reading() as tx:
        due = tx.applications.get(number).answer_due
    assert due == clock.today() + timedelta(job.answer_days + 1)
    assert its_recruiter.get("/api/me/working-hours").get_json()["zone"] == "Pacific/Kiritimati"
    path = f"/api/applications/{number}/messages"
    thread = its_recruiter.post(path, json={"text": "Hello", "send_at": "2026-11-23T09:00"}).get_json()
    assert thread["zone"] == its_recruiter.get("/api/inbox/scheduled").get_json()["zone"] == "Pacific/Kiritimati"
    assert [message["send_at"] for message in thread["scheduled"]] == ["2026-11-22T19:00:00Z"]
    with container.store().writing() as tx:
        tx.stages.put(job.id, [Stage("New", 1, 3)])
    clock.advance(timedelta(days=5, hours=6))  # half past four in the afternoon here, half past six there
    assert (container.stage_reminders().write(), clock.now().hour) == (0, 16)
    clock.advance(timedelta(minutes=30))
    assert container.stage_reminders().write() == 1


@pytest.mark.spec("HIR-C03")
def test_new_jobs_begin_as_the_company_says_and_a_job_s_own_choice_wins(its_recruiter, job, company, clock, container):
    for wrong in ({"zone": "Mars/Olympus"}, {"answer_days": 0}, {"answer_days": 91}):
        assert its_recruiter.put(PROFILE, json=CHANGE | wrong).status_code == 422, wrong
    assert its_recruiter.put(PROFILE, json=CHANGE).status_code == 200
    usual, chosen = post(its_recruiter, clock), post(its_recruiter, clock, answerDays=21)
    assert (usual["answerDays"], chosen["answerDays"]) == (10, 21)
    with container.store().reading() as tx:
        blind = [tx.jobs.get(number).blind_review for number in (usual["id"], chosen["id"], job.id)]
        days = tx.jobs.get(job.id).answer_days
    assert (blind, days) == ([True, True, False], 14), "jobs that exist stay"
    assert its_recruiter.put(f"/api/jobs/{usual['id']}/blind-review", json={"on": False}).status_code == 200
    edited = its_recruiter.put(f"/api/jobs/{usual['id']}", json={"answerDays": 30}).get_json()
    assert edited["job"]["answerDays"] == 30


@pytest.mark.spec("HIR-C01", "HIR-C02", "HIR-C03")
def test_owners_change_the_profile_and_everybody_of_the_company_reads_it(
    its_recruiter, colleague, company, app, signed_in
):
    its_recruiter.put(PROFILE, json=CHANGE)
    _, reader = colleague(CompanyRole.READER)
    profile = reader.get(PROFILE).get_json()
    assert (profile["zone"], profile["answer_days"], profile["can_edit"]) == (CHANGE["zone"], 10, False)
    refused = [reader.put(PROFILE, json=CHANGE), reader.put(LOGO, data=picture()), reader.delete(LOGO)]
    assert [answer.status_code for answer in refused] == [403, 403, 403]
    lengths = [profile[f"keep_{what}_days"] for what in ("papers", "rejected", "pool")]
    assert lengths == [30, 183, 365]
    stranger = signed_in("recruiter", email="sven@other.example")
    usual = stranger.get(PROFILE).get_json()
    assert (usual["domain"], usual["zone"], usual["answer_days"]) == ("other.example", "", 14)
    assert stranger.put(PROFILE, json=CHANGE).status_code == 404
    program = Program(app.test_client(), make(its_recruiter, "company:read", "company:write").get_json()["token"])
    assert program.call("PUT", "/company/profile", json=CHANGE | {"answer_days": 7}).get_json()["answer_days"] == 7
    page = program.call("PUT", "/company/logo", data=picture()).get_json()
    assert page["logo_url"].startswith("/api/v1/company/logo?v=")
    assert program.get(page["logo_url"].removeprefix("/api/v1")).mimetype == "image/png"
