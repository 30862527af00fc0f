"""Feedback, messages to the help desk and notes of recruiters in the demo."""

import random
from collections.abc import Sequence
from datetime import date

from hireloom.demo import material
from hireloom.demo.applications import OPEN_RECRUITER, DemoApplication, moment
from hireloom.demo.people import SEED
from hireloom.demo.submissions import DemoSeeker
from hireloom.domain.applications import Application
from hireloom.domain.messages import Feedback, HelpMessage
from hireloom.domain.notes import Note
from hireloom.ports.stores import Transaction

NOTED = 0.35  # of the opened applications for the jobs of OPEN_RECRUITER


def add(tx: Transaction, people: Sequence[DemoSeeker], recruiter_ids: Sequence[int], today: date) -> None:
    """Add feedback and help messages, each oldest first."""
    chance = random.Random(f"{SEED} voices")
    for age, stars, who, words in reversed(material.rows("feedback.tsv")):
        ids = recruiter_ids if who == "recruiter" else _here_for(people, int(age))
        if ids:
            at = moment(today, int(age), salt=int(stars))
            tx.feedback.add(Feedback.given(int(stars), words, user_id=chance.choice(ids), at=at))
    for age, name, email, words in reversed(material.rows("help.tsv")):
        at = moment(today, int(age), salt=len(name))
        tx.help_messages.add(HelpMessage.written(name, email, words, at=at))


def note(tx: Transaction, draft: DemoApplication, application: Application, author_id: int, today: date) -> None:
    """Add a note to some opened applications, on the day of the decision, or else of the first look."""
    if application.recruiter_email != OPEN_RECRUITER or draft.opened is None:
        return
    chance = random.Random(f"{SEED} note {draft.seeker} {draft.advert}")
    if chance.random() < NOTED:
        words = chance.choice([words for status, words in material.rows("notes.tsv") if status == draft.status])
        at = moment(today, draft.decided or draft.opened, salt=draft.seeker)
        tx.notes.add(Note(application.id, author_id, words, at))


def _here_for(people: Sequence[DemoSeeker], days: int) -> list[int]:
    return [account.user_id for account in people if account.seeker.is_active and account.seeker.joined_days_ago > days]
