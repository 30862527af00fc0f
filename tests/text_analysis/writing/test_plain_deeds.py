"""What an interview may say about a resume: whole deeds, whole duties and plain names, and nothing else."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.plain_deeds import (
    is_employer,
    is_plain,
    is_plain_duty,
    is_title,
    names,
    single_title,
)


@pytest.mark.parametrize(
    ("line", "is_current"),
    [
        ("Trained four new porters in the safe use of lifts", False),
        ("Carefully tested the pumps of nine ferries every spring", False),
        ("Prepare the payroll of forty drivers every week", True),
        ("Organized and led the yearly count of all nine halls", False),
        ("Managed a team of twelve porters and two clerks", False),
        ("Assisted other crews with the loading of heavy freight", False),
    ],
)
def test_a_whole_deed_is_told(line, is_current):
    clause = f"I {line[0].lower()}{line[1:]}"
    assert is_plain(clause, line, is_current=is_current)


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        (
            "I combined revenue of two halls in creating new menus",
            "Combined revenue of two halls in creating new menus",
        ),
        (
            "I balanced sheet accounts for the five northern depots",
            "Balance sheet accounts for the five northern depots",
        ),
        ("I tested the final product and help the night shift", "Tested the final product and help the night shift"),
        ("I washed the vans, swept the yard, counted", "Washed the vans, swept the yard, counted"),
        (
            "I built trust and creating good rapport with the tenants",
            "Built trust and creating good rapport with the tenants",
        ),
        ("I baked rolls for the shop Created new pies for it", "Baked rolls for the shop Created new pies for it"),
        ("part of my job was to count the stock", "Count the stock of three large halls"),
        ("I fed the horses", "Fed the horses"),
        (
            "I greeted the crews of two ferries and ask what is new",
            "Greeted the crews of two ferries and ask what is new",
        ),
        ("I managed and treatment of the horses of two farms", "Managed and treatment of the horses of two farms"),
        ("I cut the costs of two ferries by number percent", "Cut the costs of two ferries by number percent"),
        ("I checked the bids of the port and makes the award", "Checked the bids of the port and makes the award"),
        ("I finished the refit of two ferries on a budget", "Finished the refit of two ferries on budget"),
        ("I ended up leaving the harbor for the old ferry", "Ended up leaving the harbor for the old ferry"),
        ("I drafted software used Sketcher and Liner", "Drafted software used Sketcher and Liner"),
        ("I created layouts of the decks for use", "Created layouts of the decks for use"),
        ("I provided guidance and input on U.S", "Provided guidance and input on U.S. shipping law"),
    ],
)
def test_what_reads_like_a_note_is_left_out(clause, line):
    assert not is_plain(clause, line, is_current=False)


def test_numbers_with_commas_and_the_perfect_are_no_notes():
    assert is_plain(
        "I settled 40,000 transfers a day for two banks", "Settled 40,000 transfers a day", is_current=False
    )
    assert is_plain("I have trained four porters in the use of lifts", "Trained four porters", is_current=True)


@pytest.mark.parametrize(
    ("title_line", "title"),
    [
        ("Sales Associate/Brand Ambassador", "Sales Associate"),
        ("Accountant II", "Accountant"),
        ("Ferry Pilot", "Ferry Pilot"),
    ],
)
def test_one_of_several_titles_is_told_without_its_grade(title_line, title):
    assert single_title(title_line) == title


def test_a_verb_in_the_plain_form_belongs_to_a_job_of_today():
    line = "Prepare the payroll of forty drivers every week"
    assert not is_plain(f"I p{line[1:]}", line, is_current=False)


@pytest.mark.parametrize("duty", ["repair the lifts of our hotels", "prepare reports for the board"])
def test_a_whole_duty_is_asked_about(duty):
    assert is_plain_duty(duty, f"{duty.capitalize()}.")


@pytest.mark.parametrize(
    "duty", ["support the design of parts for low", "advise managers on legal issues and ensures", "run"]
)
def test_half_a_duty_is_not(duty):
    assert not is_plain_duty(duty, duty)


def test_names_of_employers_and_titles_are_plain():
    assert is_employer("Salt Cellar")
    assert not any(map(is_employer, ["", "for October in North East", "June 2014 Cedar Mills", "at Alba"]))
    assert is_title("Night Porter")
    assert not any(map(is_title, ["Clerk I Ward Clerk", "Cook/Server"]))


def test_a_method_is_told_only_of_a_deed_that_names_it():
    [mention] = load_lexicon().skills_in("Project management")
    skill = mention.skill
    assert names("Managed three projects at the harbor", skill)
    assert not names("Resolved part and assembly discrepancies", skill)


@pytest.mark.parametrize(
    ("clause", "line", "is_current"),
    [
        ("I managed and solidify the accounts of four agencies", "Managed and solidify the accounts", False),
        ("I build and managed sales teams in three towns", "Build and managed sales teams", True),
        ("I assisted in the audit and reviewed of the statements", "Assisted in the audit", False),
    ],
)
def test_verbs_of_two_times_side_by_side_are_left_out(clause: str, line: str, is_current: bool) -> None:
    assert not is_plain(clause, line, is_current=is_current)


def test_past_notes_of_a_present_job_are_told_in_the_present() -> None:
    assert is_plain("I plan and organize events for two stores", "Planned and organized events", is_current=True)
