"""Tables of people as other systems write them."""

import csv
import time
from contextlib import suppress
from datetime import date
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.pool_sheets import (
    MOST_ROWS,
    NoPeopleSheet,
    PeopleSheetTooLong,
    guessed_columns,
    people_in,
    read_people_sheet,
)
from hireloom.domain.sheet_rows import sheet_rows

OPENCATS = "First Name,Last Name,E-Mail,Cell Phone,City,Key Skills,Notes,Date Modified\n"


@pytest.mark.spec("HIR-P24")
@pytest.mark.parametrize(
    "day", ["2026-11-02", "11/02/2026", "11-02-2026", "11-02-26", "02.11.2026", "Nov 02, 2026", "2 Nov 2026"]
)
def test_a_table_of_opencats_is_read_whichever_way_it_writes_days(day):
    row = f'Noor,Haddad,noor@post.example,0612345678,Utrecht,"Java, SQL",Met at a fair,"{day}"\n'
    sheet = read_people_sheet((OPENCATS + row).encode())
    (reading,) = people_in(sheet, guessed_columns(sheet.headings))
    person = reading.person
    assert person
    assert (person.name, person.email, person.place) == ("Noor Haddad", "noor@post.example", "Utrecht")
    assert (person.skills, person.last_contact) == ("Java, SQL", date(2026, 11, 2))


@pytest.mark.spec("HIR-P24")
def test_a_table_has_100_000_rows_at_most_and_its_formulas_stay_text():
    rows = [f"=HYPERLINK({number}),ada{number}@post.example\n" for number in range(MOST_ROWS)]
    sheet = read_people_sheet("".join(["Name,Email\n", *rows]).encode())
    readings = list(people_in(sheet, guessed_columns(sheet.headings)))
    assert len(readings) == MOST_ROWS == 100_000
    assert {bool(reading.person) for reading in readings} == {True}
    last = readings[-1].person
    assert last
    assert (last.name, last.email) == ("=HYPERLINK(99999)", "ada99999@post.example")
    with pytest.raises(PeopleSheetTooLong):
        read_people_sheet("".join(["Name,Email\n", *rows, "Tom,tom@post.example\n"]).encode())


@pytest.mark.spec("HIR-P24")
def test_a_day_that_is_none_is_named_with_its_line_and_empty_rows_are_nobody():
    table = "Name,Consent until,Last contact\n\nAda,2027-05-01,\n , ,\nTom,next summer,\nEve,,last week\n"
    sheet = read_people_sheet(table.encode())
    readings = list(people_in(sheet, guessed_columns(sheet.headings)))
    assert [(reading.line, reading.reason) for reading in readings] == [
        (3, ""),
        (5, "Consent until “next summer” is not a date"),
        (6, "Last contact “last week” is not a date"),
    ]
    assert [reading.person.consent_until for reading in readings if reading.person] == [date(2027, 5, 1)]


@pytest.mark.spec("HIR-P24")
def test_a_row_is_named_by_the_line_on_which_it_begins_however_many_it_fills():
    table = 'Name,Email,Notes\n,,"Met at a fair,\ncalls back"\n,,Second\n'
    sheet = read_people_sheet(table.encode())
    readings = list(people_in(sheet, guessed_columns(sheet.headings)))
    assert [(reading.line, reading.reason) for reading in readings] == [(2, "No name"), (4, "No name")]


OPEN = "A quotation mark is opened but never closed, or a cell is too long"


def readings_of(table):
    sheet = read_people_sheet(table.encode())
    return list(people_in(sheet, guessed_columns(sheet.headings)))


@pytest.mark.spec("HIR-P24")
def test_an_open_quotation_mark_costs_its_own_row_and_none_of_10_000_below_it():
    rows = "".join(f"Ada{number},ada{number}@post.example\n" for number in range(10_000))
    first, *others = readings_of(f'Name,Email\n"{rows}')
    assert (first.line, first.person, first.reason) == (2, None, OPEN)
    assert [reading.person.email for reading in others if reading.person] == [
        f"ada{number}@post.example" for number in range(1, 10_000)
    ]
    with pytest.raises(NoPeopleSheet):
        readings_of(f'"Name,Email\n{rows}')


@pytest.mark.spec("HIR-P24")
def test_a_mark_left_open_in_each_of_100_000_rows_costs_no_minutes():
    began = time.process_time()
    rows = readings_of("Name,Email,Notes\n" + 'a",b,"c\n' * MOST_ROWS)
    assert [(row.line, row.reason) for row in (rows[0], rows[-1])] == [(2, OPEN), (MOST_ROWS + 1, OPEN)]
    assert time.process_time() - began < 20


@pytest.mark.spec("HIR-P24")
@pytest.mark.parametrize(
    "broken",
    [
        '"Ada,ada@post.example,Nurse',
        'Ada,"ada@post.example,Nurse',
        'Ada,ada@post.example,"Nurse',
        '"Ada,ada@post.example,"Nurse, night shift"',
        'Ada,ada@post.example,"Nurse\nat night',
    ],
)
@pytest.mark.parametrize(
    "below", ["Tom,tom@post.example,Cook", '"Tom",tom@post.example,"Cook"', '"Tom",tom@post.example,"Cook, ""chef"""']
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", ""])
def test_an_open_quotation_mark_is_named_with_its_lines_wherever_it_stands(broken, below, end):
    end_of_line = end or "\n"
    table = end_of_line.join(["Name,Email,Title", below.replace("Tom", "Eve"), *broken.split("\n"), below]) + end
    eve, ada, tom = readings_of(table)
    assert [(reading.person.name, reading.person.title[:4]) for reading in (eve, tom) if reading.person] == [
        ("Eve", "Cook"),
        ("Tom", "Cook"),
    ]
    assert (ada.line, ada.person, tom.line) == (3, None, 4 + broken.count("\n"))
    assert ada.reason == (f"{OPEN}; lines 3 to 4 are left out" if "\n" in broken else OPEN)


@pytest.mark.spec("HIR-P24")
@pytest.mark.parametrize(
    ("row", "name", "notes"),
    [
        ('"Ann ""Annie"" Lee",ann@post.example,Met', 'Ann "Annie" Lee', "Met"),
        ('"Ann "Annie" Lee",ann@post.example,Met', 'Ann Annie" Lee"', "Met"),
        ('Ann "Annie" Lee,ann@post.example,Met', 'Ann "Annie" Lee', "Met"),
        ('Ann,ann@post.example,"Met at a fair,\ncalls back, soon"', "Ann", "Met at a fair,\ncalls back, soon"),
        ('Ann,ann@post.example,"Met.\nShe said "yes"."', "Ann", 'Met.\nShe said yes".'),
        ('"Ann\nLee",ann@post.example,Met', "Ann Lee", "Met"),
        ('Ann,ann@post.example,5" disks', "Ann", '5" disks'),
        ('Ann,ann@post.example,"Met" ', "Ann", "Met"),
    ],
)
def test_every_other_use_of_quotation_marks_is_read(row, name, notes):
    ann, tom = (reading.person for reading in readings_of(f"Name,Email,Notes\n{row}\nTom,tom@post.example,Cook\n"))
    assert ann
    assert tom
    assert (ann.name, ann.email, ann.text[: len(notes)]) == (name, "ann@post.example", notes)
    assert (tom.name, tom.email, tom.text) == ("Tom", "tom@post.example", "Cook")


@pytest.mark.spec("HIR-P24")
def test_a_name_that_holds_the_next_row_is_no_name():
    ada, tom = readings_of('Name,Email\n"Ada,ada@post.example\nBen",ben@post.example\nTom,tom@post.example\n')
    assert (ada.line, ada.reason) == (2, "The name continues on the next line. Is a quotation mark missing?")
    assert tom.person


@pytest.mark.spec("HIR-P24")
@given(st.text('a,"\n\r@', max_size=60))
def test_each_line_belongs_to_one_row_whatever_is_quoted(text):
    rows = [*sheet_rows(text, ",")]
    lines = [*StringIO(text, newline="")]
    assert [row.first for row in rows] == [1, *(row.last + 1 for row in rows[:-1])][: len(rows)]
    assert (rows[-1].last if rows else 0) == len(lines)
    with suppress(csv.Error):
        assert [row.cells for row in rows] == [*csv.reader(lines, strict=True)]
