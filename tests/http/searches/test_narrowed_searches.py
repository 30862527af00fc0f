"""Searches leave out what pays too little, is elsewhere, or was hidden; the pages stay full."""

import io
import json
import zipfile

import pytest

PASSWORD = "Welcome2hireloom!"


def hide(browser, **body):
    answer = browser.post("/api/hidden-jobs", json={"company": "Loom"} | body)
    assert answer.status_code == 201, answer.text
    return answer.get_json()["hidden"]


def ids_of(answer):
    return [job["id"] for job in answer["jobs"]]


@pytest.mark.spec("WS-262")
def test_a_job_or_a_company_is_hidden_and_shown_again_and_pages_stay_full(post, ask, seeker, signed_in):
    jobs = [post(company=company).id for company in ("Loom", "Weft", "Loom", "Warp", "Loom")][::-1]
    hidden = hide(seeker, job=str(jobs[0]), title="Nurse")
    assert hide(seeker, job=str(jobs[0]))["id"] == hidden["id"]
    assert ids_of(ask()) == jobs[1:]
    assert ids_of(ask(targetJobId=str(jobs[0])))[0] == jobs[0]
    company = hide(seeker, company=" loom ")
    first = ask(num_results=1)
    assert ids_of(first) == [jobs[1]]
    assert ids_of(ask(num_results=1, after=first["next"])) == [jobs[3]]
    assert ids_of(ask(signed_in("user"))) == jobs
    assert [entry["id"] for entry in seeker.get("/api/hidden-jobs").get_json()["hidden"]] == [
        company["id"],
        hidden["id"],
    ]
    for entry in (hidden, company):
        assert seeker.delete(f"/api/hidden-jobs/{entry['id']}").status_code == 200
    assert ids_of(ask()) == jobs


@pytest.mark.spec("WS-260", "WS-261")
def test_pay_and_region_narrow_both_orders(post, ask, seeker, container):
    near = post(location="Salem, Oregon", salary="40 - 60", currency="USD", salary_duration="per hour").id
    post(location="Salem, OR", salary="NA")
    post(location="Portland, ME", salary="200000", currency="USD", salary_duration="per year")
    there = post(location="Portland, OR", salary="150000", currency="USD", salary_duration="per year").id
    wide = {"location": "Portland, OR", "reach": "region", "minPay": "100000"}
    assert ids_of(ask(**wide)) == [there, near]
    assert ids_of(ask(**wide | {"reach": "place"})) == [there]
    assert len(ids_of(ask(location="", reach="everywhere"))) == 4
    assert ids_of(ask(**wide, payCurrency="EUR")) == []
    assert seeker.get("/api/jobs_listing", query_string=wide | {"minPay": "much"}).status_code == 422


@pytest.mark.spec("WS-263")
def test_what_is_hidden_is_ones_own_alone(seeker, signed_in, container):
    entry = hide(seeker)
    other_seeker = signed_in("user")
    assert other_seeker.get("/api/hidden-jobs").get_json()["hidden"] == []
    assert other_seeker.delete(f"/api/hidden-jobs/{entry['id']}").status_code == 404
    download = seeker.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(download.data)) as archive:
        assert [row["company"] for row in json.loads(archive.read("hidden_jobs.json"))] == ["Loom"]
    me = seeker.get("/api/session").get_json()["user"]["id"]
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.hidden_jobs.of(me) == []
