"""A job's own questions over HTTP: asked, answered, marked, and scored by nobody."""

import csv
import io
import json
import zipfile

import pytest

from hireloom.domain.refusals import NotFound
from hireloom.testing import paper
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, auto_apply, with_profile
from tests.http.recruiter_calls import listed, review_blind

WHY = {"text": "Why us?", "kind": "text"}
NIGHTS = {"text": "Can you work at night?", "kind": "yes_no", "is_required": True, "marks": ["No"]}
YEARS = {"text": "How many years on a ward?", "kind": "number", "least": 3}
SHIFT = {"text": "Which shift?", "kind": "choice", "choices": ["Mornings", "Nights"], "marks": ["Mornings"]}


def ask(browser, job, *questions, **more):
    return browser.put(f"/api/jobs/{job.id}/questions", json={"questions": questions} | more)


def ids(browser, job):
    return {row["text"]: row["id"] for row in browser.get(f"/api/jobs/{job.id}/questions").get_json()["questions"]}


def answers(browser, number):
    rows = browser.get(f"/api/applications/{number}/answers").get_json()["answers"]
    return [(row["question"], row["value"], row["is_marked"]) for row in rows]


@pytest.fixture
def application_id(its_recruiter, seeker, job):
    """An application with answers to all four questions."""
    assert ask(its_recruiter, job, WHY, NIGHTS, YEARS, SHIFT).status_code == 200
    named = ids(seeker, job)
    values = {"Why us?": "Anna likes wards.", NIGHTS["text"]: "No", YEARS["text"]: "2.5", SHIFT["text"]: "Nights"}
    answer = apply(seeker, job, answers=json.dumps({named[text]: value for text, value in values.items()}))
    assert answer.status_code == 201, answer.get_json()
    return answer.get_json()["application_id"]


ALL = [
    ("Why us?", "Anna likes wards.", False),
    ("Can you work at night?", "No", True),
    ("How many years on a ward?", "2.5", True),
    ("Which shift?", "Nights", False),
]


@pytest.mark.spec("HIR-Q01")
def test_applicants_answer_and_the_recruiter_sees_the_marks_that_they_do_not(
    its_recruiter, seeker, job, application_id
):
    assert answers(its_recruiter, application_id) == ALL
    assert answers(seeker, application_id) == [(question, value, False) for question, value, _ in ALL]
    questions = seeker.get(f"/api/jobs/{job.id}/questions").get_json()["questions"]
    assert not any("marks" in row or "least" in row for row in questions)


@pytest.mark.spec("HIR-Q02")
def test_an_answer_changes_neither_score_nor_status(its_recruiter, job, application_id):
    (row,) = listed(its_recruiter, job)["applications"]
    assert (row["status"], row["score"]) == ("Submitted", None)


@pytest.mark.spec("HIR-Q03")
def test_an_edited_question_leaves_the_answers_as_they_were_given(its_recruiter, seeker, job, application_id):
    before = ids(seeker, job)[WHY["text"]]
    assert ask(its_recruiter, job, WHY | {"text": "Why not us?"}).status_code == 200
    assert answers(its_recruiter, application_id) == ALL
    assert before not in ids(seeker, job).values()  # what somebody is typing does not answer other words


@pytest.mark.spec("HIR-Q04")
def test_nobody_applies_without_the_answers_that_are_required(its_recruiter, seeker, job, program):
    ask(its_recruiter, job, NIGHTS)
    for entry in ("", "{}", json.dumps({"0123456789abcdef": "Yes"})):
        refused = apply(seeker, job, answers=entry)
        assert (refused.status_code, refused.get_json()["message"]) == (
            422,
            "Please answer the question: Can you work at night?",
        )
    for entry in ("[", "[1]", '{"a": 1}', json.dumps(dict.fromkeys(ids(seeker, job).values(), "Maybe"))):
        assert apply(seeker, job, answers=entry).status_code == 422
    one_click = auto_apply(with_profile(seeker), job)
    assert (one_click.status_code, one_click.get_json()["code"]) == (422, "questions_to_answer")
    answers = [{"question": question, "value": "Yes"} for question in ids(seeker, job).values()]
    key = program(seeker, "applications:write")
    application = key.post("/applications", json={"job_id": job.id, "answers": answers})
    assert application.status_code == 201, application.get_json()
    (answer,) = key.get(f"/applications/{application.get_json()['id']}").get_json()["answers"]
    assert (answer["question"], answer["value"], answer["is_marked"]) == (NIGHTS["text"], "Yes", False)


@pytest.mark.parametrize(
    "question",
    [
        WHY | {"text": " "},
        WHY | {"text": "a" * 301},
        WHY | {"marks": ["us"]},
        WHY | {"least": 3},
        NIGHTS | {"marks": ["Maybe"]},
        SHIFT | {"choices": ["Nights"], "marks": []},
        SHIFT | {"choices": ["Nights", " Nights "], "marks": []},
        SHIFT | {"choices": ["Nights", ""], "marks": []},
        WHY | {"kind": "poem"},
    ],
)
def test_a_bad_question_is_refused_and_changes_nothing(its_recruiter, job, question):
    before = ask(its_recruiter, job, NIGHTS).get_json()
    assert ask(its_recruiter, job, question).status_code == 422
    assert its_recruiter.get(f"/api/jobs/{job.id}/questions").get_json() == before


def test_eleven_questions_the_same_twice_and_an_old_version_are_refused(its_recruiter, job):
    version = ask(its_recruiter, job, NIGHTS).get_json()["version"]
    assert ask(its_recruiter, job, *({"text": f"{number}?", "kind": "text"} for number in range(11))).status_code == 422
    assert ask(its_recruiter, job, WHY, WHY).status_code == 422
    assert ask(its_recruiter, job, WHY, version=version).status_code == 200
    assert ask(its_recruiter, job, version=version).get_json()["code"] == "changed_elsewhere"


@pytest.mark.spec("HIR-Q05")
def test_a_blind_review_hides_what_people_wrote_themselves(its_recruiter, job, application_id):
    review_blind(its_recruiter, job)
    application = its_recruiter.get(f"/api/applications/{application_id}/answers").get_json()
    assert application["is_hidden"]
    assert "Anna" not in json.dumps(application)
    assert answers(its_recruiter, application_id)[1:] == ALL[1:]


@pytest.mark.spec("HIR-Q06")
def test_strangers_see_no_answers_and_set_no_questions(signed_in, job, application_id):
    stranger = signed_in("recruiter", email="eve@other.example")
    assert stranger.get(f"/api/applications/{application_id}/answers").status_code == 403
    assert ask(stranger, job, WHY).status_code == 403


@pytest.mark.spec("HIR-Q07")
def test_answers_are_in_the_export_and_go_with_the_account(its_recruiter, seeker, application_id, container):
    export = seeker.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
        (application,) = json.loads(packed.read("applications.json"))
    assert application["answers"][0] == {"question": "Why us?", "answer": "Anna likes wards."}
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.screening_questions.answers(application_id) == []


@pytest.mark.spec("HIR-Q08", "HIR-Q09")
def test_a_file_is_an_answer_and_the_table_has_a_column_for_each_question(
    its_recruiter, seeker, signed_in, job, container
):
    permit = {"text": "Your work permit?", "kind": "file", "is_required": True}
    ask(its_recruiter, job, permit, NIGHTS)
    named = ids(seeker, job)

    def send(content, name="permit.pdf", place="0"):
        values = json.dumps({named[permit["text"]]: place, named[NIGHTS["text"]]: "Yes"})
        return apply(seeker, job, answers=values, answerFiles=(io.BytesIO(content), name))

    assert send(b"MZ").status_code == 422
    assert send(paper.pdf(), place="1").status_code == 422
    content = paper.pdf()
    answer = send(content)
    assert answer.status_code == 201, answer.get_json()
    number = answer.get_json()["application_id"]
    (file, _) = its_recruiter.get(f"/api/applications/{number}/answers").get_json()["answers"]
    assert (file["value"], file["is_marked"]) == ("permit.pdf", False)
    path = f"/api/documents/download?filePath={file['file']}"
    assert its_recruiter.get(path).data == content
    assert signed_in().get(path).status_code == 403
    rows = list(csv.DictReader(its_recruiter.get(f"/api/jobs/{job.id}/applications/export").text[1:].splitlines()))
    assert [(row["Name"], row[permit["text"]], row[NIGHTS["text"]]) for row in rows] == [
        ("Anna Löwe", "permit.pdf", "Yes")
    ]
    review_blind(its_recruiter, job)
    table = its_recruiter.get(f"/api/jobs/{job.id}/applications/export").text
    assert f"Candidate {number}" in table
    assert not any(secret in table for secret in ("Anna", "anna@", "permit.pdf"))
    assert its_recruiter.get(path).status_code == 403
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with pytest.raises(NotFound):
        container.files().read(file["file"])
