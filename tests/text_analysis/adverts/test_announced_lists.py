"""Where an advert is cut, and what a sentence that ends with a colon announces."""

import pytest

from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.adverts.sections import AdvertPassage, Ask, passages
from hireloom.text_analysis.language.lexicon_files import load_lexicon


def passage(text: str, line: str) -> AdvertPassage:
    return next(passage for passage in passages(text) if passage.text == line)


@pytest.mark.parametrize(
    ("announcement", "ask"),
    [
        ("Seeking candidates with the following skills:", Ask.MUST),
        ("To be a Deputy Marshal, you must:", Ask.MUST),
        ("A specialist must have a working knowledge of the following regulations and standards:", Ask.MUST),
        ("Requirements for Business Analyst:", Ask.MUST),
        ("The ideal candidate will have:", Ask.MUST),
        ("Some of your responsibilities:", Ask.DUTY),
        ("Responsibilities of the Senior Auditor:", Ask.DUTY),
        ("These skills are preferred:", Ask.NICE),
        ("Our benefits package includes:", Ask.NOISE),
    ],
)
def test_a_sentence_with_a_colon_announces_what_comes_below(announcement: str, ask: Ask) -> None:
    below = passage(f"Mold Maker\n{announcement}\n- Ceramic molds\n- Lathes", "Lathes")
    assert (below.section, below.is_listed) == (ask, True)


def test_the_list_ends_where_the_advert_tells_on() -> None:
    text = "Analyst\nYou must have the following skills:\n- SQL\nOur program touches many people.\nIt grows."
    assert passage(text, "SQL").section is Ask.MUST
    assert passage(text, "Our program touches many people.").section is Ask.OPEN
    assert passage(text, "It grows.").section is Ask.OPEN


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (
            "Bachelor's degree required.7+ years of project work",
            ["Bachelor's degree required.", "7+ years of project work"],
        ),
        ("Some college;A minimum of four years in IT", ["Some college", "A minimum of four years in IT"]),
        ("Systems B) Knowledge of networks C) Own tools", ["Systems", "Knowledge of networks", "Own tools"]),
        (
            "Degree required. + Three months of work + Clean record",
            ["Degree required.", "Three months of work", "Clean record"],
        ),
        ("Good with C++", ["Good with C++"]),
        ("A) Reads plans C) Talks to Sr. Directors of the mill", ["Reads plans", "Talks to Sr. Directors of the mill"]),
    ],
)
def test_signs_that_lost_their_break_part_what_is_asked(text: str, parts: list[str]) -> None:
    assert [passage.text for passage in passages(text)] == parts


def test_a_wish_among_announced_duties_stays_a_wish() -> None:
    job = "Maintenance Technician\n\nYour job responsibilities include:\n- Repairs pumps\n- Cleans the shop\n"
    needs = job_requirements(f"{job}- HVAC certification is preferred but not required.\n", load_lexicon()).asked
    assert [row.requirement.must for row in needs if "HVAC" in row.requirement.label] == [False]


def test_the_title_again_asks_for_nothing() -> None:
    job = (
        "Computer Technician Level I & II\n\nRequirements\n- Computer Technicians\n- Windows\n- Soldering\n- Networks\n"
    )
    labels = [row.requirement.label for row in job_requirements(job, load_lexicon()).asked]
    assert "Computer Technicians" not in labels
    assert any("Windows" in label for label in labels)
