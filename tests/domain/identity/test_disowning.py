"""The link "This was not me" is good for one account, for 72 hours, and cannot be made by others."""

import base64
import hashlib
import hmac
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.identity.disowning import Disowning, NothingToDisown

AT = datetime(2026, 11, 25, 9, tzinfo=UTC)
DISOWNING = Disowning(7, "anna@people.example", AT)
TOKEN = DISOWNING.token("secret")


def test_a_link_says_whose_it_is_and_of_when():
    assert Disowning.of(TOKEN, secret="secret", now=AT) == DISOWNING
    assert Disowning.of(TOKEN, secret="secret", now=AT + timedelta(hours=71, minutes=59)) == DISOWNING


def test_a_link_ends():
    with pytest.raises(NothingToDisown):
        Disowning.of(TOKEN, secret="secret", now=AT + timedelta(hours=72))


@pytest.mark.parametrize("token", ["", ".", TOKEN[:-2], TOKEN[2:], TOKEN.partition(".")[0], "é.é", "A.A", TOKEN + "A"])
def test_what_is_not_ours_is_nothing(token):
    with pytest.raises(NothingToDisown):
        Disowning.of(token, secret="secret", now=AT)


def test_another_secret_makes_another_link():
    with pytest.raises(NothingToDisown):
        Disowning.of(TOKEN, secret="other", now=AT)


def test_a_link_of_an_older_version_counts_in_seconds():
    content = f"7\n{int(AT.timestamp())}\nanna@people.example".encode()
    seal = hmac.new(b"secret", b"disowning\n" + content, hashlib.sha256).digest()
    token = ".".join(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in (content, seal))
    assert Disowning.of(token, secret="secret", now=AT) == DISOWNING
