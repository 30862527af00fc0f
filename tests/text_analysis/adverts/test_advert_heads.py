"""Title and employer at the head of an advert that somebody copied from a page."""

import pytest

from hireloom.text_analysis.adverts.advert_heads import head_lines
from hireloom.text_analysis.adverts.employers import company
from hireloom.text_analysis.adverts.job_titles import job_title
from hireloom.text_analysis.language.lexicon_files import load_lexicon

BODY = """
About the job
We look after people at home, and Alder Hospital trains everybody who joins us.
Requirements
- Two years of experience
- A driving license"""


@pytest.mark.spec("MATCH-10")
@pytest.mark.parametrize(
    ("head", "title"),
    [
        ("Registered Nurse - Med/Surg\nAlder Hospital", "Registered Nurse - Med/Surg"),
        ("Shreveport, LA 71105\nRegistered Nurse - Med/Surg", "Registered Nurse - Med/Surg"),
        ("Alder Hospital\nRegistered Nurse\nBoston, MA", "Registered Nurse"),
        ("Alder Hospital · Boston, MA\nSenior Software Engineer", "Senior Software Engineer"),
        ("Alder Hospital\n4.1\nRegistered Nurse\nBoston, MA\n$38 - $52 Per Hour", "Registered Nurse"),
        ("Line Cook\n- job post\nAlder Hospital\n4.1 out of 5 stars\nBoston, MA", "Line Cook"),
        ("Company logo for, Alder Hospital.\nAlder Hospital\nShare\nShow more options\nLine Cook", "Line Cook"),
        ("Posted 3 days ago\nFull-time\nElectrician\nAustin, TX", "Electrician"),
        ("Home > Jobs > Care\nHealthcare Services\nService Technician III", "Service Technician III"),
        ("Job ID: 12345\nDepartment: Nursing\nStaff Nurse", "Staff Nurse"),
        ("Chief Happiness Wizard\nAlder Hospital\nBoston, MA", "Chief Happiness Wizard"),
        ("Chief Happiness Wizard\nReports to: Head Nurse\nWhat you will do\nAssist the cook", "Chief Happiness Wizard"),
        ("Nurse\nSign in\nAlder Hospital\nRegistered Nurse - ICU\nReport this job", "Registered Nurse - ICU"),
        ("Full job description\nStaff Nurse", "Staff Nurse"),
        ("Responsibilities\nAssess patients and write care plans", ""),
        ("We are hiring a Maintenance Technician to keep our plant running", "Maintenance Technician"),
    ],
)
def test_the_title_stands_below_what_a_page_shows_around_it(head: str, title: str) -> None:
    assert job_title(head + BODY, load_lexicon()) == title


@pytest.mark.parametrize(
    "head",
    [
        "Registered Nurse\nAlder Hospital\nBoston, MA",
        "Alder Hospital\n4.1\nRegistered Nurse\nBoston, MA",
        "Registered Nurse\n- job post\nAlder Hospital, Boston\n4.1 out of 5 stars",
    ],
)
def test_the_employer_stands_beside_the_title(head: str) -> None:
    assert company(head + BODY, "Registered Nurse") == "Alder Hospital"


def test_the_title_said_again_is_no_employer() -> None:
    advert = "Registered Nurse\nBoston, MA\nRegistered Nurse\nThe Registered Nurse cares."
    assert company(advert, "Registered Nurse") == ""


def test_buttons_counters_and_places_say_nothing_of_the_job() -> None:
    furniture = "Apply now\nSave\nBoston, Massachusetts · 2 weeks ago · Over 100 applicants\n$60,000 a year"
    assert head_lines(f"{furniture}\nLine Cook") == ["Line Cook"]


def test_what_a_nurse_does_is_no_company() -> None:
    duties = "Functions:Case manages and provides clinical directions to the team.\n"
    assert company(f"Registered Nurse (RN)\n{duties}", "Registered Nurse (RN)") == ""
    assert company(f"Registered Nurse (RN)\n{duties.removeprefix('Functions:')}", "Registered Nurse (RN)") == ""
