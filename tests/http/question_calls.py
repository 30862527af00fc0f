"""Calls about the questions from visitors."""

QUESTION = {"name": "Ada  Byrne", "email": "ada@byrne.example", "question": "Is the\r\nnight shift fixed?"}


def ask(browser, job, **changes):
    answer = browser.post(f"/jobs/{job.id}/question", data=QUESTION | changes)
    assert answer.status_code == 200
    return answer


def questions(browser, **query):
    return browser.get("/api/visitor-questions", query_string=query).get_json()


def newest(browser):
    """The number of the question that was asked last."""
    return max(row["id"] for row in questions(browser)["questions"])


def opened(browser, number):
    return browser.get(f"/api/visitor-questions/{number}").get_json()


def answer(browser, number, text="Yes, it is fixed."):
    return browser.post(f"/api/visitor-questions/{number}/answers", json={"text": text})
