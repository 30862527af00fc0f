"""Times at which an interviewer is busy elsewhere."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.interviews.busy_times import BusyTime, merged


def busy(begins: int, ends: int) -> BusyTime:
    return BusyTime(*(datetime(2026, 12, 2, hour, tzinfo=UTC) for hour in (begins, ends)))


@pytest.mark.spec("HIR-I42")
def test_entries_that_touch_overlap_or_hold_each_other_are_one_busy_time():
    times = [busy(15, 16), busy(9, 12), busy(10, 11), busy(12, 13), busy(17, 18), busy(17, 19)]
    assert merged(times) == (busy(9, 13), busy(15, 16), busy(17, 19))
