"""The salary of a job, as recruiters type it and as people read it."""

import re
from typing import NamedTuple

from hireloom.domain.refusals import Invalid

NOT_SAID = "NA"
NOT_SPECIFIED = "Not specified"
LONGEST = 60
THOUSAND = 1000


def _amount(name: str) -> str:
    return rf"(?:[A-Z]{{3}}\s?)?[$₹€£¥]?\s?(?P<{name}>[0-9][0-9,]*(?:\.[0-9]+)?)\s?(?P<{name}_k>[kK]?)"


_RANGE = re.compile(rf"{_amount('low')}(?:\s*(?:-|–|\bto\b)\s*{_amount('high')})?")


class SalaryMalformed(Invalid):
    sentence = "Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'"


class Pay(NamedTuple):
    """Both ends of a salary range; they are equal if only one amount is given."""

    low: float
    high: float


def salary_of(typed: str) -> str:
    """The salary as it is stored: NA, an amount, or two. Raises SalaryMalformed."""
    text = " ".join(typed.split())
    if text.upper() == NOT_SAID:
        return NOT_SAID
    if len(text) > LONGEST or pay_of(text) is None:
        raise SalaryMalformed
    return text


def pay_of(salary: str) -> Pay | None:
    """The amounts of a stored salary; None if it has none, or makes no sense."""
    match = _RANGE.fullmatch(" ".join(salary.split()))
    if match is None:
        return None
    low = _number(match["low"], match["low_k"])
    if match["high_k"] and not match["low_k"] and low < THOUSAND:
        low *= THOUSAND  # 80-120k
    high = _number(match["high"], match["high_k"]) if match["high"] else low
    return Pay(low, high) if low <= high else None


def salary_range(salary: str, currency: str, duration: str) -> str:
    """The salary as people read it: 'USD 60,000 - 120,000 per year', or NOT_SPECIFIED."""
    if not salary or salary.upper() == NOT_SAID:
        return NOT_SPECIFIED
    amounts = re.sub(r"[$₹€£¥]|\b[A-Z]{3}\b\s?", "", salary) if currency else salary
    return " ".join(f"{currency} {amounts} {duration}".split())


def _number(digits: str, k: str) -> float:
    return float(digits.replace(",", "")) * (THOUSAND if k else 1)
