"""X, answered as https://docs.x.com/x-api/posts/create-post has it."""

import base64
import hashlib
import hmac
import json
import re
from urllib.parse import quote, unquote

import pytest
from werkzeug import Response

from hireloom.adapters.social.x import X
from hireloom.ports.publishers import PublishFailed
from hireloom.testing.clock import StoppedClock
from hireloom.testing.publishers import POST, PlatformContract
from hireloom.testing.services import KEY


def signature(request, secrets: str) -> str:
    """As the server counts it, from what it got."""
    fields = dict(re.findall(r'(\w+)="([^"]*)"', request.headers["Authorization"]))
    fields.pop("oauth_signature")
    joined = "&".join(f"{name}={value}" for name, value in sorted(fields.items()))
    signed = f"POST&{quote(request.base_url, safe='~')}&{quote(joined, safe='~')}"
    return base64.b64encode(hmac.new(secrets.encode(), signed.encode(), hashlib.sha1).digest()).decode()


class TestX(PlatformContract):
    @pytest.fixture
    def make_publisher(self):
        values = {"key": KEY, "key_secret": KEY + "&", "token": KEY, "token_secret": KEY, "now": StoppedClock().now}
        return lambda origin, patience: X(**values, origin=origin, patience=patience)

    def take(self, request, posts):
        parameters = dict(re.findall(r'(\w+)="([^"]*)"', request.headers["Authorization"]))
        if unquote(parameters["oauth_signature"]) != signature(request, f"{KEY}%26&{KEY}"):
            return Response('{"title": "Unauthorized", "type": "about:blank", "status": 401}', status=401)
        text = request.get_json()["text"]
        assert request.path == "/2/tweets"
        if text in posts:
            sentence = {"detail": "You are not allowed to create a Tweet with duplicate content.", "title": "Forbidden"}
            return Response(json.dumps(sentence | {"type": "about:blank", "status": 403}), status=403)
        posts[text] = text
        data = {"id": str(1445880548472328192 + len(posts)), "text": text, "edit_history_tweet_ids": ["1"]}
        return Response(json.dumps({"data": data}), status=201)

    def test_says_where_it_stands(self, publisher) -> None:
        assert publisher.publish(POST) == "https://x.com/i/web/status/1445880548472328193"

    def test_is_signed_with_the_accounts_own_tokens(self, publisher, httpserver) -> None:
        publisher.publish(POST)
        header = httpserver.log[0][0].headers["Authorization"]
        assert header.startswith("OAuth oauth_consumer_key=")
        assert 'oauth_signature_method="HMAC-SHA1"' in header
        assert f'oauth_timestamp="{int(StoppedClock().now().timestamp())}"' in header

    @pytest.mark.parametrize(
        "body", [b"", b"{}", b'{"data": {}}', b'{"data": {"id": "../x"}}', b'{"data": []}', b'{"data": {"id": true}}']
    )
    def test_what_is_no_post_is_a_failure(self, publisher, say, body) -> None:
        say(Response(body, status=201))
        with pytest.raises(PublishFailed):
            publisher.publish(POST)
