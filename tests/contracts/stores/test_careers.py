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
    mine, theirs = person("anna1"), person("otto1")
    with store.writing() as tx:
        assert tx.careers.of(mine) == CareerRecord()
        tx.careers.put(mine, RECORD, now=clock.now())
        tx.careers.put(theirs, CareerRecord(), now=clock.now())
        tx.careers.put(mine, replace(RECORD, languages=()), now=clock.now())
    with store.reading() as tx:
        assert tx.careers.of(mine) == replace(RECORD, languages=())
        assert tx.careers.of(theirs) == CareerRecord()


@pytest.mark.spec("WS-021")
def test_a_removed_career_is_gone_and_the_others_stay(store, person, clock):
    mine, theirs = person("anna1"), person("otto1")
    with store.writing() as tx:
        for user_id in (mine, theirs):
            tx.careers.put(user_id, RECORD, now=clock.now())
        tx.careers.remove(mine)
        tx.careers.remove(mine)
        assert (tx.careers.of(mine), tx.careers.of(theirs)) == (CareerRecord(), RECORD)
