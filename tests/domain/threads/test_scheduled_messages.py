"""When a message can be sent later."""

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from hireloom.domain.days import Days
from hireloom.domain.threads.scheduled_messages import SendTimeInvalid, send_time

NOW = datetime(2026, 11, 30, 9, tzinfo=UTC)
DAYS = Days(ZoneInfo("Europe/Amsterdam"))


@pytest.mark.spec("HIR-M13")
def test_a_time_without_an_offset_is_one_in_the_zone_of_the_business():
    assert send_time(datetime(2026, 11, 30, 10, 1), DAYS, NOW) == NOW + timedelta(minutes=1)  # noqa: DTZ001
    with pytest.raises(SendTimeInvalid):
        send_time(datetime(2026, 11, 30, 10), DAYS, NOW)  # noqa: DTZ001


@pytest.mark.spec("HIR-M13")
def test_a_message_can_wait_thirty_days_and_no_longer():
    assert send_time(NOW + timedelta(30), DAYS, NOW) == NOW + timedelta(30)
    with pytest.raises(SendTimeInvalid):
        send_time(NOW + timedelta(30, seconds=1), DAYS, NOW)


@pytest.mark.spec("HIR-M13")
@pytest.mark.parametrize("moment", [datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59)])  # noqa: DTZ001
@pytest.mark.parametrize("minutes", [-1439, 0, 1439])
def test_the_first_and_the_last_moments_of_all_are_refused_in_every_zone(moment, minutes):
    for chosen in (moment, moment.replace(tzinfo=timezone(timedelta(minutes=minutes)))):
        with pytest.raises(SendTimeInvalid):
            send_time(chosen, DAYS, NOW)
