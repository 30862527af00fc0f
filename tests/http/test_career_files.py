"""The files from which a career was read: kept as long as the career names them, for their owner alone."""

import io
import json
import zipfile
from datetime import timedelta

import pytest

from hireloom.domain.files import FileKind, StoredFile
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.paper import docx, paragraph, pdf
from tests.http.application_calls import apply, post_job, tracked

PASSWORD = "Welcome2hireloom!"
RESUME = pdf(
    "Anna Loewe",
    "anna@work.example | +1 415 555 0142",
    "Experience",
    "Staff Nurse, Halewood General, Mar 2022 - Present",
    "Charted every shift in Epic.",
)
JSON_RESUME = {"basics": {"name": "Anna Loewe"}, "work": [{"name": "Halewood", "position": "Nurse"}]}


def imported(browser, content=RESUME, name="Anna Löwe.PDF"):
    answer = browser.post("/api/me/career/from-file", data={"file": (io.BytesIO(content), name)})
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def save(browser, career):
    answer = browser.put("/api/me/career", json={"career": career})
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def files(browser):
    return browser.get("/api/me/career").get_json()["files"]


def opened(browser, file):
    return browser.get("/api/documents/download", query_string={"filePath": file["key"]})


def me(browser):
    return browser.get("/api/session").get_json()["user"]["id"]


@pytest.mark.spec("WS-308")
def test_each_value_leads_to_the_file_that_says_it(seeker, settings):
    suggested = imported(seeker)
    file = suggested["file"]
    assert (file["name"], suggested["not_kept"]) == ("Anna Löwe.pdf", "")
    (role,) = suggested["career"]["positions"]
    sources = [*role["sources"], *role["deeds"][0]["sources"]]
    assert len(sources) > 2
    assert {source["file"] for source in sources} == {file["key"]}
    saved = save(seeker, suggested["career"])
    assert saved["files"] == files(seeker) == [file]
    assert saved["career"] == suggested["career"]
    answer = opened(seeker, file)
    assert (answer.data, answer.mimetype) == (RESUME, "application/pdf")
    assert "no-store" in answer.headers["Cache-Control"]
    assert b"%PDF-" not in (settings.files_dir / file["key"]).read_bytes()  # it is encrypted


@pytest.mark.spec("WS-308")
def test_exports_of_other_products_are_kept_as_they_came(seeker):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("Positions.csv", "Company Name,Title\nHalewood,Nurse\n")
    export = imported(seeker, archive.getvalue(), "linkedin.zip")["file"]
    assert (export["name"], opened(seeker, export).data) == ("linkedin.zip", archive.getvalue())
    answer = opened(seeker, export)
    assert (answer.mimetype, answer.headers["Content-Disposition"][:10]) == ("application/octet-stream", "attachment")
    answer = seeker.post("/api/me/career/from-json-resume", json={"resume": JSON_RESUME}).get_json()
    assert answer["career"]["positions"][0]["sources"][0]["file"] == answer["file"]["key"]
    assert json.loads(opened(seeker, answer["file"]).data) == JSON_RESUME


@pytest.mark.spec("WS-308")
def test_nobody_else_opens_the_file(seeker, signed_in, visit):
    file = imported(seeker)["file"]
    assert opened(signed_in("user"), file).status_code == 403
    assert opened(signed_in("recruiter"), file).status_code == 403
    assert opened(visit(), file).status_code == 401
    other_seeker = signed_in("user")
    career = imported(seeker)["career"]
    assert save(other_seeker, career)["files"] == []  # naming somebody's file does not make it one's own
    assert opened(other_seeker, file).status_code == 403


@pytest.mark.spec("WS-309")
def test_a_file_that_the_career_does_not_name_goes_after_a_day(seeker, container, clock, settings):
    email = seeker.get("/api/session").get_json()["user"]["email"]
    suggested = imported(seeker)
    again = imported(seeker)
    assert again["file"] == suggested["file"]  # the same file is kept once
    passed = imported(seeker, pdf("Anna Loewe", "Experience", "Cook, Acme, 2019 - 2020", "Cooked soups."), "old.pdf")
    save(seeker, suggested["career"])
    clock.advance(timedelta(hours=25))
    container.housekeeping().tidy()
    seeker.login(email)
    assert files(seeker) == [suggested["file"]]
    assert not (settings.files_dir / passed["file"]["key"]).exists()

    save(seeker, {})
    assert files(seeker) == [suggested["file"]]  # the step can be taken back
    save(seeker, suggested["career"])
    clock.advance(timedelta(hours=25))
    container.housekeeping().tidy()
    seeker.login(email)
    assert opened(seeker, suggested["file"]).data == RESUME

    save(seeker, {})
    clock.advance(timedelta(hours=20))
    save(seeker, {})  # which does not give it another day
    clock.advance(timedelta(hours=5))
    assert container.housekeeping().sweep_files() == 1
    assert files(seeker) == []
    assert opened(seeker, suggested["file"]).status_code == 404


@pytest.mark.spec("WS-309")
def test_a_career_is_read_also_where_its_file_has_no_room(seeker, container, clock):
    with container.store().writing() as tx:
        for number in range(AmountSettings.most_files):
            tx.files.add(
                StoredFile(f"2026/{number}.pdf", me(seeker), FileKind.RESUME, "x.pdf", 1, "0" * 64, clock.now())
            )
    suggested = imported(seeker)
    assert suggested["file"] is None
    assert suggested["not_kept"] == (
        "The file itself was not kept. You have stored as many files as we keep for one person (100 files, 200 MB)."
    )
    (role,) = suggested["career"]["positions"]
    assert {source["file"] for source in role["sources"]} == {""}


@pytest.mark.spec("WS-309")
def test_my_data_holds_the_file_and_leaving_removes_it(seeker, settings):
    suggested = imported(seeker)
    save(seeker, suggested["career"])
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    assert RESUME in [packed.read(name) for name in packed.namelist()]
    path = settings.files_dir / suggested["file"]["key"]
    assert path.exists()
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert not path.exists()


@pytest.mark.spec("WS-311", "APPLY-15")
def test_a_word_file_is_sent_as_it_is_without_a_profile(seeker, container, people):
    word = docx(*(paragraph(line) for line in ("Anna Loewe", "Experience", "Staff Nurse, Halewood General, 2022")))
    file = imported(seeker, word, "Anna.docx")["file"]
    same = opened(seeker, file).data
    assert same == word
    answer = apply(seeker, post_job(container, people.add("recruiter")), resumeFile=(file["name"], same))
    assert answer.status_code == 201, answer.text
    (application,) = tracked(seeker)["applications"]
    assert application["resume_submitted"].endswith(".docx")
