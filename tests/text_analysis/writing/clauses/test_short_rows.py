"""Rows of things and of verbs inside a deed, as lines of resumes have them."""

import pytest

from hireloom.text_analysis.writing.clauses.short_rows import with_short_rows


def nothing(thing):
    return 0.0


@pytest.mark.parametrize(
    ("clause", "short"),
    [
        (
            "I drafted pleadings, memoranda, settlement agreements, motions, interrogatories and requests for the "
            "production of documents, initial disclosures, joint pre-trial orders, and letters",
            "I drafted pleadings, memoranda and settlement agreements",
        ),
        (
            "I oversee employee benefits including health, dental, vision insurance, 401k, and commercial insurance",
            "I oversee employee benefits including health, 401k and commercial insurance",
        ),
        (
            "I cared for 12 patients with diabetes, heart failure, stroke, wounds, and dementia",
            "I cared for 12 patients with diabetes, heart failure and dementia",
        ),
        (
            "I led customer, vendor, staff and partner meetings",  # the last one has the noun of all
            "I led customer, vendor and partner meetings",
        ),
        (
            "I analyze data, write reports, present findings, train staff and lead meetings",
            "I analyze data, write reports and present findings",
        ),
    ],
)
def test_a_long_row_keeps_its_first_three_things(clause, short):
    assert with_short_rows(clause, nothing) == short


def test_a_long_row_keeps_what_is_nearest_to_the_advert():
    clause = "I drafted pleadings, memoranda, agreements, motions, interrogatories, disclosures and letters"
    near = {"motions": 2.0, "disclosures": 1.0}
    assert with_short_rows(clause, lambda thing: near.get(thing, 0.0)) == "I drafted pleadings, motions and disclosures"


@pytest.mark.parametrize(
    ("clause", "sound"),
    [
        (
            "I configured and arranged advertising displays, placed merchandise on counters or tables",
            "I configured and arranged advertising displays, and placed merchandise on counters or tables",
        ),
        (
            "I received inbound calls, resolved customer complaints, concerns and inquiries",
            "I received inbound calls, and resolved customer complaints, concerns and inquiries",
        ),
        ("I implement company policy, security requirements, check-in baggage, direct passengers", ""),
    ],
)
def test_two_verbs_get_their_and_or_the_deed_is_left_out(clause, sound):
    assert with_short_rows(clause, nothing) == sound


@pytest.mark.parametrize(
    "clause",
    [
        "I planned and directed staffing, training, and performance evaluations to develop sales",
        "I made travel arrangements, organized office space, and hosted meetings for clients",
        "I worked in a complex, fast-paced office",
        "I coached, mentored, and directed staff",
        "I identified, reported and resolved network security violations",
        "I have supplied attention to each student, applied the positive method, and written daily lesson plans",
        "I led new business development, leading the turnaround of weak product lines",
        "I collected $1,200 from nine clients",
        "I have coordinated meetings, developed meeting content and presented all information to candidates",
        "I assisted staff in producing food for banquets, catered events and member dining areas",
        "I performed sales floor work, such as greeting customers, stocking shelves, or taking inventory",
    ],
)
def test_a_row_that_is_short_and_whole_stays_as_it_is(clause):
    assert with_short_rows(clause, nothing) == clause
