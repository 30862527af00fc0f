"""The emails that the server of the walks sends: they are in a folder."""

import re
from email import message_from_bytes, policy
from pathlib import Path

from playwright.sync_api import APIRequestContext

from tests.waiting import until

OWN_PASSWORD = "Warp4andweft!"


def letters_to(email: str, outbox: Path) -> list[str]:
    """What was written to this address, the newest first."""
    letters = []
    for file in sorted(outbox.glob("*.eml"), key=lambda path: path.stat().st_mtime, reverse=True):
        letter = message_from_bytes(file.read_bytes(), policy=policy.default)
        body = letter.get_body(("plain",))
        if email in str(letter["To"]) and body:
            letters.append(str(body.get_content()))
    return letters


def codes_for(email: str, outbox: Path) -> list[str]:
    codes = (re.search(r"\b\d{6}\b", words) for words in letters_to(email, outbox))
    return [code.group() for code in codes if code]


def code_for(email: str, outbox: Path, *, besides: int = 0) -> str:
    """The newest code emailed to this address, as its owner would read it; `besides` codes came before it."""
    assert until(lambda: len(codes_for(email, outbox)) > besides), f"no code for {email} in {outbox}"
    return codes_for(email, outbox)[0]


def register(calls: APIRequestContext, name: str, email: str, outbox: Path, *, role: str = "user") -> None:
    """An account for one walk only; another walk registers through the form."""
    form = {"username": name, "email": email, "phonenumber": "+1-4155550142", "user_type": role}
    for call, more in (
        ("send-otp", lambda: {}),
        ("verify-otp", lambda: {"otp": code_for(email, outbox)}),
        ("register", lambda: {"password": OWN_PASSWORD}),
    ):
        answer = calls.post(f"/api/{call}", data=form | more())
        assert answer.ok, answer.text()
