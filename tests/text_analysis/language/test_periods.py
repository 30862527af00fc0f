"""Dates as resumes write them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.language.periods import Period, dated, periods, single_date, years


@pytest.mark.parametrize(
    ("line", "first", "last"),
    [
        ("Accountant Mar 2006 - Current", 2006 * 12 + 2, None),
        ("03/2016 to 08/2017 HR Specialist", 2016 * 12 + 2, 2017 * 12 + 7),
        ("Senior Backend Engineer  2021 to now", 2021 * 12, None),
        ("Advocate August '12 -'14", 2012 * 12 + 7, 2014 * 12 + 11),
        ("Backend Engineer 2018–2021", 2018 * 12, 2021 * 12 + 11),
        ("Nurse (September 2015 until March 2016)", 2015 * 12 + 8, 2016 * 12 + 2),
        ("Jun '98 – Sept. 2001 Cook", 1998 * 12 + 5, 2001 * 12 + 8),
        ("2017/04 - 2018/10 Developer", 2017 * 12 + 3, 2018 * 12 + 9),
        ("Driver since May 2020", 2020 * 12 + 4, None),
        ("Jun 04 - Jul 05", 2004 * 12 + 5, 2005 * 12 + 6),
        ("Present from 1.2019 to present", 2019 * 12, None),
        ("Cook, March 15, 2019 - June 30, 2021", 2019 * 12 + 2, 2021 * 12 + 5),
        ("1st April 2018 to 5 May 2020 Clerk", 2018 * 12 + 3, 2020 * 12 + 4),
        ("15.03.2019 – 31.12.2021 Accountant", 2019 * 12 + 2, 2021 * 12 + 11),
        ("01.04.2019-31.12.2021", 2019 * 12 + 3, 2021 * 12 + 11),
        ("Driver 03/01/2020 - 02/28/2021", 2020 * 12 + 2, 2021 * 12 + 1),
        ("06/01/2018 to 08/01/2020", 2018 * 12 + 5, 2020 * 12 + 7),
        ("2019-02-01 - 2020-03-31", 2019 * 12 + 1, 2020 * 12 + 2),
        ("06.2019-12.2021 Sous Chef", 2019 * 12 + 5, 2021 * 12 + 11),
        ("03/19 – 11/22", 2019 * 12 + 2, 2022 * 12 + 10),
        ("03/2016 – 08/17 Clerk", 2016 * 12 + 2, 2017 * 12 + 7),
        ("Clerk 3/16 - 08/2017", 2016 * 12 + 2, 2017 * 12 + 7),
        ("Cook 09/98 to 01/04", 1998 * 12 + 8, 2004 * 12),
        ("11/22 - present Nurse", 2022 * 12 + 10, None),
        ("since 03/19", 2019 * 12 + 2, None),
        ("WALMART DC FORKLIFT OPERATOR 6/14–9/17", 2014 * 12 + 5, 2017 * 12 + 8),
        ("Cook 9/21 - present", 2021 * 12 + 8, None),
        ("Lab technician (2014-17)", 2014 * 12, 2017 * 12 + 11),
        ("Clerk, Sept 2019–21", 2019 * 12 + 8, 2021 * 12 + 11),
        ("Teaching assistant 2008–09", 2008 * 12, 2009 * 12 + 11),
        ("Tutor 2019/20", 2019 * 12, 2020 * 12 + 11),
        ("2019-07 - 2021-05 Developer", 2019 * 12 + 6, 2021 * 12 + 4),
        ("Lagerist März 2019 – Dez. 2021", 2019 * 12 + 2, 2021 * 12 + 11),
        ("Köchin Mai 2018 bis heute", 2018 * 12 + 4, None),
        ("seit Oktober 2020", 2020 * 12 + 9, None),
        ("Comptable, janv. 2017 à août 2019", 2017 * 12, 2019 * 12 + 7),
        ("Juillet 2015 - Février 2018 Serveur", 2015 * 12 + 6, 2018 * 12 + 1),
        ("depuis juin 2021", 2021 * 12 + 5, None),
        ("to 05/2015 03/2011 Clerk", 2011 * 12 + 2, 2015 * 12 + 4),
        ("to Current 03/2011", 2011 * 12 + 2, None),
        ("Clerk 08/2010 to 09/2006", 2006 * 12 + 8, 2010 * 12 + 7),
        ("May to August 2014, Intern", 2014 * 12 + 4, 2014 * 12 + 7),
        ("Analyst , 11/2003 , 10/2007 Springfield", 2003 * 12 + 10, 2007 * 12 + 9),
        ("Analyst , 05/2009, Current", 2009 * 12 + 4, None),
        ("Fall 2012 - Spring 2013", 2012 * 12 + 8, 2013 * 12 + 4),
        ("Nov-2012 to Dec-2014", 2012 * 12 + 10, 2014 * 12 + 11),
        ("10-2012 to 11-2014", 2012 * 12 + 9, 2014 * 12 + 10),
        ("Aug-12 - Present", 2012 * 12 + 7, None),
        ("June of 2011 to July 2012", 2011 * 12 + 5, 2012 * 12 + 6),
        ("Infirmière déc. 2016 – aujourd’hui", 2016 * 12 + 11, None),
    ],
)
def test_periods_are_read_as_they_are_written(line: str, first: int, last: int | None) -> None:
    (period,) = periods(line)
    assert (period.first, period.last) == (first, last)
    assert line[period.start : period.end].strip()


@pytest.mark.parametrize(
    "line",
    [
        "",
        "2021 to 2018",
        "1840 - 1850",
        "Room 2020",
        "5-7 years",
        "Rated 7/10 to 9/10",
        "Open 24/7",
        "03/19",
        "Rated 8/10 now",
        "FY 2019-20",
        "2008-09",
        "Awards: May 2010, June 2011",
        "Audits 03/2011 , 05/2012 , 06/2013",
    ],
)
def test_what_is_no_period_is_none(line: str) -> None:
    assert periods(line) == ()


def test_a_single_date_has_a_place_but_is_no_period() -> None:
    assert dated("Bachelor of Science, 2012") == (21, 25)
    assert dated("Bachelor of Science") is None
    assert dated("Cook 2012 to 2016") == (5, 17)


def test_a_single_date_lasts_as_long_as_it_says() -> None:
    results = [
        single_date(line)
        for line in ("Cook, Summer 2015", "Cook, Q3 2015", "Cook 2015", "Cook 04/2015", "Cook in May 2015", "Cook")
    ]
    assert [period and (period.first - 2015 * 12, period.last and period.last - 2015 * 12) for period in results] == [
        (5, 7),
        (6, 8),
        (0, 11),
        (3, 3),
        (4, 4),
        None,
    ]


def test_overlapping_work_counts_once_and_gaps_do_not_count() -> None:
    spans = [*periods("01/2010 - 12/2012"), *periods("01/2012 - 12/2013"), *periods("01/2020 - 12/2020")]
    assert years(spans, 25000) == 5.0
    assert years(periods("01/2020 - now"), now=2021 * 12 + 11) == 2.0


spans = st.builds(
    lambda first, length: Period(first, first + length, 0, 0), st.integers(22000, 24000), st.integers(0, 300)
)


@settings(max_examples=50, deadline=None)
@given(st.lists(spans))
def test_the_order_of_periods_never_matters_and_more_work_is_never_less(listed: list[Period]) -> None:
    count = years(listed, now=25000)
    assert years(reversed(listed), now=25000) == years(listed * 2, now=25000) == count
    assert all(years(listed[:cut], now=25000) <= count for cut in range(len(listed)))
    assert 0 <= count <= sum(span.last - span.first + 1 for span in listed if span.last) / 12


@pytest.mark.parametrize("line", ["Ardex Laboratories, 2050 Byberry Road", "2015 Oak Street, Austin", "Model 2077"])
def test_the_number_of_a_house_is_no_year(line: str) -> None:
    assert single_date(line) is None
