"""The table in which recruiters go through many applications: scores of all, years, titles, tags, order and filters."""

import pytest

from hireloom.testing.paper import pdf
from hireloom.testing.samples import RESUME
from tests.http.application_calls import apply, outcome
from tests.http.recruiter_calls import listed, review_blind, score

PLACE = "/api/jobs/{}/scores"


@pytest.fixture
def applicants(signed_in, job):
    """The numbers of their applications, the oldest first."""

    def applicants(count, **more):
        people = [signed_in("user") for _ in range(count)]
        return [apply(person, job, **more).get_json()["application_id"] for person in people]

    return applicants


def score_all(browser, job):
    """The scores, and how many requests it took."""
    scores, last, parts = [], 0, 0
    while last is not None:
        part = browser.post(PLACE.format(job.id), json={"after": last}).get_json()
        scores, last, parts = [*scores, *part["scores"]], part["last"], parts + 1
    return scores, parts


@pytest.mark.spec("HIR-T19", "HIR-T43")
def test_all_resumes_of_a_job_are_scored_in_one_press(applicants, its_recruiter, job):
    numbers = applicants(7, resumeFile=pdf(*RESUME.splitlines()))
    score(its_recruiter, numbers[0], 42)
    assert listed(its_recruiter, job)["unscored"] == 6
    scores, parts = score_all(its_recruiter, job)
    assert ([row["id"] for row in scores], parts) == (numbers[1:], 2)
    answer = listed(its_recruiter, job, sort="years")
    assert answer["unscored"] == 0
    first = answer["applications"][0]
    assert (first["years"], first["current_title"]) == (12, "Senior Backend Engineer")
    brief = first["brief"]
    assert (brief["met"], brief["gap"] != "") == (0, True)  # an engineer for a ward
    assert score_all(its_recruiter, job) == ([], 1)


@pytest.mark.spec("HIR-T19", "HIR-T43")
def test_scores_of_earlier_versions_get_their_lines_and_keep_their_numbers(applicants, its_recruiter, job, container):
    scored, changed, typed = applicants(3, resumeFile=pdf(*RESUME.splitlines()))
    with container.store().writing() as tx:  # as they were stored before there were briefs
        for number in (scored, changed):
            tx.applications.put(tx.applications.get(number).analysed(77))
    for number in (changed, typed):
        score(its_recruiter, number, 42)
    assert listed(its_recruiter, job)["unscored"] == 2
    assert score_all(its_recruiter, job)[0] == [{"id": number, "score": 77} for number in (scored, changed)]
    answer = listed(its_recruiter, job)
    briefs = {
        application["id"]: (application["score"], application["brief"] is not None)
        for application in answer["applications"]
    }
    assert briefs == {scored: (77, True), changed: (42, True), typed: (42, False)}
    assert (answer["unscored"], score_all(its_recruiter, job)) == (0, ([], 1))


@pytest.mark.spec("HIR-T20")
def test_tags_are_put_on_several_and_narrow_the_list(applicants, its_recruiter, seeker, job, signed_in):
    first, second, third = applicants(3)
    change = {"application_ids": [third, first], "add": ["Remote", "100%_sure"]}
    answer = its_recruiter.post("/api/applications/tags", json=change).get_json()
    assert answer["applications"] == [{"id": number, "tags": ["100%_sure", "Remote"]} for number in (third, first)]
    body = listed(its_recruiter, job, tag="100%_sure")
    assert ([application["id"] for application in body["applications"]], body["total"]) == ([third, first], 2)
    assert listed(its_recruiter, job, tag="100")["total"] == 0
    assert body["tags"] == ["100%_sure", "Remote"]
    its_recruiter.post("/api/applications/tags", json={"application_ids": [third], "remove": ["remote", "100%_sure"]})
    assert listed(its_recruiter, job, tag="Remote")["total"] == 1
    refused = its_recruiter.post("/api/applications/tags", json={"application_ids": [second], "add": ["x" * 31]})
    assert outcome(refused) == (422, "A tag has 1 to 30 characters.")
    for browser in (seeker, signed_in("recruiter")):
        assert browser.post("/api/applications/tags", json=change).status_code == 403


@pytest.mark.spec("HIR-T21")
def test_the_list_is_narrowed_and_ordered_by_every_column(applicants, its_recruiter, job):
    first, second, third = applicants(3, source="linkedin")
    for number, value in ((first, 40), (second, 90)):
        score(its_recruiter, number, value)
    its_recruiter.post(f"/api/jobs/{job.id}/moves", json={"stage": 2, "applications": [{"id": first}]})

    def numbers(**query):
        return [application["id"] for application in listed(its_recruiter, job, **query)["applications"]]

    assert numbers(least_score=50) == [second]
    assert (numbers(stage=2), numbers(stage=1)) == ([first], [third, second])
    assert numbers(source="linkedin") == [third, second, first]
    assert numbers(source="") == []
    for sort in ("years", "title", "source"):
        assert len(numbers(sort=sort)) == 3
    review_blind(its_recruiter, job)
    assert "years" in listed(its_recruiter, job)["applications"][0]
