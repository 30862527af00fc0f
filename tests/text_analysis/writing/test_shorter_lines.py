"""What a letter leaves out of a line: the endings that notes add, never the deed itself."""

import pytest

from hireloom.text_analysis.writing.shorter_lines import plainer, single_deeds, versions
from tests.text_analysis.writing.letters import ANN, CLERK, letter


@pytest.mark.parametrize(
    ("line", "shorter"),
    [
        ("Planned the routes of nine ferries, resulting in fewer delays", "Planned the routes of nine ferries"),
        ("Planned the routes of nine ferries and answered calls", "Planned the routes of nine ferries"),
        ("Painted the hulls of nine boats in a careful manner", "Painted the hulls of nine boats"),
        ("In this role, I painted the hulls of nine boats; other work", "I painted the hulls of nine boats"),
    ],
)
def test_an_end_may_be_left_out(line, shorter):
    assert shorter in versions(line)


@pytest.mark.parametrize(
    ("line", "cut"),
    [
        ("Repaired the engines of nine boats under the supervision of a master", "Repaired the engines of nine boats"),
        ("Worked with old, small, and other harbors", "Worked with old"),
        ("Repaired pumps by taking apart, cleaning and oiling them", "Repaired pumps by taking apart"),
    ],
)
def test_what_changes_the_sense_or_breaks_a_row_stays(line, cut):
    assert cut not in versions(line)


def test_who_writes_of_oneself_as_of_another_person_says_i():
    assert next(versions("Trains crews and answers the calls of nine ferries")).startswith("Train crews and answer the")


def test_a_letter_tells_the_whole_part_of_a_line_that_trails_off():
    line = "Planned the routes of nine ferries, resulting in excellent and timely utilization of various resources/etc"
    text = letter(CLERK, resume=f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar, 2015 - 2018\n- {line}\n", sender=ANN)
    assert "I planned the routes of nine ferries." in text


def test_two_verbs_of_another_person_become_two_of_ones_own():
    assert next(versions("Verifies and balances the books of nine ferries")).startswith("Verify and balance the books")


@pytest.mark.parametrize(
    ("line", "core"),
    [
        ("Repaired the old engines throughout the northern harbors", "Repaired the old engines"),
        ("Utilized various charts in order to plan the routes", "Used several charts to plan the routes"),
        ("Responsible for planning the routes of nine ferries", "planning the routes of nine ferries"),
    ],
)
def test_a_deed_is_told_in_plain_words_and_up_to_its_object(line, core):
    assert core in versions(line)


def test_what_stands_behind_two_objects_stays():
    assert "Prevented nine young sailors" not in versions("Prevented nine young sailors from falling into the harbor")


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
