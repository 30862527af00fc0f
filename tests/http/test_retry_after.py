"""Retry-After tells the truth."""

from datetime import timedelta

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
