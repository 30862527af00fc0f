"""A letter that a scan got wrong costs no requirement, names and known words stay, and quotes stay as misread."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.misread_words import respelled
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = "Registered Nurse\n\nRequirements\n- Current registered nurse license\n- Care for patients after surgery\n"
RESUME = "Jane Doe\nEducation\nState license: Registered Nursing, 2015\nExperience\nCared for patients after surgery.\n"


@pytest.mark.parametrize(
    ("meant", "misread"),
    [
        ("license", "licensc"),
        ("license", "1icense"),
        ("license", "licese"),
        ("license", "liccense"),
        ("license", "lciense"),
        ("Registered", "Regibtered"),
        ("patients", "paticnts"),
        ("patients", "patientts"),
        ("Nursing", "Nurslng"),
    ],
)
def test_a_misread_letter_changes_no_row_and_is_quoted_as_it_stands(meant: str, misread: str) -> None:
    text = RESUME.replace(meant, misread)
    whole = find(Document(RESUME), JOB, load_lexicon(), now=NOW).findings
    misread_ones = find(Document(text), JOB, load_lexicon(), now=NOW).findings
    assert [(row.state, row.share) for row in misread_ones] == [(row.state, row.share) for row in whole]
    quotes = [quote for row in misread_ones for quote in row.evidence]
    assert any(misread in quote.quote for quote in quotes)
    assert all(" ".join(text[quote.start : quote.end].split()) == quote.quote for quote in quotes)
    assert any("license" in row.requirement.label and row.state is State.MET for row in whole)


@pytest.mark.parametrize(
    ("misread", "meant"),
    [
        ("Certificaton in welding", "Certification in welding"),
        ("cusotmer service", "customer service"),
        ("rnanager of a store", "manager of a store"),
        ("oper4ted operati0ns in Desember", "oper4ted operations in December"),
        ("5upervisor", "supervisor"),
        ("knows the zyrtolin proccess", "knows the zyrtolin process"),
        ("knows the zyrtelin", "knows the zyrtolin"),  # a word that only the job knows
        ("Registered Nurze, Mercy", "Registered Nurse, Mercy"),
        ("Licensed Real Estzte Agent", "Licensed Real Estate Agent"),
        ("TRUCK DRYVER", "TRUCK DRIVER"),
        ("Peter Drever\nTruck Dryver", "Peter Drever\nTruck Driver"),
        ("Peter Van Drever\nTruck Dryver", "Peter Van Drever\nTruck Driver"),
    ],
)
def test_a_word_one_letter_from_one_word_of_work_is_read_as_it(misread: str, meant: str) -> None:
    assert respelled(misread, "Work with zyrtolin\n").text == meant


@pytest.mark.parametrize(
    "text",
    [
        "Hexcel and Publix, COACH2, Fidelis",
        "jane.managar@example.com and example.com/managar",
        "inflection, duress, lessors, potable, loaner, serum, quantify",
        "licensed, certified, supervised and could",
        "sales of windows7 and prince2",
        "Betreute die Projektte und die Patienten, und der Vertrieb war mit den Kunden in der Region für die Licensen",
    ],
)
def test_names_addresses_known_words_and_other_languages_stay(text: str) -> None:
    job = "Excel, public relations, infection control, portable loader, serum, scrum, quantity, patents\n"
    assert respelled(text, job).text == text


@pytest.mark.parametrize(
    "name",
    [
        *("Jerry Lawler", "Hanna Nurre", "Ann Teicher", "Joe Dryver", "Miller & Sons Managemint", "Batchelor"),
        *("Hanna Nurre, RN", "Registered\nNurre, Hanna", "Art Teicher", "Truck: Dryver"),
        *("Peter Van Drever", "Van Drever", "PETER VAN DREVER", "Peter Van Drever Cashier", "Junior Drever"),
    ],
)
def test_no_name_is_read_as_a_profession(name: str) -> None:
    job = "Attorney\nLicensed lawyer, nurse, teacher, driver, management, bachelor's degree\n"
    assert respelled(name, job).text == name


def test_a_text_of_unknown_words_alone_is_left_as_it_is() -> None:
    text = " ".join(f"managar{first}{second}" for first in "qxzjk" * 4 for second in "bcdfghjklmnpqrstvwxyz")
    assert respelled(text, "").text == text
