"""Whose resume it is: names, email addresses and numbers as people write them."""

import pytest

from hireloom.text_analysis.resumes.letterheads import mail_in, name_in, number_in, town_in, written_name

HEADS = {
    "Anna Löwe\nanna@x.example": "Anna Löwe",
    "RÉSUMÉ\n\nZOË D'SOUZA\nzoe.dsouza@x.example": "Zoë D'Souza",
    "Curriculum Vitae of Jean-Luc Van Den Berg\nBrussels, Belgium": "Jean-Luc Van Den Berg",
    "Name : Priya R. Nair\nAddress : 12 Hill Road": "Priya R. Nair",
    "New York, NY | 415-555-0142 | j.smith@x.example\nJohn Smith": "John Smith",
    "Graphic Designer\nWei Zhang\nwei@x.example": "Wei Zhang",
    "Wei Zhang | Graphic Designer | Berlin, Germany": "Wei Zhang",
    "Maria de la Cruz, RN\nSan Diego, CA 92101": "Maria de la Cruz",
    "Dr. Olu Adeyemi\nSenior Lecturer": "Olu Adeyemi",
    "MARCO\nROSSI\nChef\nmarco.rossi@x.example": "Marco Rossi",
    "Page 1 of 2\nmary.sales@x.example\nMary Sales": "Mary Sales",
    "anna.berg@x.example\nSales Lead\nSkills\nSpring Boot\nAnna Berg": "Anna Berg",
    "marcus@lindqvist.example\n"
    + "Blueprint reading skills\n" * 7
    + "Marcus Lindqvist\nElectrician": "Marcus Lindqvist",
    "JOHN MASON FULL STACK DEVELOPER\njohn.mason@x.example": "John Mason",
    "SARAH-JANE O'CONNELL RGN\n12 Roundhay Grove, Leeds": "Sarah-Jane O'Connell",
    "Tom Hill MBA PMP\nOperations Manager": "Tom Hill",
    "JACK MA\nSales Lead": "Jack Ma",
    "aisha rahman\naisha.rahman.2004@x.example": "Aisha Rahman",
    "hello aisha\naisha.rahman@x.example": None,
    "Israel, Rishon Lezion\nFrontend developer": None,
    "Java developer\nSkills\nSpring Boot\nReact Native": None,
    "Experience\nSold tomatoes.\nTrained the team.": None,
    "Objective\nTo obtain a position in nursing.": None,
    "": None,
}


@pytest.mark.parametrize(("head", "name"), HEADS.items())
def test_the_name_is_found_in_every_head(head, name):
    person = name_in(head)
    assert (written_name(person.value) if person else None) == name
    if person:
        assert head[person.start : person.end].split() == person.value.split()


def test_what_names_a_skill_is_nobodys_name_unless_the_address_says_so():
    def is_work(text: str) -> bool:
        return text in ("Spring Boot", "Summer Sales")

    assert name_in("Spring Boot\nWei Zhang", is_work=is_work).value == "Wei Zhang"
    assert name_in("Summer Sales\nsummer.sales@x.example", is_work=is_work).value == "Summer Sales"
    assert name_in("Spring Boot\nReact, Java", is_work=is_work) is None


def test_a_name_far_below_the_head_is_somebody_elses():
    assert name_in("Sold tomatoes on the market.\n" * 20 + "Anna Löwe") is None


NUMBERS = {
    "+1 415 555 0142": ("4155550142", "+1"),
    "+1-4155550142": ("4155550142", "+1"),
    "1 (415) 555-0142": ("4155550142", "+1"),
    "(415) 555-0142": ("4155550142", "+1"),
    "415.555.0142 ext. 12": ("4155550142", "+1"),
    "+91 98765 43210": ("9876543210", "+91"),
    "0091 98765 43210": ("9876543210", "+91"),
    "919876543210": ("9876543210", "+91"),
    "09876543210": ("9876543210", ""),
    "98765 43210": ("9876543210", ""),
    "+44 (0)7911 123456": ("7911123456", "+44"),
    "+44 7911 123456": ("7911123456", "+44"),
    "+61 412 345 678": ("0412345678", "+61"),
    "Fax: 415-555-0199, 415-555-0142": ("4155550142", "+1"),
    "2012-2017 and 2018 - 2021": None,
    "+49 30 1234567890": None,
    "12345": None,
}


@pytest.mark.parametrize(("text", "expected"), NUMBERS.items())
def test_a_number_is_ten_digits_and_the_code_that_stands_before_them(text, expected):
    number = number_in(f"Reach me: {text}\n")
    assert ((number.digits, number.code) if number else None) == expected


def test_the_first_address_is_taken_without_what_stands_around_it():
    address = mail_in("E-mail id:<anna.loewe+jobs@mail.co.example>, or other@x.example.")
    assert address
    assert address.value == "anna.loewe+jobs@mail.co.example"
    assert mail_in("anna at example") is None


@pytest.mark.parametrize(
    ("text", "town"),
    [
        (
            "Ada Lane\nNurse\n12 Main St, Portland, ME 04101 | ada@mail.example\n\nExperience\nAcme, Boston, MA",
            "Portland, ME",
        ),
        ("Ada Lane\nLocation: Rotterdam, Netherlands", "Rotterdam, Netherlands"),
        ("Ada Lane\nExperience\nAcme, Boston, MA", ""),
        ("Ada Lane\nStaff Nurse, Acme, Boston, MA 2019 - 2021", ""),
    ],
)
def test_the_town_among_the_contacts_is_the_persons(text, town):
    assert town_in(text) == town
