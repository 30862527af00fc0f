"""Every store keeps API keys, and finds each by its hash."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.api_keys import ApiKey, NoSuchKey, Scope

DAY = timedelta(days=1)


def key(user, seal, now, **more):
    scopes = frozenset({Scope.JOBS_READ, Scope.SEARCHES_WRITE})
    api_key = ApiKey(user.id, seal * 64, "hl_7Qk2…PjUa", "Löwe „sync“", scopes, now, now + 90 * DAY)
    return replace(api_key, **more)


def test_a_key_comes_back_as_it_was_kept_with_its_person(store, add, clock):
    anna, bert = add("anna1"), add("bert2")
    with store.writing() as tx:
        first = tx.api_keys.add(key(anna, "a", clock.now()))
        second = tx.api_keys.add(key(anna, "b", clock.now(), expires_at=None))
        tx.api_keys.add(key(bert, "c", clock.now()))
    with store.reading() as tx:
        assert tx.api_keys.of(anna.id) == [second, first]
        assert tx.api_keys.with_user("a" * 64) == (first, anna)
        assert tx.api_keys.with_user("d" * 64) is None


def test_only_its_person_changes_it(store, add, clock):
    anna, bert = add("anna1"), add("bert2")
    with store.writing() as tx:
        api_key = tx.api_keys.add(key(anna, "a", clock.now()))
        with pytest.raises(NoSuchKey):
            tx.api_keys.get_for_update(api_key.id, bert.id)
        tx.api_keys.put(tx.api_keys.get_for_update(api_key.id, anna.id).revoked(clock.now()))
    with store.reading() as tx:
        assert tx.api_keys.of(anna.id) == [api_key.revoked(clock.now())]


def test_a_use_changes_nothing_else(store, add, clock):
    anna = add("anna1")
    with store.writing() as tx:
        api_key = tx.api_keys.add(key(anna, "a", clock.now()))
        tx.api_keys.put(api_key.revoked(clock.now()))
        tx.api_keys.note_used(api_key.id, clock.now() + DAY, "2001:db8::7")
        [row] = tx.api_keys.of(anna.id)
    assert (row.revoked_at, row.last_used_at, row.last_address) == (clock.now(), clock.now() + DAY, "2001:db8::7")


def test_all_of_a_person_are_revoked_and_removed(store, add, clock):
    anna, bert = add("anna1"), add("bert2")
    with store.writing() as tx:
        before = tx.api_keys.add(key(anna, "a", clock.now(), revoked_at=clock.now() - DAY))
        for user, seal in ((anna, "b"), (bert, "c")):
            tx.api_keys.add(key(user, seal, clock.now()))
        tx.api_keys.revoke_all(anna.id, clock.now())
        assert [key.revoked_at for key in tx.api_keys.of(anna.id)] == [clock.now(), before.revoked_at]
        assert tx.api_keys.of(bert.id)[0].revoked_at is None
        tx.api_keys.remove_all(anna.id)
        assert (len(tx.api_keys.of(anna.id)), len(tx.api_keys.of(bert.id))) == (0, 1)


def test_what_ended_long_ago_is_swept(store, add, clock):
    anna, now = add("anna1"), clock.now()
    with store.writing() as tx:
        tx.api_keys.add(key(anna, "a", now, revoked_at=now - 2 * DAY))
        tx.api_keys.add(key(anna, "b", now, expires_at=now - 2 * DAY))
        tx.api_keys.add(key(anna, "c", now, revoked_at=now))
        tx.api_keys.add(key(anna, "d", now, expires_at=None))
        assert tx.api_keys.sweep(ended_before=now - DAY) == 2
        assert [key.seal[0] for key in tx.api_keys.of(anna.id)] == ["d", "c"]
