"""A search in a list may be as long as somebody types, and no longer than every database takes."""

import pytest

TOO_LONG = "Please search with at most 200 characters."


@pytest.fixture
def ask(signed_in, its_recruiter, seeker, job):
    """Each list that takes words, asked by somebody who may: path, then words."""
    admin = signed_in("admin")
    email = seeker.get("/api/session").get_json()["user"]["email"]
    lists = [
        (admin, "/api/admin/admins?q="),
        (admin, "/api/admin/users?q="),
        (admin, "/api/jobs?include_inactive=true&q="),
        (its_recruiter, "/api/jobs/recruiter?q="),
        (its_recruiter, f"/api/applications/job/{job.id}?q="),
        (seeker, f"/api/applications/user/{email}?query="),
    ]
    return lambda words: [(browser.get(path + words)) for browser, path in lists]


@pytest.mark.spec("API-34", "OPEN-133")
def test_words_that_no_database_takes_at_once_are_refused_with_a_sentence(ask):
    answer = ask("+".join(f"w{at}" for at in range(1500)))
    assert [(response.status_code, response.get_json()["message"]) for response in answer] == [(422, TOO_LONG)] * 6


def test_two_hundred_signs_are_looked_for(ask):
    assert [response.status_code for response in ask("+".join(["a"] * 100))] == [200] * 6
