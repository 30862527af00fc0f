"""Mastodon, answered as https://docs.joinmastodon.org/methods/statuses/#create has it."""

import json

import pytest
from werkzeug import Response

from hireloom.adapters.social.mastodon import Mastodon
from hireloom.ports.publishers import PublishFailed
from hireloom.testing.publishers import POST, PlatformContract
from hireloom.testing.services import KEY


class TestMastodon(PlatformContract):
    @pytest.fixture
    def make_publisher(self):
        return lambda origin, patience: Mastodon(origin, KEY, patience=patience)

    def take(self, request, posts):
        if request.headers["Authorization"] != f"Bearer {KEY}":
            return Response('{"error": "The access token is invalid"}', status=401)
        result = request.get_json()
        assert (request.path, result["visibility"]) == ("/api/v1/statuses", "public")
        posts.setdefault(request.headers["Idempotency-Key"], result["status"])
        number = [*posts].index(request.headers["Idempotency-Key"]) + 103254962155278888
        answer = {
            "id": str(number),
            "created_at": "2026-11-21T09:30:00.000Z",
            "visibility": "public",
            "uri": f"https://mastodon.example/users/loom/statuses/{number}",
            "url": f"https://mastodon.example/@loom/{number}",
            "content": "<p>…</p>",
        }
        return Response(json.dumps(answer), content_type="application/json")

    def test_says_where_it_stands(self, publisher) -> None:
        assert publisher.publish(POST) == "https://mastodon.example/@loom/103254962155278888"

    @pytest.mark.parametrize("body", [b"", b"<html>", b"[]", b"{}", b"null", b'{"id": null}', b'{"id": ""}'])
    def test_what_is_no_status_is_a_failure(self, publisher, say, body) -> None:
        say(Response(body))
        with pytest.raises(PublishFailed) as failed:
            publisher.publish(POST)
        assert not failed.value.is_final
