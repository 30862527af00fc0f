"""What a search leaves out job by job: pay that is too low, other regions, and what the person has hidden."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.hidden_jobs import HiddenJob
from hireloom.domain.profile_match.places import WorkMode, place_of
from hireloom.domain.profiles import CURRENCIES
from hireloom.domain.salaries import Pay, pay_of, salary_range
from hireloom.domain.searches import Listing

# How many of each are in a full-time year: 52 weeks of 40 hours.
PER_YEAR = {"hour": 2080, "day": 260, "week": 52, "month": 12, "year": 1}
DEFAULT_CURRENCY = "USD"
MOST_LOOKED_AT = 1_000  # listed jobs for one page, however few of them pass

_PERIOD = re.compile(r"(?:\bper |/ ?|\ban? )(hour|day|week|month|year)\b", re.IGNORECASE)
_SIGNS = {sign: code for code, sign in CURRENCIES.items()}
_CURRENCY = re.compile(rf"\b[A-Z]{{3}}\b|[{''.join(_SIGNS)}]")


class SearchReach(StrEnum):
    """How far from the place of the search a job may be. There is no map behind it: the same region means the same
    state, or the same country for a place that names no state. Everywhere needs no place."""

    PLACE, REGION, EVERYWHERE = "place", "region", "everywhere"


@dataclass(frozen=True, slots=True)
class YearlyPay:
    currency: str
    pay: Pay


def yearly_pay(text: str) -> YearlyPay | None:
    """The pay for a full-time year according to a text such as "USD 30 - 40 per hour"; None if it names no amount."""
    period = _PERIOD.search(text)
    pay = pay_of(_PERIOD.sub("", text))
    if pay is None:
        return None
    sign = _CURRENCY.search(text)
    times = PER_YEAR[period[1].lower()] if period else 1
    code = _SIGNS.get(sign[0], sign[0]) if sign else DEFAULT_CURRENCY
    return YearlyPay(code, Pay(pay.low * times, pay.high * times))


def region_of(place: str) -> str:
    """The state or country of a place, as it is compared; empty if it names neither: "Salem, OR" is in oregon."""
    parts = [part for part in place.split(",") if part.strip()]
    return next(iter(place_of(parts[1] if len(parts) > 1 else place).names), "")


@dataclass(frozen=True, slots=True)
class SearchFilter:
    """Empty fields leave nothing out. Jobs that name no pay, or pay in another currency, do not pass `least_pay`;
    remote jobs are in every region."""

    least_pay: int = 0
    currency: str = DEFAULT_CURRENCY
    region: str = ""
    hidden: Sequence[HiddenJob] = ()

    @property
    def is_empty(self) -> bool:
        return not (self.least_pay or self.region or self.hidden)

    def admits(self, job: Listing | BoardJob) -> bool:
        return (
            self._pays_enough(job)
            and self._is_near(job.location)
            and not any(hidden.covers(str(job.id), job.company) for hidden in self.hidden)
        )

    def _pays_enough(self, job: Listing | BoardJob) -> bool:
        if not self.least_pay:
            return True
        offer = yearly_pay(
            salary_range(job.salary, job.currency, job.salary_duration) if isinstance(job, Listing) else job.salary
        )
        return offer is not None and offer.currency == self.currency and offer.pay.high >= self.least_pay

    def _is_near(self, location: str) -> bool:
        if not self.region:
            return True
        place = place_of(location)
        return place.presence is WorkMode.REMOTE or self.region in place.names
