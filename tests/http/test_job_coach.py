"""The coach next to the job form, over HTTP."""

from typing import Any

import pytest

from hireloom.domain.job_forms import JobForm
from hireloom.domain.profiles import Visibility
from hireloom.domain.refusals import TooMany
from tests.http.profile_calls import keep_profile

FORM = {
    "title": "Senior Python Developer",
    "company": "Loomworks",
    "description": "We 🧵 look for a rockstar. 5+ years of experience.",
    "location": "Pune, India",
    "employmentType": "Full-time",
    "expectedSalary": "NA",
    "keywords": "Python, Flask",
}


@pytest.fixture
def seek(container: Any, people: Any) -> Any:
    """A chef who has all that the job asks for, unless something is changed."""

    def add(**changes: Any) -> None:
        keep_profile(container, people.add("user"), **{"skills": "Python, Flask", "job_roles": "Chef"} | changes)

    return add


def coach(browser: Any, **changes: Any) -> Any:
    answer = browser.post("/api/job-coach", json=FORM | changes)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def test_findings_lie_where_a_browser_counts_them(its_recruiter):
    findings = {finding["kind"]: finding for finding in coach(its_recruiter)["findings"]}
    words = findings["words"]
    place = FORM["description"].encode("utf-16-le")[2 * words["start"] : 2 * words["end"]].decode("utf-16-le")
    assert (words["quote"], place, words["replacement"]) == ("a rockstar", "a rockstar", "an experienced")
    assert (words["field"], words["severity"]) == ("description", "warn")
    assert (findings["salary"]["field"], findings["salary"]["replacement"]) == ("expectedSalary", None)


def test_each_requirement_has_its_price(its_recruiter, seek):
    seek()  # 50 + 0 + 15 + 10
    seek(experience="3-5")  # 50 + 0 + 10 + 10
    seek(skills="Python", experience="3-5")  # 25 + 0 + 10 + 10, without Flask 70, without years 50
    seek(skills="Python", experience="1-3")  # 25 + 0 + 5 + 10, without Flask 65, without years 50
    seek(skills="Java", preferred_locations="Delhi")
    seek(visibility=Visibility.NOBODY)
    seek(visibility=Visibility.VERIFIED)  # this recruiter's company is not verified
    result = coach(its_recruiter)
    assert (result["people"], result["matching"]) == (5, 2)
    assert [
        (finding["about"], finding["requirement"], finding["matching_without"], finding["text"])
        for finding in result["reach"]
    ] == [
        ("skill", "Flask", 4, "Removes 2 of 4"),
        ("years", "5+ years", 4, "Removes 2 of 4"),
        ("skill", "Python", 2, "Removes nobody"),
        ("place", "Pune, India", 2, "Removes nobody"),
    ]
    assert result["eased"] == "With 3+ years instead, 3 would fit."


def test_whom_a_requirement_brings_does_not_make_up_for_whom_it_removes(its_recruiter, seek):
    seek(skills="Python", experience="3-5")  # 25 + 0 + 10 + 10, without Flask 70
    seek(skills="Flask")  # 25 + 0 + 15 + 10, without Flask 25
    seek(skills="Flask")
    result = coach(its_recruiter)
    flask = next(finding for finding in result["reach"] if finding["requirement"] == "Flask")
    assert (result["matching"], flask["text"], flask["matching_with"]) == (2, "Removes 1 of 3", 2)


def test_no_price_contradicts_how_many_fit(its_recruiter, seek):
    for skills in ("Python", "Flask", "Python, Flask", ""):
        for experience in ("1-3", "3-5", "5-10"):
            seek(skills=skills, experience=experience)
    result = coach(its_recruiter)
    assert {demand["matching_with"] for demand in result["reach"]} == {result["matching"]}
    assert all(result["matching"] <= demand["matching_without"] <= result["people"] for demand in result["reach"])


def test_an_empty_form_costs_nobody(its_recruiter, seek):
    seek()
    result = coach(its_recruiter, title="", description="", keywords="", location="")
    assert result["reach"] == []
    assert result["readability"] == {"grade": 0.0, "age": 5, "words": 0, "sentences": 0}


def test_it_counts_as_the_list_of_candidates_does(its_recruiter, seek, job):
    for number in range(4):
        seek(skills="Python" if number % 2 else "Looms, Welding", job_roles="Loom Mechanic")
    job_read = its_recruiter.get(f"/api/jobs/{job.id}").get_json()["job"]
    answer = its_recruiter.post("/api/job-coach", json=job_read).get_json()
    assert answer["matching"] == its_recruiter.get(f"/api/jobs/{job.id}/matching_candidates").get_json()["total"]


@pytest.mark.spec("HIR-T47")
def test_the_text_says_what_the_form_leaves_open(its_recruiter, clock):
    text = "🧵 Loom Mechanic\nLocation: Porto, Portugal\nSalary: €32,000 - €38,500 per annum\n"
    text += "Requirements\n- Experience with SAP"
    named = {fact["field"]: fact for fact in coach(its_recruiter, description=text)["facts"]}
    assert {field: fact["value"] for field, fact in named.items() if field != "title"} == {
        "location": "Porto, Portugal",
        "expectedSalary": "32,000 - 38,500",
        "currencySymbol": "€",
        "salaryDuration": "per year",
        "keywords": "SAP",
    }
    pay = named["expectedSalary"]
    place = text.encode("utf-16-le")[2 * pay["start"] : 2 * pay["end"]].decode("utf-16-le")
    assert place == pay["quote"] == "€32,000 - €38,500 per annum"


def test_what_is_far_too_long_is_refused(its_recruiter):
    answer = its_recruiter.post("/api/job-coach", json=FORM | {"description": "a " * 10_001})
    assert (answer.status_code, answer.get_json()["message"]) == (422, "This is too long to be read as a job post.")


def test_asking_all_the_time_is_refused(container, recruiter, clock, settings):
    desk, limit = container.job_coach(), settings.rate_limits.hints
    with container.store().writing() as tx:
        assert all(tx.attempts.take(limit, str(recruiter.id), now=clock.now()) for _ in range(limit.times - 1))
    desk.coach(JobForm({}), by=recruiter)
    with pytest.raises(TooMany):
        desk.coach(JobForm({}), by=recruiter)


def test_nothing_of_it_is_kept(its_recruiter):
    coach(its_recruiter)
    assert its_recruiter.get("/api/jobs/recruiter").get_json()["total"] == 0
