"""The letters about an account: codes, and news that its owner must hear. No subject ever holds a code: it is shown on
locked screens and kept in lists."""

import re
from datetime import date

from hireloom.domain.identity.codes import LIFE
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Button, CodeLine, Paragraph, Part, SmallPrint
from hireloom.domain.product import PRODUCT_NAME

_MINUTES = f"{LIFE.total_seconds() / 60:g} minutes"
_TYPED = f"You get this mail because somebody typed this address at {PRODUCT_NAME}. Replies are not read."
_OWN = f"You get this mail because you have an account at {PRODUCT_NAME} with this address. Replies are not read."
_FAREWELL = re.compile(r"accounts\.[0-9]+\.deleted")
_NEVER = f"Keep the code to yourself: nobody from {PRODUCT_NAME} will ever ask you for it."


def signup_code(to: str, code: str) -> Letter:
    return _with_code(
        to,
        code,
        f"Your code for {PRODUCT_NAME}",
        heading="Confirm your mail address",
        ask="Welcome. To finish your registration, type this code where you began it:",
        otherwise="If you did not register, you need not do anything: without the code no account is made.",
        why=_TYPED,
    )


def account_exists(to: str, *, site: str = "") -> Letter:
    """`site` is the address that people type; with it the letter has a button."""
    return Letter(
        to,
        "You already have an account",
        (
            Paragraph(
                "Somebody, probably you, has just asked to register with this address. It has an account already, so we"
                " have not made another one."
            ),
            *_button("Log in", site, "/user/login"),
            Paragraph("If you have forgotten the password, the log-in page has a link that gets you a new one."),
            SmallPrint(
                "If it was not you, you need not do anything: your account is as it was, and nobody was told about it."
            ),
        ),
        why=_OWN,
    )


def reset_code(to: str, code: str) -> Letter:
    return _with_code(
        to,
        code,
        "Your code for a new password",
        heading="Choose a new password",
        ask="To choose a new password, type this code where you asked for it:",
        otherwise="If you did not ask for it, you need not do anything: your password stays as it is.",
        why=_OWN,
    )


def password_changed(to: str, *, site: str = "") -> Letter:
    return Letter(
        to,
        "Your password was changed",
        (
            Paragraph("The password of your account was changed just now, and you were logged out everywhere."),
            Paragraph("If it was you, all is well: log in with the new one."),
            Paragraph(
                "If it was not you, get a new password at once, and change the password of your mailbox too: whoever"
                " did this could read the code that we sent there."
            ),
            *_button("Get a new password", site, "/user/reset-password"),
        ),
        why=_OWN,
    )


def farewell(user_id: int) -> str:
    """The event of the last mail to somebody."""
    return f"accounts.{user_id}.deleted"


def is_farewell(event: str) -> bool:
    return bool(_FAREWELL.fullmatch(event))


def account_deleted(to: str, *, receipt: str) -> Letter:
    return Letter(
        to,
        "Your account was deleted",
        (
            Paragraph("Your account and what belonged to it, your profile and your files, were deleted as you asked."),
            Paragraph(f"Should you ever have a question about it, name this receipt: {receipt}"),
            SmallPrint("Backups that still hold some of it are overwritten in turn. Thank you for having been here."),
        ),
        why=f"You get this mail because you had an account at {PRODUCT_NAME} with this address. It is the last one.",
    )


def account_inactive(to: str, *, seen: date, ends: date, can_log_in: bool, site: str = "") -> Letter:
    """`seen` is when they were here last, `ends` the first day on which the account may go."""
    stays: list[Part] = [
        Paragraph("Log in before that day, and everything stays as it is."),
        *_button("Log in", site, "/user/login"),
    ]
    if not can_log_in:
        stays = [
            Paragraph("The account has been deactivated. If it should stay, please contact support before that day.")
        ]
    return Letter(
        to,
        "Your account will be deleted",
        (
            Paragraph(
                f"Nobody has logged in to your account since {_day(seen)}, and we keep nothing forever. On {_day(ends)}"
                " it will be deleted, with everything that belongs to it."
            ),
            *stays,
            Paragraph("If you do not need it any more, you need not do anything."),
            SmallPrint("This is the only mail about it."),
        ),
        why=_OWN,
    )


def _day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"


def _with_code(to: str, code: str, subject: str, *, heading: str, ask: str, otherwise: str, why: str) -> Letter:
    return Letter(
        to,
        subject,
        (
            Paragraph(ask),
            CodeLine(code),
            Paragraph(f"It works once, for {_MINUTES}, in the browser that asked for it."),
            SmallPrint(_NEVER),
            SmallPrint(otherwise),
        ),
        heading=heading,
        why=why,
        good_for=LIFE,
    )


def _button(words: str, site: str, path: str) -> tuple[Button, ...]:
    return (Button(words, site.rstrip("/") + path),) if site else ()
