"""One shape for everything that goes wrong."""

import importlib
import pkgutil

import pytest
from flask import Flask
from werkzeug import exceptions

from hireloom import adapters, domain, ports, usecases
from hireloom.adapters.http.core.access import Access
from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.errors import code_of, handle_errors
from hireloom.adapters.http.core.errors import refusals as known_refusals
from hireloom.adapters.http.core.headers import add_headers
from hireloom.adapters.metrics.uncounted import Uncounted
from hireloom.domain import refusals
from hireloom.domain.documents import NoText, UnreadableDoc, UnsupportedFile
from hireloom.domain.identity.passwords import PasswordTooWeak
from hireloom.domain.identity.users import Deactivated, EmailTaken
from hireloom.domain.jobs import ReopenLimitReached
from hireloom.usecases.accounts import WrongLogin


def answer_to(problem: Exception):
    app = Flask("breaking")

    @app.get("/")
    def break_() -> str:
        raise problem

    add_headers(app, is_https=False)
    handle_errors(app)
    app.wsgi_app = Access(app.wsgi_app, Uncounted())
    return app.test_client().get("/")


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    ("refusal", "status", "code"),
    [
        (refusals.Malformed("x"), 400, "malformed"),
        (refusals.NotSignedIn(), 401, "unauthenticated"),
        (WrongLogin(), 401, "wrong_login"),
        (refusals.NotAllowed(), 403, "forbidden"),
        (Deactivated(), 403, "deactivated"),
        (refusals.NotFound(), 404, "not_found"),
        (refusals.Conflict("x"), 409, "conflict"),
        (EmailTaken(), 409, "email_taken"),
        (ReopenLimitReached(), 409, "reopen_limit_reached"),
        (refusals.TooLarge(), 413, "too_large"),
        (refusals.Invalid("x"), 422, "invalid"),
        (UnsupportedFile(), 422, "unsupported_file"),
        (NoText(), 422, "no_text"),
        (UnreadableDoc(), 422, "unreadable_doc"),
        (PasswordTooWeak(), 422, "password_too_weak"),
        (refusals.TooMany(), 429, "too_many_requests"),
        (refusals.Unavailable("x"), 503, "unavailable"),
    ],
)
def test_a_refusal_becomes_its_status_its_code_and_its_own_sentence(refusal, status, code):
    answer = answer_to(refusal)
    expected = {"success": False, "code": code, "message": str(refusal)}
    assert (answer.status_code, answer.get_json()) == (status, expected)


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    ("failure", "code"),
    [
        (exceptions.BadRequest(), "malformed"),
        (exceptions.NotFound(), "not_found"),
        (exceptions.MethodNotAllowed(), "method_not_allowed"),
        (exceptions.RequestEntityTooLarge(), "too_large"),
        (exceptions.UnsupportedMediaType(), "unsupported_media_type"),
        (exceptions.RequestedRangeNotSatisfiable(), "range_not_satisfiable"),
        (exceptions.UnprocessableEntity(), "invalid"),
        (exceptions.ImATeapot(), "unexpected"),
    ],
)
def test_what_the_framework_refuses_has_a_code_too(failure, code):
    answer = answer_to(failure)
    assert (answer.status_code, answer.get_json()["code"]) == (failure.code, code)


def test_every_refusal_has_a_code_of_its_own_and_the_document_names_it(app):
    for package in (domain, ports, usecases, adapters):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "migrations" not in module.name:
                importlib.import_module(module.name)
    codes = [code_of(kind) for kind in known_refusals()]
    assert len(codes) > 100
    assert sorted(codes) == sorted(set(codes))
    assert set(codes) <= set(document(app)["components"]["schemas"]["ErrorCode"]["enum"])


@pytest.mark.spec("OPEN-133")
def test_sentences_for_single_fields_stand_beside():
    answer = answer_to(refusals.Invalid("Please check.", errors={"title": ["Too short"]}))
    assert answer.get_json() == {
        "success": False,
        "code": "invalid",
        "message": "Please check.",
        "errors": {"title": ["Too short"]},
    }


@pytest.mark.spec("SEC-54")
@pytest.mark.parametrize("debug", ["", "1"])
def test_a_defect_tells_a_number_and_nothing_of_the_inside(caplog, monkeypatch, debug):
    monkeypatch.setenv("FLASK_DEBUG", debug)  # the framework's own switch changes nothing
    answer = answer_to(RuntimeError("the password of the database is hunter2"))
    assert answer.status_code == 500
    assert answer.mimetype == "application/json"
    body = answer.get_json()
    assert body == {
        "success": False,
        "code": "unexpected",
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
        {"success": False, "code": "too_large", "message": "The request is too large."},
    )


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 10**30, True, 1.0, "1_0", "٣", "9" * 10])
@pytest.mark.parametrize("path", ["/api/admin/delete-job", "/api/candidates/contact"])
def test_a_number_that_no_database_holds_is_refused(signed_in, path, number):
    fields = {"job_id": number, "candidate_email": "anna@home.example", "message": "Hello"}
    answer = signed_in("admin").post(path, json=fields)
    assert (answer.status_code, answer.get_json()["message"]) == (422, "Not a valid integer.")


def test_a_part_that_a_file_has_not_is_named_as_such(visit):
    answer = visit().get("/", headers={"Range": "bytes=999999999-"})
    assert (answer.status_code, answer.get_json()["message"]) == (416, "The file has no such part.")


@pytest.mark.parametrize("sign", ["\x00", "\ud800"])
def test_what_cannot_be_kept_is_told_in_words_that_help(seeker, sign):
    answer = seeker.post("/api/feedback", json={"rating": 5, "message": f"Good{sign}"})
    assert (answer.status_code, answer.get_json()["message"]) == (
        422,
        "This contains a character that cannot be saved. Please remove it.",
    )
