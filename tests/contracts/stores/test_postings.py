"""What boards said is kept, on SQLite and on PostgreSQL alike."""

import threading
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import Engine

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.boards.board_asks import LEASE, BoardRequest
from hireloom.domain.boards.posting_copies import kin
from hireloom.domain.boards.postings import Posting, Sighting
from hireloom.domain.jobs import ProviderLink
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, 0, 123456, tzinfo=UTC)
HOUR = timedelta(hours=1)
NURSE = Posting(
    board="demo:a",
    external_id="1",
    title="Nurse — Übergang 🏥",
    company="Saltmeadow",
    location="Pune, India",
    links=(ProviderLink("Quayside", "https://quayside.example/1"), ProviderLink("Indeed", "https://in.example/1")),
    description="Care.\nNight shifts: 100% paid, front-end of the ward.",
    apply_url="https://quayside.example/1/apply",
    employment_type="Part-time",
    salary="INR 30,000",
    posted_on=date(2026, 11, 20),
    ends_on=date(2026, 12, 20),
    is_whole=False,
    is_dated=False,
    says_repost=True,
)
COOK = replace(NURSE, external_id="2", title="Cook", description="Cooks soup.", posted_on=None)


@pytest.fixture
def store(engine: Engine) -> SqlStore:
    return SqlStore(engine, StoppedClock(NOW))


@pytest.fixture
def sightings(store: SqlStore) -> dict[str, Sighting]:
    with store.writing() as tx:
        tx.postings.put([Sighting.first(posting, NOW) for posting in (NURSE, COOK, replace(NURSE, board="demo:b"))])
    with store.reading() as tx:
        return {
            posting.posting.external_id: posting for posting in tx.postings.known("demo:a", ["1", "2", "3"]).values()
        }


def test_a_posting_comes_back_as_it_was_put(sightings):
    assert sorted(sightings) == ["1", "2"]
    assert sightings["1"] == replace(Sighting.first(NURSE, NOW), id=sightings["1"].id)
    assert sightings["2"].posting == COOK


def test_a_posting_that_is_put_again_keeps_its_id(store, sightings):
    renewed = sightings["1"].seen_again(replace(NURSE, title="Senior Nurse", posted_on=None), NOW + HOUR)
    with store.writing() as tx:
        tx.postings.put([renewed])
        tx.postings.put([])
    with store.reading() as tx:
        assert tx.postings.known("demo:a", ["1"]) == {"1": renewed}
        assert tx.postings.known("demo:b", ["1"])["1"].posting.title == NURSE.title
        assert tx.postings.kin_of(renewed.id) == kin(renewed.posting)
        assert tx.postings.kin_of(99) is None


def test_what_a_board_says_again_is_seen_again(store, sightings):
    with store.writing() as tx:
        tx.postings.see_again([sightings["1"].id], NOW + HOUR)
        tx.postings.see_again([], NOW + 2 * HOUR)
    with store.reading() as tx:
        known_sightings = tx.postings.known("demo:a", "12")
    assert known_sightings == {"1": replace(sightings["1"], last_seen=NOW + HOUR), "2": sightings["2"]}


def test_what_was_not_seen_again_is_gone_once(store, sightings):
    later = NOW + HOUR
    with store.writing() as tx:
        tx.postings.put([sightings["1"].seen_again(NURSE, later)])
        assert tx.postings.mark_gone("demo:a", seen_before=later, now=later) == 1
        assert tx.postings.mark_gone("demo:a", seen_before=later, now=later + HOUR) == 0
    with store.reading() as tx:
        assert {key: sighting.gone_at for key, sighting in tx.postings.known("demo:a", "12").items()} == {
            "1": None,
            "2": later,
        }
        assert tx.postings.known("demo:b", "1")["1"].gone_at is None


def test_places_are_found_by_whole_words(store, sightings):
    queries = {
        "": ["1", "2"],
        "nurse": ["1"],
        "care saltmeadow": ["1"],
        "cook soup": ["2"],
        "nurse soup": [],
        "frontend": ["1"],
        "nur": [],
        "%": [],
        "_are": [],
    }
    with store.reading() as tx:
        for words, ids in queries.items():
            places = tx.postings.places(words.split(), boards=["demo:a"], seen_since=NOW)
            assert sorted(row.id for row in places) == sorted(sightings[id_].id for id_ in ids), words
            assert all((place.location, place.employment_type) == ("Pune, India", "Part-time") for place in places)


def test_the_newest_comes_first_and_what_is_gone_or_unseen_is_left_out(store, sightings):
    with store.reading() as tx:
        assert [place.id for place in tx.postings.places([], boards=["demo:a"], seen_since=NOW)] == [
            sightings["2"].id,  # without a date it counts from the day on which we saw it
            sightings["1"].id,
        ]
        assert tx.postings.places([], boards=["demo:c"], seen_since=NOW) == []
        assert tx.postings.places([], boards=["demo:a"], seen_since=NOW + HOUR) == []
    with store.writing() as tx:
        tx.postings.mark_gone("demo:a", seen_before=NOW + HOUR, now=NOW)
        assert tx.postings.places([], boards=["demo:a"], seen_since=NOW) == []


def test_a_job_is_found_with_all_its_postings(store, sightings):
    with store.reading() as tx:
        kin_sightings = tx.postings.of_kin([kin(NURSE)], boards=["demo:a", "demo:b"])
        assert [sighting.posting.board for sighting in kin_sightings] == ["demo:a", "demo:b"]
        assert len(tx.postings.of_kin([kin(NURSE), kin(COOK)], boards=["demo:a"])) == 2


def test_what_came_of_a_question_is_kept(store):
    ask = BoardRequest("a", "nurse|pune").answered(NOW).failed(NOW, "It does not answer.")
    with store.writing() as tx:
        assert tx.postings.ask_for_update("a", "nurse|pune") == BoardRequest("a", "nurse|pune")
        tx.postings.put_ask(ask)
        tx.postings.put_ask(BoardRequest("b", "").answered(NOW))
    with store.writing() as tx:
        assert tx.postings.ask_for_update("a", "nurse|pune") == ask
        assert tx.postings.asks("nurse|pune") == {"a": ask}
        assert tx.postings.asks("") == {"b": BoardRequest("b", "", answered_at=NOW)}
        assert tx.postings.asks("else") == {}


def test_what_is_old_is_forgotten(store, sightings):
    with store.writing() as tx:
        tx.postings.put_ask(BoardRequest("a", "").answered(NOW - HOUR))
        tx.postings.put_ask(BoardRequest("b", "").leased(NOW))
        tx.postings.put([sightings["1"].seen_again(NURSE, NOW + HOUR)])
        assert tx.postings.sweep(seen_before=NOW + HOUR / 2) == 2
        assert (list(tx.postings.known("demo:a", "12")), tx.postings.asks("")) == (["1"], {})


def test_of_twenty_who_want_to_ask_one_does(store):
    leased: list[int] = []

    def ask(number: int) -> None:
        with store.writing() as tx:
            posting = tx.postings.ask_for_update("a", "")
            if posting.is_due(NOW, fresh=HOUR):
                tx.postings.put_ask(posting.leased(NOW))
                leased.append(number)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(leased) == 1
    with store.reading() as tx:
        assert tx.postings.asks("")["a"].lease_until == NOW + LEASE
