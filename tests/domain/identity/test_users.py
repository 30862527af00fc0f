"""Who people are: names, roles, passwords, phones, addresses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.identity.emails import EmailMalformed, EmailNeeded, email_of
from hireloom.domain.identity.passwords import PasswordTooWeak, chosen
from hireloom.domain.identity.phones import Phone, PhoneMalformed
from hireloom.domain.identity.users import UsernameMalformed, username_of


def refuses(call, value, refusal) -> bool:
    try:
        call(value)
    except refusal:
        return True
    return False


@pytest.mark.spec("SEC-55", "LIM-05")
@pytest.mark.parametrize(
    ("username", "ok"),
    [
        ("anna", True),
        ("ann", False),
        ("Anna2026", True),
        ("a" * 15, True),
        ("a" * 16, False),
        ("anna_1", False),
        ("anna 1", False),
        ("änne", False),
        ("anna\n", False),
        ("anna١", False),
    ],
)
def test_usernames(username, ok):
    assert refuses(username_of, username, UsernameMalformed) is not ok


@pytest.mark.spec("OPEN-039", "LIM-06")
@pytest.mark.parametrize(
    ("password", "ok"),
    [
        ("Passw0rd!", True),
        ("passw0rd", False),
        ("pass!word", False),
        ("12345678!", False),
        ("a1!", False),
        ("abcdefg1@", True),
        ("aaaa bbb1?", True),
        ("Pässw0rd#", False),
        ("abc123*é", True),
        ("a1!" + "x" * 125, True),
        ("a1!" + "x" * 126, False),
        ("abcdefg١@", False),
    ],
)
def test_passwords(password, ok):
    assert refuses(chosen, password, PasswordTooWeak) is not ok


@pytest.mark.spec("OPEN-027", "SEC-55")
@pytest.mark.parametrize(
    ("text", "ok"),
    [
        ("+91-9876543210", True),
        ("+1-2025550123", True),
        ("9876543210", False),
        ("447911123456", False),
        ("+44-7911123456", False),
        ("+1-202555012", False),
        ("+1-20255501234", False),
        ("+1-2025550123\n", False),
        ("+1-٢٠٢٥٥٥٠١٢٣", False),
        ("", False),
    ],
)
def test_phones(text, ok):
    assert refuses(Phone.registered, text, PhoneMalformed) is not ok
    if ok:
        assert str(Phone.registered(text)) == text


@pytest.mark.spec("OPEN-038")
@pytest.mark.parametrize(
    ("entry", "address"),
    [
        (" Anna@People.Example ", "anna@people.example"),
        ("a.b+c@sub.people.example", "a.b+c@sub.people.example"),
        ("jürgen@müller.example", "jürgen@müller.example"),
    ],
)
def test_addresses_are_kept_in_lower_case(entry, address):
    assert email_of(entry) == address


@pytest.mark.parametrize(
    "entry", ["a", "@b.co", "a@", "a@b", "a@b.c", "a@.co", "a@b..co", "a b@c.co", "a@b.co\n.x", "a" * 250 + "@b.co"]
)
def test_what_is_no_address_is_refused(entry):
    assert refuses(email_of, entry, EmailMalformed)


@pytest.mark.parametrize("entry", ["", "  ", None])
def test_an_address_is_needed(entry):
    assert refuses(email_of, entry, EmailNeeded)


@given(st.text())
def test_addresses_once_kept_stay_as_they_are(typed):
    try:
        address = email_of(typed)
    except (EmailMalformed, EmailNeeded):
        return
    assert email_of(address) == address
