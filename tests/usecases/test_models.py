"""With a model in the settings: no matter who answers, the person gets an answer or an honest word."""

import socket
from collections.abc import Iterator

import pytest

from hireloom.settings import load


@pytest.fixture
def nobody() -> Iterator[str]:
    """An address at which nothing listens. It is held, so that nobody else begins to."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/v1"


@pytest.fixture
def browser_with(make_container, environment, people, visitor_of, nobody):
    def make(**more: str):
        model = {"HIRELOOM_MODEL_URL": nobody, "HIRELOOM_MODEL_NAME": "some-model", "HIRELOOM_MODEL_TIMEOUT": "1"}
        container = make_container(load(environment | model | more))
        people.container = container
        browser = visitor_of(container)
        browser.login(people.add().email)
        return browser

    return make


@pytest.mark.parametrize("kind", ["percentage-match", "about-the-resume", "beginner_questions"])
def test_a_model_that_does_not_answer_is_replaced_by_the_local_engine_which_says_so(browser_with, kind):
    answer = browser_with().analyse(kind)
    assert (answer.status_code, answer.get_json()["api_used"]) == (200, "local")


def test_without_the_replacement_the_person_is_told(browser_with):
    answer = browser_with(HIRELOOM_MODEL_FALLBACK="0").analyse("about-the-resume")
    assert answer.status_code == 503
    assert answer.get_json()["success"] is False
