"""The rows that compare the work as a whole: the nearest role, the same work, the field and the level."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.domain.resume_match.scores import points
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.near_roles import rank_share
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.ranks import Rank, rank_of, training
from tests.text_analysis.pairs import BACKEND_JOB, BACKEND_RESUME, CHEF_RESUME, NURSE_JOB, NURSE_RESUME

ROWS = ("Senior Backend Engineer", "Day-to-day work", "Background in software development")
LEVEL = "Senior or lead level"


def findings_of(resume: str, job: str) -> dict[str, Finding]:
    findings = find(Document(resume), job, load_lexicon(), now=NOW).findings
    return {finding.requirement.label: finding for finding in findings}


def test_the_rows_of_the_whole_work_add_up_and_none_decides_alone() -> None:
    judged = findings_of(BACKEND_RESUME, BACKEND_JOB)
    whole = sum(value.requirement.weight for value in judged.values())
    rows = [judged[label] for label in (*ROWS, LEVEL)]
    assert sum(row.requirement.weight for row in rows) > whole / 2
    assert all(value.requirement.weight <= 0.36 * whole for value in judged.values())
    assert all(row.evidence for row in rows)
    assert sum(map(points, rows)) >= sum(row.requirement.weight for row in rows) / 2


def test_other_work_comes_less_near_in_each_row() -> None:
    of_engineer, of_chef = findings_of(BACKEND_RESUME, BACKEND_JOB), findings_of(CHEF_RESUME, BACKEND_JOB)
    assert all(points(of_chef[label]) < points(of_engineer[label]) / 2 for label in (*ROWS, LEVEL))


def test_a_near_role_counts_in_part_with_its_months() -> None:
    resume = (
        "Experience\nSous Chef, The Salt Cellar, 01/2019 - 12/2022\n- Cooked fish and meat for 120 guests a night.\n"
        "- Trained six cooks on the grill, and prepared sauces and stocks.\n- Kept the kitchen and its stores clean.\n"
    )
    job = (
        "Line Cook\nRequirements\n- Cooking on the grill\n- Preparing sauces and stocks\n- Keeping the kitchen clean\n"
        "- Food safety\n- Working at weekends\nResponsibilities\n- Cook fish and meat for the guests of our kitchen\n"
    )
    title = findings_of(resume, job)["Line Cook"]
    assert title.state is State.PARTLY
    assert title.evidence[0].quote.startswith("Sous Chef")
    assert "4 years" in title.note
    assert "Sous Chef" in title.note


def test_the_same_work_is_shown_by_the_two_sentences_that_come_nearest() -> None:
    row = findings_of(NURSE_RESUME, NURSE_JOB)["Day-to-day work"]
    assert len(row.evidence) == 2
    assert all("care" in evidence.quote or "medications" in evidence.quote for evidence in row.evidence)


def test_a_level_is_shown_by_near_work_only() -> None:
    job = BACKEND_JOB.replace("Senior Backend Engineer", "Director of Backend Engineering")
    chef = "Experience\nDirector of Kitchens, The Salt Cellar, 2016 - 2024\n" + CHEF_RESUME
    finding = findings_of(chef, job)["Director level"]
    assert points(finding) < finding.requirement.weight / 2
    senior = findings_of(BACKEND_RESUME, job)["Director level"]
    assert points(senior) < senior.requirement.weight / 2
    director = findings_of(BACKEND_RESUME.replace("Senior Backend Engineer", "Director of Backend Engineering"), job)
    assert points(director["Director level"]) > points(senior)


def test_a_german_advert_asks_for_no_same_work_in_words() -> None:
    job = (
        "Pflegefachkraft\n\nWir suchen eine Pflegefachkraft für unser Haus in der Stadt und freuen uns auf dich.\n"
        "Anforderungen\n- Ausbildung in der Pflege\n- Zwei Jahre Erfahrung in der Pflege\n- Wundversorgung\n"
    )
    resume = (
        "Berufserfahrung\nPflegefachkraft, Haus Sonnenblick, 2016 - 2024\n- Versorgte die Wunden von 20 Personen.\n"
    )
    assert not any(value.requirement.whole for value in findings_of(resume, job).values())


@pytest.mark.parametrize(
    ("title", "rank"),
    [
        ("Chief Financial Officer", Rank.EXECUTIVE),
        ("Vice President of Sales", Rank.EXECUTIVE),
        ("Restaurant Manager", Rank.MANAGER),
        ("Assistant Manager", Rank.MANAGER),
        ("Account Manager", Rank.REGULAR),
        ("Sr. Accountant", Rank.LEAD),
        ("Line Cook", Rank.REGULAR),
        ("Teacher III", Rank.REGULAR),
        ("Engineer II", Rank.REGULAR),
        ("Systems Engineer III", Rank.LEAD),
        ("Assistant to the Director", Rank.ENTRY),
        ("Accounting Intern", Rank.ENTRY),
    ],
)
def test_a_title_tells_its_rank(title: str, rank: Rank) -> None:
    assert rank_of(title) is rank


def test_a_rank_is_shown_by_the_same_or_the_next_one_and_less_from_afar() -> None:
    assert rank_share("Accountant", "Accountant") == rank_share("Senior Accountant", "Accounting Manager") == 1
    assert rank_share("Senior Accountant", "Accountant") > rank_share("Accounting Manager", "Accountant") > 0
    assert rank_share("Chief Financial Officer", "Accounting Intern") == 0
    assert rank_share("Office Assistant", "Chief Executive Officer") == 0


def test_professions_take_training_and_first_jobs_do_not() -> None:
    assert [training(title) for title in ("Attorney", "Cashier", "Painter", "Assistant Engineer")] == [1, -1, 0, 0]


@pytest.mark.parametrize(
    ("held_title", "title", "is_covered"),
    [
        ("Head Chef", "Sous Chef", True),
        ("Senior Payroll Clerk", "Payroll Clerk", True),
        ("Head Baker", "Sous Chef", False),
    ],
)
def test_a_title_covers_those_below_it(held_title: str, title: str, is_covered: bool) -> None:
    resume = f"Experience\n{held_title}, The Salt Cellar, 01/2019 - 12/2022\n- Planned the month with a team of six.\n"
    job = f"{title}\nRequirements\n- Planning of the month\n- Keeping of records\n- Weekly reports to the owner\n"
    assert (findings_of(resume, job)[title].state is State.MET) is is_covered


@pytest.mark.parametrize(("title", "state"), [("Media Consultant", State.PARTLY), ("Claims Consultant", State.MET)])
def test_a_function_in_another_field_is_not_the_same_title(title: str, state: State) -> None:
    resume = (
        f"Experience\n{title}, Acme, 01/2019 - 12/2022\n- Planned campaigns for clients of the agency.\n"
        "- Wrote reports on the reach of each campaign and reviewed them with clients.\n"
    )
    job = (
        "Claims Consultant\nRequirements\n- Handling property claims\n- Loss reserving\n- Liability insurance\n"
        "Responsibilities\n- Review claims to determine coverage and scope\n- Recommend the settlement of claims\n"
    )
    assert findings_of(resume, job)["Claims Consultant"].state is state
