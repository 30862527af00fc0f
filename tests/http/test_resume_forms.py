"""POST /api/profile/from-resume: what the resume says, with the words that say it, and nothing kept."""

import io

import pytest

from hireloom.testing.paper import pdf, scanned_pdf

MB = 1024 * 1024
LINES = (
    "MAYA OKAFOR",
    "Senior Backend Engineer",
    "maya.okafor@mail.example | +44 7911 123456",
    "Summary",
    "Backend engineer with 8 years of experience in Python, PostgreSQL and Docker.",
    "Experience",
    "Platform Engineer, Loom Ltd 03/2021 - Current",
    "Moved a monolith to services written in Python.",
)


def fill(browser, content, name="cv.pdf"):
    data = {"resume": (io.BytesIO(content), name)} if content is not None else {}
    return browser.post("/api/profile/from-resume", data=data, content_type="multipart/form-data")


def test_every_field_comes_with_the_words_that_say_it(seeker):
    content = pdf(*LINES)
    answer = fill(seeker, content)
    assert answer.status_code == 200, answer.text
    body = answer.get_json()
    result = {name: (field["value"], field["quote"]) for name, field in body["fields"].items()}
    assert result["name"] == ("Maya Okafor", "MAYA OKAFOR")
    assert result["email"] == ("maya.okafor@mail.example",) * 2
    assert result["phone_number"] == ("7911123456", "+44 7911 123456")
    assert result["country_code"] == ("+44", "+44 7911 123456")
    assert result["experience"][0] == "5-10"
    assert "8 years of experience" in result["experience"][1]
    assert result["job_roles"][0].split(", ")[:2] == ["Senior Backend Engineer", "Platform Engineer"]
    assert {"Python", "PostgreSQL", "Docker"} <= set(result["skills"][0].split(", "))
    for field in body["fields"].values():
        assert ", ".join(quote["value"] for quote in field["items"]) == field["value"]
        assert all(quote["page"] == 1 and quote["start"] < quote["end"] and quote["quote"] for quote in field["items"])
    assert (body["document"]["name"], body["document"]["bytes"]) == ("cv.pdf", len(content))


def test_what_it_fills_in_can_be_saved_as_it_is(seeker):
    lines = ("Siobhán O'Neill-Berg", "siobhan@mail.example", "(415) 555-0142", *LINES[3:])
    fields = fill(seeker, pdf(*lines)).get_json()["fields"]
    assert fields["name"]["value"] == "Siobhán ONeill Berg"
    fields_sent = {name: field["value"] for name, field in fields.items() if field}
    answer = seeker.post("/api/jobsdb", data=fields_sent | {"is_basic": "1"}, content_type="multipart/form-data")
    assert answer.status_code == 200, answer.text


def test_nothing_is_kept_of_it(seeker, settings, container):
    fill(seeker, pdf(*LINES))
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().reading() as tx:
        assert tx.profiles.of(me) is None
        assert tx.files.of_owner(me) == []


def test_what_a_resume_does_not_say_is_null(seeker):
    fields = fill(seeker, pdf("Experience", "Grew tomatoes and sold them on the market.")).get_json()["fields"]
    assert {name for name, field in fields.items() if field} <= {"skills"}


@pytest.mark.parametrize(
    ("content", "name", "status", "sentence"),
    [
        (None, "", 400, "Please choose a resume."),
        (b"", "cv.pdf", 422, "This document is empty. Please choose another file."),
        (b"GIF89a", "cv.gif", 422, "Unsupported file type. Supported formats: PDF, DOCX, DOC"),
        (scanned_pdf(), "cv.pdf", 422, "Could not read any text from the document."),
        (b"%PDF-" + b" " * 10 * MB, "cv.pdf", 413, "File size should not exceed 10MB."),
    ],
)
def test_what_cannot_be_read_is_said(seeker, content, name, status, sentence):
    answer = fill(seeker, content, name)
    assert (answer.status_code, answer.get_json()["message"]) == (status, sentence)


def test_it_is_for_people_who_are_signed_in_and_counts_as_an_analysis(visit, seeker, settings):
    assert fill(visit(), pdf(*LINES)).status_code == 401
    content = pdf(*LINES)
    codes = [fill(seeker, content).status_code for _ in range(settings.analyses_per_minute + 1)]
    assert codes == [200] * settings.analyses_per_minute + [429]
