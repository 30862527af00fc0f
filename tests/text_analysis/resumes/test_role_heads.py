"""Where roles begin in resumes of many layouts, read with the shipped lexicon; people and firms are invented."""

import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.role_heads import Head, role_heads

LEXICON = load_lexicon()


def heads(resume: str) -> list[Head]:
    return list(role_heads(resume, LEXICON))


def heads_of(resume: str) -> list[tuple[str, str, str]]:
    """Title, employer and dates of each role as `2019-03/2021-12`, `2019-03/` for one that has not ended."""
    return [(head.title, head.employer, _dates(head)) for head in heads(resume)]


def _dates(head: Head) -> str:
    if head.period is None:
        return ""
    last = head.period.last
    return f"{_month(head.period.first)}/{'' if last is None else _month(last)}"


def _month(month: int) -> str:
    return f"{month // 12}-{month % 12 + 1:02}"


DEEDS = "Prepared the monthly accounts of twelve shops.\nReconciled bank statements.\n"


@pytest.mark.parametrize(
    "head",
    [
        "Staff Accountant, Merrow & Lane Ltd, 03/2019 to 12/2021",
        "Staff Accountant\nMerrow & Lane Ltd\nMarch 2019 - December 2021",
        "Staff Accountant\nMarch 2019 to December 2021   Merrow & Lane Ltd, Hull, UK",
        "03/2019 - 12/2021\nStaff Accountant   Merrow & Lane Ltd",
        "Merrow & Lane Ltd   03/2019 - 12/2021\nStaff Accountant",
        "Merrow & Lane Ltd\nStaff Accountant | Mar 2019 – Dec 2021",
        "Merrow & Lane Ltd March 2019 to December 2021 Staff Accountant",
        "2019/03 - 2021/12 Merrow & Lane Ltd (Hull, UK) Staff Accountant",
        "03.2019-12.2021: Staff Accountant at Merrow & Lane Ltd",
        "• Staff Accountant — Merrow & Lane Ltd — 03/2019–12/2021",
        "Staff Accountant Merrow & Lane Ltd to 12/2021 03/2019",
        "Staff Accountant (part-time), Merrow & Lane Ltd\n03/19 – 12/21",
        "Merrow & Lane Ltd\nStaff Accountant\nMarch 2019\nto\nDecember 2021",
    ],
)
def test_title_employer_and_dates_are_read_from_any_layout(head: str) -> None:
    resume = f"Ada Hill\n\nWork Experience\n{head}\n{DEEDS}\nEducation\nBachelor of Science : Accounting , 2018\n"
    assert heads_of(resume) == [("Staff Accountant", "Merrow & Lane Ltd", "2019-03/2021-12")]


@pytest.mark.parametrize(
    "head",
    [
        "Line Cook\nMay 2014 to Current Company Name - City , State",
        "Company Name City , State Line Cook 05/2014 to Current",
        "Company Name May 2014 to Current Line Cook\nCity , State",
        "05/2014 to Present\nLine Cook Company Name City , State",
        "Line Cook , 05/2014 to Current Company Name – City , State Kept the line clean and taught two new cooks.",
        "05/2014 - now\nCompany Name – City , State Line Cook Kept the line clean and taught two new cooks daily.",
    ],
)
def test_what_an_anonymiser_wrote_is_no_employer(head: str) -> None:
    assert heads_of(f"Experience\n{head}\nPlated three hundred meals a day.\n") == [("Line Cook", "", "2014-05/")]


def test_a_resume_keeps_to_one_layout() -> None:
    resume = (
        "Experience\n03/2006 to 12/2012\nConstruction Site Manager Company Name – City , State\nRan nine sites.\n"
        "01/2003 to 02/2006\nVisual Communications Company Name – State\nDrew signs.\n"
    )
    assert [head.title for head in heads(resume)] == ["Construction Site Manager", "Visual Communications"]


@pytest.mark.parametrize(
    "line",
    [
        "Bachelor of Science : Nursing , 2009 to 2013 Hill University",
        "Windows Server 2008 - 2012",
        "Raised sales of the region by a third from 2012 to 2014.",
        "National Dean's List 2010 - 2012",
        "Parental leave, 2010 - 2012",
        "Hill House Scholarship 2010 - 2012",
        "Audited the projects between 2006 and 2016",
    ],
)
def test_studies_awards_versions_and_deeds_open_no_role(line: str) -> None:
    resume = f"Experience\nCashier, Merrow Stores, 2014 - 2016\nCounted the till.\n{line}\nClosed the shop at night.\n"
    assert [head.title for head in heads(resume)] == ["Cashier"]


def test_dates_below_education_are_no_work_unless_a_role_stands_beside_them() -> None:
    resume = "Education\nHill College 2010 - 2012\nTeaching Assistant, Hill College, 2011 - 2012\nOratory 2011 - 2012\n"
    assert [head.title for head in heads(resume)] == ["Teaching Assistant"]


@pytest.mark.parametrize(
    "head",
    [
        "Flight Attendant\nCompany Name – City , State",
        "Company Name Flight Attendant\nCity , State",
        "Flight Attendant\nMerrow Airlines Ltd",
        "Flight Attendant, Merrow Airlines Ltd",
    ],
)
def test_a_role_without_dates_is_one_where_it_stands_beside_its_employer(head: str) -> None:
    resume = f"Work History\n{head}\nServed drinks and meals on long flights.\n\nSkills\nBartender, Cook\n"
    assert [(head.title, head.period) for head in heads(resume)] == [("Flight Attendant", None)]


def test_employers_below_titles_are_named_in_one_word_and_beside_fields_too() -> None:
    resume = (
        f"Experience\nWelder\t2021 to now\nOrlo, Dresden\n{DEEDS}"
        f"Welder\t2019 to 2021\nHarbor Steel Works, Kiel\n{DEEDS}"
        f"Working Student, Payments\t2017 to 2019\nMerrow Bank, Kiel\n{DEEDS}"
    )
    assert [(head.title, head.employer) for head in heads(resume)] == [
        ("Welder", "Orlo"),
        ("Welder", "Harbor Steel Works"),
        ("Working Student, Payments", "Merrow Bank"),
    ]


def test_a_resume_that_stands_twice_in_its_file_is_read_once() -> None:
    resume = f"Experience\nCashier, Merrow Stores, 2014 - 2016\n{DEEDS}"
    assert len(heads(resume + resume)) == 1


def test_like_titles_on_two_lines_are_told_apart_by_the_second() -> None:
    title = "Senior Associate Director of Clinical Operations and\nAmbulatory Care {}\n"
    role = title + "Halewood General | Columbus, Ohio\tJan 2001 – Jan 2002\n" + DEEDS
    resume = "Experience\n" + "".join(role.format(unit) for unit in ("East", "West"))
    assert len(heads(resume)) == 2
    assert len(heads(resume + resume)) == 2


def test_the_place_of_a_head_holds_its_words() -> None:
    resume = f"Experience\nCashier\nMerrow Stores Ltd\n2014 - 2016\n{DEEDS}"
    [head] = heads(resume)
    assert resume[head.start : head.end] == "Cashier\nMerrow Stores Ltd\n2014 - 2016"
    assert head.period is not None
    assert resume[head.period.start : head.period.end] == "2014 - 2016"


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.sampled_from(["Experience", "Cook 2012 - 2014", "Hill House Ltd", "2015", "- Sold.", "City , State"]))
)
def test_heads_never_overlap(lines: list[str]) -> None:
    resume = "\n".join(lines)
    result = heads(resume)
    assert all(before.end <= after.start for before, after in pairwise(result))
    assert all(0 <= role.start < role.end <= len(resume) for role in result)


def test_reading_takes_time_in_proportion_to_the_length() -> None:
    resume = f"Experience\n{'Cashier, Merrow Stores, 2014 - 2016' + chr(10) + DEEDS}" * 400
    started = time.process_time()
    heads(resume)
    assert time.process_time() - started < 2


def test_the_superior_and_the_number_of_an_occupation_are_neither_title_nor_employer() -> None:
    resume = (
        "Experience\nBudget Analyst Series 0560 Jul 2007 to Current\nPrepared the budgets of four offices.\n\n"
        "Supervisor: Major Ada Hill Budget Technician Series 0503 Nov 1992 to Nov 1994\n"
        "Typed the budgets of one office.\n"
    )
    assert heads_of(resume) == [
        ("Budget Analyst", "", "2007-07/"),
        ("Budget Technician", "", "1992-11/1994-11"),
    ]


@pytest.mark.parametrize("title", ["Registered Nurse", "Licensed Practical Nurse", "Licensed Electrician"])
def test_a_title_may_begin_as_a_deed_does(title: str) -> None:
    resume = f"Experience\n\n{title}, Mercy Hospital, Jan 2003 - Dec 2005\n- Cared for three wards.\n"
    assert [(head.title, head.employer) for head in heads(resume)] == [(title, "Mercy Hospital")]


def test_the_year_of_a_prize_dates_no_role() -> None:
    resume = (
        f"Ada Hill\n\nWork Experience\nStaff Accountant\nJanuary 2010 to January 2011 Merrow & Lane Ltd\n{DEEDS}"
        f"Earned 2013 individual award for global excellence.\n"
        f"Property Manager\nJanuary 2007 to January 2010 Fenwick & Lane Ltd\n{DEEDS}"
    )
    assert [dates for _, _, dates in heads_of(resume)] == ["2010-01/2011-01", "2007-01/2010-01"]


@pytest.mark.parametrize("dates", ["\t09/2013 - Present", "\n09/2013 - Present"])
def test_an_employer_that_begins_as_a_title_does_is_no_title(dates: str) -> None:
    title = "Nurse Clinician II on Medical/Cardiac Intensive Care Units and Interventional Unit"
    resume = f"Experience\n\n{title}{dates}\nAdvocate Lutheran General Hospital, Park Ridge, IL\n- Cared for wards.\n"
    assert heads_of(resume) == [(title, "Advocate Lutheran General Hospital", "2013-09/")]


def test_a_licence_with_dates_is_no_role() -> None:
    resume = "Licenses and Certifications\nRegistered Nurse: State of Illinois: August 2013-Present\n"
    assert not heads(resume)


def test_an_undated_role_in_the_armed_forces_is_one() -> None:
    resume = (
        f"Experience\nStaff Accountant, Merrow & Lane Ltd, 2010 - 2011\n{DEEDS}"
        "Army Construction Officer, Turkish Armed Forces, Izmir\n- Managed and coordinated the projects of an army.\n"
    )
    assert heads_of(resume)[1:] == [("Army Construction Officer", "Turkish Armed Forces", "")]
