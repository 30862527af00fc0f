"""POST /api/practice: an answer is checked, and nothing of it is kept."""

import pytest

from hireloom.adapters.http.practice import PracticeAnswer

ANSWER = {
    "question": "What do you do first?",
    "answer": "🙂 I called the team in 2021.",
    "facts": ["Called the team daily"],
}


def test_an_answer_is_checked_and_its_words_are_marked_as_a_browser_counts(seeker):
    answer = seeker.post("/api/practice", json=ANSWER)
    assert answer.status_code == 200, answer.text
    body = answer.get_json()
    assert PracticeAnswer().validate(body) == {}
    deed = next(point for point in body["points"] if point["kind"] == "deed")
    raw = ANSWER["answer"].encode("utf-16-le")
    assert raw[2 * deed["start"] : 2 * deed["end"]].decode("utf-16-le").endswith("I called the team in 2021.")


@pytest.mark.parametrize("fields", [{"answer": ""}, {"answer": "x" * 6_001}, {"facts": ["x"] * 61}, {"question": None}])
def test_nothing_and_too_much_are_refused(seeker, fields):
    assert seeker.post("/api/practice", json=ANSWER | fields).status_code == 422


def test_one_person_has_sixty_checks_a_minute(seeker):
    codes = [seeker.post("/api/practice", json=ANSWER).status_code for _ in range(61)]
    assert set(codes[:60]) == {200}
    assert codes[60] == 429
