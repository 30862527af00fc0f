"""What a search means, character by character; that stores find the same is their contract."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.jobs import Job
from hireloom.domain.searches import (
    MOST_WORDS,
    ListPosition,
    NoSuchPlaceInList,
    Query,
    day_limit,
    folded,
    is_remote,
    kinds_meant,
    kinds_of,
    listing_of,
    occurring,
    parts_within,
    place_fits,
    place_name,
    terms,
    terms_of,
    type_key,
)

TODAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)
JOB = Job(
    "Nurse", "Loom & Sons", "Care.", "Pune", "Full-time", TODAY, None, 7, "b@loom.example", NOW, keywords="C#", id=3
)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("", ()),
        (" !? ", ()),
        ("Nurses nurse NURSE", ("nurse",)),
        ("C++ C# .NET", ("c++", "c#", ".net")),
        ("Zürich naïve", ("zurich", "naive")),
        ("R&D", ("r", "d")),
        ("front-end", ("front", "end")),
        ("日本語", ("日本語",)),
    ],
)
@pytest.mark.spec("JOBS-40")
def test_the_words_of_a_query(entry, words):
    assert terms(entry) == words


def test_no_query_asks_for_too_much():
    assert len(terms(" ".join(f"w{number}x" for number in range(50)))) == MOST_WORDS


def test_compounds_occur_in_one_word_too():
    assert {"front", "end", "frontend"} <= occurring("Front-end")
    assert set(terms("nodejs")) <= occurring("Node.js")
    assert terms_of(JOB) >= {"nurse", "loom", "son", "care", "c#"}


@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text):
    assert folded(folded(text)) == folded(text)


@given(st.lists(st.sampled_from(("nurse", "C++", "Zürich", "front-end", "R&D", ".NET")), max_size=5))
def test_whatever_is_asked_in_the_words_of_a_text_occurs_in_it(words):
    text = " ".join(words)
    assert set(terms(text)) <= occurring(text)


@pytest.mark.parametrize(
    ("there", "expected", "fits"),
    [
        ("Pune, India", "pune", True),
        ("Pune", "Pune, India", True),
        ("Pune", "Mumbai", False),
        ("Pune", "", True),
        ("", "Pune", False),
        ("", "", True),
        ("REM", "Remote", True),
        ("Delft (HYB)", "hybrid", True),
        ("Delft (HYB)", "Hybrid, Pune", False),
        ("Zürich", "zurich", True),
    ],
)
@pytest.mark.spec("OPEN-052")
def test_when_a_place_fits(there, expected, fits):
    assert place_fits(there, expected) is fits


def test_places_that_say_how_one_works():
    assert kinds_of("Remote (REM)") == {"remote"}
    assert kinds_of("Hybrid, Remote") == {"hybrid", "remote"}
    assert kinds_of("Premier Place") == frozenset()
    assert (kinds_meant("Remote (REM)"), kinds_meant("Remote, Pune")) == ({"remote"}, frozenset())
    assert [is_remote(place) for place in ("Remote, USA", "REM", "Remoteville", "Bremen", "")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert place_name("  Pune,   INDIA ") == "pune, india"


@pytest.mark.parametrize("spelling", ["Full-time", "full time", "FULLTIME", "FullTime", ""])
def test_a_type_is_known_however_it_is_written(spelling):
    assert type_key(spelling) == "fulltime"


def test_types_are_asked_for_once_each():
    assert Query(TODAY, employment_types=("Full-time", " ", "full time", "Contract")).type_keys == (
        "fulltime",
        "contract",
    )


@given(st.dates(date(1000, 1, 1)), st.booleans(), st.integers(0, 999_999_999))
def test_a_spot_is_read_as_it_was_written(day, is_own, number):
    assert ListPosition.of(str(ListPosition(day, is_own, number))) == ListPosition(day, is_own, number)


@pytest.mark.parametrize(
    "text", ["", "x", "20261121", "20261321.1.5", "20261121.2.5", "20261121.1.", "20261121.1.5\n", "２0261121.1.5"]
)
def test_what_is_no_spot_is_refused(text):
    with pytest.raises(NoSuchPlaceInList):
        ListPosition.of(text)


def test_on_one_day_our_own_jobs_come_first_and_later_ones_before():
    spots = [
        ListPosition(TODAY, True, 2),
        ListPosition(TODAY, True, 1),
        ListPosition(TODAY, False, 9),
        ListPosition(TODAY - timedelta(1), True, 8),
    ]
    assert sorted(spots, reverse=True) == spots
    assert listing_of(JOB).spot == ListPosition(TODAY, True, 3)


@pytest.mark.spec("OPEN-053")
def test_the_oldest_day_that_is_let_through():
    assert [day_limit(name, TODAY) for name in ("", "all", "7", "30")] == [
        None,
        None,
        date(2026, 11, 14),
        date(2026, 10, 22),
    ]


def test_the_parts_of_a_place():
    assert set(parts_within("a b")) == {"a", "a b", "b"}
