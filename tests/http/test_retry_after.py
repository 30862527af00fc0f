"""Retry-After tells the truth."""

from dataclasses import fields
from datetime import timedelta

import pytest

from hireloom.adapters.http.core.errors import asking_again
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.refusals import TooMany
from hireloom.usecases.limits import take

ANNA = "anna@people.example"


def test_retry_after_says_when_the_next_try_is_free(visit, people, clock):
    people.add(email=ANNA)
    stranger = visit()
    for _ in range(3):  # the third quarter of an hour meets the limit of the hour
        for _ in range(10):
            stranger.login(ANNA, "x")
            clock.advance(timedelta(seconds=30))
        wait = int(stranger.login(ANNA, "x").headers["Retry-After"])
        clock.advance(timedelta(seconds=wait - 1))
        assert stranger.login(ANNA, "x").headers["Retry-After"] == "1"
        clock.advance(timedelta(seconds=1))
        assert stranger.login(ANNA, "x").status_code == 401
        clock.advance(timedelta(minutes=15))


@pytest.mark.parametrize("name", [field.name for field in fields(RateLimits)])
def test_it_is_true_of_every_limit(name, container, settings, clock):
    """Whatever came in between: a second earlier nothing is free yet, and then one try is."""
    limit = getattr(settings.rate_limits, name)
    store, step = container.store(), limit.window / (limit.times + 7)

    def tries():
        with store.writing() as tx:
            take(tx, limit, "Anna", now=clock.now())

    for _ in range(limit.times):
        tries()
        clock.advance(step)
    with pytest.raises(TooMany) as refused:
        tries()
    wait = int(asking_again(refused.value)["Retry-After"])
    assert timedelta(seconds=wait) <= limit.window
    if wait > 1:
        clock.advance(timedelta(seconds=wait - 1))
        with pytest.raises(TooMany):
            tries()
        clock.advance(timedelta(seconds=1))
    else:
        clock.advance(timedelta(seconds=wait))
    tries()
