"""Titles of jobs as a sentence can carry them: of one person, without the company, the hours and the noise."""

import pytest

from hireloom.text_analysis.language.titles import is_person, plain, short


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Truck Drivers – Home Daily!", "Truck Driver"),
        ("Sous Chefs - Best Kitchen in Town!", "Sous Chef"),
        ("Housekeepers needed", "Housekeeper"),
        ("Warehouse Sorters Needed!", "Warehouse Sorter"),
        ("Project Coordinator Job", "Project Coordinator"),
        ("Brand Coordinator - Entry Level", "Brand Coordinator"),
        ("Shift Supervisor (Nights)", "Shift Supervisor"),
        ("NEW: Office Clerk", "Office Clerk"),
        ("***Leasing Agent", "Leasing Agent"),
        ("LPN/ Medical Assistant", "LPN/Medical Assistant"),
        ("Elektroniker für Betriebstechnik (m/w/d)", "Elektroniker für Betriebstechnik"),
        ("SERVICE ADVISOR/CUSTOMER CARE", "Service Advisor/Customer Care"),
        ("Head of Operations", "Head of Operations"),
        ("Customer Orders", "Customer Orders"),
        ("Patient Representative - Urgent Care", "Patient Representative - Urgent Care"),
        ("Mathematics Teacher (Maternity Cover)", "Mathematics Teacher (Maternity Cover)"),
        ("Drivers needed!", "Driver"),
        ("!!!", "!!!"),
    ],
)
def test_a_title_without_what_hangs_on_it(title: str, text: str) -> None:
    assert plain(title) == text


@pytest.mark.parametrize(
    "title",
    ["Cook at Salt Mill Inc.", "Cook – Salt Mill Inc.", "Cook, Salt Mill Inc", "Cook (Salt Mill)", "Cook @ salt mill"],
)
def test_the_company_is_no_part_of_the_title(title: str) -> None:
    assert plain(title, "Salt Mill Inc." if "Inc" in title else "Salt Mill") == "Cook"


def test_the_part_that_a_sentence_goes_on_behind() -> None:
    assert short("Scientist, Genomics at Salt Mill", "Salt Mill") == "Scientist"


@pytest.mark.parametrize(
    "title", ["Truck Driver", "Teacher of Music", "Engineer II", "Chef", "Elektroniker für Anlagen"]
)
def test_who_does_the_work(title: str) -> None:
    assert is_person(title)


@pytest.mark.parametrize("title", ["Construction Labor", "Customer", "Hospitality", "Sales", "Customer Orders"])
def test_what_is_no_person(title: str) -> None:
    assert not is_person(title)


def test_a_tail_that_begins_in_its_brackets_takes_them_along() -> None:
    assert plain("Part-time Sales Assistant (12 hours, weekends)") == "Part-time Sales Assistant"


@pytest.mark.parametrize("company", ["C++ Works", "[Loom", "(Loom", "a.b*c", "x|y", "\\d"])
def test_signs_of_patterns_in_a_company_mean_themselves(company):
    assert plain(f"Weaver at {company}", company) == "Weaver"
    assert plain("Weaver at axbbc 7", "a.b*c") == "Weaver at axbbc 7"
