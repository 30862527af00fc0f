"""The rules for new passwords."""

import re
from collections.abc import Container, Iterable

from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Invalid, Malformed

MIN_LENGTH, MAX_LENGTH = 8, 128
LONG = 15  # from this length on, length alone makes a password strong
SHORTEST_WORD = 4  # of the person's own words: shorter ones occur in many others
SIGNS = "@$!%*?&"
NO_PASSWORD = "!"  # noqa: S105 - instead of a password's hash, which nothing matches: their company lets them in


class PasswordNeeded(Malformed):
    sentence = "Password is required"


class PasswordTooWeak(Invalid):
    sentence = (
        f"Password must be at least {MIN_LENGTH} characters,"
        " with at least one letter, one number, and one special character"
    )


class PasswordLeaked(Invalid):
    sentence = "This password is known from leaks. Please choose another one."


class PasswordPersonal(Invalid):
    sentence = f"Please choose a password without your name, your email and the name {PRODUCT_NAME}."


def chosen(password: str, *, leaked: Container[str] = (), personal_words: Iterable[str | None] = ()) -> str:
    """The password, if it may be used for an account. `personal_words` are the person's name and
    email. Raises PasswordTooWeak, PasswordPersonal if too little remains without these, or PasswordLeaked for one of
    `leaked`, which attackers try first."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH or not (len(password) >= LONG or _is_mixed(password)):
        raise PasswordTooWeak
    if _is_personal(password.casefold(), (PRODUCT_NAME, *personal_words)):
        raise PasswordPersonal
    if password in leaked:
        raise PasswordLeaked
    return password


def _is_mixed(password: str) -> bool:
    has_letter_and_number = re.search(r"[A-Za-z]", password) and re.search(r"[0-9]", password)
    return bool(has_letter_and_number) and any(sign in password for sign in SIGNS)


def _is_personal(password: str, personal_words: Iterable[str | None]) -> bool:
    names = [(name or "").casefold() for name in personal_words]
    words = {word for name in names for kind in (r"[^\W\d_]+", r"[^\W_]+") for word in re.findall(kind, name)}
    rest = password
    for word in sorted(words, key=len, reverse=True):
        if len(word) >= SHORTEST_WORD and not word.isdigit():
            rest = rest.replace(word, "")
    return rest != password and len(rest) < LONG
