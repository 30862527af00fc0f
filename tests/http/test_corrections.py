"""People correct the reading of their resume against a job."""

import io
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from hireloom.adapters.http.analysis_answer import AtsAnswer
from hireloom.domain.resume_match.corrections import LONGEST_LINE, LONGEST_WORDS
from hireloom.settings.amounts import AmountSettings
from hireloom.testing.samples import JOB, RESUME
from tests.conftest import resume_docx
from tests.http.application_calls import apply, post_job

KAFKA, GO, YEARS = "Apache Kafka or RabbitMQ", "Go", "5+ years of backend development"
NOT_ASKED, HAVE, COUNT, ROLE = "not_a_requirement", "i_have_this", "these_years_count", "missing_role"
PASSWORD = "Welcome2hireloom!"
JUNIOR = {"title": "Junior Developer", "employer": "Saguaro Web Studio", "first": "2014-01", "last": "2016-12"}
WITH_PERMIT = f"{JOB}\nYou need a valid work permit for the United States.\n"
ACCOUNTANT = """Accountant
Harborlight Logistics

Requirements
- 3+ years of experience as an accountant
- Excel
- Month end close and reconciliation
"""
BOOKKEEPER = """Grace Adeyemi

Experience
Accountant, Harborlight
March 2019 to June 2021
Closed the books of four companies at month end.

Zookeeper, Westside
January 2015 to December 2016
Fed forty animals twice a day.
"""
THREE_YEARS = "3+ years as an accountant"
ZOOKEEPER = {"title": "Zookeeper", "employer": "Westside", "first": "2015-01", "last": "2016-12"}
NOT_ASKED_HERE = "The job no longer asks for this. Please analyse it again."


def correct(browser, kind, about="", *, job=JOB, resume=RESUME, **fields):
    file = io.BytesIO(resume_docx(resume)), "resume.docx"
    data = {"jobDescription": job, "profileDocument": file, "kind": kind, "about": about, **fields}
    return browser.post("/api/corrected-matches", data=data, content_type="multipart/form-data")


def corrected(browser, kind, about="", **fields):
    answer = correct(browser, kind, about, **fields)
    assert answer.status_code == 200, answer.text
    return answer.get_json()["match"]


def match_of(browser, **fields):
    return browser.analyse(**fields).get_json()["match"]


def row(match, label):
    return next(requirement for requirement in match["requirements"] if requirement["label"] == label)


def refused(answer) -> tuple[int, str]:
    body = answer.get_json()
    assert body["success"] is False
    return answer.status_code, body["message"]


def test_what_the_person_has_counts_at_once_and_after_a_reload(seeker):
    before = match_of(seeker)
    assert (row(before, KAFKA)["state"], before["recount"]) == ("missing", None)
    answer = correct(seeker, HAVE, KAFKA, words="I ran  RabbitMQ\nfor two years at Tallgrass.")
    body = answer.get_json()
    assert (answer.status_code, AtsAnswer().validate(body)) == (200, {})
    match = body["match"]
    weight = row(before, KAFKA)["weight"]
    assert (row(match, KAFKA)["state"], row(match, KAFKA)["points"]) == ("met", weight)
    assert row(match, KAFKA)["own_word"] == "I ran RabbitMQ for two years at Tallgrass."
    assert (match["points"], match["max_points"]) == (before["points"] + weight, before["max_points"])
    assert match["recount"]["percent_as_read"] == before["percent"] < match["percent"]
    assert match["recount"]["own_points"] == weight
    assert body["response"].startswith(f"Match Percentage: {match['percent']}%")
    assert match_of(seeker) == match


def test_a_line_of_the_resume_can_be_the_proof(seeker):
    line = next(
        part["text"]
        for block in match_of(seeker)["resume"]
        for part in block["parts"]
        if "Tallgrass" not in part["text"]
    )
    match = corrected(seeker, HAVE, KAFKA, quote=line)
    assert row(match, KAFKA)["quote"] == line == row(match, KAFKA)["own_word"]
    marked = [part for block in match["resume"] for part in block["parts"] if row(match, KAFKA)["id"] in part["proves"]]
    assert line in [part["text"] for part in marked]


def test_what_is_no_requirement_leaves_the_sum(seeker):
    before = match_of(seeker)
    match = corrected(seeker, NOT_ASKED, KAFKA)
    assert KAFKA not in [requirement["label"] for requirement in match["requirements"]]
    assert [requirement["label"] for requirement in match["recount"]["dropped"]] == [KAFKA]
    assert match["max_points"] == before["max_points"] - row(before, KAFKA)["weight"]
    assert match["points"] == before["points"]


def test_years_are_a_sum_of_roles_and_the_person_may_say_what_counts(seeker):
    advert, resume = ACCOUNTANT, BOOKKEEPER
    before = corrected(seeker, NOT_ASKED, "Excel", job=advert, resume=resume)
    years = row(before, THREE_YEARS)["years"]
    assert (years["asked"], years["months"]) == (36, 28)
    assert [(role["role"]["title"], role["months"], role["counting"]) for role in years["roles"]] == [
        ("Accountant", 28, "wholly"),
        ("Zookeeper", 24, "not"),
    ]
    match = corrected(seeker, COUNT, THREE_YEARS, job=advert, resume=resume, **ZOOKEEPER)
    summed = row(match, THREE_YEARS)
    assert (summed["state"], summed["years"]["months"]) == ("met", 52)
    assert summed["own_word"] == "Zookeeper, Westside, January 2015 to December 2016"
    assert [(role["counting"], role["on_word"]) for role in summed["years"]["roles"]] == [
        ("wholly", False),
        ("wholly", True),
    ]


def test_a_role_that_was_not_read_is_added(seeker):
    role = {"title": "Accountant", "employer": "Acme", "first": "2010-01", "last": "2012-12"}
    match = corrected(seeker, ROLE, job=ACCOUNTANT, resume=BOOKKEEPER, **role)
    years = row(match, THREE_YEARS)
    assert [user for user in years["years"]["roles"] if user["role"] == role] == [
        {"role": role, "months": 36, "counting": "wholly", "on_word": True}
    ]
    assert (years["state"], years["own_word"]) == ("met", "Accountant, Acme, January 2010 to December 2012")


def test_a_role_that_was_not_read_takes_no_points_away(seeker):
    before = match_of(seeker)
    match = corrected(seeker, ROLE, title="Zookeeper", first="2010-01")
    rows = zip(match["requirements"], before["requirements"], strict=True)
    assert all(new["points"] >= old["points"] for new, old in rows)


def test_conditions_are_answered_and_never_scored(seeker):
    before = match_of(seeker, jobDescription=WITH_PERMIT)
    condition = before["conditions"][-1]["label"]
    corrected(seeker, "i_can", condition, job=WITH_PERMIT)
    match = corrected(seeker, "i_cannot", condition, job=WITH_PERMIT)
    assert [correction["kind"] for correction in match["recount"]["corrections"]] == ["i_cannot"]
    assert (match["points"], match["max_points"]) == (before["points"], before["max_points"])


def test_one_correction_or_all_are_undone(seeker):
    before = match_of(seeker)
    corrected(seeker, NOT_ASKED, GO)
    recount = corrected(seeker, HAVE, KAFKA, words="I did.")["recount"]
    first, second = (correction["number"] for correction in recount["corrections"])
    path = f"/api/corrected-matches/{recount['id']}"
    assert seeker.delete(f"{path}/corrections/{first}").get_json() == {"success": True, "message": "Correction undone."}
    assert [correction["number"] for correction in match_of(seeker)["recount"]["corrections"]] == [second]
    assert refused(seeker.delete(f"{path}/corrections/{first}")) == (404, "This correction no longer exists.")
    assert seeker.delete(path).get_json()["message"] == "Corrections undone."
    assert match_of(seeker) == before
    assert seeker.delete(path).status_code == 404


def test_the_newer_word_about_a_row_replaces_the_older(seeker):
    corrected(seeker, NOT_ASKED, KAFKA)
    match = corrected(seeker, HAVE, KAFKA, words="I did.")
    assert [correction["kind"] for correction in match["recount"]["corrections"]] == [HAVE]
    assert row(match, KAFKA)["own_word"] == "I did."


@pytest.mark.parametrize(
    ("fields", "status", "sentence"),
    [
        ({"kind": HAVE, "about": "Perl", "words": "I did."}, 409, NOT_ASKED_HERE),
        ({"kind": "i_can", "about": KAFKA}, 409, NOT_ASKED_HERE),
        ({"kind": COUNT, "about": YEARS, **JUNIOR, "first": "2013-01"}, 409, NOT_ASKED_HERE),
        ({"kind": COUNT, "about": KAFKA, **JUNIOR}, 409, NOT_ASKED_HERE),
        ({"kind": "other_months", "about": YEARS, **JUNIOR, "readFirst": "2013-01"}, 409, NOT_ASKED_HERE),
        (
            {"kind": HAVE, "about": KAFKA},
            422,
            "Choose the line of your resume that shows it, or write it in your own words.",
        ),
        (
            {"kind": HAVE, "about": KAFKA, "quote": "I run Kafka."},
            422,
            "This line is not in your resume. Choose one that does, or write it in your own words.",
        ),
        ({"kind": HAVE, "about": KAFKA, "words": "x" * (LONGEST_WORDS + 1)}, 422, None),
        ({"kind": HAVE, "about": KAFKA, "quote": "x" * (LONGEST_LINE + 1)}, 422, None),
        ({"kind": HAVE, "about": KAFKA, "words": "a\x00b"}, 422, None),
        ({"kind": "everything", "about": KAFKA}, 422, None),
        ({"kind": ROLE, "title": "Cook"}, 422, "Enter the title of the role and its first month."),
        ({"kind": ROLE, "title": " ", "first": "2020-01"}, 422, "Enter the title of the role and its first month."),
        (
            {"kind": ROLE, "title": "Cook", "first": "2020-05", "last": "2020-04"},
            422,
            "A role ends after it began, and begins before today.",
        ),
        (
            {"kind": ROLE, "title": "Cook", "first": "2090-01"},
            422,
            "A role ends after it began, and begins before today.",
        ),
        ({"kind": ROLE, "title": "Cook", "first": "2020-13"}, 422, "Enter a month such as 2019-03."),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_lost(seeker, fields, status, sentence):
    match = corrected(seeker, NOT_ASKED, GO)
    answer = refused(correct(seeker, fields.pop("kind"), **fields))
    assert answer[0] == status
    assert sentence in (None, answer[1])
    assert match_of(seeker) == match


def test_markup_is_kept_as_the_text_it_is(seeker):
    text = "<script>alert(1)</script> & {{7*7}}"
    assert row(corrected(seeker, HAVE, KAFKA, words=text), KAFKA)["own_word"] == text


def test_another_job_another_resume_and_another_person_know_nothing_of_it(seeker, signed_in):
    recount = corrected(seeker, NOT_ASKED, GO)["recount"]
    assert match_of(seeker, jobDescription=WITH_PERMIT)["recount"] is None
    other_seeker = signed_in("user")
    assert match_of(other_seeker)["recount"] is None
    path = f"/api/corrected-matches/{recount['id']}"
    number = recount["corrections"][0]["number"]
    assert (
        other_seeker.delete(path).status_code == other_seeker.delete(f"{path}/corrections/{number}").status_code == 404
    )
    assert other_seeker.put(f"{path}/sharing", json={"on": True}).status_code == 404
    assert match_of(seeker)["recount"] == recount


def test_only_signed_in_people_correct(visit):
    assert refused(correct(visit(), NOT_ASKED, GO)) == (401, "Please log in to continue.")


def test_two_tabs_at_once_lose_nothing(container, people, signed_in, visit):
    person = people.add()
    tabs = [visit(), visit()]
    for tab in tabs:
        tab.enter(container, person)
    with ThreadPoolExecutor(2) as pool:
        corrections = [
            pool.submit(correct, tab, NOT_ASKED, about) for tab, about in zip(tabs, (GO, KAFKA), strict=True)
        ]
    assert {answer.result().status_code for answer in corrections} == {200}
    assert {correction["about"] for correction in match_of(tabs[0])["recount"]["corrections"]} == {GO, KAFKA}


def test_my_data_holds_my_corrections_and_leaving_removes_them(seeker, container):
    corrected(seeker, HAVE, KAFKA, words="I ran RabbitMQ.")
    me = seeker.get("/api/session").get_json()["user"]["id"]
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    (result,) = json.loads(packed.read("corrections.json"))
    assert [(correction["about"], correction["statement"]) for correction in result["corrections"]] == [
        (KAFKA, "I ran RabbitMQ.")
    ]
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.corrected_matches.of(me) == []


def test_a_match_has_so_many_corrections_and_no_more(seeker, container):
    match = corrected(seeker, NOT_ASKED, GO)["recount"]
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().writing() as tx:
        stored = tx.corrected_matches.get(match["id"], me)
        for number in range(1, AmountSettings.most_corrections):
            stored = stored.corrected(replace(stored.corrections[0], about=f"Something {number}"), most=100)
        tx.corrected_matches.put(stored)
    assert refused(correct(seeker, NOT_ASKED, KAFKA)) == (
        409,
        "You have corrected this match 100 times. Undo a correction before you add another one.",
    )
    assert len(match_of(seeker)["recount"]["corrections"]) == AmountSettings.most_corrections


def scored(browser, application_id):
    form = {"application_id": str(application_id)}
    return browser.post("/api/resume-score", data=form, content_type="multipart/form-data").get_json()


@pytest.mark.parametrize("is_blind", [False, True])
def test_a_recruiter_reads_it_as_the_persons_word_without_points(seeker, its_recruiter, recruiter, container, is_blind):
    job = post_job(container, recruiter, description=JOB, blind_review=is_blind)
    application = apply(seeker, job, resumeFile=("resume.docx", resume_docx())).get_json()["application_id"]
    before = scored(its_recruiter, application)
    text = "Ask Marisol Quenneville, marisol@home.example, about my RabbitMQ."
    corrected(seeker, HAVE, KAFKA, words=text)
    corrected(seeker, NOT_ASKED, GO)
    corrected(seeker, ROLE, title="Sailor", employer="Blue Line", first="2001-01", last="2003-12")
    after = scored(its_recruiter, application)
    assert after["match"] == before["match"]
    assert (before["own_words"], after["score"]) == ([], before["score"])
    statements = [(word["about"], word["statement"]) for word in after["own_words"]]
    if is_blind:
        assert statements == [
            (KAFKA, "Ask [name], [contact], about my RabbitMQ."),
            (GO, "This is not a requirement of the job."),
            ("", "A role that we missed: Sailor, Blue Line, [date]."),
        ]
    else:
        assert statements == [
            (KAFKA, text),
            (GO, "This is not a requirement of the job."),
            ("", "A role that we missed: Sailor, Blue Line, January 2001 to December 2003."),
        ]


def test_a_correction_stays_while_lines_are_tried_out(seeker):
    before = corrected(seeker, NOT_ASKED, GO)
    raised = next(suggestion for suggestion in before["raises"] if suggestion["better"] and suggestion["line"])
    edits = json.dumps([{"line": raised["line"], "text": "Ran nine services.", "is_new": True}])
    tried = match_of(seeker, edits=edits)
    assert GO not in [requirement["label"] for requirement in tried["requirements"] if not requirement["own_word"]]
    assert tried["max_points"] == before["max_points"]


def test_only_what_is_shared_is_exported_and_nothing_tells_whose_it_is(seeker, container):
    recount = corrected(seeker, HAVE, KAFKA, words="I ran RabbitMQ at Tallgrass since 2019.")["recount"]
    corrected(seeker, HAVE, GO, words="Ask Marisol Quenneville, marisol@home.example, +1 520 555 0142.")
    corrected(seeker, ROLE, title="Sailor", employer="Blue Line", first="2001-01", last="2003-12")
    assert list(container.corrections().labels()) == []
    path = f"/api/corrected-matches/{recount['id']}/sharing"
    assert seeker.put(path, json={"on": True}).get_json()["success"]
    kafka, go, role = container.corrections().labels()
    assert (kafka.advert, kafka.requirement, kafka.correction) == (JOB.strip(), KAFKA, HAVE)
    assert kafka.line == "I ran RabbitMQ at Tallgrass since [date]."
    assert not [telling for telling in ("Marisol", "marisol", "Quenneville", "555") if telling in go.line]
    assert (role.correction, role.title, role.months) == (ROLE, "Sailor", 36)
    assert "Blue Line" not in str(role)
    assert seeker.put(path, json={"on": False}).get_json()["success"]
    assert list(container.corrections().labels()) == []
