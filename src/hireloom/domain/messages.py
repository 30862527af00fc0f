"""What people write to us: feedback with stars, and messages to the help desk."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.identity.emails import email_of
from hireloom.domain.refusals import Invalid, NotSignedIn, Refusal

CATEGORY = "General Feedback"  # the only one, no matter what was sent
MAX_WORDS = 150
LONGEST_FEEDBACK, LONGEST_NAME, LONGEST_MESSAGE = 6_000, 100, 5_000
STARS = range(1, 6)


class LoginForFeedback(NotSignedIn):
    sentence = "You must be logged in to submit feedback."


class FeedbackIncomplete(Invalid):
    sentence = "Please provide both rating and feedback."


class FeedbackTooLong(Invalid):
    sentence = f"Feedback must not exceed {MAX_WORDS} words."


class FeedbackTooWide(Invalid):
    sentence = f"Feedback must not exceed {LONGEST_FEEDBACK:,} characters."


@dataclass(frozen=True, slots=True)
class Feedback:
    """`id` is 0 until it is stored."""

    user_id: int
    rating: int
    message: str
    at: datetime
    category: str = CATEGORY
    id: int = 0

    @classmethod
    def given(cls, rating: int | None, message: str | None, *, user_id: int, at: datetime) -> "Feedback":
        words = (message or "").split()
        if rating not in STARS or not words:
            raise FeedbackIncomplete
        if len(words) > MAX_WORDS:
            raise FeedbackTooLong
        if len(message or "") > LONGEST_FEEDBACK:
            raise FeedbackTooWide
        return cls(user_id, rating or 0, (message or "").strip(), at)


@dataclass(frozen=True, slots=True)
class HelpMessage:
    """A message to the help desk. The writer does not need an account, and the address is not verified."""

    name: str
    email: str
    message: str
    at: datetime
    id: int = 0

    @classmethod
    def written(cls, name: str | None, email: str | None, message: str | None, *, at: datetime) -> "HelpMessage":
        """Raises Invalid with a sentence for each field that is missing or too long."""
        errors: dict[str, list[str]] = {}
        address = ""
        try:
            address = email_of(email)
        except Refusal as refusal:
            errors["email"] = [str(refusal)]
        for field, text, longest in (("name", name, LONGEST_NAME), ("message", message, LONGEST_MESSAGE)):
            if not (text or "").strip():
                errors[field] = [f"{field.capitalize()} is required"]
            elif len(text or "") > longest:
                errors[field] = [f"Please keep this shorter: at most {longest:,} characters."]
        if errors:
            raise Invalid(next(iter(errors.values()))[0], errors=errors)
        return cls(" ".join((name or "").split()), address, (message or "").strip(), at)
