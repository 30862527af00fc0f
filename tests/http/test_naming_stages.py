"""A blind review that shows names once a person reaches a stage of the job."""

import pytest

from tests.http.application_calls import apply, outcome, post_job
from tests.http.recruiter_calls import decide, listed
from tests.http.test_company_profiles import post
from tests.http.test_stages import move
from tests.lookups import latest

INTERVIEW = 3  # the number of the third default stage


def review(browser, job, **values):
    return browser.put(f"/api/jobs/{job.id}/blind-review", json={"on": True} | values)


@pytest.fixture
def application_id(seeker, job, its_recruiter):
    assert review(its_recruiter, job, names_from=INTERVIEW).get_json()["job"]["names_from"] == INTERVIEW
    return apply(seeker, job).get_json()["application_id"]


def name(browser, job):
    (applicant,) = listed(browser, job)["applications"]
    return applicant["full_name"]


def actions(container, application_id):
    """What the security log says of the name, newest first."""
    naming = {"applications.hidden", "applications.revealed"}
    with container.store().reading() as tx:
        events = latest(tx, 100)
    return [event.action for event in events if event.action in naming and event.subject == str(application_id)]


@pytest.mark.spec("HIR-T45")
def test_the_stage_shows_the_name_and_moving_back_hides_it_again(its_recruiter, job, application_id, container):
    number = f"Candidate {application_id}"
    names = []
    for stage in (2, INTERVIEW, 4, 2, INTERVIEW):
        assert move(its_recruiter, job, stage, application_id).status_code == 200
        names.append(name(its_recruiter, job))
        is_there = listed(its_recruiter, job, q="anna")["applications"] != []
        assert is_there is (stage >= INTERVIEW), "a search tells as little as the list"
    assert names == [number, "Anna L\u00f6we", "Anna L\u00f6we", number, "Anna L\u00f6we"]
    log = sorted(actions(container, application_id))
    assert log == ["applications.hidden", "applications.revealed", "applications.revealed"]


@pytest.mark.spec("HIR-T45")
def test_whom_somebody_has_revealed_stays_revealed(its_recruiter, job, application_id):
    move(its_recruiter, job, INTERVIEW, application_id)
    assert its_recruiter.post(f"/api/applications/{application_id}/reveal").status_code == 200
    move(its_recruiter, job, 1, application_id)
    assert name(its_recruiter, job) == f"Candidate {application_id}", "the stage had revealed it already"
    assert its_recruiter.post(f"/api/applications/{application_id}/reveal").status_code == 200
    move(its_recruiter, job, INTERVIEW, application_id)
    move(its_recruiter, job, 1, application_id)
    assert name(its_recruiter, job) == "Anna L\u00f6we"


@pytest.mark.spec("HIR-T45")
def test_changing_the_rule_or_the_stages_shows_and_hides_whom_they_concern(its_recruiter, job, application_id):
    number = f"Candidate {application_id}"
    move(its_recruiter, job, 2, application_id)
    assert review(its_recruiter, job, names_from=2).status_code == 200
    assert name(its_recruiter, job) == "Anna L\u00f6we"
    assert review(its_recruiter, job).get_json()["job"]["names_from"] is None
    assert name(its_recruiter, job) == number, "until a decision"
    review(its_recruiter, job, names_from=2)
    left = [{"id": 1, "name": "New"}, {"id": 4, "name": "Offer"}]
    assert its_recruiter.put(f"/api/jobs/{job.id}/stages", json={"stages": left}).status_code == 200
    assert name(its_recruiter, job) == number, "the stage is gone, and with it the rule"
    decide(its_recruiter, application_id, "Selected")
    assert name(its_recruiter, job) == "Anna L\u00f6we"


@pytest.mark.spec("HIR-T45")
def test_only_a_stage_after_the_first_can_show_names(its_recruiter, job, application_id, container, recruiter):
    for wrong in (1, 99):
        refused = review(its_recruiter, job, names_from=wrong)
        assert (refused.status_code, "second stage" in refused.get_json()["message"]) == (422, True)
    assert outcome(review(its_recruiter, post_job(container, recruiter), names_from="Interview"))[0] == 422
    assert review(its_recruiter, job, names_from=-1).status_code == 422


@pytest.mark.spec("HIR-T46")
def test_new_jobs_follow_the_company_s_stage_if_they_have_one_of_its_name(its_recruiter, company, clock, container):
    usual = {"zone": "", "answer_days": 10, "blind_review": True, "names_from": " interview "}
    answer = its_recruiter.put("/api/company/profile", json=usual)
    assert (answer.status_code, answer.get_json()["names_from"]) == (200, "interview")
    assert post(its_recruiter, clock)["names_from"] == INTERVIEW
    with container.store().reading() as tx:
        (event,) = (event for event in latest(tx, 20) if event.action == "jobs.blinded")
    assert event.details["until"] == "Interview"
    unchanged = {name: value for name, value in usual.items() if name != "names_from"}
    assert its_recruiter.put("/api/company/profile", json=unchanged).get_json()["names_from"] == "interview"
    renamed = [{"name": name} for name in ("New", "Screen", "Talk", "Offer")]
    assert its_recruiter.put("/api/company/stages", json={"stages": renamed}).status_code == 200
    assert its_recruiter.get("/api/company/profile").get_json()["names_from"] == "Talk"
    assert post(its_recruiter, clock)["names_from"] == INTERVIEW
    its_recruiter.put("/api/company/stages", json={"stages": [{"name": "New"}, {"name": "Trial day"}]})
    assert its_recruiter.get("/api/company/profile").get_json()["names_from"] == "Talk"
    assert post(its_recruiter, clock)["names_from"] is None, "hidden longer rather than shorter"
    too_long = its_recruiter.put("/api/company/profile", json=usual | {"names_from": "s" * 41})
    assert too_long.status_code == 422


@pytest.mark.spec("HIR-T45")
def test_a_stage_shows_nobody_who_has_withdrawn(seeker, its_recruiter, job, application_id, container):
    move(its_recruiter, job, 2, application_id)
    assert seeker.post(f"/api/applications/{application_id}/withdraw").status_code == 200
    assert review(its_recruiter, job, names_from=2).status_code == 200
    assert name(its_recruiter, job) == f"Candidate {application_id}"
    assert actions(container, application_id) == []


@pytest.mark.spec("HIR-T45")
def test_switching_the_blind_review_off_hides_nobody_in_the_log(its_recruiter, job, application_id, container):
    move(its_recruiter, job, INTERVIEW, application_id)
    assert its_recruiter.put(f"/api/jobs/{job.id}/blind-review", json={"on": False}).status_code == 200
    assert name(its_recruiter, job) == "Anna L\u00f6we"
    assert actions(container, application_id) == ["applications.revealed"]
    review(its_recruiter, job)
    assert name(its_recruiter, job) == f"Candidate {application_id}", "it was the stage that had shown it"
