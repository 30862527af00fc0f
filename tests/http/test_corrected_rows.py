"""What a correction changes in the row that it is about."""

import io
import json

from tests.conftest import resume_docx
from tests.http.test_corrections import (
    ACCOUNTANT,
    BOOKKEEPER,
    HAVE,
    KAFKA,
    THREE_YEARS,
    corrected,
    match_of,
    row,
)

SENTENCE = "Used Apache Kafka to move 2 million events a day for three years."


def test_the_months_of_a_role_are_corrected(seeker):
    advert, resume = ACCOUNTANT, BOOKKEEPER
    before = row(
        match_of(seeker, jobDescription=advert, profileDocument=(io.BytesIO(resume_docx(resume)), "resume.docx")),
        THREE_YEARS,
    )
    assert (before["state"], before["years"]["months"]) == ("partly", 28)
    accountant = {"title": "Accountant", "employer": "Harborlight", "first": "2018-03", "last": "2021-06"}
    as_read = {"readFirst": "2019-03", "readLast": "2021-06"}
    match = corrected(seeker, "other_months", THREE_YEARS, job=advert, resume=resume, **accountant, **as_read)
    summed = row(match, THREE_YEARS)
    assert (summed["state"], summed["years"]["months"]) == ("met", 40)
    assert summed["own_word"] == "Accountant, Harborlight, March 2018 to June 2021"
    later = accountant | {"first": "2020-01"}
    match = corrected(seeker, "other_months", THREE_YEARS, job=advert, resume=resume, **later, **as_read)
    assert (row(match, THREE_YEARS)["points"], len(match["recount"]["corrections"])) == (before["points"], 1)


def test_what_stands_on_the_word_alone_can_be_written_down(seeker):
    match = corrected(seeker, HAVE, KAFKA, words=SENTENCE)
    advice = next(
        row_of_advice
        for row_of_advice in match["raises"]
        if row_of_advice["requirement_ids"] == [row(match, KAFKA)["id"]]
    )
    assert (advice["remedy"], advice["gain"], advice["is_new"]) == ("reword", 0, True)
    assert advice["title"] == f"Write down what you told us: {KAFKA}"
    assert advice["better"] == [{"kind": "added", "text": SENTENCE}]
    edit = {"line": advice["line"], "text": advice["better"][0]["text"], "is_new": True}
    edited_match = seeker.analyse(edits=json.dumps([edit])).get_json()["match"]
    assert (row(edited_match, KAFKA)["state"], row(edited_match, KAFKA)["own_word"]) == ("met", "")


def test_advice_that_is_not_true_is_kept_and_moves_no_point(seeker):
    before = match_of(seeker)
    match = corrected(seeker, "not_true", KAFKA)
    assert [(correction["kind"], correction["about"]) for correction in match["recount"]["corrections"]] == [
        ("not_true", KAFKA)
    ]
    assert (match["percent"], match["points"]) == (before["percent"], before["points"])
