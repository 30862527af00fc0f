import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.deed_clauses import letter_clause
from hireloom.text_analysis.writing.clauses.first_person import first_person
from hireloom.text_analysis.writing.clauses.prose import is_hollow, is_stub, unpadded
from hireloom.text_analysis.writing.clauses.sound_clauses import is_sound
from hireloom.text_analysis.writing.clauses.whole_lines import whole_line
from hireloom.text_analysis.writing.clauses.wording import sayable
from hireloom.text_analysis.writing.letters.jobs import sayable_title
from tests.text_analysis.writing.sample_letters import letter

pytestmark = pytest.mark.spec("COVER-10")


@pytest.mark.parametrize(
    ("line", "before", "now"),
    [
        ("Ensured that bids and contracts were filed on time.", "I ensured that bids", "I have ensured that bids"),
        (
            "Offered direction and gave advice to nine clerks",
            "I offered direction and gave",
            "I have offered direction",
        ),
        ("Helped patients manage bathing and other needs", "I helped patients manage", "I have helped patients manage"),
        ("Consulting with hiring managers to learn the needs", "I consulted with hiring", "I consult with hiring"),
        (
            "Counted, trained and wrote to clerks of two halls",
            "I counted, trained and wrote",
            "I have counted, trained",
        ),
        ("Plan and run the weekly counts of three halls", "I planned and ran the weekly", "I plan and run the weekly"),
    ],
)
def test_a_whole_line_is_told_in_the_tense_of_its_role(line, before, now):
    assert whole_line(line, is_current=False).startswith(before)
    assert whole_line(line, is_current=True).startswith(now)
    assert whole_line(line, is_current=False).endswith(line.rstrip(".")[-12:])


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Restored the pumps of nine wells while training two clerks", "I restored the pumps of nine wells while"),
        ("Restored pumps, valves and motors, including those of the oldest wells in the whole northern county, where "
         "nobody else would go", "I restored pumps, valves and motors"),
        ("Restored pumps, valves and motors as needed", "I restored pumps, valves and motors"),
    ],
)  # fmt: skip
def test_a_long_line_stops_where_it_is_whole(line, clause):
    assert whole_line(line, is_current=False).startswith(clause)
    assert not whole_line(line, is_current=False).endswith("as needed")


@pytest.mark.parametrize(
    "line",
    [
        "Designed and implement the strategy of the hall",
        "Designed to support the aims of the hall",
        "Plan to sell and write the letters of the hall",
        "Greeted visitors, explain the prices of halls",
        "Sold 16 machines a month, top of 14 clerks",
        "Restored pumps the manager was pleased with",
        "Marketing, teaching four classes a day and recruitment",
        "Supported over 10 squadrons and 15 intermediate",
        "Certified trainer of the staff of nine halls",
        "Answered calls on behalf of the U.S.",
        "Managed a sales of $8 million center in the city",
        "Responsible for the counts of the three halls",
        "Kept all files of the hall and ensure confidentiality",
        "Supported includes detailed analysis of the issues",
        "Scheduled and adhoc reports for the users of the hall",
    ],
)
def test_a_line_that_is_no_certain_sentence_is_not_told_whole(line):
    assert whole_line(line, is_current=False) == ""


def test_a_person_between_is_no_second_verb():
    line = "Keeps a clean environment by adhering to all state and local requirements."
    clause, is_known = letter_clause(line, "", load_lexicon(), is_current=True)
    assert clause == "I keep a clean environment by adhering to all state and local requirements"
    assert is_known


def test_the_manner_of_a_deed_is_left_out_and_its_and_stays():
    assert unpadded("I settled complaints in a professional and timely manner") == "I settled complaints"
    assert unpadded("I found threats and quickly settled fights") == "I found threats and settled fights"


def test_a_long_clause_is_not_hollow_by_its_last_word():
    assert is_hollow("I tracked all needs")
    assert not is_hollow("I tracked the parts of nine halls by hand to determine all needs")


def test_the_line_nearest_to_the_job_is_told_whole():
    resume = (
        "Ann Fresh\n\nExperience\n\nOffice Clerk, Cedar Mills, 2015 - 2018\n"
        "- Watered the plants of three halls.\n- Prepared job costing and submitted bids to owners on time.\n"
    )
    job = Opening(
        "Estimator", "Acme", "You prepare job costing and submit bids.\nRequirements\n- Job costing\n- Bids\n"
    )
    assert "I prepared job costing and submitted bids to owners" in letter(job, resume=resume)


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ("I partnered portfolio and revenue management", "Partner portfolio and revenue management"),
        ("I counted parts in the area and file", "Count parts in the area and file"),
    ],
)
def test_a_verb_without_its_object_is_not_sound(clause, line):
    assert not is_sound(clause, line)
    assert is_sound("I partnered with two owners and counted parts", "Partnered with two owners and counted parts")


def test_the_beginning_of_a_longer_line_is_a_stub():
    assert is_stub("I developed a tracking system", "Developed a tracking system that every one of the halls used")
    assert is_stub("I dispatched them", "Dispatched them")
    assert not is_stub("I developed a tracking system", "Developed a tracking system")
    assert not is_stub("I sold 40 machines", "Sold 40 machines, which nobody in the north had done before")


def test_a_deed_that_repeats_the_title_is_not_told():
    resume = (
        "Ann Fresh\n\nExperience\n\nBanking Center Manager, Cedar Mills, 2015 - Present\n"
        "- Manage a consumer banking center.\n- Manage the cash and the audits of nine branches.\n"
    )
    text = letter(Opening("Branch Manager", "Acme", "Manage the branch."), resume=resume)
    assert "I manage the cash and the audits of nine branches" in text
    assert "consumer banking center" not in text


def test_a_title_is_spelled_as_the_advert_itself_spells_it():
    advert = "We look for a legal assistant for our firm."
    assert sayable_title(Opening("Legal Assitant", "Acme", advert)) == "Legal Assistant"
    assert sayable_title(Opening("Legal Assitant", "Acme", "You file motions.")) == "Legal Assitant"


def test_an_ordinary_word_in_capitals_is_no_short_form():
    assert sayable(["TAX", "SQL"]) == ["tax", "SQL"]


def test_somebody_who_can_lead_is_asked_for_only_where_the_advert_says_so():
    resume = "Ann Fresh\n\nExperience\n\nShift Lead, Cedar Mills, 2015 - 2018\n- Supervised a team of nine clerks.\n"
    says, hints = "You lead a team of clerks.", "You work with our assistant manager and plan staffing levels."
    assert "lead a team" in letter(Opening("Sorting Clerk", "Acme", says), resume=resume)
    assert "lead a team" not in letter(Opening("Sorting Clerk", "Acme", hints), resume=resume)


def test_the_usual_work_of_the_title_is_near_though_the_advert_does_not_name_it():
    resume = (
        "Ann Fresh\n\nExperience\n\nForeman, Cedar Mills, 2015 - 2018\n- Greeted neighbors of nine halls each day.\n"
        "- Watched the doors of nine halls each day.\n- Painted the walls of nine halls each day.\n"
        "- Requested bids from subcontractors and suppliers in nine towns.\n"
    )
    text = letter(Opening("Estimator", "Acme", "Join us. We pay well."), resume=resume)
    assert text.index("I requested bids from subcontractors") < text.index("I ", text.index("In that")) + 40


@pytest.mark.parametrize("is_current", [True, False])
@pytest.mark.parametrize(
    "line",
    [
        "Load, stress and test plans for four racks",
        "Purchase, change and work orders for dock repairs",
        "Purchase and work orders for the docks",
        "Record, file and document management",
        "Stock, order and price lists",
        "Plan, design, and document control",
        "Process improvement projects",
        "Process improvement projects of two plants",
        "Lead generation",
        "Lead generation and management of accounts",
        "Document control for nine halls",
    ],
)
def test_nouns_that_are_verbs_as_well_begin_no_deed(line, is_current):
    assert not whole_line(line, is_current=is_current)
    assert not first_person(line, is_current=is_current)


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Load, wrap and ship orders to stores", "I loaded, wrapped and shipped orders to stores"),
        ("Plan, design and document the controls of halls", "I planned, designed and documented the controls of halls"),
        ("Designed, planned and tested plans of racks", "I designed, planned and tested plans of racks"),
        ("Lead development of new plans for the hall", "I led development of new plans for the hall"),
        ("Lead development teams of nine clerks", "I led development teams of nine clerks"),
        ("Process payments of nine halls", "I processed payments of nine halls"),
        ("File, scan and document invoices of vendors", "I filed, scanned and documented invoices of vendors"),
    ],
)
def test_verbs_that_are_nouns_as_well_stay_deeds(line, clause):
    assert first_person(line, is_current=False) == clause
