"""Links with which people of a talent pool answer for themselves."""

import pytest

from hireloom.domain.pool_contacts import NoSuchConsentLink, consent_token, entry_of, is_ours
from hireloom.domain.talent_pool import PoolKey, PoolKind

KEY = PoolKey(PoolKind.ADDED, 12)
TOKEN = consent_token(7, KEY, "anna@people.example", "secret")


@pytest.mark.spec("HIR-P34")
def test_a_link_answers_for_one_entry_of_one_company():
    assert entry_of(TOKEN) == (7, KEY)
    assert is_ours(TOKEN, 7, KEY, "anna@people.example", "secret")
    for forged in (
        (8, KEY, "anna@people.example"),
        (7, PoolKey(PoolKind.APPLICANT, 12), "anna@people.example"),
        (7, KEY, "tom@people.example"),
        (7, KEY, ""),
    ):
        assert not is_ours(TOKEN, *forged, "secret")


@pytest.mark.spec("HIR-P34")
@pytest.mark.parametrize("token", ["", "7", "7-p12", "x-p12-seal", "7-x12-seal", "7-p-seal", "7-pé-seal", "²-p12-seal"])
def test_any_other_link_is_said_to_be_none_of_ours(token):
    with pytest.raises(NoSuchConsentLink):
        entry_of(token)
