"""One shape for everything that goes wrong."""

import pytest
from flask import Flask

from hireloom.adapters.http.frame.errors import handle_errors
from hireloom.adapters.http.frame.headers import add_headers
from hireloom.domain import refusals
from hireloom.domain.documents import NoText, UnreadableDoc, UnsupportedFile
from hireloom.domain.identity.passwords import PasswordTooWeak
from hireloom.domain.identity.users import Deactivated, EmailTaken
from hireloom.usecases.accounts import WrongLogin


def answer_to(problem: Exception):
    app = Flask("breaking")

    @app.get("/")
    def break_() -> str:
        raise problem

    add_headers(app, is_https=False)
    handle_errors(app)
    return app.test_client().get("/")


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    ("refusal", "status"),
    [
        (refusals.Malformed("x"), 400),
        (refusals.NotSignedIn(), 401),
        (WrongLogin(), 401),
        (refusals.NotAllowed(), 403),
        (Deactivated(), 403),
        (refusals.NotFound(), 404),
        (refusals.Conflict("x"), 409),
        (EmailTaken(), 409),
        (refusals.TooLarge(), 413),
        (refusals.Invalid("x"), 422),
        (UnsupportedFile(), 422),
        (NoText(), 422),
        (UnreadableDoc(), 422),
        (PasswordTooWeak(), 422),
        (refusals.TooMany(), 429),
        (refusals.Unavailable("x"), 503),
    ],
)
def test_a_refusal_becomes_its_status_and_its_own_sentence(refusal, status):
    answer = answer_to(refusal)
    assert (answer.status_code, answer.get_json()) == (status, {"success": False, "message": str(refusal)})


@pytest.mark.spec("OPEN-133")
def test_sentences_for_single_fields_stand_beside():
    answer = answer_to(refusals.Invalid("Please check.", errors={"title": ["Too short"]}))
    assert answer.get_json() == {"success": False, "message": "Please check.", "errors": {"title": ["Too short"]}}


@pytest.mark.spec("SEC-54")
def test_a_defect_tells_a_number_and_nothing_of_the_inside(caplog):
    answer = answer_to(RuntimeError("the password of the database is hunter2"))
    assert answer.status_code == 500
    assert answer.mimetype == "application/json"
    body = answer.get_json()
    assert body == {
        "success": False,
        "message": "An unexpected error occurred. Please try again later.",
        "request_id": answer.headers["X-Request-Id"],
    }
    assert "hunter2" not in answer.text
    assert body["request_id"] in caplog.text
    assert "hunter2" in caplog.text


def test_a_body_of_more_than_a_megabyte_is_refused_where_no_file_is_expected(visit):
    answer = visit().post("/api/login", data=b"x" * (1024 * 1024 + 1), content_type="application/json")
    assert (answer.status_code, answer.get_json()) == (
        413,
        {"success": False, "message": "The request is too large."},
    )


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 10**30, True, 1.0, "1_0", "٣", "9" * 10])
@pytest.mark.parametrize("path", ["/api/admin/delete-job", "/api/candidates/contact"])
def test_a_number_that_no_database_holds_is_refused(signed_in, path, number):
    sent = {"job_id": number, "candidate_email": "anna@home.example", "message": "Hello"}
    answer = signed_in("admin").post(path, json=sent)
    assert (answer.status_code, answer.get_json()["message"]) == (422, "Not a valid integer.")


def test_a_part_that_a_file_has_not_is_named_as_such(visit):
    answer = visit().get("/", headers={"Range": "bytes=999999999-"})
    assert (answer.status_code, answer.get_json()["message"]) == (416, "The file has no such part.")


@pytest.mark.parametrize("sign", ["\x00", "\ud800"])
def test_what_cannot_be_kept_is_told_in_words_that_help(seeker, sign):
    answer = seeker.post("/api/feedback", json={"rating": 5, "message": f"Good{sign}"})
    assert (answer.status_code, answer.get_json()["message"]) == (
        422,
        "This holds a sign that cannot be kept. Please remove it.",
    )
