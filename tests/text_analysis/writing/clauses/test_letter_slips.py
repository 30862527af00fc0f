"""Slips of lines as resumes have them, which a letter mends or leaves out, and titles as a person says them."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.writing.clauses.employers import said_title
from hireloom.text_analysis.writing.clauses.plain_deeds import single_title
from hireloom.text_analysis.writing.clauses.slips import has_slip, mended
from hireloom.text_analysis.writing.letters.strays import of_known_roles, with_open_end
from tests.text_analysis.writing.sample_letters import ANN, Opening, letter


@pytest.mark.parametrize(
    "clause",
    [
        "I performed payroll functions, such as maintained timekeeping information and processed payroll",
        "I generated the highest revenue based profitable club",
        "I educated customer service based seminars for new employees",
        "I developed sales team professionals with annual revenues $35,000,000 annually",
        "I assumed the role of the classroom teacher during the absence of the classroom teacher",
        "I assisted customers with their maintenance requirements to keep equipment",
        "I assisted visual and floor displays",
        "I ensured customer experience by addressing customer concerns",
        "I have prepared, calculated and filed monthly multi-state sales",
    ],
)
def test_a_clause_with_a_slip_is_known(clause):
    assert has_slip(clause)


@pytest.mark.parametrize(
    "clause",
    [
        "I allocated merchandise units based on intricate sales criteria",
        "I used programs such as Excel and Word",
        "I used tools such as advanced scanners",
        "I managed a team of 7 professionals",
        "I led 2 project teams of 5 people",
        "I assisted engineers by troubleshooting routers",
        "I assisted the vice president of sales",
        "I assisted in the planning of events",
        "I assisted the store team with supervision in the store",
    ],
)
def test_a_sound_clause_has_no_slip(clause):
    assert not has_slip(clause)


@pytest.mark.parametrize(
    ("clause", "spoken"),
    [
        ("I assisted customers in person and via telephone", "I assisted customers in person and by telephone"),
        ("I received inbound calls of technical nature", "I received inbound calls of a technical nature"),
        (
            "I was responsible for all facets of business operations to include planning",
            "I was responsible for all facets of business operations",
        ),
        ("I developed lesson plans to include interactive activities", ""),
    ],
)
def test_what_can_be_mended_is(clause, spoken):
    assert mended(clause) == spoken


@pytest.mark.parametrize(
    ("title", "spoken"),
    [
        ("Sales Representative-psr", "Sales Representative"),
        ("Executive Chef-Partner", "Executive Chef-Partner"),
        ("Third Shift Cashier", "Cashier"),
        ("Night Shift Lead", "Shift Lead"),
        ("Server Fire of Brazil", "Server"),
        ("CNA in Skilled", "CNA"),
        ("Mentor Supervision Team Leader and Supervisor", "Mentor Supervision Team Leader"),
        ("Mentor and Counselor", "Mentor and Counselor"),
        ("Director of Sales", "Director of Sales"),
        ("Manager - Acme Support", "Manager"),
        ("Co-Op", "Co-Op"),
        ("Senior and Special Projects Auditor", "Senior and Special Projects Auditor"),
        ("Asst. Store Mgr", "Assistant Store Manager"),
    ],
)
def test_a_title_is_said_as_a_person_says_it(title, spoken):
    assert said_title(single_title(title)) == spoken


OPEN = """Ann Fresh

Professional Experience
Leasing Consultant 03/2014 Company Name City , State
{lines}
Customer Service Representative 05/2012 to 08/2012 Company Name City , State
Answered product questions with up-to-date knowledge of store promotions.
"""
GREETS = "Greet prospects and show them the model.\nOrient new residents to the community."
GREETED = "Greeted prospects and showed them the model.\nOriented new residents to the community."


@pytest.mark.parametrize(("lines", "goes_on"), [(GREETS, True), (GREETED, False)])
def test_the_first_role_with_no_end_goes_on_where_its_lines_do(lines, goes_on):
    life = with_open_end(career(OPEN.format(lines=lines), load_lexicon()))
    assert [role.is_current for role in life.roles] == [goes_on, False]


def test_a_leasing_consultant_who_still_is_one_says_so():
    job = Opening("Leasing Consultant", "Acme", "Greet prospects and show the model.\n- Orient new residents\n")
    text = letter(job, resume=OPEN.format(lines=GREETS), sender=ANN)
    assert "leasing consultant since 2014" in text
    assert "I greet prospects" in text


def test_a_line_below_the_dates_of_another_job_is_not_told_of_the_role_above_them():
    resume = (
        "Ann Fresh\n\nExperience\nDirector of Franchise Sales 01/2003 to 12/2007\nOversaw marketing to candidates.\n"
        "Company Name 09/1996 to 05/1999\nAllocated merchandise units based on sales criteria.\n"
    )
    life = career(resume, load_lexicon())
    sure = of_known_roles(life, resume, load_lexicon())
    assert [line.text for line in sure.sentences if line.where] == ["Oversaw marketing to candidates."]
