"""Lines of resumes as clauses in the first person: whole, in one tense, and only where the line begins with a deed."""

import pytest

from hireloom.text_analysis.writing.clauses.clause_nouns import noun_at
from hireloom.text_analysis.writing.clauses.first_person import first_person


def clause_of(line: str) -> str:
    return first_person(line, is_current=False)


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Used nine nets to keep a safe and clean harbor", "I used nine nets to keep a safe and clean harbor"),
        ("Ran the north quay of a 120-berth harbor", "I ran the north quay of a 120-berth harbor"),
        ("Load and unload freight", "I loaded and unloaded freight"),
        ("Count nets daily", "I counted nets daily"),
        ("Verifies and balances the books of nine ferries", "I verified and balanced the books of nine ferries"),
        ("Troubleshooting the pumps of nine ferries", "I troubleshot the pumps of nine ferries"),
        ("Preferred the northern route in winter", "I preferred the northern route in winter"),
    ],
)
def test_a_verb_is_known_by_what_stands_behind_it(line: str, clause: str) -> None:
    assert clause_of(line) == clause


@pytest.mark.parametrize(
    "line",
    [
        "Ferry captain of three harbors",
        "Sales of nets to sailors",
        "Process engineer for the north quay",
        "Combined revenue of two halls",
        "Managed $250K.",
        "Developed and maintained a comprehensive",
        "Recommended designs solutions to the crews",
        "Managed by the head of the hall",
        "Managing director of three halls",
        "Washed",
        "",
    ],
)
def test_what_is_no_deed_or_has_no_object_makes_no_clause(line: str) -> None:
    assert clause_of(line) == ""


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Inspected three halls to ensure adherence", "I inspected three halls"),
        ("Instructed cooks of nine ferries in the preparation", "I instructed cooks of nine ferries"),
        ("Instituted a new system which allowed students", "I instituted a new system"),
        ("Greeted the crews of two ferries and ask what is new", "I greeted the crews of two ferries"),
        ("Checked the bids of the port and makes the award", "I checked the bids of the port"),
        ("Painted the hulls of nine boats, resulting in praise", "I painted the hulls of nine boats"),
        ("Answered calls and transferred to the nurse", "I answered calls"),
    ],
)
def test_an_end_that_is_not_whole_is_left_out(line: str, clause: str) -> None:
    assert clause_of(line) == clause


@pytest.mark.parametrize(
    "line",
    [
        "Repaired nine boats under the supervision of a master",
        "Ensured crews followed the rules of the port",
        "Prevented nine young sailors from",
        "Repaired pumps by taking apart, cleaning and oiling them under supervision",
    ],
)
def test_nothing_is_left_out_that_changes_the_sense(line: str) -> None:
    assert clause_of(line) not in (f"I {line.split()[0].lower()} {' '.join(line.split()[1:3])}", "I ensured crews")


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Led team of nine sailors", "I led a team of nine sailors"),
        ("Wrote report on engine of ferry", "I wrote a report on the engine of ferry"),
        ("Created business plan and tested nets", "I created a business plan and tested nets"),
    ],
)
def test_a_single_thing_gets_its_article(line: str, clause: str) -> None:
    assert clause_of(line) == clause


def test_a_row_of_deeds_gets_its_and_and_one_tense() -> None:
    assert (
        clause_of("Bent pipes, pulled ropes, trimmed 140 sails") == "I bent pipes, pulled ropes and trimmed 140 sails"
    )
    current = first_person("Wrote letters and drove vans", is_current=True)
    assert current == "I have written letters and driven vans"
    assert first_person("Writing letters and driving vans", is_current=True) == "I write letters and drive vans"


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Responsible for the stock of nine ferries", "I was responsible for the stock of nine ferries"),
        ("Promoted to head sailor after one year", "I was promoted to head sailor after one year"),
        ("Ranked first of 14 sailors", "I was ranked first of 14 sailors"),
    ],
)
def test_a_state_is_told_as_one(line: str, clause: str) -> None:
    assert clause_of(line) == clause


def test_a_text_begins_with_a_row_of_nouns() -> None:
    assert noun_at("motion packets and reports for the courts") == "motion packets and reports"


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Managed $8M budget.", "I managed an $8M budget"),
        ("Billed over $500,000 monthly to two harbors.", "I billed over $500,000 monthly to two harbors"),
        (
            "Led the refit of two ferries, resulting in 80% growth in fares.",
            "I led the refit of two ferries, resulting in 80% growth in fares",
        ),
        ("Reduced waste by 12%, saving $40,000 a year.", "I reduced waste by 12%, saving $40,000 a year"),
        ("Reduced the cost of tows by 25% - 30%.", "I reduced the cost of tows by 25% to 30%"),
        ("Increased fares by 9% year over year.", "I increased fares by 9%"),
    ],
)
def test_figures_stay_with_the_deed(line: str, clause: str) -> None:
    assert clause_of(line) == clause


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Planned and organized regattas for the port.", "I planned and organized regattas for the port"),
        (
            "Coach, mentor, and direct crew members of all ranks.",
            "I coached, mentored, and directed crew members of all ranks",
        ),
        ("Conduct quality inspections on winches.", "I conducted quality inspections on winches"),
        ("Supervise up to 125 porters.", "I supervised up to 125 porters"),
        ("Maintained a $1.5 million budget.", "I maintained a $1.5 million budget"),
        ("Managed repairs totaling $20 million.", "I managed repairs totaling $20 million"),
        ("Counted the merchandise in the yard.", "I counted the merchandise in the yard"),
        ("Managed a list of 25 ships, which carried coal.", "I managed a list of 25 ships"),
        ("Opened two piers raising traffic by 9%.", "I opened two piers, raising traffic by 9%"),
        ("Saved 15% on ropes by asking three makers.", "I saved 15% on ropes by asking three makers"),
    ],
)
def test_a_plain_deed_is_read_whole_with_what_it_came_to(line, clause):
    assert first_person(line, is_current=False) == clause
