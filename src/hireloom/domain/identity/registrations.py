"""Who may register, and with which role."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.identity.emails import EmailPersonal, is_personal, mailbox_of
from hireloom.domain.identity.passwords import chosen
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User, username_of
from hireloom.domain.refusals import Invalid, NotAllowed, Refusal


class UserTypeUnknown(Invalid):
    sentence = "Please choose Job Seeker or Recruiter."


class EmailUnproven(NotAllowed):
    sentence = "Please verify your email first."


@dataclass(frozen=True, slots=True)
class RegistrationInput:
    """What somebody typed; None where a field was not sent."""

    username: str | None
    email: str | None
    phonenumber: str | None
    user_type: str | None


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A person who gets an account once the mailbox is verified."""

    username: str
    email: str
    phone: Phone
    role: Role

    def as_user(self, *, now: datetime) -> User:
        return User(self.username, self.email, self.role, now, phone=self.phone)


def newcomer_of(form: RegistrationInput) -> Newcomer:
    """The newcomer of a form. Raises Invalid with a sentence for every invalid field."""
    must_hold(_rules(form))
    return _newcomer(form)


def registration_of(form: RegistrationInput, password: str | None, *, leaked: Container[str] = ()) -> Newcomer:
    """Like `newcomer_of`, but also checks the password."""
    personal_words = form.username, form.email
    must_hold(
        {**_rules(form), "password": lambda: chosen(password or "", leaked=leaked, personal_words=personal_words)}
    )
    return _newcomer(form)


def must_hold(rules: Mapping[str, Callable[[], object]]) -> None:
    """Check the rules of all fields. Raises Invalid with the first sentence, and with each sentence by its field."""
    errors = {}
    for field, rule in rules.items():
        try:
            rule()
        except Refusal as refusal:
            errors[field] = [str(refusal)]
    if errors:
        raise Invalid(next(iter(errors.values()))[0], errors=errors)


def role_of(user_type: str | None) -> Role:
    """The role of a newcomer; never admin, as only admins make admins. Raises UserTypeUnknown."""
    if user_type not in (Role.USER, Role.RECRUITER):
        raise UserTypeUnknown
    return Role(user_type)


def address_of(email: str | None, user_type: str | None) -> str:
    address = mailbox_of(email)
    if user_type == Role.RECRUITER and is_personal(address):
        raise EmailPersonal
    return address


def _rules(form: RegistrationInput) -> dict[str, Callable[[], object]]:
    return {
        "username": lambda: username_of(form.username or ""),
        "email": lambda: address_of(form.email, form.user_type),
        "phonenumber": lambda: Phone.registered(form.phonenumber or ""),
        "user_type": lambda: role_of(form.user_type),
    }


def _newcomer(form: RegistrationInput) -> Newcomer:
    return Newcomer(
        username_of(form.username or ""),
        address_of(form.email, form.user_type),
        Phone.registered(form.phonenumber or ""),
        role_of(form.user_type),
    )
