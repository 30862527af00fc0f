"""What shows a field of work and what only comes near: firms, gifts and shared skills are nobody's years or papers."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.resume_fields import fields_in
from hireloom.text_analysis.writing.summaries import about

DEVELOPER = "Java Developer\n\nRequirements\n- Java and Spring Boot\n- At least three years of experience\n"
NURSE = "Registered Nurse\n\nRequirements\n- Care for patients after surgery\n- Two years of nursing\n- Wound care\n"


def findings_of(resume: str, job: str) -> dict[str, Finding]:
    findings = find(Document(resume), job, load_lexicon(), now=NOW).findings
    return {finding.requirement.label: finding for finding in findings}


def test_a_skill_of_many_fields_shows_no_years_and_no_background_in_one() -> None:
    resume = (
        "Summary\nNurse with ten years of experience.\n\nExperience\nRegistered Nurse, Haus Sonnenblick, 2016 - 2026\n"
        "- Mentored two trainees.\n"
    )
    judged = findings_of(resume, DEVELOPER)
    assert judged["3+ years of relevant experience"].state is State.MISSING
    assert judged["Background in software development"].state is State.MISSING


@pytest.mark.parametrize("title", ["Head of Engineering", "Wizard", "Ward Manager at a hospital"])
def test_years_of_one_field_are_not_shown_by_a_role_in_another(title: str) -> None:
    job = f"{title}\n\nRequirements\n- 10+ years of software engineering\n"
    years = "10+ years of software engineering"
    assert findings_of("Jane Doe\nRegistered Nurse 2024 - Present\n", job)[years].state is State.MISSING
    assert findings_of("Jane Doe\nSoftware Engineer 2024 - Present\n", job)[years].state is State.PARTLY


def test_a_firm_of_accountants_makes_nobody_one() -> None:
    resume = "Experience\nOffice Clerk, Patil & Associates, Chartered Accountants, 2018 - 2021\n- Sorted the post.\n"
    job = "Accountant\n\nRequirements\n- Chartered Accountant\n- Tally\n"
    assert findings_of(resume, job)["Chartered Accountant"].state is State.MISSING
    assert (
        findings_of(resume.replace("Office", "Chartered Accountant and"), job)["Chartered Accountant"].state
        is State.MET
    )


@pytest.mark.parametrize("line", ["Volunteer Cook, Soup Kitchen, 2016 - 2022", "Volunteering\nCook, Soup, 2016 - 2022"])
def test_what_was_given_for_nothing_makes_no_years(line: str) -> None:
    resume = f"Experience\nCook, The Salt Cellar, 2023 - 2024\n- Cooked fish.\n\n{line}\n- Served soup.\n"
    assert fields_in(Document(resume), load_lexicon(), NOW)["experience"].value == "1-3"


def test_skills_and_roles_of_a_profile_are_no_addresses_and_nobody_else() -> None:
    resume = (
        "Ann Fresh\nann@example.net, www.fresh.net\nMember, Council of Nurses\n\nExperience\n"
        "Account Executive, Ledgerly, 2022 - 2026\n"
        "- Trained 5 new SDRs on demos\n- Worked for the State's Attorney\n"
    )
    fields = fields_in(Document(resume), load_lexicon(), NOW)
    assert fields["job_roles"].value == "Account Executive"
    assert "skills" not in fields or ".NET" not in fields["skills"].value


def test_the_strongest_sentence_is_one_about_the_work() -> None:
    resume = (
        "Experience\nRegistered Nurse, Briar Hill Hospital, 2018 - 2021\n"
        "- Served 4,000 cups of tea, sold 300 cakes and raised $2,000 for the choir.\n"
        "- Dressed the wounds of 9 patients after surgery on each shift.\n\n"
        "Declaration\nI hereby declare that all 12 statements above are true and complete.\n"
    )
    result = about(resume, NURSE, load_lexicon(), NOW)
    assert "“Dressed the wounds of 9 patients" in " ".join(result.summary)
    assert result.highlights[0].startswith("Dressed the wounds")
    assert not any("declare" in highlight for highlight in result.highlights)


def test_what_is_not_mentioned_keeps_its_name() -> None:
    resume = "Experience\nRegistered Nurse, Briar Hill Hospital, 2018 - 2021\n- Dressed the wounds of nine patients.\n"
    job = "Care Assistant\n\nRequirements\n- Wound care\n- Moving and handling\n- Phlebotomy\n"
    assert "phlebotomy or moving and handling" in " ".join(about(resume, job, load_lexicon(), NOW).summary) or (
        "moving and handling or phlebotomy" in " ".join(about(resume, job, load_lexicon(), NOW).summary)
    )


def test_a_resume_shows_the_language_it_is_written_in() -> None:
    job = "Flight Attendant\n\nRequirements\n- Fluent English\n- Spanish\n"
    resume = "Experience\nWaiter, The Salt Cellar, 2019 - 2023\n- Served the guests of forty tables with care.\n"
    judged = findings_of(resume, job)
    assert judged["English"].state is State.MET
    assert judged["Spanish"].state is State.MISSING


def test_years_are_quoted_with_the_title_although_it_stands_above_the_dates() -> None:
    job = (
        "Staff Nurse\n\nRequirements\n- 3 years as a staff nurse\n- Wound care\n- Night shifts\n- Basic life support\n"
    )
    resume = (
        "Experience\nStaff Nurse\n01/2015 to 06/2020 Mercy Hospital\n- Cared for the wounds of forty people a day.\n"
    )
    years = findings_of(resume, job)["3+ years as a staff nurse"]
    assert [quote.quote for quote in years.evidence][:1] == ["Staff Nurse 01/2015 to 06/2020 Mercy Hospital"]


def test_who_may_be_asked_about_a_role_is_not_quoted() -> None:
    resume = (
        "Experience\nAircraft Inspector, Blue Wing, 2014 - 2022\nSupervisor: Ann Lee (615) 555-0100 Inspected aircraft"
        " engines after each flight and signed the release.\n"
    )
    job = "Aircraft Inspector\n\nRequirements\n- Inspect aircraft engines after each flight\n- Sign the release\n"
    quotes = [proof.quote for row in findings_of(resume, job).values() for proof in row.evidence]
    assert "Inspected aircraft engines after each flight and signed the release." in quotes
    assert not any("Ann Lee" in quote for quote in quotes)


def test_a_readiness_to_get_a_paper_shows_none() -> None:
    job = "HR Manager\n\nRequirements\n- PHR certification\n- Recruiting\n- Five years of human resources\n"
    resume = "Experience\nHR Manager, Alba, 2015 - 2024\n- Recruited forty people a year.\n"
    wish = resume + "Education\nWilling to take up additional certifications such as PHR as required by the role.\n"
    label = next(name for name in findings_of(resume, job) if "PHR" in name)
    assert findings_of(wish, job)[label].state is State.MISSING


def test_a_system_that_the_resume_does_not_name_is_not_met() -> None:
    job = (
        "Financial Analyst\n\nRequirements\n- Working with the Kauffman Hall financial systems\n- Budgeting\n"
        "- Financial reporting\n"
    )
    resume = (
        "Experience\nFinancial Analyst, Alba, 2015 - 2024\n- Implemented and assessed {}financial systems for forty"
        " users.\n- Prepared budgets and financial reports each month.\n"
    )
    states = [
        next(row for label, row in findings_of(resume.format(name), job).items() if "Kauffman" in label).state
        for name in ("", "the Kauffman Hall ")
    ]
    assert states[0] is not State.MET
    assert states[1] is State.MET
