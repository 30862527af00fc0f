"""The tracker goes to spreadsheets and calendars, and comes in from them."""

import csv
import io

import pytest

from hireloom.settings.amounts import AmountSettings

JOB = {"title": "=cmd()", "company": "Palmetto Ridge", "address": "https://ridge.example/1", "note": 'Löwe, "sick"'}


def board(browser):
    return browser.get("/api/tracked-jobs").get_json()["jobs"]


def bring(browser, text, status=200):
    answer = browser.post("/api/tracked-jobs/import", json={"csv": text})
    assert answer.status_code == status, answer.text
    return answer.get_json()


@pytest.mark.spec("WS-213")
def test_what_goes_out_comes_back_with_safe_cells(seeker, signed_in):
    job = seeker.post("/api/tracked-jobs", json=JOB | {"ends_on": "2026-12-01"}).get_json()["job"]
    seeker.put(f"/api/tracked-jobs/{job['id']}/stage", json={"stage": "offer"})
    answer = seeker.get("/api/tracked-jobs/export")
    assert answer.mimetype == "text/csv"
    sheet = answer.data.decode()
    assert next(csv.DictReader(io.StringIO(sheet.removeprefix("\ufeff"))))["Job title"] == "'=cmd()"
    assert (bring(seeker, sheet)["added"], bring(seeker, sheet)["known"]) == (0, 1)
    other_seeker = signed_in("user")
    assert bring(other_seeker, sheet)["added"] == 1
    (copy,) = board(other_seeker)
    same = ("title", "company", "address", "note", "stage", "ends_on")
    assert {name: copy[name] for name in same} == {name: board(seeker)[0][name] for name in same}


def test_letters_that_were_lost_before_it_came_are_not_imported(seeker):
    assert bring(seeker, "Title,Company\nK\ufffdchin,Loom", 422)["code"] == "sheet_encoding_unknown"
    assert board(seeker) == []


@pytest.mark.spec("WS-213")
def test_the_table_of_another_tracker_is_read(seeker):
    answer = bring(
        seeker,
        "Company;Role;Status;Job URL;Date Applied;Extra\n"
        "Ridge;Nurse;Interviewing;https://ridge.example/1?utm_source=x;2026-11-20;x\n"
        "Ridge;Nurse;Interviewing;https://ridge.example/1;;\n"
        ";No company;;;;\n"
        "\n"
        "Weft;Weaver;Wishlist;javascript:alert(1);soon\n",
    )
    assert (answer["added"], answer["known"], answer["unread"]) == (2, 1, [4])
    assert [(job["title"], job["stage"], job["applied_on"], job["address"]) for job in board(seeker)] == [
        ("Nurse", "interview", "2026-11-20", "https://ridge.example/1?utm_source=x"),
        ("Weaver", "saved", None, ""),
    ]


@pytest.mark.spec("WS-213")
@pytest.mark.parametrize(
    "text",
    [
        "Nothing of the kind",
        "Title,Place\nNurse,Here",
        "Job title,Company\n" + "Nurse,Ridge\n" * (AmountSettings.most_tracked_jobs + 1),
        'Title,Company\n"' + "x" * 200_000,
        "x" * 500_001,
    ],
)
def test_what_is_no_table_of_jobs_is_refused(seeker, text):
    bring(seeker, text, 422)
    assert board(seeker) == []


@pytest.mark.spec("WS-214")
def test_a_talk_goes_to_a_calendar(seeker, signed_in):
    job = seeker.post("/api/tracked-jobs", json=JOB).get_json()["job"]
    where = f"/api/tracked-jobs/{job['id']}"
    assert seeker.get(f"{where}/calendar").status_code == 404
    seeker.put(where, json=JOB | {"title": "RN", "meets_at": "2026-12-03T09:30:00-05:00"})
    entry = seeker.get(f"{where}/calendar")
    assert entry.mimetype == "text/calendar"
    lines = entry.data.decode().replace("\r\n ", "").splitlines()
    assert {"METHOD:PUBLISH", "SUMMARY:Palmetto Ridge: RN"} <= set(lines)
    assert any(line.startswith("DTSTART") and line.endswith("20261203T143000Z") for line in lines)
    assert signed_in("user").get(f"{where}/calendar").status_code == 404
