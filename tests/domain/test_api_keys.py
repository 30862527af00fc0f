"""What a key may be, and what it allows."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.api_keys import (
    LONGEST_LIFE_DAYS,
    ApiKey,
    ExpiryNeeded,
    KeyExpired,
    KeyInUrl,
    KeyRevoked,
    Scope,
    ScopeMissing,
    ScopeNotYours,
    must_not_be_in,
    scopes_of,
)
from hireloom.domain.cursors import CursorMalformed, cursor_of, row_before
from hireloom.domain.identity.users import Role
from hireloom.domain.lives import USUAL

NOW = datetime(2026, 11, 25, 9, tzinfo=UTC)
TOKEN = "hl_live_" + "A" * 43
SECOND = timedelta(seconds=1)

scopes = st.sets(st.sampled_from(Scope), min_size=1)
lives = st.none() | st.timedeltas(timedelta(seconds=1), timedelta(LONGEST_LIFE_DAYS))


def new_key(scopes, life=timedelta(90), role=Role.RECRUITER):
    return ApiKey.made(TOKEN, user_id=1, role=role, name=" Workday  sync ", scopes=scopes, life=life, now=NOW)


@given(scopes, lives, st.sampled_from(Role), st.sampled_from(Scope), st.sampled_from(Role))
def test_a_key_never_allows_what_its_owner_may_not(chosen, life, role, expected, role_now):
    try:
        key = new_key(chosen, life, role)
    except ScopeNotYours:
        assert not chosen <= scopes_of(role)
        return
    except ExpiryNeeded:
        assert life is None
        assert any(not scope.only_reads for scope in chosen)
        return
    try:
        key.must_allow(expected, role_now)
    except ScopeMissing:
        return
    assert expected in scopes_of(role_now)
    assert expected in chosen or expected in {scope.reading for scope in chosen}


@given(scopes)
def test_one_that_writes_includes_the_one_that_reads(chosen):
    key = new_key(chosen)
    for scope in chosen:
        key.must_allow(scope.reading, Role.RECRUITER)


@given(lives, st.timedeltas(timedelta(0), timedelta(2 * LONGEST_LIFE_DAYS)))
def test_it_works_until_it_expires_and_not_once_it_is_revoked(life, age):
    key = new_key({Scope.JOBS_READ}, life)
    if life is not None and age >= life:
        with pytest.raises(KeyExpired):
            key.must_work(NOW + age)
    else:
        key.must_work(NOW + age)
    with pytest.raises(KeyRevoked):
        key.revoked(NOW).must_work(NOW + age)


@given(lives)
def test_replacing_never_prolongs(life):
    old = new_key({Scope.JOBS_READ}, life)
    ends = old.replaced(NOW).expires_at
    assert ends <= NOW + USUAL.overlap
    assert old.expires_at is None or ends <= old.expires_at


def test_the_name_is_one_line_and_the_hint_gives_little_away():
    key = new_key({Scope.JOBS_READ})
    assert (key.name, key.hint) == ("Workday sync", "hl_live_AAA…AAAA")


@pytest.mark.parametrize("url", [f"/api/v1/jobs?key={TOKEN}", f"/api/v1/{TOKEN}", f"/x?q=a{TOKEN}b"])
def test_no_address_holds_a_key(url):
    with pytest.raises(KeyInUrl):
        must_not_be_in(url)


def test_other_addresses_are_fine():
    must_not_be_in("/api/v1/jobs?q=hl_short&cursor=am9iczoxMjA0")


@given(st.sampled_from(["jobs", "applications"]), st.integers(0, 2**31))
def test_a_cursor_comes_back_in_its_own_list_alone(name, number):
    assert row_before(cursor_of(name, number), name) == number
    with pytest.raises(CursorMalformed):
        row_before(cursor_of(name, number), "others")


@given(st.text(max_size=60))
def test_whatever_else_is_sent_is_no_cursor(text):
    try:
        number = row_before(text, "jobs")
    except CursorMalformed:
        return
    assert cursor_of("jobs", number) == text


@pytest.mark.parametrize(("beginning", "is_test"), [("hl_", False), ("hl_live_", False), ("hl_test_", True)])
def test_the_beginning_says_which_kind_it_is(beginning, is_test):
    made = {"user_id": 1, "role": Role.USER, "name": "A key", "scopes": {Scope.JOBS_READ}, "life": None, "now": NOW}
    assert ApiKey.made(beginning + "A" * 43, **made).is_test is is_test
