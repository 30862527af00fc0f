"""Late answers, overdue stages and figures end with the day of the company, not with that of the site (UTC), also on
days that a change of the clocks makes longer or shorter."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from hireloom.domain.stages import Stage
from hireloom.testing.clock import StoppedClock
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import listed

A_MINUTE = timedelta(minutes=1)
DAYS = [  # the last day on which the answer is on time
    ("Europe/Berlin", date(2026, 10, 25)),  # 25 hours
    ("Europe/Berlin", date(2027, 3, 28)),  # 23 hours
    ("America/New_York", date(2026, 11, 1)),  # 25 hours
    ("America/New_York", date(2027, 3, 14)),  # 23 hours
    ("Asia/Kolkata", date(2026, 11, 1)),
]


@pytest.fixture(params=DAYS, ids=lambda param: f"{param[0]} {param[1]}")
def last_day(request):
    return request.param


@pytest.fixture
def midnight(last_day):
    """With which the day after the last one begins at the company."""
    zone, day = last_day
    return datetime.combine(day + timedelta(1), datetime.min.time(), ZoneInfo(zone)).astimezone(UTC)


@pytest.fixture
def clock(midnight):
    """Half a day before the end of the day on which somebody applies."""
    return StoppedClock(midnight - timedelta(days=5, hours=12))


@pytest.fixture
def waiting(its_recruiter, recruiter, seeker, company, container, clock, last_day):
    """A job whose applicant is promised an answer by the last day, in a stage with a limit of six days."""
    profile = {"zone": last_day[0], "answer_days": 5, "blind_review": False}
    assert its_recruiter.put("/api/company/profile", json=profile).status_code == 200
    today = clock.today()
    job = post_job(container, recruiter, posted_on=today, ends_on=today + timedelta(30), answer_days=5)
    with container.store().writing() as tx:
        tx.stages.put(job.id, [Stage("New", 1, 6)])
    apply(seeker, job)
    return job


@pytest.mark.spec("HIR-C02")
def test_an_answer_is_late_and_a_stage_overdue_when_the_day_of_the_company_ends(
    its_recruiter, recruiter, waiting, clock, midnight, last_day, container
):
    def seen():
        page, owed = listed(its_recruiter, waiting), its_recruiter.get("/api/answers").get_json()
        (row,) = page["applications"]
        (person,) = owed["due"] + owed["late"]
        figures = its_recruiter.get("/api/company/figures?days=30").get_json()
        return {
            "row": (row["is_late"], row["stage_days"]),
            "list": (page["due"], page["late"]),
            "dashboard": (owed["due_total"], owed["late_total"], person["days_left"], owed["overdue"]),
            "figures": figures["now"]["late"],
        }

    clock.advance(midnight - A_MINUTE - clock.now())
    its_recruiter.login(recruiter.email)
    assert listed(its_recruiter, waiting)["applications"][0]["answer_due"] == last_day[1].isoformat()
    assert seen() == {"row": (False, 5), "list": (1, 0), "dashboard": (1, 0, 0, 0), "figures": 0}
    clock.advance(2 * A_MINUTE)
    assert seen() == {"row": (True, 6), "list": (0, 1), "dashboard": (0, 1, -1, 1), "figures": 1}
    assert container.stage_reminders().write() == 0, "the night is no time for emails"
    clock.advance(timedelta(hours=10))
    assert (container.stage_reminders().write(), container.stage_reminders().write()) == (1, 0)
