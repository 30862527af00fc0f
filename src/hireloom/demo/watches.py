"""Maya's saved searches in the demo, with jobs posted since she last looked."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from hireloom.demo.applications import moment
from hireloom.domain.jobs import Job
from hireloom.domain.saved_searches import Alert, Criteria, saved
from hireloom.ports.stores import Transaction

LOOKED_DAYS_AGO = 5

SEARCHES = (
    ("Backend, wherever", Criteria("engineer", "Remote"), Alert.PRODUCT, 34),
    ("Close to home", Criteria("", "Rotterdam"), Alert.DAILY, 21),
    ("Data in Germany", Criteria("data", "Germany"), Alert.NONE, 12),
)


def add(tx: Transaction, user_id: int, jobs: Sequence[Job], today: date) -> None:
    """Add the searches. `jobs` have ids in the order in which they were posted."""
    before = [job.id for job in jobs if job.posted_on <= today - timedelta(LOOKED_DAYS_AGO)]
    seen = max(before, default=0)
    for name, criteria, alert, age in SEARCHES:
        search = saved(user_id, name, criteria, alert, newest=seen, now=moment(today, age, salt=user_id))
        looked_at = moment(today, LOOKED_DAYS_AGO, salt=user_id)
        # Today's email counts as sent: a new demo sends no emails on its own.
        tx.saved_searches.add(replace(search, seen_at=looked_at, mailed_on=today))
