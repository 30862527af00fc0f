"""POST /api/generate-job-description: who may, what comes back, and how it is refused."""

import pytest

from hireloom.adapters.http.core.document import document
from hireloom.domain.refusals import Unavailable

POSITION = {
    "title": "Sous Chef",
    "company": "Lanternfish",
    "employmentType": "Full-time",
    "location": "Austin, TX",
    "keywords": "Line Cooking, Food Safety",
}


@pytest.fixture
def recruiter(signed_in):
    return signed_in("recruiter")


def ask(browser, **changes):
    return browser.post("/api/generate-job-description", json=POSITION | changes)


@pytest.mark.spec("POST-20", "OPEN-090", "API-33")
@pytest.mark.parametrize("keywords", [POSITION["keywords"], "", None])
def test_a_description_comes_back_that_the_form_takes(recruiter, keywords):
    answer = ask(recruiter, keywords=keywords)
    assert answer.status_code == 200
    result = answer.get_json()
    assert result | {"description": ""} == {
        "success": True,
        "description": "",
        "error": None,
        "api_used": "local",
        "unused_keywords": [],
    }
    assert len(result["description"].split()) >= 100
    assert "Lanternfish is looking for a Sous Chef in Austin, TX." in result["description"]


@pytest.mark.spec("POST-20")
def test_keywords_that_the_description_does_not_use_are_named(recruiter):
    result = ask(recruiter, keywords="plating, Competitive pay, job postings, dental insurance").get_json()
    assert result["unused_keywords"] == ["Competitive pay", "job postings"]
    assert "- Dental insurance" in result["description"].split("What We Offer")[1]


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"title": ""}, "title"),
        ({"company": " ", "location": None}, "company, location"),
        (dict.fromkeys(POSITION), "title, company, location, employmentType"),
    ],
)
def test_missing_fields_are_named(recruiter, changes, named):
    answer = ask(recruiter, **changes)
    sentence = f"Missing fields: {named}"
    assert (answer.status_code, answer.get_json()) == (
        422,
        {"success": False, "code": "fields_missing", "error": sentence, "message": sentence},
    )


def test_nobody_gets_them_without_end(container, recruiter, clock, settings):
    limit = settings.rate_limits.descriptions
    me = str(recruiter.get("/api/session").get_json()["user"]["id"])
    with container.store().writing() as tx:
        assert all(tx.attempts.take(limit, me, now=clock.now()) for _ in range(limit.times))
    answer = ask(recruiter)
    assert (answer.status_code, answer.get_json()["error"]) == (429, "Too many attempts. Please try again later.")
    assert answer.headers["Retry-After"]


def test_a_model_that_does_not_answer_is_said_where_the_form_looks(container, recruiter):
    class Silent:
        def description(self, position):
            raise Unavailable("The analysis service does not answer. Please try again later.")

    object.__setattr__(container.descriptions(), "analyst", Silent())
    answer = ask(recruiter)
    assert answer.status_code == 503
    assert answer.get_json()["error"] == "The analysis service does not answer. Please try again later."


def test_seekers_have_no_use_for_it(seeker):
    assert ask(seeker).status_code == 403


def test_a_pasted_advert_is_tidied_into_sections(recruiter, seeker):
    pasted = "Duties: Assess patients and plan their care. Requirements: Current RN license is required."
    answer = recruiter.post("/api/tidy-job-description", json={"description": pasted})
    result = (
        "Responsibilities\n- Assess patients and plan their care.\n\nRequirements\n- Current RN license is required."
    )
    assert (answer.status_code, answer.get_json()) == (200, {"success": True, "description": result})
    too_long = recruiter.post("/api/tidy-job-description", json={"description": "a" * 20_001})
    assert (too_long.status_code, too_long.get_json()["message"]) == (
        422,
        "Description cannot exceed 20,000 characters",
    )
    assert seeker.post("/api/tidy-job-description", json={"description": pasted}).status_code == 403


@pytest.mark.parametrize("path", ["/api/generate-job-description", "/api/tidy-job-description"])
def test_every_error_has_what_the_document_promises(app, visit, recruiter, seeker, path):
    described = document(app)["paths"][path]["post"]["responses"]
    answers = [
        visit().post(path, json={}),
        seeker.post(path, json={}),
        recruiter.post(path, json={}),
        recruiter.post(path, json={"title": 5, "description": 5}),
        recruiter.post(path, data="{", content_type="application/json"),
        recruiter.post(path, data=b"x" * 2_000_000, content_type="application/json"),
    ]
    assert [answer.status_code for answer in answers] == [401, 403, 422, 422, 400, 413]
    for answer in answers:
        schema = described[str(answer.status_code)]["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/NoDescription"}
        assert answer.get_json()["error"] == answer.get_json()["message"]
