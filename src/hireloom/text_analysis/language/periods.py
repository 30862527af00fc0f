"""Dates as resumes write them: the periods of a line, and how many years a set of periods covers together."""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from hireloom.text_analysis.language.sentence_cache import sentence_cache

MONTHS = 12  # in a year
EARLIEST, LATEST = 1950 * MONTHS, 2040 * MONTHS  # studies end some years ahead; '2050 Byberry Road' is no year

# The months by how their names begin, in English, German, French, Spanish, Arabic and Hebrew.
_BEGINNINGS = (
    "jan jän ene يناير ינואר", "feb fév fev فبراير פברואר", "mar mär mae mrz مارس מרץ", "apr avr abr أبريل אפריל",
    "may mai مايو מאי", "jun juin يونيو יוני", "jul juil يوليو יולי", "aug aoû aou ago أغسطس אוגוסט",
    "sep سبتمبر ספטמבר", "oct okt أكتوبر אוקטובר", "nov نوفمبر נובמבר", "dec dez déc dic ديسمبر דצמבר",
)  # fmt: skip
_MONTHS = tuple(tuple(names.split()) for names in _BEGINNINGS)
_MONTH = (
    r"(?:jan(?:uary|uar|v(?:ier)?)?|jän(?:ner)?|feb(?:ruary|ruar)?|f[ée]vr?(?:ier)?|mar(?:ch|s)?|m(?:ä|ae)r(?:z)?|mrz"
    r"|apr(?:il)?|avr(?:il)?|may|mai|june?|juni|juin|july?|juli|juil(?:let)?|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?"
    r"|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|dez(?:ember)?|d[ée]c(?:embre)?"
    r"|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sept?iembre|octubre|noviembre|dic(?:iembre)?"
    r"|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر"
    r"|ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)"
)
# The seasons and quarters with their first and last months, so that 'Summer 2015' lasts from June to August.
_SEASONS = {
    "spring": (2, 4), "summer": (5, 7), "autumn": (8, 10), "fall": (8, 10), "winter": (11, 11),
    "q1": (0, 2), "q2": (3, 5), "q3": (6, 8), "q4": (9, 11),
}  # fmt: skip
_SEASON = rf"(?:{'|'.join(_SEASONS)})"
_DAY = r"\d{1,2}(?:st|nd|rd|th)?"
# With the day tried first, so that the 30 of 'June 30, 2021' is not a year.
_DATE = (
    rf"(?:(?:{_DAY}\.?[^\S\t])?{_MONTH}\.?,?(?:\s{{0,2}}|\s?[-–/]\s?|\sof\s)(?:(?:{_DAY},?\s{{1,2}})?|['’])(?:19|20)\d\d"
    rf"|{_SEASON},?\s(?:of\s)?(?:19|20)\d\d"
    rf"|(?:{_DAY}\.?[^\S\t])?{_MONTH}(?:\.?,?\s{{0,2}}['’]?|-)\d\d\b(?!,?\s{{0,2}}(?:19|20)\d\d|/\d)"
    r"|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d"
    r"|(?:0?[1-9]|1[0-2])\s?[/.]\s?(?:19|20)\d\d|(?:0?[1-9]|1[0-2])-(?:19|20)\d\d"
    r"|(?:19|20)\d\d[/.](?:0?[1-9]|1[0-2])(?!\d)|(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-])|(?:19|20)\d\d)"
)
_OPEN = (
    r"(?:(?:the )?present|current(?:ly)?|(?:till )?now|today|ongoing|(?:to|till|up to) date|heute|aktuell|laufend"
    r"|aujourd['’]hui|ce jour"
    r"|présent|maintenant|actualidad|presente|hoy|الآن|اليوم|היום|כיום)"
)
# '03/19': a month and a year only next to another one, or next to what is still going on; '7/10' is a mark.
_SHORT = r"(?:0?[1-9]|1[0-2])/\d\d(?![\d/])"
_EITHER = r"(?:0?[1-9]|1[0-2])/(?:(?:19|20)\d\d|\d\d)(?![\d/])"  # '03/2016 – 08/17'
_TO = r"\s{0,3}(?:to|until|till|through|bis(?: zum)?|jusqu['’](?:à|en)|à|au|[^\w\s,;|()&+]{1,3}|)\s{0,3}"
# 'Nurse , 05/2009 , Current': after a comma, a year without its month would be another date.
_MONTH_OF_YEAR = rf"(?:(?:0?[1-9]|1[0-2])/(?:19|20)\d\d|{_MONTH}\.?\s(?:19|20)\d\d)"
_JOINED = r"\s?(?:-|–|—|to|through|until|bis)\s?"
_RANGE = re.compile(
    rf"\b(?P<first>{_DATE}){_TO}(?:(?P<open>{_OPEN})|(?P<last>{_DATE}|['’]\d\d(?!\d)))\b"
    # Columns that were read in the wrong order: 'to 05/2015 03/2011'.
    rf"|\bto\s(?:(?P<still>{_OPEN})|(?P<until>{_DATE}))\s(?P<since>{_DATE})\b"
    rf"|\b(?P<month>{_MONTH}){_JOINED}(?P<through>{_MONTH}\.?,?\s(?:19|20)\d\d)\b"
    # A comma for a dash, with a blank before it, as in no list of dates.
    rf"|(?<!\d , )\b(?P<after>{_MONTH_OF_YEAR})"
    rf"(?:\s?,\s(?P<lasting>{_OPEN})|\s,\s(?P<until_then>{_MONTH_OF_YEAR})(?!\s?,\s?{_DATE}))\b"
    rf"|(?<![\d/])(?P<short>{_EITHER}){_TO}(?:(?P<going>{_OPEN})\b|(?P<end>{_EITHER}))",
    re.IGNORECASE,
)
_YEAR = re.compile(r"\d{4}")
_MARK = re.compile(r"\d/10")
# '2019–21', but not in a sentence, where it is a season or a year of business; up to twelve, what comes after a
# hyphen or slash may be a month.
_TO_SHORT = re.compile(
    r"(?<!\bFY)(?<!\bFY )(?<!\bF\.Y\. )(?<!\byear )(?<![\d/.-])\b"
    rf"(?P<first>{_DATE})(?<=19\d\d|20\d\d)"
    r"(?:\s?[–—]\s?(?P<last>\d\d)|(?:\s?-\s?|/)(?P<above>1[3-9]|[2-9]\d))(?![\d/.%-])",
    re.IGNORECASE,
)
_FIGURES = re.compile(r"\d\d")
_SINCE = re.compile(rf"\b(?:since|seit|depuis)\s(?P<first>{_DATE}\b|{_SHORT})", re.IGNORECASE)
# '2015 Oak Street' is an address.
_STREET = (
    r"(?-i:\s(?:[A-Z][\w.'-]{0,30}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Parkway)\b)"
)
_SINGLE_DATE = re.compile(rf"\b{_DATE}\b(?!{_STREET})", re.IGNORECASE)
# Dates that say too little to count: '18, FY19/20, 3/4/19, 2019–21.
_VAGUE = re.compile(
    r"\bF\.?Y\.?\s?['’]?(?:20)?\d\d(?:[/-]\d\d)?\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d\d\b"
    r"|\b(?:19|20)\d\d[/.–—-]\d{1,2}(?:[/.-]\d{1,2})?\b|(?<!\w)['’]\d\d(?:[/–—-]['’]?\d\d)?\b",
    re.IGNORECASE,
)
_IN_FIGURES = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}")
_DAY_BEFORE = re.compile(rf"^{_DAY}\.?\s(?=[a-z])")


def month_of(day: date) -> int:
    """The month that a day lies in, counted from year 0 as `Period` counts: what "to now" means on that day."""
    return day.year * MONTHS + day.month - 1


class Period(NamedTuple):
    """`first` and `last` are months counted from year 0; `last` is included, or None if the period has not ended.
    `text[start:end]` are its words."""

    first: int
    last: int | None
    start: int
    end: int


@sentence_cache
def periods(line: str) -> tuple[Period, ...]:
    """The periods that a line names, such as 'Mar 2006 - Current', '03/2016 to 08/2017', '03/16 – 08/17', '2018–2021',
    '2018–21', 'since 2020', 'März 2019 bis heute', 'March 15, 2019 - June 30, 2021', '01.04.2019-31.12.2021'."""
    if not _FIGURES.search(line):
        return ()
    since = (Period(_month(match["first"], 0), None, match.start(), match.end()) for match in _SINCE.finditer(line))
    return (*_ranges(line), *(period for period in since if EARLIEST <= period.first < LATEST))


def _ranges(line: str) -> list[Period]:
    """The periods with both ends named."""
    ranges = []
    for match in _RANGE.finditer(line):
        begins, ends = _ends(match)
        if _MARK.fullmatch(begins) and (not ends or _MARK.fullmatch(ends)):
            continue  # 'rated 7/10 to 9/10'
        is_month_first = _names_the_month_first(begins, ends)
        first = _month(begins, 0, is_month_first=is_month_first)
        last = _month(ends, 11, is_month_first=is_month_first) if ends else None
        if last is not None and last < first and not (_YEAR.fullmatch(begins) or _YEAR.fullmatch(ends)):
            first, last = last, first  # people who name months name the right ones, only in the wrong order
        if EARLIEST <= first < LATEST and (last is None or first <= last < LATEST):
            ranges.append(Period(first, last, match.start(), match.end()))
    covered = {at for period in ranges for at in range(period.start, period.end)}
    for match in _TO_SHORT.finditer(line) if not line.endswith(".") else ():
        begins = match["first"]
        last = _month(begins[-4:-2] + (match["last"] or match["above"]), 11)
        if _month(begins[-4:], 11) < last and covered.isdisjoint(range(match.start(), match.end())):
            ranges.append(Period(_month(begins, 0), last, match.start(), match.end()))
    return ranges


def _ends(match: re.Match[str]) -> tuple[str, str]:
    """The date on which the period begins and the one on which it ends, empty where it has not ended."""
    if match["month"]:
        return f"{match['month']} {match['through'][-4:]}", match["through"]
    begins = match["first"] or match["since"] or match["after"] or match["short"]
    return begins, match["last"] or match["until"] or match["until_then"] or match["end"] or ""


def dates(text: str) -> Iterator[Period]:
    """Each month, season or year that the text names."""
    for match in _SINGLE_DATE.finditer(text) if _FIGURES.search(text) else ():
        first, last = _month(match.group(), 0), _month(match.group(), 11)
        if EARLIEST <= first <= last < LATEST:
            yield Period(first, last, match.start(), match.end())


@sentence_cache
def single_date(line: str) -> Period | None:
    """The first date of a line without a period."""
    return next(dates(line), None)


def date_spans(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of everything in the text that names a date or a period, in order and without overlap."""
    if not _FIGURES.search(text):
        return
    named = [(period.start, period.end) for period in _ranges(text)]
    named += (match.span() for pattern in (_SINGLE_DATE, _VAGUE) for match in pattern.finditer(text))
    named += (match.span("first") for match in _SINCE.finditer(text))
    start, end = 0, 0
    for first, last in sorted(named):
        if first >= end:
            if end:
                yield start, end
            start = first
        end = max(end, last)
    if end:
        yield start, end


@sentence_cache
def dated(line: str) -> tuple[int, int] | None:
    """Start and end of the line's first period or date, None if it has none."""
    if named := periods(line):
        return named[0].start, named[0].end
    match = _SINGLE_DATE.search(line) if _FIGURES.search(line) else None
    return (match.start(), match.end()) if match else None


def years(spans: Iterable[Period], now: int) -> float:
    """The years that the periods cover together: what overlaps counts once, gaps do not count."""
    covered, reached = 0, 0
    for first, last in sorted((span.first, now if span.last is None else min(span.last, now)) for span in spans):
        begin = max(first, reached)
        if last >= begin:
            covered += last - begin + 1
            reached = last + 1
    return covered / MONTHS


def _names_the_month_first(*dates: str) -> bool:
    """The month of a date in figures: no month is above 12, and roles begin on the first of a month."""
    seconds = [int(match[2]) for date in dates if (match := _IN_FIGURES.match(date))]
    firsts = [int(match[1]) for date in dates if (match := _IN_FIGURES.match(date))]
    if max(firsts, default=0) > MONTHS:
        return False
    return max(seconds, default=0) > MONTHS or (set(seconds) == {1} and set(firsts) != {1})


def _month(date: str, without: int, *, is_month_first: bool = False) -> int:
    """The month of a date; a bare year starts in January and ends in December (`without`)."""
    low = _DAY_BEFORE.sub("", date.lower())
    year = int(match.group()) if (match := re.search(r"(?:19|20)\d\d", low)) else _short_year(low)
    if (season := low.partition(" ")[0].rstrip(",")) in _SEASONS:
        return year * MONTHS + _SEASONS[season][without > 0]
    for number, names in enumerate(_MONTHS):
        if low.startswith(names):
            return year * MONTHS + number
    if figures := _IN_FIGURES.match(low):
        month = int(figures[1 if is_month_first else 2])
        return year * MONTHS + (month - 1 if 1 <= month <= MONTHS else without)
    if numeric := re.match(r"(0?[1-9]|1[0-2])\s?[/.-]", low):
        return year * MONTHS + int(numeric[1]) - 1
    if numeric := re.match(r"\d{4}[/.-](\d{1,2})", low):
        month = int(numeric[1])
        return year * MONTHS + (month - 1 if 1 <= month <= MONTHS else without)
    return year * MONTHS + without


def _short_year(date: str) -> int:
    """The year of "Jun '98" or 'Jun 14'."""
    two = int(date[-2:])
    return 1900 + two if two >= 50 else 2000 + two
