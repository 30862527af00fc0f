"""Times at which an interviewer is busy elsewhere."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.interviews.busy_times import (
    LONGEST_PASSWORD,
    BusyCalendar,
    BusyTime,
    CalendarAddressInvalid,
    CalendarPasswordInvalid,
    merged,
)


def busy(begins: int, ends: int) -> BusyTime:
    return BusyTime(*(datetime(2026, 12, 2, hour, tzinfo=UTC) for hour in (begins, ends)))


@pytest.mark.spec("HIR-I42")
def test_entries_that_touch_overlap_or_hold_each_other_are_one_busy_time():
    times = [busy(15, 16), busy(9, 12), busy(10, 11), busy(12, 13), busy(17, 18), busy(17, 19)]
    assert merged(times) == (busy(9, 13), busy(15, 16), busy(17, 19))


@pytest.mark.spec("HIR-I42")
def test_a_calendar_has_a_web_address_with_the_name_and_password_in_it():
    assert BusyCalendar.at(7, " webcal://dav.example/anna.ics ").address == "https://dav.example/anna.ics"
    assert BusyCalendar.at(7, "https://dav.example/a", " anna ", "p@ss/word").address == (
        "https://anna:p%40ss%2Fword@dav.example/a"
    )


@pytest.mark.spec("HIR-I42")
@pytest.mark.parametrize("address", ["", "http://dav.example/a", "ftp://dav.example/a", "https://", "javascript:x"])
def test_a_calendar_is_read_by_an_encrypted_address_only(address):
    with pytest.raises(CalendarAddressInvalid):
        BusyCalendar.at(7, address)


@pytest.mark.spec("HIR-I42")
@pytest.mark.parametrize(
    ("name", "password"), [("anna", ""), ("", "secret"), ("anna", "s" * (LONGEST_PASSWORD + 1)), (" ", "secret")]
)
def test_a_name_needs_a_password_and_a_password_a_name(name, password):
    with pytest.raises(CalendarPasswordInvalid):
        BusyCalendar.at(7, "https://dav.example/a", name, password)
