"""The emails to people in a talent pool, and the one to the company about consent that ends."""

from datetime import date, timedelta

from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, Part, SmallPrint
from hireloom.domain.pool_contacts import ENDS_SOON
from hireloom.domain.product import PRODUCT_NAME

GOOD_FOR = timedelta(days=7)


def pool_message(to: str, words: str, *, company: str, recruiter: str, reply_to: str, link: str) -> Letter:
    return _to_person(to, f"A message from {company}", (Paragraph(words),), company, recruiter, reply_to, link)


def pool_invitation(
    to: str, words: str, job: tuple[str, str], *, company: str, recruiter: str, reply_to: str, link: str
) -> Letter:
    """`job` is its title and its address."""
    title, address = job
    parts: list[Part] = [Paragraph(f"{recruiter} of {company} invites you to apply for this job: {title}.")]
    parts += [Paragraph(words)] if words else []
    parts.append(Button("See the job", address))
    return _to_person(to, f"An invitation to apply: {title}", (*parts,), company, recruiter, reply_to, link)


def consent_question(to: str, *, company: str, link: str) -> Letter:
    return Letter(
        to,
        one_line(f"May {company} stay in touch with you?"),
        (
            Paragraph(
                f"{company} would like to keep your details for a year and to write to you about jobs that fit. You"
                " decide; without your consent nobody writes to you, and your application, if you have one, goes on as"
                " it is."
            ),
            Button("Answer", link),
        ),
        why=f"You received this email because you applied at {company}, or somebody there knows you from their work."
        " We ask once and do not write again unless you agree.",
        good_for=GOOD_FOR,
        unsubscribe=link,
    )


def consent_ending(to: str, count: int, *, site: str) -> Letter:
    """Names nobody: the list does."""
    people = "1 person leaves" if count == 1 else f"{count:,} people leave"
    return Letter(
        to,
        f"{people} your talent pool soon",
        (
            Paragraph(
                f"{people} your talent pool within {ENDS_SOON.days} days, because the time for which their details"
                " may be kept is over. Everything about them will then be deleted, unless they agree to stay."
            ),
            Button("Ask for consent", f"{site.rstrip('/')}/user/talent-pool"),
        ),
        heading="Consent is about to end",
        why=f"You received this email because you own your company at {PRODUCT_NAME}. Replies are not read.",
        good_for=GOOD_FOR,
    )


def ending_event(user_id: int, today: date) -> str:
    """One such email a week to each owner."""
    year, week, _ = today.isocalendar()
    return f"pool.ending.{user_id}.{year}-{week}"


def _to_person(
    to: str, subject: str, parts: tuple[Part, ...], company: str, recruiter: str, reply_to: str, link: str
) -> Letter:
    return Letter(
        to,
        one_line(subject),
        (*parts, SmallPrint(f"To take your consent back and have your details deleted, open {link}")),
        why=f"You received this email because you agreed that {company} may write to you. Your reply goes to"
        f" {recruiter}.",
        reply_to=reply_to,
        good_for=GOOD_FOR,
        unsubscribe=link,
    )
