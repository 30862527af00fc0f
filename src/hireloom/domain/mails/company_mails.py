"""Letters about belonging to a company."""

from datetime import timedelta

from hireloom.domain.lives import days_text
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, SmallPrint
from hireloom.domain.product import PRODUCT_NAME


def invitation(to: str, *, company: str, inviter: str, role: str, link: str, life: timedelta) -> Letter:
    name = one_line(company, at_most=80)
    return Letter(
        to,
        f"Join {name} at {PRODUCT_NAME}",
        (
            Paragraph(f"{inviter} invites you to join {name} as {role}."),
            Button("See the invitation", link),
            SmallPrint(
                f"The link works for {days_text(life)}, for a recruiter's account with this address. If you have none "
                "yet, register first and then open the link again."
            ),
        ),
        why=f"You received this email because {inviter} entered this address at {PRODUCT_NAME}. Replies are not read.",
        good_for=life,
    )


def join_request(to: str, *, company: str, email: str, link: str, life: timedelta) -> Letter:
    name = one_line(company, at_most=80)
    return Letter(
        to,
        f"Somebody asks to join {name}",
        (
            Paragraph(f"{email} asks to join {name}. Approve only people you know."),
            Button("Answer the request", link),
            SmallPrint(f"It expires after {days_text(life)}."),
        ),
        why=f"You received this email because you are an owner of {name} at {PRODUCT_NAME}. Replies are not read.",
        good_for=life,
    )


def admission(to: str, *, company: str, role: str, link: str) -> Letter:
    name = one_line(company, at_most=80)
    return Letter(
        to,
        f"You belong to {name} now",
        (Paragraph(f"An owner has approved your request. Your role is {role}."), Button("See your team", link)),
        why=f"You received this email because you asked to join {name} at {PRODUCT_NAME}. Replies are not read.",
    )


def ownership(to: str, *, company: str, giver: str = "") -> Letter:
    """`giver` made the person an owner; without one, the last other owner has left."""
    name = one_line(company, at_most=80)
    reason = f"{giver} has made you an owner of {name}." if giver else f"{name} has no other owner now, so you are one."
    return Letter(
        to,
        f"You are an owner of {name} now",
        (
            Paragraph(reason),
            Paragraph(
                "Owners invite and remove people, give them roles, and decide what applies to all jobs, such as stages "
                "and answer times. You find all of this under Company."
            ),
        ),
        why=f"You received this email because you belong to {name} at {PRODUCT_NAME}. Replies are not read.",
    )
