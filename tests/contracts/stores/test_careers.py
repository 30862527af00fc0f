"""Every store keeps careers."""

from dataclasses import replace

import pytest

from hireloom.domain.careers.records import CareerDeed, CareerPosition, CareerRecord, LanguageEntry, SourceWords
from hireloom.domain.identity.users import Role, User

RECORD = CareerRecord(
    (
        CareerPosition(
            "p", (SourceWords("title", "Köchin", "Köchin „Löwe“"),), "Köchin", deeds=(CareerDeed("d", text="看護"),)
        ),
    ),
    languages=(LanguageEntry("l", (), "العربية"),),
)


@pytest.fixture
def person(store, clock):
    def person(name: str) -> int:
        with store.writing() as tx:
            user = User(name, f"{name}@people.example", Role.USER, clock.now())
            return tx.users.add(user, password_hash="x").id

    return person


@pytest.mark.spec("WS-020")
def test_a_career_comes_back_as_it_was_kept_and_can_change(store, person, clock):
    anna, otto = person("anna1"), person("otto1")
    with store.writing() as tx:
        assert tx.careers.of(anna) == CareerRecord()
        tx.careers.put(anna, RECORD, now=clock.now())
        tx.careers.put(otto, CareerRecord(), now=clock.now())
        tx.careers.put(anna, replace(RECORD, languages=()), now=clock.now())
    with store.reading() as tx:
        assert tx.careers.of(anna) == replace(RECORD, languages=())
        assert tx.careers.of(otto) == CareerRecord()


@pytest.mark.spec("WS-021")
def test_a_removed_career_is_gone_and_the_others_stay(store, person, clock):
    anna, otto = person("anna1"), person("otto1")
    with store.writing() as tx:
        for user_id in (anna, otto):
            tx.careers.put(user_id, RECORD, now=clock.now())
        tx.careers.remove(anna)
        tx.careers.remove(anna)
        assert (tx.careers.of(anna), tx.careers.of(otto)) == (CareerRecord(), RECORD)
