"""The pay that an advert names: a sum or two of money, the currency, and the time for which it is paid."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hireloom.domain.profiles import CURRENCIES

LONGEST_LINE = 1_000  # characters that are read of a line
FEW_WORDS, FEWEST_WORDS = 12, 3  # of a line that may name a range, or an amount, and call it nothing
THOUSAND, LAKH = 1_000, 100_000
# The least and the most that people are paid. An amount from the least of a year on needs no time beside it.
YEARLY = {"USD": 10_000, "EUR": 10_000, "GBP": 10_000, "INR": 150_000, "JPY": 1_500_000}
_LIMITS = {"per year": (1, 100), "per month": (1 / 30, 8), "per hour": (1 / 3_000, 1 / 20)}  # times the least of a year


class AdvertPay(NamedTuple):
    """`salary` is an amount or two, `currency` a code and `duration` a time of a job's form; `text[start:end]` are the
    words that say it."""

    salary: str
    currency: str
    duration: str
    start: int
    end: int


_SIGNS = {sign: code for code, sign in CURRENCIES.items()} | {code: code for code in CURRENCIES}
_SIGNS |= {"US$": "USD", "Rs": "INR", "Rs.": "INR"}
_OTHERS = r"(?:CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|CZK|ZAR|AED|SAR|CNY|BRL|MXN|PHP|MYR|TWD|ILS)"
# A dollar of Canada or Australia is no dollar of ours: 'CA$80,000', 'A$90k'.
_SIGN = rf"(?:(?<![A-Z])US\$|(?<![A-Za-z])[$₹€£¥]|\bRs\b\.?|\b(?:{'|'.join(CURRENCIES)})\b)"
_SUM = (
    r"(?:\d{1,3}(?:[,.' \u00a0\u202f]\d{3}){1,3}|\d{1,2}(?:,\d{2}){1,2},\d{3}|\d{1,7})(?:[.,]\d{1,2})?"
    r"(?![\d%]|[,.]\d)"
)
_CENTS = re.compile(r"[.,](\d{1,2})$")
_UNIT = r"(?:[kK]\b|(?i:L\b|LPA\b|lakhs?\b|lacs?\b))"
_TO = r"\s?(?:[-–—]|\bto\b|\band\b|\bbis\b)\s?"
_PAY = re.compile(
    rf"(?<![\d,.])(?P<before>{_SIGN})?\s?(?<![\d,.])(?P<low>{_SUM})\s?(?P<low_unit>{_UNIT})?"
    rf"(?:(?:\s?(?P<middle>{_SIGN}))?{_TO}(?P<between>{_SIGN})?\s?(?P<high>{_SUM})\s?(?P<high_unit>{_UNIT})?)?(?:\s?(?P<after>{_SIGN}))?"
)
_IS_PAY = re.compile(
    r"\b(?:salary|salaries|pay|pays|paid|wages?|compensation|earn|earnings|remuneration|ctc|[a-z]{0,10}gehalt"
    r"|vergütung|[a-z]{0,8}lohn"
    r"|(?:hourly|pay) rate)\b",
    re.I,
)
_ANSWERED = re.compile(r":\s*\w|[.!?]$")  # 'Salary: competitive' says nothing of the sum on the next line
# Money that is nobody's pay, by the words next to it.
_NO_PAY_BEFORE = re.compile(
    r"\b(?:bonus(?:es)?(?: (?:of|up to))?|budgets?(?: of)?|revenue(?: of)?|raised|funding(?: of)?|allowance(?: of)?"
    r"|stipend(?: of)?|(?:loans?|donations?|grants?|scholarships?|deal size)"
    r"(?: of)?|gave|donated|up to|cover(?:ing|age)?(?: of)?|sales of|worth|at most|maximum(?: of)?|max\.?|to)\W{0,3}$",
    re.I,
)
_NO_PAY_AFTER = re.compile(
    r"^[ -]?(?:(?:million|billion|mn?\b|bn?\b|crores?)|(?:(?!plus|and|with)[\w-]+ ){0,2}(?:bonus|allowance|stipend"
    r"|budget|revenue|referral|signing|sign-on|match\b|off\b|in (?:sales|revenue|funding|assets|donations|refunds"
    r"|savings|grants|loans|fees)))",
    re.I,
)
_TIMES = {
    "per hour": r"(?:(?:per|an|each|/)\s?(?:hour|hr)\b|/\s?h\b|\bhourly\b|\b(?:pro|je) stunde\b|\bp\.?h\b)",
    "per month": r"(?:(?:per|a|each|/)\s?(?:month|mo)\b|\bmonthly\b|\b(?:pro|im) monat\b|\bpcm\b)",
    "per year": r"(?:(?:per|a|each|/)\s?(?:year|yr|annum)\b|\b(?:annual|year)ly\b|\bp\.?\s?a\b"
    r"|\b(?:pro|im) jahr\b|\bannual\b)",
    "": r"(?:(?:per|a|each|/)\s?(?:day|week|shift|visit|session|mile|project)\b|\b(?:daily|weekly)\b)",
}
_TIME_BEHIND = {name: re.compile(rf"^[^\n.\d]{{0,16}}?{pattern}", re.I) for name, pattern in _TIMES.items()}
_TIME_BEFORE = {name: re.compile(rf"\b{pattern}[^\n.\d]{{0,30}}$", re.I) for name, pattern in _TIMES.items()}


def pay_in(text: str) -> AdvertPay | None:
    """The pay that the text names: first where a line calls it so. None without a currency or a time, for 'up to', and
    for a time that no form offers, such as a day."""
    named = list(_named(text))
    return next((pay for is_called, pay in named if is_called), named[0][1] if named else None)


def _named(text: str) -> Iterator[tuple[bool, AdvertPay]]:
    start, above = 0, ""
    for whole in text.splitlines(keepends=True):
        line = whole[:LONGEST_LINE].rstrip()
        for match in _PAY.finditer(line):
            is_called = _IS_PAY.search(f"{above}\n{line}") is not None
            if pay := _pay(match, line, start, is_called=is_called):
                yield is_called, pay
        is_heading = len(line.split()) <= FEW_WORDS and not _ANSWERED.search(line)
        above = (line or above) if is_heading else ""
        start += len(whole)


def _pay(match: re.Match[str], line: str, start: int, *, is_called: bool) -> AdvertPay | None:
    before, after = line[: match.start()], line[match.end() :]
    sign = match["before"] or match["middle"] or match["between"] or match["after"]
    is_lakhs = "l" in f"{match['low_unit'] or ''}{match['high_unit'] or ''}".casefold()
    currency = _SIGNS[sign] if sign else "INR" if is_lakhs else ""
    is_ours = currency and not re.match(rf"\s?{_OTHERS}\b", after) and not re.search(rf"\b{_OTHERS}\s?$", before)
    if not is_ours or _NO_PAY_BEFORE.search(before[-40:]) or _NO_PAY_AFTER.match(after[:60]):
        return None
    unit = match["high_unit"] or match["low_unit"]
    low = _amount(match["low"], match["low_unit"] or unit)
    high = _amount(match["high"], unit) if match["high"] else low
    time_beside = _time_of(before, after)
    is_a_year = time_beside is None and (is_lakhs or low >= YEARLY[currency])
    is_alone = len(line.split()) <= (FEW_WORDS if match["high"] else FEWEST_WORDS)
    if not (is_called or time_beside or is_alone) or not (duration := "per year" if is_a_year else time_beside):
        return None
    least, most = (share * YEARLY[currency] for share in _LIMITS[duration])
    if not least <= low <= high <= most:
        return None
    salary = _shown(low) if low == high else f"{_shown(low)} - {_shown(high)}"
    begin = match.start() + len(match[0]) - len(match[0].lstrip())
    end = match.end() + _behind(after) if _behind(after) else match.start() + len(match[0].rstrip())
    return AdvertPay(salary, currency, duration, start + begin, start + end)


def _time_of(before: str, after: str) -> str | None:
    """The time that stands next to the sum; empty for one that no form offers."""
    for patterns, words in ((_TIME_BEHIND, after[:40]), (_TIME_BEFORE, before[-60:])):
        named = [(match.end(), name) for name, pattern in patterns.items() if (match := pattern.search(words))]
        if named:
            return min(named)[1]
    return None


def _behind(after: str) -> int:
    """How far the words of the time behind a sum reach."""
    return min((match.end() for pattern in _TIME_BEHIND.values() if (match := pattern.search(after[:40]))), default=0)


def _amount(digits: str, unit: str | None) -> float:
    cents = _CENTS.search(digits)
    whole = re.sub("[^0-9]", "", digits[: cents.start()] if cents else digits)
    number = float(f"{whole}.{cents[1] if cents else 0}")
    times = THOUSAND if unit in ("k", "K") else LAKH if unit else 1
    return round(number * times, 2)


def _shown(amount: float) -> str:
    return f"{amount:,.0f}" if amount == int(amount) else f"{amount:,.2f}"
