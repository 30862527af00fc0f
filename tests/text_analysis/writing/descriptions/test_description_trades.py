"""The trade of a generated description: that of the keywords where a title has several, else that of the title."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief, parts
from hireloom.text_analysis.writing.trades.usual_work import load_fields


def description(title, keywords):
    position = JobBrief(title, "Acme", "Full-time", "Austin, TX", keywords).checked()
    return parts(position, load_fields(), load_lexicon()).text


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("title", "keywords", "does", "leaves"),
    [
        ("Project Manager", "SDLC, Agile, Project management, Project scheduling", "cutover", "injuries"),
        ("Project Manager", "Project management", "sponsors", "injuries"),
        ("Finishing Coordinator", "Injection molding", "machines", "registrations"),
        ("Claims Consultant - Litigation Manager", "Negotiation", "defense counsel", "photograph"),
        ("HEDIS Service Associate II", "outbound call", "Call members", "serious events"),
        ("Senior Consultant", "Java, Spring", "code", "help clients identify"),
        ("Case Manager", "RN license", "discharge", "Degree in social work"),
    ],
)
def test_keywords_decide_where_a_title_has_several_trades(title, keywords, does, leaves):
    text = description(title, keywords)
    assert does in text
    assert leaves not in text


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize(
    ("title", "keywords"),
    [
        ("Registered Nurse", "Excel"),
        ("Construction Project Manager", "Agile, SDLC"),
        ("Claims Adjuster", "Agile, Excel"),
        ("Chef", "Python, SQL"),
        ("HEDIS Quality Nurse", "outbound call"),
        ("Case Manager", "Crisis intervention, Housing"),
        ("Event Coordinator", "Injection molding"),
        ("Assistant Registrar", "degree audits"),
        ("Membership Coordinator", "Bookkeeping"),
        ("Consultant", "Agile"),
    ],
)
def test_a_title_of_one_trade_keeps_it_whatever_the_keywords(title, keywords):
    def work(text):
        return text.split(" you will ")[1].split("\n- ")[:2]

    assert work(description(title, keywords)) == work(description(title, ""))


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize("keyword", ["red hat", "Red hat", "Red Hat"])
def test_a_product_keeps_its_capitals(keyword):
    assert "Working knowledge of Red Hat" in description("Systems Administrator", keyword)


@pytest.mark.spec("POST-22")
@pytest.mark.parametrize("keyword", ["outbound call", "general office duties", "background checks"])
@pytest.mark.parametrize(
    "title", ["Office Assistant", "HEDIS Service Associate II", "Linux Engineer", "Junior Recruiter"]
)
def test_nobody_is_asked_for_experience_with_a_duty_or_a_check(title, keyword):
    text = description(title, keyword)
    assert keyword.removesuffix("s") in text.lower()  # who passes one background check is asked for no more
    assert f"Experience with {keyword}" not in text
    assert f"Experience in {keyword}" not in text
    assert f"Interest in {keyword}" not in text
