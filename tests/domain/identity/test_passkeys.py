"""A ceremony ends in time, in the browser where it began, and for what it was begun."""

from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.identity.passkeys import (
    MAX_NAME,
    Ceremony,
    CeremonyOver,
    CeremonyPurpose,
    PasskeyNameMissing,
    PasskeyRefused,
    credential_id_of,
    handle_of,
    name_of,
)
from hireloom.domain.lives import USUAL

NOW, SECRET = datetime(2026, 11, 25, 12, 0, 0, 500_000, tzinfo=UTC), "s" * 32


def resumed(token, purpose=CeremonyPurpose.LOG_IN, holder="browser", now=NOW):
    return Ceremony.resumed(token, purpose, holder=holder, now=now)


@pytest.fixture
def ceremony():
    return Ceremony.begun(CeremonyPurpose.LOG_IN, holder="browser", nonce="n", now=NOW)


def test_the_token_leads_back_to_the_challenge(ceremony):
    again = resumed(ceremony.token, now=NOW + USUAL.passkey_ceremony - timedelta(seconds=1))
    assert again.challenge(SECRET) == ceremony.challenge(SECRET)


@pytest.mark.parametrize("wait", [-timedelta(seconds=1), USUAL.passkey_ceremony])
def test_a_ceremony_is_over_before_and_after_its_time(ceremony, wait):
    with pytest.raises(CeremonyOver):
        resumed(ceremony.token, now=NOW + wait)


def test_every_part_makes_another_challenge(ceremony):
    others = [
        resumed(ceremony.token, purpose=CeremonyPurpose.CONFIRM).challenge(SECRET),
        resumed(ceremony.token, holder="elsewhere").challenge(SECRET),
        resumed(f"other.{ceremony.token.partition('.')[2]}").challenge(SECRET),
        resumed(ceremony.token).challenge("t" * 32),
    ]
    assert len({ceremony.challenge(SECRET), *others}) == 5


@given(st.text())
def test_any_text_is_a_ceremony_or_is_over(token):
    with suppress(CeremonyOver):
        assert resumed(token).challenge(SECRET)


@given(st.text())
def test_a_name_is_one_line_and_not_too_long(text):
    try:
        name = name_of(text)
    except PasskeyNameMissing:
        assert not text.split()
    else:
        assert 0 < len(name) <= MAX_NAME
        assert name == " ".join(name.split())


@pytest.mark.parametrize("credential", [{}, {"id": 7}, {"id": ""}, {"id": "a b"}, {"id": "é"}, {"id": "A" * 1401}])
def test_an_answer_without_a_proper_id_is_refused(credential):
    with pytest.raises(PasskeyRefused):
        credential_id_of(credential)


def test_the_handle_is_a_persons_own_and_tells_nothing():
    assert handle_of(1, SECRET) == handle_of(1, SECRET) != handle_of(2, SECRET)
    assert len(handle_of(1, SECRET)) == 32
