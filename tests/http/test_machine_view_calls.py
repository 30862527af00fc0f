"""POST /api/machine-view: how a machine reads a resume, and what to fix."""

import io

import pytest
from reportlab.pdfgen.canvas import Canvas

from hireloom.testing.paper import pdf

GOOD = (
    "Anna Loewe",
    "anna@work.example | +1 415 555 0142",
    "Experience",
    "Staff Nurse, Halewood General Hospital, Mar 2022 - Present",
    "Charted every shift in Epic.",
)


def see(browser, content, name="anna.pdf"):
    return browser.post("/api/machine-view", data={"resume": (io.BytesIO(content), name)})


def drawing():
    content = io.BytesIO()
    canvas = Canvas(content)
    canvas.circle(100, 600, 30)
    canvas.save()
    return content.getvalue()


def kinds(answer):
    return [problem["kind"] for problem in answer["problems"]]


@pytest.mark.spec("WS-140")
def test_fields_come_as_a_machine_reads_them(seeker):
    answer = see(seeker, pdf(*GOOD)).get_json()
    values = {field["name"]: (field["value"], field["state"]) for field in answer["fields"]}
    assert values["Name"] == ("Anna Loewe", "read")
    assert values["Email"] == ("anna@work.example", "read")
    assert values["Role"] == ("Staff Nurse", "read")
    assert values["Dates"] == ("2022-03 to now", "read")
    assert "Charted every shift in Epic." in answer["text"]
    assert kinds(answer) == []


@pytest.mark.spec("WS-141")
def test_a_season_is_no_date_and_missing_contacts_are_named(seeker):
    answer = see(
        seeker, pdf(*GOOD[2:3], "Staff Nurse, Halewood General Hospital, Spring '21 - now", *GOOD[4:])
    ).get_json()
    (date,) = (problem for problem in answer["problems"] if problem["kind"] == "date")
    assert any("Spring '21" in quote for quote in date["quotes"])
    assert "contact" in kinds(answer)


@pytest.mark.spec("WS-142")
def test_a_file_of_drawings_alone_says_how_to_fix_it(seeker):
    refused = see(seeker, drawing())
    assert (refused.status_code, refused.get_json()["code"]) == (422, "nothing_to_see")
    assert "Save it again as a PDF" in refused.get_json()["message"]


@pytest.mark.spec("WS-140")
def test_without_a_file_there_is_nothing_to_see(seeker):
    assert seeker.post("/api/machine-view", data={}).status_code == 400


@pytest.mark.spec("WS-143")
def test_each_field_of_a_pdf_has_a_place_on_its_page(seeker):
    answer = see(seeker, pdf(*GOOD)).get_json()
    name = answer["fields"][0]["place"]
    assert name["page"] == 1
    assert name["left"] < name["right"]
    line = answer["lines"][0]
    assert (line["text"], line["top"]) == ("Anna Loewe", name["top"])
