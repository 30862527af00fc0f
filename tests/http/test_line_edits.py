"""POST /api/ATS with edits: lines of a resume that are tried out against a job."""

import json

import pytest

from hireloom.domain.resume_match.line_edits import LineNotFound, TooMuchEdited


def test_lines_of_the_resume_can_be_tried_out_and_nothing_is_kept(seeker):
    before = seeker.analyse().get_json()["match"]
    raised = next(suggestion for suggestion in before["raises"] if suggestion["better"] and suggestion["line"])
    draft = "".join(piece["text"] for piece in raised["better"])
    edit = {"line": raised["line"], "text": draft, "is_new": raised["is_new"]}
    after = seeker.analyse(edits=json.dumps([edit])).get_json()["match"]
    texts = [part["text"] for block in after["resume"] for part in block["parts"]]
    assert any(draft.split(", ")[-1][:20] in text for text in texts)
    assert after["percent"] >= before["percent"]
    assert seeker.analyse().get_json()["match"] == before


@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ("no json", (422, "Not a valid list.")),
        ("[" * 2000, (422, "Not a valid list.")),
        ('{"line": 1}', (422, "")),
        ('[{"line": "Led"}]', (422, "")),
        ('[{"line": "Nowhere", "text": "x"}]', (422, LineNotFound.sentence)),
        (json.dumps([{"line": "Led", "text": "x" * 3000}]), (400, TooMuchEdited.sentence)),
        (json.dumps([{"line": "Led", "text": "x"}] * 61), (400, TooMuchEdited.sentence)),
    ],
)
def test_edits_that_fit_no_resume_are_refused_with_a_sentence(seeker, edits, text):
    answer = seeker.analyse(edits=edits)
    status, sentence = answer.status_code, answer.get_json()["message"]
    assert status == text[0]
    assert sentence
    assert sentence.startswith(text[1])
