"""LinkedIn, answered as its Posts API documents it."""

import json
import re

import pytest
from werkzeug import Response

from hireloom.adapters.social.linkedin import LinkedIn, little
from hireloom.ports.publishers import Post, PublishFailed
from hireloom.testing.publishers import ODD, POST, PlatformContract
from hireloom.testing.services import KEY

AUTHOR = "urn:li:organization:5515715"
SHARE = "urn:li:share:6844785523593134080"


def plain(text: str) -> str:
    """What readers see of the little text."""
    return re.sub(r"\\(.)", r"\1", re.sub(r"\{hashtag\|\\#\|((?:\\.|[^}])*)\}", r"#\1", text))


class TestLinkedIn(PlatformContract):
    @pytest.fixture
    def make_publisher(self):
        return lambda origin, patience: LinkedIn(KEY, AUTHOR, origin=origin, patience=patience)

    def take(self, request, posts):
        if request.headers["Authorization"] != f"Bearer {KEY}":
            return Response('{"status": 401, "code": "INVALID_ACCESS_TOKEN", "message": "Invalid"}', status=401)
        answer = request.get_json()
        assert (request.path, answer["author"], answer["lifecycleState"]) == ("/rest/posts", AUTHOR, "PUBLISHED")
        assert re.fullmatch(r"20[0-9]{4}", request.headers["LinkedIn-Version"])
        assert request.headers["X-Restli-Protocol-Version"] == "2.0.0"
        if answer["commentary"] in posts:
            words = (
                f"com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of {SHARE}"
            )
            inputs = [{"description": "Duplicate post is detected", "input": {}, "code": "DUPLICATE_POST"}]
            return Response(json.dumps({"message": words, "errorDetails": {"inputErrors": inputs}, "status": 422}), 422)
        posts[answer["commentary"]] = plain(answer["commentary"])
        return Response(status=201, headers={"x-restli-id": SHARE})

    def test_says_where_it_stands_also_the_second_time(self, publisher) -> None:
        assert {publisher.publish(POST) for _ in range(2)} == {f"https://www.linkedin.com/feed/update/{SHARE}"}

    @pytest.mark.parametrize("urn", ["", "x", "urn:li:person:1", "javascript:alert(1)"])
    def test_what_is_no_post_is_a_failure(self, publisher, say, urn) -> None:
        say(Response(status=201, headers={"x-restli-id": urn}))
        with pytest.raises(PublishFailed):
            publisher.publish(POST)


def test_nothing_in_the_text_is_taken_for_a_mark_and_addresses_stay_whole() -> None:
    assert little(Post("k", "linkedin", "See https://a.example/x_y(1) (now)", ("#Big_Day",))) == (
        "See https://a.example/x_y(1) \\(now\\)\n\n{hashtag|\\#|Big\\_Day}"
    )
    assert plain(little(ODD)) == ODD.whole
