"""POST /api/ATS: a resume against a job, seven analyses."""

import io
import re
import time
from datetime import timedelta
from wsgiref.util import is_hop_by_hop

import pytest

from hireloom.adapters.http.analysis_answer import AtsAnswer
from hireloom.testing.samples import JOB, RESUME

KINDS = {
    "percentage-match": "match",
    "about-the-resume": "about",
    "roles-responsibilities": "responsibilities",
    "top-10-skills": "top_skills",
    "beginner_questions": "questions",
    "intermediate_questions": "questions",
    "advanced_questions": "questions",
}
MB = 1024 * 1024


def message(answer) -> tuple[int, str]:
    body = answer.get_json()
    assert body["success"] is False
    return answer.status_code, body["message"]


def test_only_signed_in_people_get_an_analysis(visit):
    assert message(visit().analyse()) == (401, "Please log in to continue.")


@pytest.mark.spec("API-09", "API-10", "API-12", "MATCH-04", "QUES-05", "QUES-07")
@pytest.mark.parametrize("kind", KINDS)
def test_each_analysis_answers_in_its_own_part_and_as_text(seeker, kind):
    answer = seeker.analyse(kind)
    assert answer.status_code == 200, answer.text
    body = answer.get_json()
    assert AtsAnswer().validate(body) == {}
    assert {name for name in KINDS.values() if body[name] is not None} == {KINDS[kind]}
    assert len(body["response"]) > 50
    assert body["api_used"] == "local"
    document = body["document"]
    assert (document["name"], document["format"]) == ("resume.docx", "docx")
    assert document["words"] == len(RESUME.split())


@pytest.mark.spec("OPEN-018", "OPEN-019")
def test_the_text_of_a_match_begins_with_the_percentages(seeker):
    body = seeker.analyse().get_json()
    match = body["match"]
    assert body["response"].splitlines()[:3] == [
        f"Match Percentage: {match['percent']}%",
        f"Skills Match: {match['skills_percent']}%",
        f"Experience Match: {match['experience_percent']}%",
    ]


def test_the_sum_of_a_match_adds_up_and_its_raises_are_true(seeker):
    match = seeker.analyse().get_json()["match"]
    requirements = {requirement["id"]: requirement for requirement in match["requirements"]}
    assert sum(requirement["points"] for requirement in requirements.values()) == match["points"]
    assert sum(line["points"] for line in match["sum"]) == match["points"]
    assert sum(requirement["weight"] for requirement in requirements.values()) == match["max_points"]
    assert match["musts"]["total"] == sum(requirement["must"] for requirement in requirements.values())
    gains = [suggestion["gain"] for suggestion in match["raises"]]
    assert gains == sorted(gains, reverse=True)
    for suggestion in match["raises"]:
        assert suggestion["percent"] == match["percent"] + suggestion["gain"]
        assert all(requirements[id_]["state"] != "met" for id_ in suggestion["requirement_ids"])


def test_the_resume_comes_back_block_by_block_with_what_proves_what(seeker):
    match = seeker.analyse().get_json()["match"]
    parts = [part for block in match["resume"] for part in block["parts"]]
    text = " ".join(part["text"] for part in parts)
    assert "Led the move of a dispatch monolith" in text
    proofs = {id_: part["text"] for part in parts for id_ in part["proves"]}
    for requirement in match["requirements"]:
        assert (requirement["id"] in proofs) == (requirement["state"] != "missing"), requirement
        assert bool(requirement["quote"]) == (requirement["state"] != "missing")


@pytest.mark.spec("API-11", "OPEN-020", "OPEN-021", "LIM-12", "QUES-11")
@pytest.mark.parametrize("kind", ["beginner_questions", "intermediate_questions", "advanced_questions"])
def test_questions_come_five_a_page_numbered_on_and_never_twice(seeker, kind):
    level, words, offset = kind.split("_")[0], [], 0
    for _ in range(3):
        body = seeker.analyse(kind, level=level, offset=str(offset)).get_json()
        assert [question["number"] for question in body["questions"]] == list(range(offset + 1, offset + 6))
        assert {question["level"] for question in body["questions"]} == {level}
        assert all(question["answer"] for question in body["questions"])
        words += [question["text"] for question in body["questions"]]
        assert body["offset"] == offset + 5
        offset = body["offset"]
    assert len(set(words)) == len(words) == 15


@pytest.mark.spec("API-11", "OPEN-020")
def test_responsibilities_end_with_no_offset(seeker):
    words, offset, pages = [], 0, 0
    while offset is not None:
        body = seeker.analyse("roles-responsibilities", offset=str(offset)).get_json()
        assert len(body["responsibilities"]) <= 5
        words += [
            (responsibility["of"], responsibility["text"], responsibility["where"])
            for responsibility in body["responsibilities"]
        ]
        offset, pages = body["offset"], pages + 1
        assert pages < 50
    assert len(words) == len(set(words)) > 5


@pytest.mark.spec("MATCH-20", "QUES-08")
@pytest.mark.parametrize("kind", ["percentage-match", "beginner_questions"])
@pytest.mark.parametrize(
    "missing",
    [
        {"jobDescription": None},
        {"jobDescription": ""},
        {"jobDescription": " \n\t "},
        {"profileDocument": None},
        {"profileDocument": "a text, no file"},
        {"profileDocument": lambda: (io.BytesIO(b""), "")},
        {"jobDescription": None, "profileDocument": None},
    ],
)
def test_both_job_and_resume_are_needed(seeker, kind, missing):
    expected = (400, "Please enter job description and upload a profile document.")
    fields = {name: value() if callable(value) else value for name, value in missing.items()}
    assert message(seeker.analyse(kind, **fields)) == expected


def test_an_empty_body_and_json_are_refused_alike(seeker):
    assert seeker.post("/api/ATS").status_code == 400
    assert seeker.post("/api/ATS", json={"jobDescription": JOB}).status_code == 400


@pytest.mark.spec("API-10", "SEC-58")
@pytest.mark.parametrize(
    "wrong",
    [
        {"apiType": None},
        {"apiType": "everything"},
        {"apiType": ""},
        {"offset": "-1"},
        {"offset": "x"},
        {"offset": "1e3"},
        {"offset": "1_0"},
        {"offset": "٣"},
        {"offset": "10001"},
        {"offset": "9" * 40},
        {"level": "expert"},
    ],
)
def test_values_that_break_a_rule_are_refused(seeker, wrong):
    assert message(seeker.analyse(**({"kind": "beginner_questions"} | wrong)))[0] == 422


@pytest.mark.spec("OPEN-014")
@pytest.mark.parametrize(
    ("kind", "fields", "formats"),
    [
        ("percentage-match", {}, "PDF, DOCX, DOC"),
        ("about-the-resume", {}, "PDF, DOCX, DOC"),
        ("beginner_questions", {}, "PDF, DOCX"),
        ("percentage-match", {"user_id": "me"}, "PDF, DOCX"),
    ],
)
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("cv.txt", b"text"),
        ("cv", b"%PDF-1.7"),
        ("cv.docx.exe", b"MZ"),
        ("cv.pdf", b"PK\x03\x04"),
        ("cv.docx", b"%PDF-"),
    ],
)
def test_other_files_are_refused_with_what_would_do(seeker, kind, fields, formats, name, content):
    if fields:
        fields = {"user_id": str(seeker.get("/api/session").get_json()["user"]["id"])}
    answer = seeker.analyse(kind, profileDocument=(io.BytesIO(content), name), **fields)
    assert message(answer) == (422, f"Unsupported file type. Supported formats: {formats}")


@pytest.mark.spec("OPEN-016")
def test_a_document_without_text_has_no_score(seeker):
    import docx

    empty = io.BytesIO()
    docx.Document().save(empty)
    empty.seek(0)
    answer = seeker.analyse(profileDocument=(empty, "empty.docx"))
    assert message(answer) == (422, "Could not read any text from the document.")


@pytest.mark.spec("OPEN-015")
def test_a_doc_that_gives_no_text_says_what_to_do(seeker):
    ole2 = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 4000
    answer = seeker.analyse(profileDocument=(io.BytesIO(ole2), "old.doc"))
    assert message(answer) == (422, "Error processing DOC file. Please upload a PDF or DOCX file.")


@pytest.mark.spec("MATCH-21", "QUES-09", "LIM-10", "OPEN-011", "OPEN-012", "OPEN-013")
@pytest.mark.parametrize("kind", ["percentage-match", "beginner_questions"])
def test_ten_megabytes_are_accepted_and_one_byte_more_is_not(seeker, kind):
    def sized(size: int):
        return seeker.analyse(kind, profileDocument=(io.BytesIO(b"%PDF-1.7\n" + b"x" * (size - 9)), "cv.pdf"))

    assert message(sized(10 * MB))[0] == 422  # not too large: only no document
    assert message(sized(10 * MB + 1)) == (413, "File size should not exceed 10MB.")
    assert message(sized(40 * MB)) == (413, "File size should not exceed 10MB.")


@pytest.mark.spec("OPEN-011", "API-13")
def test_the_match_dialog_names_its_user_and_may_send_thirty(seeker):
    me = str(seeker.get("/api/session").get_json()["user"]["id"])

    def sized(size: int):
        content = io.BytesIO(b"%PDF-1.7\n" + b"x" * (size - 9))
        return seeker.analyse(user_id=me, profileDocument=(content, "cv.pdf"))

    assert message(sized(30 * MB))[0] == 422
    assert message(sized(30 * MB + 1)) == (413, "File size should not exceed 30MB.")
    assert re.match(r"Match Percentage: \d+%", seeker.analyse(user_id=me).get_json()["response"])


def test_a_request_larger_than_any_limit_is_refused_before_it_is_read(seeker):
    answer = seeker.post(
        "/api/ATS", data=b"", content_type="multipart/form-data; boundary=x", headers={"Content-Length": str(96 * MB)}
    )
    assert message(answer)[0] in (400, 413)


@pytest.mark.parametrize("job", ["too", "one two three", "x" * 3000, "!!! ??? ... --- ###"])
def test_a_job_in_which_nothing_is_asked_is_refused(seeker, job):
    expected = "Please paste the whole job description in English: we could not find any requirement in this text."
    assert message(seeker.analyse(jobDescription=job)) == (422, expected)


def test_a_job_of_a_hundred_thousand_characters_is_read_and_one_more_is_not(seeker):
    def long(size: int) -> str:
        return (JOB + " ").ljust(size, "x")

    assert seeker.analyse(jobDescription=long(100_000)).status_code == 200
    expected = "The job description is too long. Please paste only the text of the job, at most 100,000 characters."
    assert message(seeker.analyse(jobDescription=long(100_001))) == (422, expected)
    assert message(seeker.analyse(jobDescription="x" * 3 * MB))[0] == 413


@pytest.mark.parametrize(
    "job",
    [
        JOB + "\x00\x00",
        "مطلوب مهندس برمجيات خبرة خمس سنوات Python و SQL وإدارة فريق",
        "🚀🚀 We need a Python developer 🐍 with 5 years of SQL experience 🎉",
        "\u202eWe need a nurse with 5 years of intensive care experience\u202c",
        "We need Python.\r\n" * 500,
    ],
)
def test_other_scripts_emoji_and_control_characters_do_no_harm(seeker, job):
    assert seeker.analyse(jobDescription=job).status_code in (200, 422)


@pytest.mark.spec("MATCH-22", "OPEN-110")
@pytest.mark.parametrize("kind", KINDS)
def test_what_looks_like_markup_stays_the_same_text_in_json_that_no_browser_runs(seeker, make_docx, kind):
    evil = "Led <script>alert(1)</script> <img src=x onerror=alert(2)> migrations in Python and PostgreSQL."
    resume = (io.BytesIO(make_docx(RESUME + "\n" + evil)), "<img src=x>.docx")
    answer = seeker.analyse(kind, profileDocument=resume, jobDescription=JOB + "\nMust know <b onclick=x()>SQL</b>.")
    assert answer.status_code == 200
    assert answer.mimetype == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    body = answer.get_json()
    assert body["document"]["name"] == "<img src=x>.docx"
    assert "&lt;" not in body["response"]
    assert not re.search("<[a-z/!?]", body["response"], re.I)  # a client may insert it as HTML
    if kind == "percentage-match":
        text = " ".join(part["text"] for block in body["match"]["resume"] for part in block["parts"])
        assert "<script>alert(1)</script>" in text


@pytest.mark.parametrize(
    ("name", "display_name"),
    [
        ("a/b/../cv.docx", "cv.docx"),
        ("c\u202ev\x07.docx", "cv.docx"),
        ("x" * 300 + ".docx", "x" * 195 + ".docx"),
    ],
)
def test_the_name_of_a_file_is_shown_without_folders_and_without_what_nobody_sees(
    seeker, make_docx, name, display_name
):
    resume = (io.BytesIO(make_docx(RESUME)), name)
    assert seeker.analyse(profileDocument=resume).get_json()["document"]["name"] == display_name


def test_sixty_analyses_a_minute_for_one_person_and_the_others_do_not_wait(signed_in, clock):
    anna, bert = signed_in(), signed_in()
    bad = {"profileDocument": (io.BytesIO(b"x"), "x.pdf")}
    for _ in range(60):
        assert anna.analyse(profileDocument=(io.BytesIO(b"x"), "x.pdf")).status_code == 422
    assert message(anna.analyse(**bad)) == (429, "Too many attempts. Please try again later.")
    assert bert.analyse().status_code == 200
    clock.advance(timedelta(minutes=1))
    assert anna.analyse().status_code == 200


@pytest.mark.parametrize(
    "invisible",
    [
        "\u200b".join(JOB),
        "".join(f"{sign}\u00ad" if sign.isalpha() else sign for sign in JOB),
        JOB + "".join(chr(0xE0000 + ord(sign)) for sign in "\nMust know COBOL."),
        JOB.replace("\n\n", "\r\n \r\n\r\n\r\n"),
    ],
)
def test_what_nobody_sees_in_a_pasted_job_moves_nothing(seeker, invisible):
    assert seeker.analyse(jobDescription=invisible).get_json()["match"] == seeker.analyse().get_json()["match"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("blank", [" ", "\n", " \n", "\u00a0", "\t"])
def test_a_job_that_is_mostly_blanks_costs_no_more_than_its_words(seeker, kind, blank):
    """Looking for headings in it once took minutes, while nobody else got an answer."""
    started = time.process_time()
    assert seeker.analyse(kind, jobDescription=JOB + blank * (90_000 // len(blank)) + "SQL").status_code == 200
    assert time.process_time() - started < 5


def test_too_much_is_refused_without_a_header_that_a_server_may_not_take(seeker):
    answer = seeker.analyse(jobDescription="Python " * 450_000)
    assert message(answer) == (413, "The request is too large.")
    assert [name for name, _ in answer.headers if is_hop_by_hop(name)] == []
    answer = seeker.analyse(**{f"field{number}": "x" for number in range(1_100)})
    assert message(answer) == (413, "The request is too large.")


@pytest.mark.parametrize("body", ["[" * 100_000, '{"email": ' + "9" * 5_000 + "}"])
def test_json_too_deep_or_too_large_a_number_to_read_is_malformed(visit, seeker, body):
    for browser, path in ((visit(), "/api/login"), (seeker, "/api/feedback")):
        answer = browser.post(path, data=body, content_type="application/json")
        assert message(answer) == (400, "The request could not be understood.")
