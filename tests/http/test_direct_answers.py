"""Lists that are read often become JSON without their schema: what is sent is what the schema would have made of it."""

from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.jobs import ProviderLink
from tests.http.application_calls import apply, post_job, with_profile
from tests.http.recruiter_calls import decide, review_blind, score

NOW = datetime(2026, 11, 21, 9, 30, 7, 123456, tzinfo=UTC)
LISTS = {
    "jobs": (
        "/api/jobs",
        "/api/jobs?include_inactive=true",
        "/api/jobs/recruiter?email=recruiter1@people.example",
        "/api/jobs/all",
    ),
    "applications": ("/api/applications/job/1", "/api/applications/job/2"),
    "admins": ("/api/admin/admins",),
    "users": ("/api/admin/users",),
    "events": ("/api/admin/audit",),
    "feedback": ("/api/admin/feedback",),
    "messages": ("/api/admin/help-messages",),
    "candidates": ("/api/jobs/1/matching_candidates?min_score=0",),
    "recommendations": ("/api/jobs/agent_recommendations?user_id=2&min_score=0",),
}


@pytest.fixture
def admin(container, clock, people, recruiter, its_recruiter, seeker, signed_in):
    """Sees everything there is to see: rows with every value that can be missing, and with it."""
    clock.advance(NOW - clock.now())
    more = {"providers": (ProviderLink("Indeed", "https://x.example"),), "mandatory_documents": ("Resume",)}
    job = post_job(container, recruiter, salary="10 - 20", currency="USD", salary_duration="per hour", **more)
    blind = post_job(container, recruiter, ends_on=None, keywords="", description="Ünï\n<b>\u2028", title="Ängel")
    post_job(container, recruiter, ends_on=date(2026, 11, 1), deleted_at=NOW - timedelta(1), reopen_count=2)
    with_profile(seeker, skills="Nursing, Python", job_roles="Nurse")
    first = apply(seeker, job, visaDocumentFile=None).get_json()["application_id"]
    assert score(its_recruiter, first, 61).status_code == decide(its_recruiter, first, "Selected").status_code == 200
    assert review_blind(its_recruiter, blind).status_code == apply(seeker, blind).status_code - 1 == 200
    seeker.post("/api/feedback", json={"rating": 4, "message": "Gut gemacht 👍"})
    seeker.post("/api/help-messages", json={"name": "Zoë", "email": "zoe@x.example", "message": "Hilfe"})
    people.add("user", phone=None, is_active=False)
    (admin := signed_in("admin", is_super_admin=True)).get("/api/admin/audit/export")
    return admin


def test_what_is_sent_is_what_the_schema_makes_of_it(app, admin):
    direct = {name: view.direct for name, view in app.view_functions.items() if hasattr(view, "direct")}
    schemas = {name: schema for name, schema in direct.items() if not name.startswith("v1_")}  # the same views
    match = app.url_map.bind("localhost").match
    for rows, path in [(rows, path) for rows, paths in LISTS.items() for path in paths]:
        answer = admin.get(path)
        assert answer.status_code == 200, answer.text
        body, (endpoint, _) = answer.get_json(), match(path.partition("?")[0])
        assert body[rows]
        schema = schemas[endpoint]()
        assert schema.dump(schema.load(body)) == body
    endpoints = {match(path.partition("?")[0])[0] for paths in LISTS.values() for path in paths}
    elsewhere = {"jobs_listing.jobs_listing", "blind reviews.reveal", "insights.owed_answers"}
    assert {*schemas} == endpoints | elsewhere, "hold it against its schema"


def test_another_name_is_seen_however_it_is_written_and_how_often(seeker):
    for query in ("user_id=999", "user%5Fid=999", "%75ser_id=999", "x=1&user_id=999&user_id="):
        for _ in range(2):  # the parsed query is cached, but the caller is checked each time
            assert seeker.get(f"/api/jobs_listing?location=Pune&{query}").status_code == 403
    assert seeker.get("/api/jobs_listing?location=Pune&num_results=0").status_code == 422
    assert seeker.get("/api/jobs_listing?location=Pune&num_results=0").status_code == 422
