"""The emails of the last few days in the demo: most are delivered, one is undeliverable, one is waiting for its next
attempt."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from hireloom.demo.applications import OPEN_RECRUITER, DemoApplication
from hireloom.demo.submissions import DemoSeeker, decided_at
from hireloom.domain.applications import Application
from hireloom.domain.mails import application_mails, decision_mails
from hireloom.domain.mails.decision_mails import DecisionText
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.domain.mails.letters import Letter
from hireloom.ports.stores import Transaction

DAYS = 6
ON_ITS_WAY = timedelta(seconds=2)
NO_SUCH_MAILBOX = "550 5.1.1 The mailbox does not exist"
TIMED_OUT = "The mail server did not answer in time"
WAITING_TIME = timedelta(minutes=6)  # of the delayed email: short, so that the System card warns of nothing
UNDELIVERABLE, DELAYED = 3, 1  # indexes among the emails about decisions, newest first


@dataclass(frozen=True, slots=True)
class PostedApplication:
    """An application that was sent, with its person and its cover letter."""

    draft: DemoApplication
    application: Application
    person: DemoSeeker
    letter: str


def add(tx: Transaction, posted: Sequence[PostedApplication], today: date, now: datetime, *, site: str) -> None:
    """Add the emails to the recruiter OPEN_RECRUITER and to applicants for her jobs, oldest first."""
    entries = [entry for entry in posted if entry.application.recruiter_email == OPEN_RECRUITER]
    decisions = sorted(_decisions(entries, today, site=site), key=lambda decision: decision.created_at, reverse=True)
    if len(decisions) > UNDELIVERABLE:
        begun = replace(decisions[DELAYED], created_at=now - WAITING_TIME)
        late = begun.leased(now - timedelta(minutes=4)).missed(now, reason=TIMED_OUT, is_final=False)
        decisions[DELAYED] = replace(late, sent_at=None)
        refused = decisions[UNDELIVERABLE].missed(now, reason=NO_SUCH_MAILBOX, is_final=True)
        decisions[UNDELIVERABLE] = replace(refused, sent_at=None)
    for letter in sorted([*decisions, *_applications(entries, site=site)], key=lambda letter: letter.created_at):
        if letter.created_at > now - timedelta(DAYS):
            tx.outbox.add(letter)


def _applications(posted: Iterable[PostedApplication], *, site: str) -> Iterable[Delivery]:
    for entry in posted:
        reply_to = entry.application.email
        letter = application_mails.submitted(entry.application, entry.letter, reply_to=reply_to, enclosed={}, site=site)
        yield _sent(letter, entry.application.event, entry.application.applied_at)


def _decisions(posted: Iterable[PostedApplication], today: date, *, site: str) -> Iterable[Delivery]:
    for entry in posted:
        if entry.draft.decided is not None:
            to = entry.person.seeker.email
            letter = decision_mails.decided(
                entry.application, to=to, reply_to=OPEN_RECRUITER, text=DecisionText(), site=site
            )
            yield _sent(letter, f"applications.{entry.application.id}.decided.1", decided_at(entry.draft, today))


def _sent(letter: Letter, event: str, at: datetime) -> Delivery:
    delivery = replace(Delivery.of(letter, event=event, now=at), state=DeliveryState.SENDING, tries=1)
    return delivery.sent(at + ON_ITS_WAY, is_kept=True)
