"""What a description may say that its brief does not: no hours and no checks, and nothing twice."""

import pytest

from hireloom.adapters.analysts.local import described
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief
from hireloom.text_analysis.writing.trades.title_asides import own_title

pytestmark = pytest.mark.spec("POST-20")


def sections(title: str, keywords: str = "", location: str = "Chicago, IL") -> dict[str, str]:
    brief = JobBrief(title, "Northgate", "Full-time", location, keywords).checked()
    blocks = (block.partition("\n") for block in described(brief, load_lexicon()).split("\n\n"))
    return {heading: f"{lines}\n" for heading, _, lines in blocks}


@pytest.mark.parametrize("keywords", ["integrity, self-starter, can-do attitude", "friendly, dependable, compassion"])
def test_what_somebody_is_like_is_asked_for_and_no_skill(keywords):
    parts = sections("Patent Agent", keywords)
    for trait in keywords.split(", "):
        assert trait in parts["Requirements"].casefold()
        assert trait not in parts["Skills"].casefold()


def test_a_tool_that_is_named_like_a_trait_is_a_tool():
    parts = sections("DevOps Engineer", "Ansible, RESTful, reliable")
    assert "code with Ansible" in parts["Responsibilities"]
    assert "Working knowledge of RESTful" in parts["Requirements"]
    assert {"- Ansible", "- RESTful", "- Reliable"} & set(parts["Requirements"].splitlines()) == {"- Reliable"}


def test_hours_are_asked_for_where_the_brief_names_some():
    assert "weekend" not in sections("Deli Team Member", "cooking")["Requirements"]
    assert "weekend" in sections("Deli Team Member", "cooking, weekend shifts")["Requirements"]


def test_a_check_is_asked_for_where_the_brief_names_one():
    assert "background check" not in sections("Housekeeper", "laundry")["Requirements"]
    assert "background check" in sections("Housekeeper", "laundry, background check")["Requirements"]


def test_a_keyword_in_two_spellings_is_one():
    skills = sections("Deli Team Member", "customer-service, cooking, customer service")["Skills"].casefold()
    assert skills.count("customer service") == 1
    assert "customer-service" not in skills
    assert "QA" not in sections("Quality Manager", "quality assurance, QA")["Requirements"]


def test_two_skills_of_one_kind_are_two():
    assert {"- Lawn care", "- Grounds maintenance"} <= set(
        sections("General Laborer", "lawn care, grounds maintenance")["Skills"].splitlines()
    )


def test_a_nurse_who_works_from_home_stands_at_no_bed():
    parts = sections("Registered Nurse", "patient education", "Remote")
    assert "phone" in parts["Responsibilities"]
    assert "bedside" not in parts["Responsibilities"]
    assert "license in the state" not in parts["Requirements"]
    assert "bedside" in sections("Registered Nurse", "patient education")["Responsibilities"]


@pytest.mark.parametrize(
    ("title", "bare_title"),
    [
        ("Representative - Credit & Collections", "Credit & Collections Representative"),
        ("Specialist - Billing", "Billing Specialist"),
        ("Representative - Chicago", "Representative"),
        ("Sales Representative - Inside Sales", "Sales Representative"),
    ],
)
def test_a_bare_title_gets_the_area_beside_it(title, bare_title):
    assert own_title(title) == bare_title


def test_an_insurer_promises_its_staff_none_of_its_products():
    assert "insurance" not in sections("Sales Representative, Humana", "health insurance")["What We Offer"].casefold()
    assert "Health insurance" in sections("Baker", "health insurance")["What We Offer"]


def test_where_work_is_done_is_no_skill():
    text = sections("Bakery Clerk", "retail, cake decorating")
    assert "Retail" not in text["Skills"]
    assert "Helpful, not required: experience in retail" in text["Requirements"]
    assert "Cake decorating" in text["Skills"]


def test_one_adjective_is_no_skill():
    assert "Genetic" not in sections("Loader", "dependable, Genetic")["Skills"]


def test_the_work_of_a_manager_is_no_skill_of_a_cook():
    assert "management" not in sections("Hourly Grill Cook", "restaurant management, grilling")["Skills"]
    assert "estaurant management" in " ".join(sections("Restaurant Director", "restaurant management").values())


def test_a_loader_carries_no_furniture():
    assert "furniture" not in " ".join(sections("Loader/Unloader").values())
    assert "furniture" in " ".join(sections("Mover").values())


def test_keywords_of_other_fields_speak_against_the_trade_that_a_title_is_only_taken_for():
    text = " ".join(sections("Electricial Service Manager", "property management, real estate").values())
    assert "vehicles" not in text


def test_the_offer_does_not_repeat_the_top():
    parts = sections("Baker")
    assert "Chicago" in parts["About the Role"]
    assert "full-time" not in parts["About the Role"]
    assert parts["What We Offer"] == "- A full-time position\n"


@pytest.mark.parametrize(
    ("title", "need"),
    [
        ("Financial Analyst", "Degree in finance, accounting, economics or a related field, or comparable experience"),
        ("Mechanical Engineer", "Degree in mechanical engineering, or comparable experience"),
        ("Junior Mechanical Engineer", "Degree in mechanical engineering, or progress toward one"),
        (
            "Junior Career Counselor",
            "Degree in counseling, student affairs, or a related field, or progress toward one",
        ),
        ("Camp Counselor", "First aid and CPR certification, or willingness to obtain it"),
        ("Registered Nurse", "Active registered nurse (RN) license in Illinois"),
        ("Physician", "Medical degree and completed residency in the specialty"),
    ],
)
def test_a_degree_or_certificate_is_demanded_only_where_the_law_or_the_profession_does(title, need):
    assert f"- {need}\n" in sections(title)["Requirements"]


def test_the_company_is_no_skill():
    assert "Northgate" not in sections("Baker", "Northgate, bread")["Skills"]


def test_whoever_leads_those_who_do_the_work_has_no_supervisors_and_no_budget():
    supervisor, manager = sections("Operations Supervisor"), sections("Operations Manager")
    assert "Lead and develop the team" in supervisor["Responsibilities"]
    assert "budget" not in supervisor["Responsibilities"]
    assert "Lead and develop supervisors" in manager["Responsibilities"]


def test_a_keyword_stands_where_it_belongs():
    parts = sections("Sorting Supervisor", "able to travel, highly motivated, use of computer, trouble shooting")
    assert "Willing to travel" in parts["Requirements"]
    assert "Highly motivated" in parts["Requirements"]
    assert "Book travel" not in parts["Responsibilities"]
    assert "motivated" not in parts["Skills"]
    assert "omputer" not in parts["Skills"]


def test_the_word_shift_in_a_rank_names_no_hours():
    assert "night" not in sections("Shift Supervisor", "customer service")["Requirements"]
    assert "night" in sections("Shift Supervisor", "customer service, night shifts")["Requirements"]


def test_whoever_stands_in_for_a_manager_needs_no_years_of_leading():
    assert "Several years" not in sections("Assistant Quality Control Manager")["Requirements"]
    assert "Several years" in sections("Quality Control Manager")["Requirements"]


def test_what_everybody_does_is_no_task():
    assert "initiative" not in sections("Accountant", "take initiative, learn quickly, audits")["Responsibilities"]
