"""Every store keeps second factors, and gives a recovery code to one of fifty who use it at once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

from hireloom.domain.identity.second_factors import AuthenticatorApp, TrustedDevice


def test_a_person_has_one_app(store, clock, person):
    anna, bert = person("anna1"), person("bert2")
    first, of_bert = (AuthenticatorApp(user, "sealed", clock.now(), 7) for user in (anna, bert))
    second = AuthenticatorApp(anna, "sealed anew", clock.now() + timedelta(days=1), 9)
    with store.writing() as tx:
        for app in (first, of_bert, second):
            tx.second_factors.put_app(app)
    with store.writing() as tx:
        assert tx.second_factors.app(anna) == tx.second_factors.app_for_update(anna) == second
        tx.second_factors.remove_app(anna)
        assert tx.second_factors.app(anna) is None
        assert tx.second_factors.app(bert) == of_bert


def test_recovery_codes_are_used_up_one_by_one(store, person):
    anna, bert = person("anna1"), person("bert2")
    with store.writing() as tx:
        for user in (anna, bert):
            tx.second_factors.set_recovery_codes(user, ["a" * 64, "b" * 64])
        assert tx.second_factors.use_recovery_code(anna, "a" * 64)
        assert not tx.second_factors.use_recovery_code(anna, "a" * 64)
        assert [tx.second_factors.recovery_codes_left(user) for user in (anna, bert)] == [1, 2]
        tx.second_factors.set_recovery_codes(anna, ["c" * 64])
        assert not tx.second_factors.use_recovery_code(anna, "b" * 64)
        assert tx.second_factors.recovery_codes_left(anna) == 1


def test_fifty_at_once_use_a_code_once(store, person):
    anna = person("anna1")
    with store.writing() as tx:
        tx.second_factors.set_recovery_codes(anna, ["a" * 64])

    def use(_: int) -> bool:
        with store.writing() as tx:
            return tx.second_factors.use_recovery_code(anna, "a" * 64)

    with ThreadPoolExecutor(50) as pool:
        assert sum(pool.map(use, range(50))) == 1


def test_devices_are_trusted_until_somebody_ends_it(store, clock, person):
    anna, bert = person("anna1"), person("bert2")
    rows = [(anna, "a"), (anna, "b"), (anna, "c"), (bert, "d")]
    devices = [
        TrustedDevice(letter * 64, user, "Firefox", clock.now() + timedelta(minutes=minute))
        for minute, (user, letter) in enumerate(rows)
    ]
    with store.writing() as tx:
        for device in devices:
            tx.second_factors.trust(device)
    with store.writing() as tx:
        factors = tx.second_factors
        assert factors.trusted_devices(anna) == devices[2::-1]
        assert factors.trusted("a" * 64, anna) == devices[0]
        assert factors.trusted("a" * 64, bert) is None
        factors.end_trust("c" * 64)
        assert factors.sweep(trusted_before=clock.now() + timedelta(minutes=1)) == 1
        assert factors.trusted_devices(anna) == [devices[1]]
        factors.end_all_trust(anna, but="b" * 64)
        assert factors.trusted_devices(anna) == [devices[1]]
        factors.end_all_trust(anna)
        assert factors.trusted_devices(anna) == []
        assert factors.trusted_devices(bert) == [devices[3]]


def test_everything_of_a_person_goes_at_once(store, clock, person):
    anna = person("anna1")
    with store.writing() as tx:
        factors = tx.second_factors
        factors.put_app(AuthenticatorApp(anna, "sealed", clock.now(), 7))
        factors.set_recovery_codes(anna, ["a" * 64])
        factors.trust(TrustedDevice("a" * 64, anna, "Firefox", clock.now()))
        factors.remove_all(anna)
        assert (factors.app(anna), factors.recovery_codes_left(anna), factors.trusted_devices(anna)) == (None, 0, [])
