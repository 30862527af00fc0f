"""What is true or false is said as JSON says it, or in an address as true, false, 1 or 0; whole numbers are whole."""

from datetime import date

import pytest

from hireloom.domain.job_forms import day_of

NOT_TRUE = (422, "Not a valid boolean.")


def outcome(answer):
    return answer.status_code, answer.get_json().get("message")


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("value", ["false", "off", "no", "true", 0, 1, 0.0, [], {}])
def test_a_job_is_neither_closed_nor_opened_nor_shown_by_what_only_looks_like_it(signed_in, its_recruiter, job, value):
    admin, here = signed_in("admin"), f"/api/jobs/{job.id}"
    answers = [
        its_recruiter.post(f"{here}/close", json={"is_active": value}),
        its_recruiter.put(f"{here}/blind-review", json={"on": value}),
        its_recruiter.put(here, json={"isPublic": value}),
        its_recruiter.post("/api/saved-searches", json={"location": "Pune", "remoteOnly": value}),
        admin.post("/api/admin/toggle-job-status", json={"job_id": job.id, "is_active": value}),
        admin.post("/api/seo/toggle-platform", json={"platform": "blog", "enabled": value}),
    ]
    assert [outcome(answer) for answer in answers] == [NOT_TRUE] * 6
    assert its_recruiter.get(here).get_json()["job"]["positionStatus"] == "open"


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("value", ["true", "false", "1", "0"])
def test_an_address_says_yes_and_no_in_two_ways_each(signed_in, seeker, value):
    admin = signed_in("admin")
    assert admin.get(f"/api/admin/users?with_admins={value}").status_code == 200
    assert admin.get(f"/api/jobs?include_inactive={value}").status_code == 200
    path = f"/api/jobs_listing?location=Pune&isInitialLoad={value}&remoteOnly={value}"
    assert seeker.get(path).status_code == 200


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("value", ["off", "yes", "t", "2", ""])
def test_and_in_no_other(signed_in, seeker, value):
    admin = signed_in("admin")
    answers = [
        admin.get(f"/api/admin/users?with_admins={value}"),
        admin.get(f"/api/jobs?include_inactive={value}"),
        seeker.get(f"/api/jobs_listing?location=Pune&isInitialLoad={value}"),
        seeker.get(f"/api/jobs_listing?location=Pune&remoteOnly={value}"),
    ]
    assert [outcome(answer) for answer in answers] == [(422, "Must be 1 or 0")] * 4


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("value", [1.5, True, "1_0", "+1", " 1", "١٢"])
def test_days_are_whole(its_recruiter, value):
    answer = its_recruiter.post("/api/jobs", json={"answerDays": value})
    assert answer.get_json()["errors"]["answerDays"] == ["Not a valid integer."]


@pytest.mark.spec("OPEN-050")
@pytest.mark.parametrize(
    "text", ["2026-W48-1", "20261123", "2026-11-23T00:00", "2026-1-23", " 2026-11-2", 20261123, None]
)
def test_a_day_is_written_in_one_way(text):
    assert day_of(text) is None
    assert day_of("2026-11-23") == date(2026, 11, 23)
