"""Every store lets one of fifty begin a request that comes fifty times at once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from hireloom.domain.idempotency import RepeatableRequest, RequestAnswer
from hireloom.domain.identity.users import Role, User

PRINT = "f" * 64


@pytest.fixture
def anna(store, clock):
    with store.writing() as tx:
        return tx.users.add(User("anna1", "anna@people.example", Role.USER, clock.now()), password_hash="x").id


def test_fifty_at_once_begin_once(store, clock, anna):
    def begin(_: int) -> RepeatableRequest | None:
        with store.writing() as tx:
            return tx.repeatable_requests.begin(anna, "key", PRINT, clock.now())

    with ThreadPoolExecutor(50) as pool:
        starts = list(pool.map(begin, range(50)))
    assert starts.count(None) == 1
    assert {request for request in starts if request} == {RepeatableRequest(PRINT)}


def test_an_answer_is_kept_until_it_is_swept(store, clock, anna):
    with store.writing() as tx:
        tx.repeatable_requests.begin(anna, "key", PRINT, clock.now())
        tx.repeatable_requests.finish(anna, "key", status=201, body="sealed")
        again = tx.repeatable_requests.begin(anna, "key", "e" * 64, clock.now())
        assert again == RepeatableRequest(PRINT, RequestAnswer(201, "sealed"))
        assert tx.repeatable_requests.sweep(begun_before=clock.now() - timedelta(seconds=1)) == 0
        assert tx.repeatable_requests.sweep(begun_before=clock.now()) == 1
        assert tx.repeatable_requests.begin(anna, "key", PRINT, clock.now()) is None


def test_an_abandoned_request_may_begin_again(store, clock, anna):
    with store.writing() as tx:
        for _ in range(2):
            assert tx.repeatable_requests.begin(anna, "key", PRINT, clock.now()) is None
            tx.repeatable_requests.abandon(anna, "key")
        tx.repeatable_requests.begin(anna, "key", PRINT, clock.now())
        tx.repeatable_requests.remove_all(anna)
        assert tx.repeatable_requests.begin(anna, "key", PRINT, clock.now()) is None
