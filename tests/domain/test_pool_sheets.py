"""Tables of people as other systems write them."""

from datetime import date

import pytest

from hireloom.domain.pool_sheets import guessed_columns, people_in, read_people_sheet

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
