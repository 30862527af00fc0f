"""Who may register, and as what: addresses, providers, roles, and everything that is wrong at once."""

from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hireloom.domain.identity.emails import EmailMalformed, EmailNeeded, email_of, is_personal, mailbox_of
from hireloom.domain.identity.passwords import PasswordLeaked, PasswordTooWeak, chosen
from hireloom.domain.identity.phones import Phone, PhoneMalformed, PhoneNeeded
from hireloom.domain.identity.registrations import Newcomer, RegistrationInput, newcomer_of, registration_of
from hireloom.domain.identity.users import Role, UsernameMalformed, username_of
from hireloom.domain.mails.mail_headers import must_be_address
from hireloom.domain.refusals import Invalid

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
ANNA = {"username": "Anna2026", "email": "anna@acme.io", "phonenumber": "+91-9876543210", "user_type": "user"}


@pytest.mark.spec("OPEN-036", "SEC-41")
@pytest.mark.parametrize(
    ("email", "personal"),
    [
        ("a@gmail.com", True),
        ("a@GMAIL.com", True),
        ("a@yahoo.co.uk", True),
        ("a@mail.outlook.com", True),
        ("a@outlookgroup.com", False),
        ("a@acme.io", False),
        ("a@hotmail.fr", True),
        ("a@notgmail.com", False),
        ("a@googlemail.com", True),
        ("a@yahoo.co.in", True),
        ("a@ymail.com", True),
        ("a@rocketmail.com", True),
        ("a@acme.gmail", False),
        ("gmail@acme.io", False),
        ("a@ｇｍａｉｌ.com", True),
        ("a@gmail。com", True),
    ],
)
def test_personal_providers(email, personal):
    assert is_personal(email_of(email)) is personal


@pytest.mark.spec("SEC-41", "AUTH-47")
@pytest.mark.parametrize(
    "entry",
    [
        "a@gmail.com.",
        "a@acme..io",
        "a.@acme.io",
        ".a@acme.io",
        "a..b@acme.io",
        "a@-acme.io",
        "a@acme-.io",
        "a@ac_me.io",
        "a@acme.i",
        "a@[127.0.0.1]",
        "a@acme.io\x00",
        "a\x00@acme.io",
        "a\u202e@acme.io",
        "a@acme\u202e.io",
        "a\u200b@acme.io",
        "a b@acme.io",
        "a,b@acme.io",
        '"a"@acme.io',
        "a@acme.io, b@acme.io",
        "<a@acme.io>",
        "a@acme.io\nBcc: b@acme.io",
        "a" * 65 + "@acme.io",
        "a@" + "b" * 64 + ".io",
        "a@" + "b.c" * 100 + ".io",
        "a" * 10_000 + "@acme.io",
        "а@acme.io",  # a Cyrillic letter before the sign
        "a@gmаil.com",  # and one in the middle of a known name
        "a@ɡmаil.com",
        "a@аррӏе.com",  # all of them Cyrillic
        "a@xn--80ak6aa92e.com",  # the same in its other form
        "a@xn--a.com",
        "а" * 200 + "@" + "б" * 60 + ".io",
    ],
)
def test_what_cannot_get_an_account(entry):
    with pytest.raises(EmailMalformed, match="Invalid email format"):
        mailbox_of(entry)


@pytest.mark.spec("OPEN-038", "SEC-41")
@pytest.mark.parametrize(
    ("entry", "mailbox"),
    [
        (" Anna@Acme.IO ", "anna@acme.io"),
        ("anna+jobs@acme.io", "anna+jobs@acme.io"),
        ("o'brien@acme.io", "o'brien@acme.io"),
        ("anna@Müller.example", "anna@müller.example"),
        ("anna@xn--mller-kva.example", "anna@müller.example"),
        ("anna@XN--MLLER-KVA.example", "anna@müller.example"),
        ("anna@bücher.co", "anna@bücher.co"),
        ("anna@пример.рф", "anna@пример.рф"),
        ("anna@例え.jp", "anna@例え.jp"),
    ],
)
def test_one_mailbox_has_one_form(entry, mailbox):
    assert mailbox_of(entry) == mailbox


@pytest.mark.spec("SEC-41")
@given(st.one_of(st.emails(), st.from_regex(r"\A[a-zA-Zäа.+_-]{1,9}@[a-zäаπ.ｇ-]{1,9}\.[a-z.]{1,4}\Z")))
@example("A@ẞ.de")
@example("a@xn--a.com")
def test_whoever_may_have_an_account_can_get_mail_and_stays_the_same(typed):
    try:
        mailbox = mailbox_of(typed)
    except (EmailMalformed, EmailNeeded):
        return
    assert mailbox_of(mailbox) == email_of(mailbox) == mailbox == mailbox.lower()
    assert mailbox_of(must_be_address(mailbox)) == mailbox


@pytest.mark.spec("AUTH-46", "LIM-05", "SEC-55")
@given(st.text(max_size=20))
@example("anna\n")
@example("１２３４")
def test_a_username_has_four_to_fifteen_letters_and_digits_of_ascii(typed):
    fits = 4 <= len(typed) <= 15 and all(sign.isascii() and sign.isalnum() for sign in typed)
    if fits:
        assert username_of(typed) == typed
    else:
        with pytest.raises(UsernameMalformed, match=r"^Username must be 4-15 characters and alphanumeric$"):
            username_of(typed)


@pytest.mark.spec("AUTH-49", "OPEN-039", "LIM-06")
@given(st.text(st.sampled_from("aZé07@$!#٣ "), max_size=12))
def test_a_password_has_eight_signs_with_a_letter_a_digit_and_one_of_seven_others(typed):
    if len(typed) >= 8 and set(typed) & set("aZ") and set(typed) & set("07") and set(typed) & set("@$!"):
        assert chosen(typed) == typed
    else:
        text = "Password must be at least 8 characters, with at least one letter, one number, and one special character"
        with pytest.raises(PasswordTooWeak, match=rf"^{text}$"):
            chosen(typed)


@pytest.mark.spec("AUTH-48", "LIM-08", "OPEN-027", "SEC-55")
@pytest.mark.parametrize(
    ("phone", "ok"),
    [
        ("+91-9876543210", True),
        ("+1-2025550123", True),
        ("9876543210", False),
        ("447911123456", False),
        ("123456789012345", False),
        ("", False),
        ("919876543210", False),
        ("+44-7911123456", False),
        ("+91-98765432100", False),
        ("+91-९८७६५४३२१०", False),
        ("+1-2025550123\n", False),
    ],
)
def test_phones_at_registration(phone, ok):
    if ok:
        assert str(newcomer_of(RegistrationInput(**ANNA | {"phonenumber": phone})).phone) == phone
        return
    with pytest.raises(Invalid) as refused:
        newcomer_of(RegistrationInput(**ANNA | {"phonenumber": phone}))
    assert refused.value.errors == {"phonenumber": [PhoneMalformed.sentence]}
    text = "Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)"
    assert str(refused.value) == PhoneMalformed.sentence == text


@pytest.mark.spec("AUTH-18")
@pytest.mark.parametrize("entry", ["", "  ", None])
def test_a_phone_that_is_asked_for_is_needed(entry):
    with pytest.raises(PhoneNeeded, match=r"^Phone number is required$"):
        Phone.added(entry)


@pytest.mark.spec("AUTH-51", "SEC-02")
@pytest.mark.parametrize("user_type", ["admin", "recruiter , admin", "User", " user", "", None, "superadmin"])
def test_nobody_registers_as_anything_but_user_or_recruiter(user_type):
    with pytest.raises(Invalid) as refused:
        newcomer_of(RegistrationInput(**ANNA | {"user_type": user_type}))
    assert set(refused.value.errors) == {"user_type"}


@pytest.mark.spec("AUTH-52", "AUTH-61")
@pytest.mark.parametrize("email", ["anna@gmail.com", "anna@yahoo.co.uk", "anna@hotmail.fr", "anna@mail.outlook.com"])
def test_a_recruiter_needs_an_address_of_the_organisation_and_a_seeker_does_not(email):
    text = "Recruiters must use organizational email addresses (not personal email providers like Gmail)"
    for reader in (newcomer_of, lambda form: registration_of(form, "Passw0rd!")):
        with pytest.raises(Invalid) as refused:
            reader(RegistrationInput(**ANNA | {"email": email, "user_type": "recruiter"}))
        assert refused.value.errors == {"email": [text]}
        assert reader(RegistrationInput(**ANNA | {"email": email})).email == email


def test_everything_that_is_wrong_is_said_at_once_and_the_first_of_it_above():
    with pytest.raises(Invalid) as refused:
        registration_of(RegistrationInput("an", "x", "1", "boss"), "weak")
    assert list(refused.value.errors) == ["username", "email", "phonenumber", "user_type", "password"]
    assert str(refused.value) == "Username must be 4-15 characters and alphanumeric"


def test_a_newcomer():
    anna = registration_of(RegistrationInput(**ANNA | {"email": " ANNA@acme.io"}), "Passw0rd!")
    assert anna == Newcomer("Anna2026", "anna@acme.io", Phone("+91", "9876543210"), Role.USER)
    user = anna.as_user(now=NOW)
    assert (user.role, user.is_active, user.is_super_admin, user.created_at) == (Role.USER, True, False, NOW)


@pytest.mark.spec("SEC-11")
def test_a_password_that_everybody_tries_first_may_be_kept_out():
    with pytest.raises(PasswordLeaked):
        chosen("Password1!", leaked={"Password1!"})
    assert chosen("Password2!", leaked={"Password1!"}) == "Password2!"


def test_a_phone_that_was_asked_for():
    assert Phone.added("+1-2025550123") == Phone("+1", "2025550123")
