"""Every store keeps passkeys, and gives a challenge to one of fifty who use it at once."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.identity.passkeys import Passkey, PasskeyTaken


@pytest.fixture
def new_passkey(clock):
    def new_passkey(letter: str, user_id: int, minute: int = 0) -> Passkey:
        added_at = clock.now() + timedelta(minutes=minute)
        return Passkey(letter * 43, user_id, b"\x00handle", b"\xff\x00key", "Laptop", 0, ("internal", "usb"), added_at)

    return new_passkey


def test_passkeys_belong_to_one_person_oldest_first(store, person, new_passkey):
    anna, bert = person("anna1"), person("bert2")
    second, first, of_bert = new_passkey("a", anna, 2), new_passkey("b", anna, 1), new_passkey("c", bert)
    with store.writing() as tx:
        for passkey in (second, first, of_bert):
            tx.passkeys.add(passkey)
    with store.writing() as tx:
        assert tx.passkeys.of(anna) == [first, second]
        assert tx.passkeys.get_for_update(of_bert.id) == of_bert
        assert tx.passkeys.get_for_update("d" * 43) is None
        tx.passkeys.remove(first.id)
        assert tx.passkeys.of(anna) == [second]
        assert tx.passkeys.of(bert) == [of_bert]


def test_an_id_is_taken_once_and_the_unit_goes_on(store, person, new_passkey):
    anna, bert = person("anna1"), person("bert2")
    with store.writing() as tx:
        tx.passkeys.add(new_passkey("a", anna))
        with pytest.raises(PasskeyTaken):
            tx.passkeys.add(new_passkey("a", bert))
        tx.passkeys.add(new_passkey("b", bert))
    with store.reading() as tx:
        assert [passkey.user_id for user in (anna, bert) for passkey in tx.passkeys.of(user)] == [anna, bert]


def test_name_count_and_use_change(store, clock, person, new_passkey):
    passkey = new_passkey("a", person("anna1"))
    used = replace(passkey.named("Blue key").used(2**32 - 1, clock.now()))
    with store.writing() as tx:
        tx.passkeys.add(passkey)
        tx.passkeys.put(used)
    with store.reading() as tx:
        assert tx.passkeys.of(passkey.user_id) == [used]


def test_a_person_has_a_second_factor_by_app_or_passkey(store, person, new_passkey):
    anna, bert = person("anna1"), person("bert2")
    with store.writing() as tx:
        tx.passkeys.add(new_passkey("a", anna))
        assert [tx.second_factors.any_of(user) for user in (anna, bert)] == [True, False]
        tx.second_factors.remove_all(anna)
        assert not tx.second_factors.any_of(anna)
        assert tx.passkeys.of(anna) == []


def test_fifty_at_once_use_a_challenge_once(store, clock):
    def use(_: int) -> bool:
        with store.writing() as tx:
            return tx.passkeys.use_challenge(b"\x00" * 32, now=clock.now())

    with ThreadPoolExecutor(50) as pool:
        assert sum(pool.map(use, range(50))) == 1


def test_used_challenges_are_forgotten(store, clock):
    with store.writing() as tx:
        for minute in range(3):
            tx.passkeys.use_challenge(bytes([minute]) * 32, now=clock.now() + timedelta(minutes=minute))
        assert tx.passkeys.sweep(used_before=clock.now() + timedelta(minutes=2)) == 2
        assert not tx.passkeys.use_challenge(b"\x02" * 32, now=clock.now())
        assert tx.passkeys.use_challenge(b"\x00" * 32, now=clock.now())
