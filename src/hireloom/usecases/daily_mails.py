"""What emails that a person gets at most once a day have in common."""

from collections.abc import Callable
from datetime import timedelta

from hireloom.domain.days import Days
from hireloom.domain.identity.users import User
from hireloom.domain.mails.digests import FROM_HOUR
from hireloom.domain.mails.letters import Letter
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store


def is_too_early(clock: Clock, days: Days | None = None) -> bool:
    """By the local time where the person works: that of `days`, or else the site's."""
    now, here = clock.now(), days or clock.days
    return now < here.began(here.of(now)) + timedelta(hours=FROM_HOUR)


def write_once(store: Store, event: str, user_id: int, letter: Callable[[User], Letter]) -> bool:
    """Write an email to the person, unless it has been written or their account is inactive."""
    with store.writing() as tx:
        user = tx.users.get_for_update(user_id)
        if not user.is_active or tx.outbox.get(event):
            return False
        tx.outbox.put(letter(user), event=event)
        return True
