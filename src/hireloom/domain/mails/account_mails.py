"""Letters about an account: codes, and news that its owner must get. No subject ever contains a code, because subjects
appear on locked screens and in lists."""

import re
from datetime import date, timedelta

from hireloom.domain.days import long_date
from hireloom.domain.identity.codes import USUAL
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Button, CodeLine, Paragraph, Part, SmallPrint
from hireloom.domain.mails.security_mails import DisownLink
from hireloom.domain.product import PRODUCT_NAME

_TYPED = f"You received this email because somebody entered this address at {PRODUCT_NAME}. Replies are not read."
_REASON = (
    f"You received this email because you have an account at {PRODUCT_NAME} with this address. Replies are not read."
)
_FAREWELL = re.compile(r"accounts\.[0-9]+\.deleted")
_NEVER = f"Keep the code to yourself: nobody from {PRODUCT_NAME} will ever ask you for it."


def signup_code(to: str, code: str, *, life: timedelta = USUAL.life) -> Letter:
    return _with_code(
        to,
        code,
        life,
        f"Your code for {PRODUCT_NAME}",
        heading="Confirm your email address",
        ask="Welcome. To finish registering, enter this code where you started:",
        otherwise="If you did not register, there is nothing you need to do: without the code, no account is created.",
        why=_TYPED,
    )


def account_exists(to: str, *, site: str = "") -> Letter:
    """`site` is the address that people type; with it the letter has a button."""
    return Letter(
        to,
        "You already have an account",
        (
            Paragraph(
                "Somebody, probably you, has just asked to register with this address. It already has an account, so we"
                " have not created another one."
            ),
            *_button("Log in", site, "/user/login"),
            Paragraph("If you have forgotten your password, the login page has a link to get a new one."),
            SmallPrint(
                "If it was not you, there is nothing you need to do: your account is unchanged, and nobody was told."
            ),
        ),
        why=_REASON,
    )


def reset_code(to: str, code: str, *, life: timedelta = USUAL.life) -> Letter:
    return _with_code(
        to,
        code,
        life,
        "Your code for a new password",
        heading="Choose a new password",
        ask="To choose a new password, enter this code where you asked for it:",
        otherwise="If you did not ask for it, there is nothing you need to do: your password stays as it is.",
        why=_REASON,
    )


def password_changed(to: str, *, site: str = "", where: str = "everywhere", not_me: DisownLink | None = None) -> Letter:
    return Letter(
        to,
        "Your password was changed",
        (
            Paragraph(f"The password of your account was changed just now, and you were logged out {where}."),
            Paragraph("If it was you, all is well: log in with the new one."),
            Paragraph(
                "If it was not you, get a new password at once, and change the password of your mailbox too: whoever"
                " did this could read the code that we sent there."
            ),
            *_button("Get a new password", site, "/user/reset-password"),
            *((Button("This was not me", not_me.url),) if not_me else ()),
        ),
        why=_REASON,
    )


def farewell(user_id: int) -> str:
    """The event of the last email to a person."""
    return f"accounts.{user_id}.deleted"


def is_farewell(event: str) -> bool:
    return bool(_FAREWELL.fullmatch(event))


def account_deleted(to: str, *, receipt: str) -> Letter:
    return Letter(
        to,
        "Your account was deleted",
        (
            Paragraph("Your account and what belonged to it, your profile and your files, were deleted as you asked."),
            Paragraph(
                "What we keep, and why: your applications without your name, because recruiters count them, and what"
                " the audit log says without your address, because misuse must be traceable. Both end on their own."
            ),
            Paragraph(f"If you ever have a question about it, quote this receipt: {receipt}"),
            SmallPrint(
                "Backups that still hold some of it are overwritten in turn. Thank you for having been with us."
            ),
        ),
        why=f"You received this email because you had an account at {PRODUCT_NAME} with this address. It is the last.",
    )


def account_inactive(to: str, *, seen: date, ends: date, can_log_in: bool, site: str = "") -> Letter:
    """`seen` is when they last used the account, `ends` the first day on which it may be deleted."""
    stays: list[Part] = [
        Paragraph("Log in before that day, and everything stays as it is."),
        *_button("Log in", site, "/user/login"),
    ]
    if not can_log_in:
        stays = [Paragraph("The account has been deactivated. To keep it, please contact support before that day.")]
    return Letter(
        to,
        "Your account will be deleted",
        (
            Paragraph(
                f"Nobody has logged in to your account since {long_date(seen)}, and we keep nothing forever."
                f" On {long_date(ends)}, it will be deleted, with everything that belongs to it."
            ),
            *stays,
            Paragraph("If you do not need it anymore, there is nothing you need to do."),
            SmallPrint("This is the only email about it."),
        ),
        why=_REASON,
    )


def _with_code(
    to: str, code: str, life: timedelta, subject: str, *, heading: str, ask: str, otherwise: str, why: str
) -> Letter:
    minutes = f"{life.total_seconds() / 60:g} minutes"
    return Letter(
        to,
        subject,
        (
            Paragraph(ask),
            CodeLine(code),
            Paragraph(f"It works once, for {minutes}, in the browser that asked for it."),
            SmallPrint(_NEVER),
            SmallPrint(otherwise),
        ),
        heading=heading,
        why=why,
        good_for=life,
    )


def _button(words: str, site: str, path: str) -> tuple[Button, ...]:
    return (Button(words, site.rstrip("/") + path),) if site else ()
