"""The rules of the second step."""

from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.identity.second_factors import AuthenticatorApp, TrustedDevice, recovery_seal

NOW = datetime(2026, 11, 25, 9, tzinfo=UTC)
APP = AuthenticatorApp(7, "sealed", NOW, last_step=100)


@pytest.mark.parametrize(("step", "is_good"), [(None, False), (99, False), (100, False), (101, True)])
def test_a_code_works_once_and_no_older_one_after_it(step, is_good):
    after = APP.after(step)
    assert (after is not None) is is_good
    assert after is None or after.last_step == step


@pytest.mark.parametrize("entry", ["k7f2-9x4m-b3qa-w5ne", "K7F2 9X4M B3QA W5NE", "k7f29x4mb3qaw5ne"])
def test_a_recovery_code_may_be_typed_in_any_way(entry):
    assert recovery_seal(entry, user_id=7, secret="s") == recovery_seal("k7f2-9x4m-b3qa-w5ne", user_id=7, secret="s")


def test_a_recovery_code_is_sealed_for_one_person():
    seals = {recovery_seal("k7f2", user_id=user_id, secret=secret) for user_id in (7, 8) for secret in "st"}
    assert len(seals) == 4


def test_a_device_is_trusted_for_a_month():
    assert TrustedDevice("a" * 64, 7, "Firefox", NOW).until() == NOW + timedelta(days=30)
