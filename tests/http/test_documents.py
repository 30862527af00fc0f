"""Documents of applications: for those who may see them, as bytes that can do nothing."""

from datetime import timedelta
from html import escape

import pytest

from hireloom.domain.applications import LEGACY
from hireloom.domain.files import FileKind
from hireloom.domain.papers import Paper
from hireloom.domain.pictures import without_traces
from hireloom.testing.paper import docx, paragraph
from hireloom.testing.pictures import gif, huge_png, jpeg, photo, png, turned
from tests.http.application_calls import LICENSE, RESUME, VISA, apply, document, one, outcome, post_job, tracked
from tests.http.profile_calls import advanced, mine, save
from tests.lookups import latest

NOT_THERE = (404, "Document not available")
REFUSED = (403, "You do not have permission to perform this action.")


@pytest.fixture
def papers(seeker, container, recruiter):
    apply(seeker, post_job(container, recruiter), drivingLicenseFile=LICENSE, visaDocumentFile=VISA)
    application = tracked(seeker)["applications"][0]
    return {kind: application[f"{kind}_submitted"] for kind in ("resume", "driving_license", "visa_document")}


@pytest.mark.spec("API-54", "OPEN-066", "SEC-30")
def test_the_writer_the_recruiter_and_an_admin_get_the_bytes(seeker, its_recruiter, signed_in, papers):
    for browser in (seeker, its_recruiter, signed_in("admin")):
        assert document(browser, papers["resume"]).data == RESUME
        assert document(browser, papers["visa_document"]).data == VISA


@pytest.mark.spec("OPEN-066", "SEC-30", "RECR-68")
def test_nobody_else_gets_them(papers, signed_in, visit, container, people, seeker):
    other_recruiter = people.add("recruiter")
    post_job(container, other_recruiter)
    stranger = visit()
    stranger.login(other_recruiter.email)
    for browser in (stranger, signed_in("user"), signed_in("recruiter")):
        for key in papers.values():
            assert outcome(document(browser, key)) == REFUSED
        assert outcome(document(browser, "2026/00000000-0000-4000-8000-000000000000.pdf")) == NOT_THERE
    assert document(visit(), papers["resume"]).status_code == 401


@pytest.mark.spec("OPEN-078")
def test_of_a_deleted_job_they_are_there_for_whoever_applied_and_for_admins(
    seeker, its_recruiter, signed_in, papers, container, clock
):
    with container.store().writing() as tx:
        tx.jobs.put(tx.jobs.get_for_update(1).deleted(clock.now()))
    for key in papers.values():
        assert outcome(document(its_recruiter, key)) == REFUSED
        assert document(seeker, key).status_code == document(signed_in("admin"), key).status_code == 200
    for path in ("/api/applications/1", "/api/applications/job/1"):
        assert outcome(its_recruiter.get(path)) == (404, "Job not found")
    assert one(signed_in("admin"), 1) == one(seeker, 1)


@pytest.mark.spec("OPEN-066", "SEC-30")
@pytest.mark.parametrize(
    "key",
    [
        "",
        "..",
        "../secret",
        "2026/../../secret",
        "/etc/passwd",
        "2026//x.pdf",
        "2026/./x.pdf",
        "..\\secret",
        "C:/x.pdf",
        "%2e%2e/secret",
        "2026/x.pdf\n",
        "2026/é.pdf",
        "file:///etc/passwd",
        "x" * 300,
    ],
)
def test_what_cannot_be_a_key_is_malformed(seeker, papers, key):
    assert document(seeker, key).status_code == 400


def test_no_key_at_all_is_malformed(seeker):
    assert seeker.get("/api/documents/download").status_code == 400
    assert seeker.get("/api/documents/download?filePath=a%00b").status_code in (400, 422)


@pytest.mark.spec("OPEN-065")
def test_what_was_never_stored_here_is_not_available(seeker):
    assert outcome(document(seeker, LEGACY)) == NOT_THERE


@pytest.mark.spec("SEC-31")
def test_bytes_that_were_lost_are_not_available_and_no_path_is_told(seeker, papers, settings):
    (settings.files_dir / papers["resume"]).unlink()
    answer = document(seeker, papers["resume"])
    assert outcome(answer) == NOT_THERE
    assert not any(part in answer.text for part in (*papers["resume"].split("/"), str(settings.files_dir)))


PAPERS = [
    ("resumeFile", ("Löwe cv.pdf", RESUME), "resume", "application/pdf", True),
    ("resumeFile", ("cv.docx", docx()), "resume", "application/vnd.openxmlformats", False),
    ("drivingLicenseFile", ("card.jpeg", jpeg()), "driving_license", "image/jpeg", True),
    ("visaDocumentFile", ("visa.png", png()), "visa_document", "image/png", True),
    ("visaDocumentFile", ("visa.gif", gif()), "visa_document", "image/gif", True),
]


@pytest.mark.spec("API-54", "SEC-30")
@pytest.mark.parametrize(("field", "file", "kind", "content_type", "is_shown"), PAPERS)
def test_they_are_shown_or_saved_and_can_run_nothing(
    seeker, container, recruiter, field, file, kind, content_type, is_shown
):
    apply(seeker, post_job(container, recruiter), **{field: file})
    key = tracked(seeker)["applications"][0][f"{kind}_submitted"]
    for download, is_saved in (("true", True), ("1", True), ("false", False), ("0", False), (None, False)):
        answer = document(seeker, key, **({"download": download} if download else {}))
        assert answer.status_code == 200
        assert answer.mimetype.startswith(content_type)
        disposition = "inline" if is_shown and not is_saved else "attachment"
        assert answer.headers["Content-Disposition"].startswith(disposition + ";")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"] == "sandbox; default-src 'none'"
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert answer.headers["X-Frame-Options"] == "DENY"


@pytest.mark.spec("WS-310", "SEC-30")
def test_the_words_of_a_word_file_are_for_those_who_may_have_the_file(
    seeker, its_recruiter, signed_in, container, recruiter
):
    lines = ("Anna Loewe", "<script>alert(1)</script>", "Charted every shift in Epic.")
    file = ("cv.docx", docx(*(paragraph(escape(line)) for line in lines)))
    apply(seeker, post_job(container, recruiter), resumeFile=file, drivingLicenseFile=LICENSE)
    application = tracked(seeker)["applications"][0]
    for browser in (seeker, its_recruiter, signed_in("admin")):
        answer = words(browser, application["resume_submitted"])
        assert (answer.status_code, answer.mimetype) == (200, "application/json"), answer.text
        document_text = answer.get_json()
        assert [line for line in document_text["text"].splitlines() if line] == list(lines)
        assert document_text["is_scan"] is False
    for stranger in (signed_in("user"), signed_in("recruiter")):
        assert outcome(words(stranger, application["resume_submitted"])) == REFUSED
    assert outcome(words(seeker, application["driving_license_submitted"])) == (
        422,
        "Unsupported file type. Supported formats: PDF, DOCX, DOC",
    )


def words(browser, key):
    return browser.get("/api/documents/text", query_string={"filePath": key})


@pytest.mark.parametrize(("name", "format"), [("card.jpg", "JPEG"), ("card.png", "PNG"), ("card.gif", "GIF")])
def test_a_picture_that_is_cut_short_is_refused_wherever_it_was_cut(seeker, container, recruiter, name, format):
    job, content = post_job(container, recruiter), photo(format)
    for length in range(8, len(content) - 1, 100):
        answer = apply(seeker, job, drivingLicenseFile=(name, content[:length]))
        assert outcome(answer) == (422, "This picture is damaged or incomplete. Please save or photograph it again.")
    for length in range(4, len(content) - 1, 10):
        clean = without_traces(content[:length])
        assert clean is None or not container.reader().is_whole_picture(clean), length
    assert apply(seeker, job, drivingLicenseFile=(name, content)).status_code == 201


def test_a_picture_without_its_pixels_is_refused_with_what_to_do(seeker, container, recruiter):
    answer = apply(seeker, post_job(container, recruiter), visaDocumentFile=("visa.png", huge_png(40, 40)))
    assert answer.status_code == 422
    assert answer.get_json()["message"] == "This picture is damaged or incomplete. Please save or photograph it again."


def test_pictures_leave_place_and_camera_behind(seeker, container, recruiter):
    photo = jpeg(exif=turned(6), comment=b"Anna Secret", after=b"<script>")
    apply(seeker, post_job(container, recruiter), drivingLicenseFile=photo)
    text = document(seeker, tracked(seeker)["applications"][0]["driving_license_submitted"]).data
    assert text.startswith(b"\xff\xd8\xff")
    assert not any(trace in text for trace in (b"Secret", b"Spy", b"script"))


@pytest.mark.spec("SEC-33")
def test_who_opens_identity_papers_is_written_down(its_recruiter, papers, container):
    document(its_recruiter, papers["resume"])
    with container.store().reading() as tx:
        before = [event.action for event in latest(tx, 500)].count("files.read")
    document(its_recruiter, papers["driving_license"])
    document(its_recruiter, papers["visa_document"])
    with container.store().reading() as tx:
        assert [event.action for event in latest(tx, 500)].count("files.read") == before + 2


def test_an_admins_look_is_written_down(signed_in, papers, container):
    document(signed_in("admin"), papers["resume"])
    with container.store().reading() as tx:
        assert latest(tx, 1)[0].action == "files.read"


def test_the_person_sees_when_the_recruiter_looked_for_the_first_time(seeker, its_recruiter, papers, clock):
    document(seeker, papers["resume"])
    assert [event["what"] for event in one(seeker, 1)["timeline"]] == ["submitted", "mailed"]
    clock.advance(timedelta(hours=3))
    for key in papers.values():
        document(its_recruiter, key)
    timeline = one(seeker, 1)["timeline"]
    assert [event["what"] for event in timeline] == ["submitted", "mailed", "opened"]
    assert timeline[2]["at"] == "2026-11-21T12:30:00Z"


@pytest.mark.spec("OPEN-067", "API-25", "SEC-29")
def test_a_resume_by_its_name_is_open_to_the_recruiter_who_got_it(
    seeker, its_recruiter, signed_in, container, recruiter
):
    save(seeker, advanced())
    path = "/api/" + mine(seeker)["resume_path"]
    assert outcome(its_recruiter.get(path)) == REFUSED
    apply(seeker, post_job(container, recruiter), resumeFile=None)
    assert its_recruiter.get(path).data == seeker.get(path).data
    assert outcome(signed_in("recruiter").get(path)) == outcome(signed_in("user").get(path)) == REFUSED
    assert signed_in("admin").get(path).status_code == 200


def test_identity_papers_are_no_resumes(seeker, papers):
    name = papers["visa_document"].replace("/", "-", 1)
    assert outcome(seeker.get(f"/api/uploads/resumes/{name}")) == (404, "Resume not found")


def test_a_hundred_and_twenty_in_a_minute_are_enough(seeker, papers, container, clock, settings):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().writing() as tx:
        for _ in range(119):
            tx.attempts.take(settings.rate_limits.documents, str(me), now=clock.now())
    assert document(seeker, papers["resume"]).status_code == 200
    assert document(seeker, papers["resume"]).status_code == 429
    clock.advance(timedelta(minutes=1))
    assert document(seeker, papers["resume"]).status_code == 200


def test_a_file_that_was_kept_with_another_type_is_for_saving_only(seeker, container, clock):
    """An import may bring what no screen takes."""
    paper = Paper(FileKind.VISA_DOCUMENT, "visa.html", "html", b"<script>alert(1)</script>")
    key = container.files().keep(paper.content, extension="html", on=clock.today())
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().writing() as tx:
        tx.files.add(paper.stored(key, owner_id=me, at=clock.now()))
    answer = document(seeker, key)
    assert answer.mimetype == "application/octet-stream"
    assert answer.headers["Content-Disposition"].startswith("attachment;")
