"""Resumes over HTTP: each a file of its own, harmless whatever it was called, and no more than there is room for."""

from datetime import timedelta

import pytest

from hireloom.domain.files import FileKind, StoredFile
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.paper import pdf
from tests.http.profile_calls import BASIC, RESUME, advanced, me, mine, save

MB = 1024 * 1024


@pytest.mark.spec("LIM-10", "PROF-33")
def test_ten_megabytes_are_taken_and_one_byte_more_is_not(seeker):
    version, rest = RESUME.split(b"\n", maxsplit=1)
    full = b"%b\n%%%b\n%b" % (version, bytes(10 * MB - len(RESUME) - len(b"\n%")), rest)
    assert save(seeker, advanced(resume=full)).status_code == 200
    profile = mine(seeker)
    answer = save(seeker, advanced(resume=full + b"\n"))
    assert (answer.status_code, answer.get_json()["message"]) == (413, "File size should not exceed 10MB.")
    assert mine(seeker) == profile


@pytest.mark.spec("API-25", "OPEN-067")
def test_ones_resume_comes_back_byte_by_byte_and_can_do_nothing(seeker):
    save(seeker, advanced(), name="Löwe 2026.pdf")
    answer = seeker.get("/api/" + mine(seeker)["resume_path"])
    assert (answer.status_code, answer.data, answer.mimetype) == (200, RESUME, "application/pdf")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"].startswith("sandbox;")
    assert "no-store" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Disposition"].startswith("inline;")
    assert "L%C3%B6we%202026.pdf" in answer.headers["Content-Disposition"]
    assert seeker.get("/" + mine(seeker)["resume_path"]).data == RESUME


@pytest.mark.spec("SEC-48")
def test_a_new_resume_is_a_new_file_and_the_old_one_stays(seeker, clock):
    paths, first, second = [], pdf("first"), pdf("second")
    for resume in (first, second, second):
        clock.advance(timedelta(seconds=1))
        save(seeker, advanced(resume=resume))
        paths.append(mine(seeker)["resume_path"])
    assert len(set(paths)) == 3
    assert [seeker.get("/api/" + path).data for path in paths] == [first, second, second]


@pytest.mark.spec("SEC-29", "OPEN-067")
@pytest.mark.parametrize("name", ["..", ".", "%2e%2e", "...", " ", "a%00b", "r%C3%A9sum%C3%A9.pdf", "a;b.pdf", "x:y"])
def test_a_name_that_no_file_can_have_is_refused(seeker, name):
    assert seeker.get(f"/api/uploads/resumes/{name}").status_code in (400, 404)
    assert seeker.get(f"/api/uploads/resumes/x{name}").status_code in (400, 404)


@pytest.mark.spec("SEC-29")
@pytest.mark.parametrize("name", ["%2e%2e", "%2e", "r%C3%A9sum%C3%A9.pdf", "a;b.pdf"])
def test_names_outside_the_pattern_are_malformed(seeker, name):
    assert seeker.get(f"/api/uploads/resumes/{name}").status_code == 400


@pytest.mark.parametrize("name", ["2026-nothing.pdf", "resume.pdf", "a b.pdf", "2026.pdf"])
def test_a_resume_that_is_not_there_is_not_found(seeker, name):
    answer = seeker.get(f"/api/uploads/resumes/{name}")
    assert (answer.status_code, answer.get_json()["message"]) == (404, "Resume not found")


HOSTILE = [
    ("../../etc/passwd", "passwd.pdf"),
    ("..\\..\\boot.ini", "boot.ini.pdf"),
    ("cv\u202efdp.exe", "cvfdp.exe.pdf"),
    ("a'b; filename=x.exe", "a'b; filename=x.exe.pdf"),
    ("<img src=x>.pdf", "img src=x.pdf"),
    ("....pdf", "resume.pdf"),
    ("x" * 5_000 + ".pdf", "x" * 120 + ".pdf"),
    ("CV.PDF", "CV.pdf"),
]


@pytest.mark.spec("SEC-29")
@pytest.mark.parametrize(("uploaded", "display_name"), HOSTILE)
def test_a_hostile_name_is_shown_harmless_and_never_a_path(seeker, uploaded, display_name):
    assert save(seeker, advanced(), name=uploaded).status_code == 200
    profile = mine(seeker)
    assert profile["resume_name"] == display_name
    answer = seeker.get("/api/" + profile["resume_path"])
    assert answer.data == RESUME
    assert "Set-Cookie" not in answer.headers


def test_a_hundred_files_are_enough(seeker, container, clock):
    with container.store().writing() as tx:
        for number in range(AmountSettings.most_files - 1):
            tx.files.add(
                StoredFile(f"2026/{number}.pdf", me(seeker), FileKind.RESUME, "x.pdf", 1, "0" * 64, clock.now())
            )
    assert save(seeker, advanced()).status_code == 200
    profile = mine(seeker)
    answer = save(seeker, advanced())
    assert (answer.status_code, answer.get_json()["message"]) == (
        422,
        "You have stored as many files as we keep for one person (100 files, 200 MB).",
    )
    assert mine(seeker) == profile
    assert save(seeker, BASIC).status_code == 200


def test_what_is_refused_leaves_no_file_behind(seeker, settings):
    save(seeker, advanced(experience="99"))
    save(seeker, advanced(resume=b"no pdf"))
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]
