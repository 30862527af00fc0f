"""Keywords that are not about the work, those that a description does not use, and chains known by their names."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief, parts
from hireloom.text_analysis.writing.descriptions.unused_keywords import unused_keywords
from hireloom.text_analysis.writing.trades.chains import work_at_chain
from hireloom.text_analysis.writing.trades.usual_work import load_fields


def sections(title, keywords="", company="Acme"):
    brief = JobBrief(title, company, "Full-time", "Leeds", keywords).checked()
    text = parts(brief, load_fields(), load_lexicon()).text
    return dict(block.split("\n", 1) for block in text.split("\n\n"))


@pytest.mark.spec("POST-20")
@pytest.mark.parametrize(
    ("title", "keyword", "heading", "line"),
    [
        ("Electrician", "401k", "What We Offer", "- 401k"),
        ("Electrician", "health insurance", "What We Offer", "- Health insurance"),
        ("Baker", "Long-Term Disability", "What We Offer", "- Long-Term Disability"),
        ("Electrician", "Equal Opportunity", "What We Offer", "- Equal opportunity employer"),
        ("Electrician", "background check", "Requirements", "- Able to pass a background check"),
        ("Electrician", "drug screening", "Requirements", "- Able to pass a drug test"),
        ("Security Guard", "weekends and holidays", "Requirements", "- Available for weekends and holidays"),
        ("Field Service Engineer", "team environment", "Skills", "- Teamwork"),
        ("File Clerk", "organization skills", "Skills", "- Organizational skills"),
        ("Office Manager", "carpentry", "Skills", "- Carpentry"),
        ("HR Generalist", "onboarding", "Skills", "- Onboarding"),
    ],
)
def test_the_sense_of_a_keyword_decides_its_section(title, keyword, heading, line):
    texts = sections(title, keyword)
    assert line in texts[heading].splitlines()
    assert not [text for name, text in texts.items() if name not in (heading, "What We Offer") and line in text]


@pytest.mark.spec("POST-20")
@pytest.mark.parametrize("keyword", ["job postings", "staffing", "recruiting", "competitive salary", "Manage time"])
def test_words_of_hiring_and_of_pay_are_no_work_of_another_trade(keyword):
    texts = sections("Porter", f"floor care, {keyword}")
    assert keyword.casefold() not in " ".join(texts.values()).casefold()
    assert texts == sections("Porter", "floor care")
    text = "\n".join(texts.values())
    assert unused_keywords(f"floor care, {keyword}, floor care", text) == (keyword,)


def test_what_is_used_in_other_words_is_not_called_unused():
    keywords = "customer service, team player, strong communication skills, weekends"
    text = "- Greet guests\n- Teamwork\n- Clear communication\n- Available for weekends"
    assert unused_keywords(keywords, text) == ()
    assert unused_keywords("", text) == ()


@pytest.mark.spec("POST-20")
@pytest.mark.parametrize(
    ("title", "keyword"),
    [
        ("Insurance Agent", "life insurance"),
        ("Dental Assistant", "dental"),
        ("Dental Office Manager", "dental insurance"),
        ("Medical Assistant", "medical"),
        ("Claims Adjuster", "Long-term disability"),
        ("Benefits Analyst", "retirement plan"),
    ],
)
def test_what_the_job_is_about_is_no_promise_of_the_employer(title, keyword):
    assert sections(title, keyword)["What We Offer"] == "- A full-time position"


@pytest.mark.spec("POST-20")
def test_an_offer_says_only_what_the_brief_does():
    assert sections("Automotive Technician")["What We Offer"] == "- A full-time position"
    assert sections("Office Manager", "401k")["What We Offer"] == "- A full-time position\n- 401k"


@pytest.mark.spec("POST-20")
@pytest.mark.parametrize("keyword", ["tight deadlines", "multiple projects", "growing revenue", "enthusiastic"])
def test_what_is_said_of_people_or_of_any_job_is_no_skill(keyword):
    text = "\n".join(sections("Copy Editor", f"{keyword}, style guides").values())
    assert keyword not in text.casefold()
    assert unused_keywords(keyword, text) == (keyword,)


@pytest.mark.spec("POST-20")
def test_a_requirement_stands_there_once():
    needs = sections("Business Analyst", "Business Analyst, requirements management")
    assert "Experience as a Business Analyst" not in needs["Requirements"]
    assert "- Requirements\n" not in f"{needs['Skills']}\n"
    server = sections("Server", "evening shifts, Indian Cuisine")["Requirements"]
    assert "Available for evening shifts" not in server
    assert "Experience with Indian cuisine" in server


@pytest.mark.spec("POST-20")
def test_a_level_above_the_first_shows_in_a_task():
    task = "Handle cases out of the ordinary"
    assert task in sections("Budget Analyst II")["Responsibilities"]
    assert task not in sections("Budget Analyst")["Responsibilities"]


@pytest.mark.parametrize(
    ("title", "names", "work"),
    [
        ("Associate Manager", "Associate Manager - Applebee's Wauwatosa", "Restaurant Manager"),
        ("General Manager", "General Manager Olive Garden", "Restaurant Manager"),
        ("Team Member", "Team Member Whataburger", "restaurant-team-member"),
        ("Shift Leader", "Shift Leader Taco Bell", "Restaurant Manager"),
        ("General Manager", "General Manager Hampton Inn", "Hotel Manager"),
        ("Assistant Manager", "Assistant Manager Walgreens", "Store Manager"),
        ("Manager", "Manager Mayo Clinic", "Healthcare Administrator"),
        ("Line Cook", "Line Cook Olive Garden", ""),
        ("General Manager", "General Manager Northgate", ""),
        ("Team Member", "Team Member Hilton", ""),
        ("Shift Supervisor", "Shift Supervisor Hilton Plumbing", ""),
        ("Team Lead", "Team Lead, Target Marketing Group", ""),
        ("Crew Leader", "Crew Leader - Wendy's Landscaping", ""),
        ("Manager", "Manager at Hyatt Legal Plans", ""),
        ("Manager", "Manager - Walgreens #1204", "Store Manager"),
    ],
)
def test_a_chain_tells_what_a_title_without_a_trade_means(title, names, work):
    assert work_at_chain(title, names, "Northgate") == work
    assert work_at_chain(title, title, names.removeprefix(title).strip(" ,-").removeprefix("at ")) == work
    assert not work or work in load_fields()


def test_a_manager_at_a_chain_of_restaurants_runs_no_shop():
    texts = sections("General Manager", company="Olive Garden")
    assert "guests" in texts["About the Role"]
    assert "store" not in " ".join(texts.values())
