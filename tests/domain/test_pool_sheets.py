"""Tables of people as other systems write them."""

from datetime import date

import pytest

from hireloom.domain.pool_sheets import (
    MOST_ROWS,
    NoPeopleSheet,
    PeopleSheetTooLong,
    guessed_columns,
    people_in,
    read_people_sheet,
)

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


@pytest.mark.spec("HIR-P24")
def test_a_file_in_which_an_open_quotation_mark_swallows_the_rest_is_no_table():
    rows = "".join(f"Ada{number},ada{number}@post.example\n" for number in range(10_000))
    with pytest.raises(NoPeopleSheet):
        read_people_sheet(f'Name,Email\n"{rows}'.encode())
