"""The rules for new passwords."""

import re
from collections.abc import Container

from hireloom.domain.refusals import Invalid, Malformed

MIN_LENGTH, MAX_LENGTH = 8, 128
SIGNS = "@$!%*?&"


class PasswordNeeded(Malformed):
    sentence = "Password is required"


class PasswordTooWeak(Invalid):
    sentence = (
        f"Password must be at least {MIN_LENGTH} characters,"
        " with at least one letter, one number, and one special character"
    )


class PasswordLeaked(Invalid):
    sentence = "This password is known from leaks. Please choose another one."


def chosen(password: str, *, leaked: Container[str] = ()) -> str:
    """The password, if it may be used for an account. Raises PasswordTooWeak, or PasswordLeaked for one of `leaked`,
    which attackers try first."""
    if not (
        MIN_LENGTH <= len(password) <= MAX_LENGTH
        and re.search(r"[A-Za-z]", password)
        and re.search(r"[0-9]", password)
        and any(sign in password for sign in SIGNS)
    ):
        raise PasswordTooWeak
    if password in leaked:
        raise PasswordLeaked
    return password
