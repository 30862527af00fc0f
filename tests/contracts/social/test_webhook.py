"""A webhook of one's own choice."""

import hashlib
import hmac
import json

import pytest
from werkzeug import Response

from hireloom.adapters.social.webhook import Webhook
from hireloom.testing.publishers import POST, PlatformContract
from hireloom.testing.services import KEY


class TestWebhook(PlatformContract):
    @pytest.fixture
    def make_publisher(self):
        return lambda origin, patience: Webhook(f"{origin}/hooks/1?way=2", KEY, patience=patience)

    def take(self, request, posts):
        answer = request.get_json()
        assert request.headers["Idempotency-Key"] == answer["key"]
        posts.setdefault(answer["key"], f"{answer['text']}\n\n{' '.join(answer['hashtags'])}")
        return Response(status=204)

    def test_the_receiver_can_check_who_sent_it(self, publisher, httpserver) -> None:
        publisher.publish(POST)
        [(request, _)] = httpserver.log
        seal = hmac.new(KEY.encode(), request.get_data(), hashlib.sha256).hexdigest()
        assert request.headers["X-Hireloom-Signature"] == f"sha256={seal}"
        assert (request.path, request.args["way"]) == ("/hooks/1", "2")

    @pytest.mark.parametrize(
        ("text", "address"),
        [
            ("https://a.example/1", "https://a.example/1"),
            ("javascript:alert(1)", ""),
            (7, ""),
            (None, ""),
            ({"a": 1}, ""),
        ],
    )
    def test_only_a_page_of_the_web_is_linked(self, publisher, say, text, address) -> None:
        say(Response(json.dumps({"url": text})))
        assert publisher.publish(POST) == address
