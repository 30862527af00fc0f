"""Saving a profile: a rule for every field; fields that are not sent keep their values."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from hireloom.domain.identity.emails import email_of
from hireloom.domain.profiles import (
    COUNTRY_CODES,
    CURRENCIES,
    EMPLOYMENT_TYPES,
    EXPERIENCE,
    MAX_LOCATIONS,
    NO_SALARY,
    RELOCATION,
    SALARY_DURATIONS,
    Profile,
    Visibility,
)
from hireloom.domain.refusals import Invalid, Refusal
from hireloom.domain.versions import must_be_current, version_of

LONGEST_LINE, LONGEST_LIST = 100, 2_000


class ProfileSentence(StrEnum):
    """What we say about a field that breaks its rule, both before and after the form is sent."""

    NAME_NEEDED = "Name is required"
    NAME_MALFORMED = "Name can only contain letters and spaces"
    PHONE_MALFORMED = "Phone number must be exactly 10 digits"
    SKILLS_NEEDED = "Skills are required"
    JOB_ROLES_NEEDED = "Job roles are required"
    EXPERIENCE_NEEDED = "Experience is required"
    TYPE_NEEDED = "Employment type is required"
    RELOCATION_NEEDED = "Relocation willingness is required"
    SALARY_NEEDED = "Expected salary is required"
    CURRENCY_NEEDED = "Currency is required"
    DURATION_NEEDED = "Salary duration is required"
    TOO_MANY_LOCATIONS = f"You can select up to {MAX_LOCATIONS} locations"
    RESUME_NEEDED = "Resume is required"


_TEN_DIGITS = re.compile(r"[0-9]{10}")
_OF_SALARY = {"currency_symbol": "$", "salary_duration": "per year"}  # with their defaults

Rule = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class ProfileInput:
    """What was sent. `fields` are named as in Profile; missing ones keep their values. With `is_basic`, only the basic
    ones are used. `version` is the version of the profile on which the edit is based, or None if not sent."""

    fields: Mapping[str, str]
    is_basic: bool = True
    discoverable: bool | None = None  # sent by clients that do not know `visibility`
    visibility: Visibility | None = None
    has_resume: bool = False
    version: str | None = None


def saved(
    before: Profile | None, form: ProfileInput, *, user_id: int, now: datetime, resume_key: str | None = None
) -> Profile:
    """The profile with the form's changes; `resume_key` is the key of a new resume. Raises Invalid with a sentence for
    every field that breaks its rule, or ChangedElsewhere."""
    must_be_current(form.version, version(before))
    rules = BASIC if form.is_basic else {**BASIC, **ADVANCED}
    values: dict[str, Any] = {name: getattr(before, name, _OF_SALARY.get(name, "")) for name in rules}
    fields, errors = _sent(form, values), dict[str, list[str]]()
    for name, rule in rules.items():
        if name in fields or not values[name]:  # stored values were checked when they were sent
            try:
                values[name] = rule(fields.get(name, ""))
            except Refusal as refusal:
                errors[name] = [str(refusal)]
    if not form.is_basic and not form.has_resume and not (before and before.resume_key):
        errors["resume"] = [ProfileSentence.RESUME_NEEDED]
    if errors:
        raise Invalid(next(iter(errors.values()))[0], errors=errors)
    first = before or Profile(user_id, "", "", "", "", "", "", now)
    return replace(
        first,
        **values,
        resume_key=resume_key or first.resume_key,
        is_basic=form.is_basic and first.is_basic,
        visibility=_visibility(first.visibility, form),
        updated_at=now,
    )


def version(profile: Profile | None) -> str:
    """The version of the text fields; empty without a profile. The resume is left out: the latest file wins."""
    return version_of(getattr(profile, name) for name in (*BASIC, *ADVANCED, "visibility")) if profile else ""


def _visibility(before: Visibility, form: ProfileInput) -> Visibility:
    """A client that sends only `discoverable` makes nobody visible to more recruiters than they have chosen."""
    if form.visibility is not None or form.discoverable is None:
        return form.visibility or before
    if not form.discoverable:
        return Visibility.NOBODY
    return Visibility.ALL if before is Visibility.NOBODY else before


def _sent(form: ProfileInput, profile: Mapping[str, str]) -> dict[str, str]:
    """The fields that were sent, without an empty currency and duration if no expected salary is given."""
    is_undisclosed = _is_undisclosed(form.fields.get("expected_salary", profile.get("expected_salary", "")))
    return {
        name: text for name, text in form.fields.items() if text.strip() or not (is_undisclosed and name in _OF_SALARY)
    }


def _line(text: str, longest: int = LONGEST_LINE) -> str:
    """The visible text on one line: no line breaks, no invisible characters and none that change the reading
    direction."""
    seen = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    line = " ".join("".join(sign for sign in seen if sign.isprintable()).split())
    if len(line) > longest:
        raise Invalid(f"Please keep this shorter: at most {longest:,} characters.")
    return line


def _name(text: str) -> str:
    name = unicodedata.normalize("NFC", text).strip()
    if not name:
        raise Invalid(ProfileSentence.NAME_NEEDED)
    if not name[0].isalpha() or any(sign != " " and unicodedata.category(sign)[0] not in "LM" for sign in name):
        raise Invalid(ProfileSentence.NAME_MALFORMED)
    return _line(name)


def _phone(text: str) -> str:
    if not _TEN_DIGITS.fullmatch(text.strip()):
        raise Invalid(ProfileSentence.PHONE_MALFORMED)
    return text.strip()


def _country_code(text: str) -> str:
    code = "+" + text.strip().removeprefix("+")
    if code not in COUNTRY_CODES:
        raise Invalid("Please choose a country code: +91, +1, +44 or +61")
    return code


def entries(text: str) -> tuple[str, ...]:
    """The entries of a list that is stored as text, without duplicates."""
    entries: dict[str, str] = {}
    for entry in (" ".join(part.split()) for part in text.split(",")):
        if entry:
            entries.setdefault(entry.casefold(), entry)
    return tuple(entries.values())


def _needed_list(needed: str) -> Rule:
    def rule(text: str) -> str:
        listed = ", ".join(entries(_line(text, LONGEST_LIST)))
        if not listed:
            raise Invalid(needed)
        return listed

    return rule


def _locations(text: str) -> str:
    listed = entries(_line(text, LONGEST_LIST))
    if len(listed) > MAX_LOCATIONS:
        raise Invalid(ProfileSentence.TOO_MANY_LOCATIONS)
    return ", ".join(listed)


def plain(text: str) -> str:
    """The text in one case, without spaces and hyphens, so that all spellings of an option are equal: full time,
    FULL-TIME."""
    return re.sub(r"[\s\-‐‑–]", "", text).casefold()


def _option(named: str, options: tuple[str, ...], needed: str) -> Rule:
    listed = f"{', '.join(options[:-1])} or {options[-1]}"

    def rule(text: str) -> str:
        if not text.strip():
            raise Invalid(needed)
        for option in options:
            if plain(option) == plain(text):
                return option
        raise Invalid(f"Please choose {named}: {listed}")

    return rule


def _experience(text: str) -> str:
    band = re.sub(r"[‐‑–]", "-", "".join(text.split()))
    if not band:
        raise Invalid(ProfileSentence.EXPERIENCE_NEEDED)
    if band not in EXPERIENCE:
        raise Invalid("Please choose your experience in years: 0-1, 1-3, 3-5, 5-10 or 10+")
    return band


def _salary(text: str) -> str:
    salary = _line(text)
    if not salary:
        raise Invalid(ProfileSentence.SALARY_NEEDED)
    return NO_SALARY if _is_undisclosed(salary) else salary


def _is_undisclosed(salary: str) -> bool:
    return salary.strip().casefold() in ("na", "n/a")


def _currency(text: str) -> str:
    """The symbol of a currency, given its code or symbol; other values are refused."""
    sign = text.strip().upper()
    if not sign:
        raise Invalid(ProfileSentence.CURRENCY_NEEDED)
    if sign not in CURRENCIES and sign not in CURRENCIES.values():
        raise Invalid("Please choose a currency: USD, INR, EUR, GBP or JPY")
    return CURRENCIES.get(sign, sign)


BASIC: Mapping[str, Rule] = {
    "name": _name,
    "email": email_of,
    "phone_number": _phone,
    "country_code": _country_code,
    "skills": _needed_list(ProfileSentence.SKILLS_NEEDED),
    "job_roles": _needed_list(ProfileSentence.JOB_ROLES_NEEDED),
}
ADVANCED: Mapping[str, Rule] = {
    "experience": _experience,
    "employment_type": _option("an employment type", EMPLOYMENT_TYPES, ProfileSentence.TYPE_NEEDED),
    "relocation_willingness": _option("an answer", RELOCATION, ProfileSentence.RELOCATION_NEEDED),
    "expected_salary": _salary,
    "currency_symbol": _currency,
    "salary_duration": _option("a duration", SALARY_DURATIONS, ProfileSentence.DURATION_NEEDED),
    "preferred_locations": _locations,
    "preferred_job_level": _line,
    "visa_type": _line,
}
