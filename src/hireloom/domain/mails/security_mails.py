"""Letters about the safety of an account. Each has a link for an owner who did not do what it reports."""

from datetime import timedelta
from typing import NamedTuple

from hireloom.domain.lives import USUAL, hours_text
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.parts import Button, Paragraph, SmallPrint
from hireloom.domain.product import PRODUCT_NAME

_REASON = (
    f"You received this email because you have an account at {PRODUCT_NAME} with this address. Replies are not read."
)


class DisownLink(NamedTuple):
    url: str
    life: timedelta


def new_device(to: str, *, device: str, not_me: DisownLink) -> Letter:
    return _notice(to, "New log-in to your account", f"Somebody has logged in to your account with {device}.", not_me)


def second_step_changed(to: str, *, change: str, not_me: DisownLink) -> Letter:
    """`change` is a whole sentence."""
    return _notice(to, "Your log-in was changed", change, not_me)


def email_change_requested(
    to: str, *, email: str, link: str, not_me: DisownLink, life: timedelta = USUAL.email_change
) -> Letter:
    words = (
        f"Somebody asked to change the address of your account to {email}."
        " It changes once you agree here and the new mailbox has confirmed. Until then, this address works as before."
    )
    agree = (
        Button("Agree to the change", link),
        SmallPrint(f"The link works for {hours_text(life)}. If you did not ask for this, press the other button."),
    )
    return _notice(to, "A change of your email was requested", words, not_me, *agree)


def email_change_given_up(to: str, *, email: str, not_me: DisownLink, wait: timedelta = USUAL.disowning) -> Letter:
    words = (
        "Somebody who is logged in to your account says that this mailbox can no longer be read."
        f" In {hours_text(wait)}, the account moves to {email} without an answer from here, unless you refuse with the"
        " button below."
    )
    return _notice(to, "Your email changes unless you refuse", words, not_me)


def email_changed(to: str, *, email: str, not_me: DisownLink) -> Letter:
    words = f"Your account now has the address {email}. You log in with it, and we write to it."
    return _notice(to, "Your email was changed", words, not_me)


def api_key_made(to: str, *, name: str, not_me: DisownLink) -> Letter:
    words = f"An API key named {name} was created. Programs that have it act for you until it expires or you revoke it."
    return _notice(to, "New API key for your account", words, not_me)


def webhook_added(to: str, *, host: str, not_me: DisownLink) -> Letter:
    words = f"A webhook was added: what happens to your jobs and their applications is now reported to {host}."
    return _notice(to, "New webhook for your account", words, not_me)


def webhook_paused(to: str, *, host: str, is_gone: bool, site: str) -> Letter:
    why = "it answered that it is gone" if is_gone else "nothing has reached it for three days"
    return Letter(
        to,
        "Your webhook is paused",
        (
            Paragraph(f"We paused your webhook to {host}, because {why}."),
            Paragraph("New messages wait for up to 30 days. They go out once you resume the webhook."),
            Button("Look at the deliveries", f"{site.rstrip('/')}/user/developers"),
        ),
        why=f"You received this email because you added this webhook at {PRODUCT_NAME}. Replies are not read.",
    )


def confirm_email(to: str, *, link: str, life: timedelta = USUAL.email_change) -> Letter:
    return Letter(
        to,
        "Confirm your new email",
        (
            Paragraph(
                f"Somebody, probably you, wants to use this address for an account at {PRODUCT_NAME}. The account's"
                " current mailbox has to agree, too."
            ),
            Button("Use this address", link),
            SmallPrint(f"The link works for {hours_text(life)}. If it was not you, there is nothing you need to do."),
        ),
        why=f"You received this email because somebody entered this address at {PRODUCT_NAME}. Replies are not read.",
        good_for=life,
    )


def _notice(to: str, subject: str, words: str, not_me: DisownLink, *request: Button | SmallPrint) -> Letter:
    """`request` is what its owner is asked to do; without it, nothing."""
    return Letter(
        to,
        subject,
        (
            Paragraph(words),
            *(request or (Paragraph("If it was you, all is well: there is nothing you need to do."),)),
            Button("This was not me", not_me.url),
            SmallPrint(
                f"The link works for {hours_text(not_me.life)}. It logs out every device, revokes every API key, and "
                "you choose a new password."
            ),
        ),
        why=_REASON,
    )
