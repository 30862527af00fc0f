"""What the company of the recruiter who can sign in knows about people in its talent pool: consent, tags and saved
searches."""

from datetime import UTC, date, datetime, time, timedelta

from hireloom.domain.pool_searches import SavedPoolSearch
from hireloom.domain.windows import Window
from hireloom.ports.stores import Transaction
from hireloom.ports.talent_pool import PoolQuery

RUNNER_UP = "Runner-up"
SEARCHES = {"Runners-up": f"tag:{RUNNER_UP}", "Python, may be written to": "skill:Python consent:valid"}
CONSENT, ENDS_SOON = timedelta(365), timedelta(9)
MORNING = time(9, 30)


def add(tx: Transaction, recruiter_id: int, today: date) -> None:
    """Of every eight people, five have agreed, one was only asked, and one is a runner-up."""
    member = tx.companies.membership(recruiter_id)
    if member is None:
        return
    company_id = member.company_id
    people = tx.talent_pool.page(PoolQuery(company_id, Window(0, 100), today=today)).people
    for place, person in enumerate(people):
        asked_at = datetime.combine(today - timedelta(20 + place), MORNING, UTC)
        if place % 8 < 6:
            tx.talent_pool.note_asked(company_id, person.key, asked_at)
        if place % 8 < 5:
            until = today + ENDS_SOON if place == 1 else asked_at.date() + CONSENT
            tx.talent_pool.agree(company_id, person.key, until)
        if place % 8 == 2:
            tx.talent_pool.put_tags(company_id, person.key.number, [RUNNER_UP])
    for name, search in SEARCHES.items():
        tx.talent_pool.searches.put(SavedPoolSearch(company_id, name, search))
