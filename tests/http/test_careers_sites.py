"""The careers page of a company, as anybody sees it and as its owner changes it."""

import json
import re
from datetime import timedelta
from io import BytesIO

import pytest
from PIL import Image

from hireloom.domain.company_roles import CompanyRole, Member
from tests.http.application_calls import apply, post_job
from tests.http.key_calls import Program, make
from tests.http.recruiter_calls import decide, verify

SETTINGS, WORDS = (
    "/api/company/careers-page",
    {"headline": "Work that keeps a town going", "about": "We <b>answer</b>."},
)
COVER = f"{SETTINGS}/cover"
SITE = WORDS | {"colour": "#1D4E89", "is_published": True}


@pytest.fixture
def domain(container, recruiter, its_recruiter):
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    return recruiter.email.partition("@")[2]


def published(browser, **change):
    answer = browser.put(SETTINGS, json=SITE | change)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


@pytest.mark.spec("HIR-P10")
def test_the_page_has_the_company_s_words_colour_and_open_jobs(visit, its_recruiter, domain, job, container, recruiter):
    post_job(container, recruiter, title="Cook", location="Remote (REM)", employment_type="Part-time")
    assert visit().get(f"/careers/{domain}").status_code == 404
    assert published(its_recruiter)["url"].endswith(f"/careers/{domain}")
    page = visit().get(f"/careers/{domain}")
    assert page.status_code == 200
    assert "We &lt;b&gt;answer&lt;/b&gt;." in page.text
    assert "--co: #1d4e89" in page.text
    assert page.text.count('details class="job"') == page.text.count("application/ld+json") == 2
    assert "(REM)" not in "".join(re.findall(r'"addressLocality":"[^"]*"', page.text))
    assert f"/apply/{job.id}?from=careers" in page.text
    assert "script-src" not in page.headers["Content-Security-Policy"]
    only = visit().get(f"/careers/{domain}", query_string={"place": "Remote"})
    assert only.text.count('details class="job"') == 1
    assert visit().get(f"/careers/{domain}", query_string={"q": "<script>"}).text.count("<script>") == 0


@pytest.mark.spec("HIR-P14", "HIR-P42")
def test_the_page_promises_an_answer_and_says_how_quickly_people_got_one_once_there_are_enough(
    visit, its_recruiter, recruiter, domain, signed_in, container, clock
):
    job = post_job(container, recruiter, ends_on=clock.today() + timedelta(days=200))
    published(its_recruiter)

    def shown():
        page = visit().get(f"/careers/{domain}").text.partition("<details")[0]
        return re.findall(r"<dt>([^<]*)</dt><dd>([^<]*)</dd>", page)

    promise = ("Everybody gets an answer", f"within {job.answer_days} days of applying")
    jobs = ("1 open job", "newest first")
    assert shown() == [promise, jobs]
    numbers = [apply(signed_in("user"), job).get_json()["application_id"] for _ in range(21)]
    clock.advance(timedelta(days=3))
    its_recruiter.login(recruiter.email)
    for number in numbers[:19]:
        assert decide(its_recruiter, number, "Rejected").status_code == 200
    clock.advance(timedelta(days=job.answer_days - 2))
    its_recruiter.login(recruiter.email)
    assert shown() == [promise, jobs]
    assert its_recruiter.get(SETTINGS).get_json()["answers"] is None
    assert decide(its_recruiter, numbers[19], "Selected").status_code == 200  # late, and one still waits
    counted = ("Answers 90% in time", "19 of 21 applications in 90 days, counted by Hireloom")
    assert shown() == [counted, ("3 days", "half have an answer by then"), promise, jobs]
    answers = {"days": 90, "applications": 21, "in_time": 19, "half_days": 3}
    assert its_recruiter.get(SETTINGS).get_json()["answers"] == answers
    clock.advance(timedelta(days=90))
    assert shown() == [promise, jobs]
    page = visit().get(f"/careers/{domain}").text
    assert f'href="https://{domain}"' in page
    for place in re.findall(r'<a href="#(\w+)">', page):
        assert f'id="{place}"' in page


@pytest.mark.spec("HIR-P17")
def test_jobs_come_first_in_a_chosen_order_and_say_what_happens_next(
    visit, its_recruiter, domain, job, container, recruiter, clock
):
    post_job(container, recruiter, title="Cook", location="Bath, ME", ends_on=clock.today() + timedelta(days=2))
    post_job(container, recruiter, title="Porter", location="Bath, ME", employment_type="Part-time")
    published(its_recruiter, about=f"{'We answer. ' * 40}\n\nWe also cook.")

    def shown(**query):
        page = visit().get(f"/careers/{domain}", query_string=query).text
        heading, row = r'<h2 dir="auto">([^<]*) <small>([^<]*)</small>', r'<b dir="auto">([^<]*)</b><span class="soft"'
        return re.findall(f"{heading}|{row}", page)

    by_place, by_kind = shown(), shown(order="kind")
    assert by_place[0] == ("Bath", "2 jobs", "")
    assert [title for *_, title in by_place[1:3]] == ["Porter", "Cook"]
    assert ("Part-time", "1 job", "") in by_kind
    assert [title for *_, title in shown(order="newest")][:2] == ["Porter", "Cook"]
    page = visit().get(f"/careers/{domain}", query_string={"order": "kind", "q": "o"}).text
    assert page.index("We also cook.") > page.rindex('class="job"')  # a long text waits until after the jobs
    assert 'name="order" value="kind"' in page
    assert re.search(r"[?]q=o&amp;place=Bath&amp;order=kind", page)
    assert "2 days left" in page
    due = clock.today() + timedelta(days=job.answer_days)
    assert f"<dt>By {due:%b} {due.day}</dt><dd>You get an answer</dd>" in page


@pytest.mark.spec("HIR-P11")
def test_only_owners_change_it_and_only_to_what_can_be_read(its_recruiter, domain, people, visit, container, clock):
    light = its_recruiter.put(SETTINGS, json=SITE | {"colour": "#ffcc00"})
    assert (light.status_code, light.get_json()["code"]) == (422, "colour_too_light")
    nearest = re.search(r"#[0-9a-f]{6}", light.get_json()["message"])[0]
    assert published(its_recruiter, colour=nearest)["colour"] == nearest
    assert its_recruiter.put(SETTINGS, json=SITE | {"headline": " "}).status_code == 422
    colleague = people.add("recruiter", email=f"colleague@{domain}")
    with container.store().writing() as tx:
        company = tx.companies.of_domain(domain)
        tx.companies.put_member(Member(company.id, colleague.id, CompanyRole.RECRUITER, clock.now()))
    browser = visit()
    browser.login(colleague.email)
    assert browser.get(SETTINGS).get_json()["can_edit"] is False
    assert browser.put(SETTINGS, json=SITE).status_code == 403


def picture(size=(1600, 900)):
    content = BytesIO()
    Image.new("RGB", size, "teal").save(content, "PNG")
    return {"file": (BytesIO(content.getvalue()), "harbor.png")}


@pytest.mark.spec("HIR-P15")
def test_the_page_has_a_picture_cut_to_its_size_which_only_owners_change(
    visit, its_recruiter, recruiter, domain, people, container, clock
):
    anybody, public = visit(), f"/careers/{domain}/cover.jpg"
    answer = its_recruiter.put(COVER, data=picture())
    assert answer.status_code == 200, answer.get_json()
    cover = its_recruiter.get(answer.get_json()["cover_url"])
    assert Image.open(BytesIO(cover.data)).size == (1200, 520)
    assert anybody.get(public).status_code == 404, "not published yet"
    published(its_recruiter)
    page = anybody.get(f"/careers/{domain}")
    (source,) = re.findall(r'<img class="cover" src="([^"]+)"', page.text)
    assert (anybody.get(source).data, anybody.get(source).mimetype) == (cover.data, "image/jpeg")
    assert its_recruiter.put(COVER, data={"file": (BytesIO(b"%PDF-1.7"), "a.png")}).status_code == 422
    assert its_recruiter.put(COVER, data={"file": (BytesIO(b"<svg/>"), "a.svg")}).status_code == 422
    colleague = people.add("recruiter", email=f"colleague@{domain}")
    with container.store().writing() as tx:
        company = tx.companies.of_domain(domain)
        tx.companies.put_member(Member(company.id, colleague.id, CompanyRole.RECRUITER, clock.now()))
    browser = visit()
    browser.login(colleague.email)
    assert browser.get(COVER).status_code == 200
    assert [browser.put(COVER, data=picture()).status_code, browser.delete(COVER).status_code] == [403, 403]
    assert its_recruiter.delete(COVER).get_json()["cover_url"] == ""
    assert anybody.get(public).status_code == 404
    assert "<img" not in anybody.get(f"/careers/{domain}").text
    with container.store().reading() as tx:
        changes = tx.audit.newest(recruiter.id, recruiter.email, actions=("companies.site_changed",), count=9)
    assert [change.details["picture"] for change in changes if "picture" in change.details] == ["removed", "changed"]


@pytest.mark.spec("HIR-P16")
def test_programs_read_and_change_the_page_and_hear_of_each_change(its_recruiter, domain, container, app):
    hook = {"url": "https://hooks.example/in", "events": ["careers_page.changed"]}
    assert its_recruiter.post("/api/me/webhooks", json=hook).status_code == 201
    program = Program(app.test_client(), make(its_recruiter, "company:read", "company:write").get_json()["token"])
    assert program.call("PUT", "/company/careers-page", json=SITE).get_json()["is_published"] is True
    assert program.call("PUT", "/company/careers-page/cover", data=picture()).status_code == 200
    page = program.get("/company/careers-page").get_json()
    assert page["headline"] == WORDS["headline"]
    assert Image.open(BytesIO(program.get(page["cover_url"].removeprefix("/api/v1")).data)).size == (1200, 520)
    published(its_recruiter, is_published=False)
    with container.store().reading() as tx:
        heard = [json.loads(delivery.body)["data"] for delivery in tx.webhooks.deliveries(1, below=None, count=9)]
    assert [data["is_published"] for data in heard] == [False, True, True]
    assert {(data["domain"], data["url"]) for data in heard} == {(domain, "/api/v1/company/careers-page")}


@pytest.mark.spec("HIR-P12")
def test_only_the_embedded_page_may_be_framed(visit, its_recruiter, domain):
    published(its_recruiter)
    alone, embedded = (visit().get(f"/careers/{domain}{query}").headers for query in ("", "?embed"))
    assert "frame-ancestors 'none'" in alone["Content-Security-Policy"]
    assert alone["X-Frame-Options"] == "DENY"
    assert "frame-ancestors https:" in embedded["Content-Security-Policy"]
    assert "X-Frame-Options" not in embedded


@pytest.mark.spec("HIR-P13")
def test_all_public_jobs_are_listed_for_people_without_an_account(visit, its_recruiter, job):
    page = visit().get("/careers")
    assert page.status_code == 200
    assert "Ward Nurse" in page.text
