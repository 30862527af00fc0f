"""Lines of a resume as the deeds of a letter, and lines of an advert as things to look forward to."""

import pytest

from hireloom.domain.cover_letters.orders import Emphasis, Length, Opening, Tone
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.deed_clauses import deed_clause, letter_clause
from hireloom.text_analysis.writing.clauses.prose import unpadded
from tests.text_analysis.writing.sample_letters import letter


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("- Led four engineers in two halls.", "I led four engineers in two halls."),
        ("- Was responsible for the whole stock.", "I was responsible for the whole stock."),
        ("- Responsible for the stock of spare parts.", "I was responsible for the stock of spare parts."),
        ("- Manage the stock and order parts.", "I managed the stock."),
        ("- Planning shifts of 12 people.", "I planned shifts of 12 people."),
        ("- Promoted to head clerk after one year.", "I was promoted to head clerk after one year."),
        ("- Promoted within 3 weeks to lead of the hall.", "I was promoted within 3 weeks to lead of the hall."),
        ("- Screened & Investigated all late orders.", "I screened and investigated all late orders."),
        ("- Counted goods worth $1.5 Billion in three halls.", "I counted goods worth $1.5 Billion in three halls."),
        (
            "- Sorted all deliveries of parts, Supervised team of four.",
            "I sorted all deliveries of parts and supervised a team of four.",
        ),
        (
            "- Sorted all deliveries of parts and Checked each of them.",
            "I sorted all deliveries of parts and checked each",
        ),
        ("- Sort all deliveries of parts for three halls.", "I sorted all deliveries of parts for three halls."),
        ("- Plan the week of all drivers.", "I planned the week of all drivers."),
        ("- Greet drivers and qualify by the list.", "I greeted drivers."),
        ("- Lead a crew of four drivers.", "I led a crew of four drivers."),
        ("- Assigned to the night shift of two halls.", "I was assigned to the night shift of two halls."),
        ("- Entrusted with the keys of three halls.", "I was entrusted with the keys of three halls."),
        ("- Named Clerk of the Year by the whole hall.", "I was named Clerk of the Year by the whole hall."),
        ("- Kept and/or sorted the parts of three halls.", "I kept or sorted the parts of three halls."),
        ("- Ranked first of 14 clerks in the hall.", "I was ranked first of 14 clerks in the hall."),
        ("- Involved in the design of two halls.", "I was involved in the design of two halls."),
        ("- Actively engaged in the plan of two halls.", "I was engaged in the plan of two halls."),
        ("- Sold parts to 40 workshops; kept the list.", "I sold parts to 40 workshops and kept the list."),
        ("- Mounted doors, quality checks", "I mounted doors."),
        (
            "- Moved the parts with pallet jacks and hand trucks.",
            "I moved the parts with pallet jacks and hand trucks.",
        ),
        (
            "- Serviced the brake- cooling systems of nine trucks.",
            "I serviced the brake-cooling systems of nine trucks.",
        ),
        ("- Selected, loaded, moved, and unloaded parts.", "I selected, loaded, moved, and unloaded parts."),
        ("- Lifted from 80 to 100 pounds at the dock.", "I lifted from 80 to 100 pounds at the dock."),
        ("- As a clerk my duties included sorting parts for halls.", "I sorted parts for halls."),
        ("- Patrolled the halls every hour.", "I patrolled the halls every hour."),
        ("- Counted the stock of three halls, including: bolts, nuts.", "I counted the stock of three halls."),
        ("- Checked & counted parts/ tools of three halls.", "I checked and counted parts and tools of three halls."),
        ("- Closed 40 deals in the north, average deal 38k.", "I closed 40 deals in the north."),
        ("- Sold 16 machines a month, top of 14 clerks.", "I sold 16 machines a month."),
        (
            "- Bent conduit, pulled wires, trimmed out 140 flats.",
            "I bent conduit, pulled wires and trimmed out 140 flats.",
        ),
        ("- Wrote letters to clients, minutes, reports.", "I wrote letters to clients, minutes and reports."),
        ("- Booked 16 meetings a month, , top of 14 clerks.", "I booked 16 meetings a month"),
        ("- Managing the budgets of three halls.", "I managed the budgets of three halls."),
        ("- Leading a team of six clerks.", "I led a team of six clerks."),
        (
            "- Sorted the parts of two halls, from bolts to doors.",
            "I sorted the parts of two halls.",
        ),
    ],
)
def test_a_line_of_the_resume_becomes_a_sentence_in_the_right_tense(line, sentence):
    resume = f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n{line}\n"
    assert sentence in letter(Opening("Stock Clerk", "Acme", "Manage the stock."), resume=resume)


@pytest.mark.parametrize(
    "line",
    [
        "- Recruited by the head of the hall",
        "- Team player, hard working",
        "- Exceptional skills in Excel and",
        "- See www.x.example",
        "- Configure and troubleshooting routers for the hall",
        "- Sorted deliveries of all parts,. answering questions",
        "- Designed and implement the strategy of the hall",
        "- Project managed first campaign of the house",
        "- Secured a position at the mill in 2016",
        "- Started career as clerk in the hall",
        "- Resigned in 2018 to look after a child",
        "- Sorting included all kinds of parts",
        "- Project Control - Managed the parts of three halls",
        "- Acting head clerk on two evenings a week",
        "- Managing director of three halls",
        "- Worked effectively in a heavily cross-functional, fast paced hall",
        "- Work is performed under the head of the hall",
        "- Designed to support the aims of the hall",
    ],
)
def test_what_is_no_sentence_is_not_made_one(line):
    resume = f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n{line}\n"
    assert line[2:15].lower() not in letter(Opening("Stock Clerk", "Acme"), resume=resume).lower()


@pytest.mark.parametrize(
    "line",
    [
        "Tested analysis software configuration testing",
        "Created the master manufacturing",
        "Inspected three halls to ensure adherence",
        "Assisted the clerks in the preparation",
        "Received merchandise, store opening and closing",
    ],
)
def test_a_clause_that_has_lost_its_noun_or_its_comma_is_not_told(line):
    assert letter_clause(line, "", load_lexicon(), is_current=False) != (f"I {line[0].lower()}{line[1:]}", True)


@pytest.mark.parametrize(
    ("line", "sentence", "slip"),
    [
        ("Scheduled the visits and answer the telephone", "I scheduled the visits.", "telephone"),
        ("Helped with the monthly entries for the Full", "I helped with the monthly entries.", "Full"),
        ("Greeted visitors of three halls and qualify", "I greeted visitors of three halls.", "qualif"),
        ("Greeted visitors, explain the prices of three halls", "I greeted visitors.", "prices"),
        ("Answered the telephone and assists callers", "I answered the telephone.", "callers"),
        ("Assisted in the planning of a quasi - private hall", "", "quasi"),
    ],
)
def test_a_line_is_told_as_far_as_it_is_a_sentence(line, sentence, slip):
    resume = f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- {line}\n"
    text = letter(Opening("Stock Clerk", "Acme"), resume=resume)
    assert sentence in text
    assert slip not in text


@pytest.mark.parametrize(
    "line",
    [
        "Research related to approval of orders",
        "Find us on Facebook!",
        "Process Engineer This position is responsible for developing processes",
        "Open Door Management Policy and daily feedback",
        "Perform inspections of all lifts",
        "Show care in all halls",
        "Work well with others in the halls",
        "Do note that lunch is on us",
        "(Days) : Manage the doors",
        "Leading British loom school seeks a clerk",
        "Build strong ties with the customers Stock Clerk",
        "Direct supervision of other clerks",
        "Explore opportunities to add value to the halls",
    ],
)
def test_what_nobody_can_do_is_nothing_to_look_forward_to(line):
    job = Opening("Stock Clerk", "Acme", f"Responsibilities\n- {line}\n- Manage the stock of three halls\n")
    for tone in Tone:
        text = letter(job, tone=tone, emphasis=Emphasis.PASSION, length=Length.DETAILED)
        assert "manage the stock of three halls" in text
        assert line[:14].lower() not in text.lower()


@pytest.mark.parametrize(
    ("line", "task"),
    [
        ("Supporting guests with booking, packing and paying", "support guests with booking, packing and paying"),
        ("Planning the week and writing the menus of the house", "plan the week and write the menus of the house"),
        ("File ManagementActively manages the inventory of all halls", "chance to manage the inventory of all halls"),
    ],
)
def test_work_in_ing_or_glued_to_its_heading_is_looked_forward_to_as_well(line, task):
    job = Opening("Stock Clerk", "Acme", f"Responsibilities\n- {line}\n")
    assert task in letter(job, tone=Tone.PROFESSIONAL, emphasis=Emphasis.PASSION, length=Length.DETAILED)


def test_a_deed_that_says_a_task_over_again_is_not_announced_by_it():
    resume = (
        "Ann Fresh\n\nExperience\n\nClerk, Cedar, 2015 - 2018\n- Reconcile supplier invoices for three warehouses.\n"
    )
    job = Opening("Stock Clerk", "Acme", "Responsibilities\n- Reconcile supplier invoices for all warehouses\n")
    assert letter(job, resume=resume).lower().count("reconcile supplier invoices") <= 1


def test_work_of_one_role_is_not_told_for_another_field_where_there_is_enough():
    resume = (
        "Ann Fresh\n\nExperience\n\nStock Clerk, Cedar, 2015 - 2018\n"
        "- Counted pallets of spare parts in three warehouses.\n"
        "- Booked incoming pallets in the warehouse software.\n- Picked orders of spare parts with the forklift.\n\n"
        "Singer, Opera, 2012 - 2014\n- Sang 40 evenings of opera in two years.\n"
    )
    job = Opening(
        "Stock Clerk", "Acme", "Count pallets in our warehouses, pick orders with the forklift, book spare parts."
    )
    assert "opera" not in letter(job, resume=resume).lower()
    assert "opera" in letter(Opening("Stage Hand", "Acme"), resume=resume).lower()


def test_an_employer_keeps_its_capitals_where_the_role_is_not_known():
    resume = "Ann Fresh\n\nExperience\n\nSundry Works, Cedar Mills, 2015 - 2018\n- Sorted 40 pallets of parts a day.\n"
    text = letter(Opening("Stock Clerk", "Acme"), resume=resume)
    assert "At Cedar Mills, I sorted 40 pallets" in text


def test_a_row_of_tasks_ends_where_another_thing_begins():
    job = Opening(
        "Clerk", "Acme", "Responsibilities\n- Prepare notes on leases, hedges and parts, with help from the hall\n"
    )
    assert "prepare notes on leases, hedges and parts." in letter(
        job, tone=Tone.ENTHUSIASTIC, emphasis=Emphasis.PASSION
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("I have designed several harbors", "I designed several harbors"),
        ("Took initiative to train the crews", "I took initiative to train the crews"),
    ],
)
def test_what_has_ended_is_told_in_the_past_and_an_idiom_as_it_is(line, sentence):
    assert deed_clause(line, load_lexicon(), is_current=False) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Answer calls and write reports for two crews", "I answer calls and write reports for two crews"),
        ("Answered calls and wrote reports for two crews", "I have answered calls and written reports for two crews"),
        ("Reduced the waiting time of all crews", "I have reduced the waiting time of all crews"),
    ],
)
def test_what_was_done_in_a_present_role_may_go_on(line, sentence):
    assert deed_clause(line, load_lexicon(), is_current=True) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Practiced superior communication skills and received consistent.", "I practiced communication skills"),
        ("Handled accounts of major clients in excess of $1MM or million.", "I handled accounts of major clients"),
        ("Entered the insurance arena after nursing for years.", ""),
        (
            "Served all guests of the hall, to establish a one call resolution.",
            "I served all guests of the hall",
        ),
    ],
)
def test_a_line_that_lacks_its_end_is_no_deed(line, sentence):
    assert deed_clause(line, load_lexicon(), is_current=False) == sentence


def test_an_adjective_is_cut_off_no_noun_that_follows_a_comma():
    assert deed_clause(
        "Kept the lists and received consistent, positive feedback.", load_lexicon(), is_current=False
    ).endswith("feedback")


def test_padding_between_two_nouns_leaves_their_and():
    clause_of_skills = "I modeled customer skills and appropriate sales techniques"
    assert unpadded(clause_of_skills) == "I modeled customer skills and sales techniques"


def test_what_is_left_of_a_long_line_is_told_only_if_it_says_enough():
    resume = (
        "Ann Fresh\n\nExperience\n\nOfficer, Cedar Mills, 2015 - 2018\n"
        "- Monitors and assists in preparation and activities to comply with internal audit/control requirements.\n"
    )
    assert "monitored and assisted" not in letter(resume=resume)


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        ("Requested service for broken doors and schedule repair appointments.", False),
        ("Requested service for broken doors and scheduled repair appointments.", True),
        ("Trained clerks to count stock and process orders.", True),
    ],
)
def test_a_line_with_a_verb_in_the_past_and_one_in_the_present_is_not_told(line, is_told):
    assert bool(letter_clause(line, "", load_lexicon(), is_current=False)[0]) == is_told


def test_two_lines_that_lost_the_break_between_them_are_two_deeds():
    line = "Prepared journal entries for twelve shops Responsible for counting the stock of three halls"
    resume = f"Ann Fresh\n\nExperience\n\nStock Clerk, Cedar Mills, 2015 - 2018\n- {line}\n"
    text = letter(Opening("Stock Clerk", "Acme", "Manage the stock."), resume=resume)
    assert "prepared journal entries for twelve shops" in text
    assert "counted the stock of three halls" in text
    assert "responsible" not in text.lower()
