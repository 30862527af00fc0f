"""What a letter leaves out of a line: the endings that notes add, never the deed itself."""

import pytest

from hireloom.text_analysis.writing.clauses.shorter_lines import plain_line, plainer, single_deeds
from tests.text_analysis.writing.sample_letters import ANN, CLERK, letter


def test_who_writes_of_oneself_as_of_another_person_says_i():
    assert plain_line("Trains crews and answers the calls of nine ferries").startswith("Train crews and answer the")


def test_a_letter_tells_the_whole_part_of_a_line_that_trails_off():
    line = "Planned the routes of nine ferries, resulting in excellent and timely utilization of various resources/etc"
    text = letter(CLERK, resume=f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar, 2015 - 2018\n- {line}\n", sender=ANN)
    assert "I planned the routes of nine ferries." in text


def test_two_verbs_of_another_person_become_two_of_ones_own():
    assert plain_line("Verifies and balances the books of nine ferries").startswith("Verify and balance the books")


@pytest.mark.parametrize(
    ("line", "deed"),
    [
        ("Preparation of budgets, forecasts and cash flows", "Prepare budgets, forecasts and cash flows"),
        ("Preparation and filing of tax returns", "Prepare and file tax returns"),
        ("Solely responsible for the coordination of nine quays", "Coordinate nine quays"),
        ("The head baker is responsible for planning the shifts", "Planning the shifts"),
        ("Reviewed each bill within five (5) days", "Reviewed each bill within five days"),
        ("Trained 40+ porters", "Trained more than 40 porters"),
        ("Sale of used cranes", "Sale of used cranes"),
    ],
)
def test_a_noun_of_work_becomes_its_verb(line, deed):
    assert plainer(line) == deed


def test_deeds_that_have_lost_their_line_breaks_are_told_apart():
    line = "Trains new cooks Supervises a team of eight and Orders the flour"
    assert [*single_deeds(line)] == ["Trains new cooks", "Supervises a team of eight and Orders the flour"]
