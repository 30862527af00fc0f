"""Which jobs a search leaves out by their pay, their region and what is hidden."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.hidden_jobs import HiddenJob, NothingToHide
from hireloom.domain.jobs import Job
from hireloom.domain.salaries import Pay
from hireloom.domain.search_filters import SearchFilter, YearlyPay, region_of, yearly_pay
from hireloom.domain.searches import listing_of

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)


def job(location="Portland, OR", salary="50 - 60", duration="per hour", currency="USD", company="Loom"):
    job_post = Job("Nurse", company, "Care.", location, "Full-time", date(2026, 11, 20), None, 1, "r@loom.example", NOW)
    return listing_of(replace(job_post, id=7, salary=salary, salary_duration=duration, currency=currency))


@pytest.mark.spec("WS-260")
@pytest.mark.parametrize(
    ("text", "currency", "low", "high"),
    [
        ("USD 60,000 - 120,000 per year", "USD", 60_000, 120_000),
        ("USD 30 - 40 per hour", "USD", 62_400, 83_200),
        ("EUR 4,000 per month", "EUR", 48_000, 48_000),
        ("£500 a day", "GBP", 130_000, 130_000),
        ("$80-120k", "USD", 80_000, 120_000),
    ],
)
def test_pay_is_counted_up_to_a_full_time_year(text, currency, low, high):
    assert yearly_pay(text) == YearlyPay(currency, Pay(low, high))


@pytest.mark.spec("WS-260")
def test_only_jobs_that_may_pay_enough_pass():
    assert yearly_pay("Not specified") is None
    assert SearchFilter(124_800).admits(job())
    assert not SearchFilter(124_801).admits(job())
    assert not SearchFilter(1, "EUR").admits(job())
    assert not SearchFilter(1).admits(job(salary="NA"))


@pytest.mark.spec("WS-261")
@pytest.mark.parametrize(
    ("place", "there", "passes"),
    [
        ("Portland, OR", "Salem, Oregon", True),
        ("Portland, OR, USA", "Salem, OR", True),
        ("Portland, OR", "Portland, ME", False),
        ("Portland, OR", "Remote, Europe", True),
        ("Oregon", "Salem, OR", True),
        ("Berlin, Germany", "Hamburg, Germany", True),
        ("Berlin, Germany", "Vienna, Austria", False),
    ],
)
def test_the_same_region_is_the_same_state_or_country(place, there, passes):
    assert SearchFilter(region=region_of(place)).admits(job(there)) is passes


@pytest.mark.spec("WS-262")
def test_one_job_is_hidden_or_a_company_however_it_is_written():
    assert not SearchFilter(hidden=[HiddenJob(1, "Other", NOW, job="7")]).admits(job())
    assert not SearchFilter(hidden=[HiddenJob(1, " LÓOM ", NOW)]).admits(job())
    assert SearchFilter(hidden=[HiddenJob(1, "Loom", NOW, job="8"), HiddenJob(1, "Loomworks", NOW)]).admits(job())
    with pytest.raises(NothingToHide):
        HiddenJob(1, "  ", NOW)
