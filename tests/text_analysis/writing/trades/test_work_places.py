"""Where people with a title work, and what a letter makes of it."""

import pytest

from hireloom.domain.cover_letters.orders import Length, Opening
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.writing.trades.work_places import place_of_title
from tests.text_analysis.writing.sample_letters import ANN, letter


@pytest.mark.parametrize(
    ("title", "place"),
    [
        ("Line Cook", "kitchen"),
        ("Staff Nurse", "ward"),
        ("Medical Receptionist", "clinic"),
        ("Receptionist", "office"),
        ("Forklift Operator", "warehouse"),
        ("Stock Clerk", "shop"),
        ("Emperor", ""),
    ],
)
def test_a_title_says_where_the_work_is_done(title, place):
    assert place_of_title(title) == place


def test_each_place_stands_once():
    names = [name for name, _ in rows_of("work_places.tsv", "writing")]
    assert len(names) == len(set(names))


CAREER = (
    "Ann Fresh\n\nExperience\n\n{}, Cedar Mills, 2015 - now\n- Sorted the letters of three halls.\n"
    "\nKeyholder, Fenwick Toys, 2010 - 2014\n- Counted the tills of two large halls.\n"
)


def test_an_older_role_at_such_a_place_comes_before_a_present_one_elsewhere():
    text = letter(Opening("Store Cashier", "Acme"), resume=CAREER.format("Secretary"), sender=ANN)
    assert "worked as a keyholder at Fenwick Toys from 2010 to 2014" in text.split("\n\n")[1]
    assert "not held that title" not in text


@pytest.mark.parametrize(
    "line",
    [
        "Cut the waiting time of all crews by 20% in just 3",
        "Managed nearly store operations of the north",
        "Developed a plan",
        "Watched four project budgets each for 24.months",
    ],
)
def test_a_line_that_was_cut_short_or_says_nothing_is_not_told(line):
    role = "Ann Fresh\n\nExperience\n\nKeyholder, Cedar Mills, 2015 - 2018\n- Counted the tills of two large halls.\n"
    text = letter(Opening("Keyholder", "Acme"), resume=f"{role}- {line}\n", sender=ANN, length=Length.DETAILED)
    assert "two large halls" in text
    assert line.split()[-1] not in text
    assert line.lower()[3:] not in text.lower()


def test_a_paper_that_the_advert_asks_for_comes_first():
    resume = CAREER.format("Registered Nurse") + "\nLicenses\nRN License\n"
    text = letter(Opening("Registered Nurse", "Acme", "Requirements\n- RN license\n"), resume=resume, sender=ANN)
    assert "I hold an RN license." in text.split("\n\n")[1]


def test_a_meeting_suits_the_work_and_names_the_city():
    texts = {
        letter(Opening("Line Cook", f"Acme {number}", "Cooks work in Vale, TX."), resume=CAREER.format("Line Cook"))
        for number in range(8)
    }
    assert any("trial shift" in text for text in texts)
    jobs = (Opening("Store Cashier", f"Acme {number}", "You work in Vale, TX.") for number in range(8))
    assert any("come by the store in Vale" in letter(job, resume=CAREER.format("Cashier")) for job in jobs)
