"""Advice names the role whose work is nearest, as the resume writes it, and the words of the job."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State
from hireloom.domain.resume_match.raises import LineAdvice, PieceKind, Remedy, advised
from hireloom.domain.resume_match.scores import score
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.places import placed

NOW = 2026 * 12 + 10
RESUME = """Grace Adeyemi
grace@posteo.example

Work Experience
Staff Nurse, Mercy Hospital
March 2021 - Present
- Cared for five patients a shift after abdominal surgery
- Gave medications and started infusions by protocol

Shop Assistant, Bloom & Sons
June 2016 - February 2021
- Served customers at the till and balanced the cash
- Arranged bouquets for weddings
"""
JOB = """Registered Nurse
Requirements
- Telemetry
- Epic
- Point of sale systems
- CCRN certification
- Spanish
- Bachelor's degree
- 4+ years of nursing
Responsibilities
- Teach patients and families about wound dressing
- Calm manner under pressure
"""


def matched(resume: str = RESUME, job: str = JOB) -> Findings:
    lexicon, document = load_lexicon(), Document(resume)
    return placed(find(document, job, lexicon, now=NOW), document, job, lexicon)


def advice(resume: str = RESUME, job: str = JOB) -> dict[str, LineAdvice]:
    """By requirement, before what is about the same line is put together."""
    rows = matched(resume, job).findings
    return {finding.requirement.label: advised(finding) for finding in rows if finding.state is not State.MET}


def sentence(of: LineAdvice) -> str:
    return "".join(f"[{line.text}]" if line.kind is PieceKind.BLANK else line.text for line in of.better)


def test_it_names_the_role_whose_work_is_nearest() -> None:
    all_of_it = advice()
    assert all_of_it["Telemetry"].title == "In “Staff Nurse, Mercy Hospital”, describe your experience with telemetry"
    assert all_of_it["Epic"].role == "Staff Nurse, Mercy Hospital"
    (till,) = (suggestion for label, suggestion in all_of_it.items() if "oint of sale" in label)
    assert till.role == "Shop Assistant, Bloom & Sons"


def test_it_quotes_the_line_as_the_resume_writes_it() -> None:
    for value in advice().values():
        assert value.line == "" or value.line in " ".join(RESUME.split()).replace("- ", "") or value.line in RESUME


def test_a_draft_uses_the_words_of_the_job_and_leaves_the_fact_to_the_person() -> None:
    all_of_it = advice()
    (duty,) = (suggestion for label, suggestion in all_of_it.items() if label.startswith("Teach patients"))
    assert sentence(duty).endswith("[what you did, in your own words]")
    assert "wound" not in sentence(duty)
    (epic,) = (suggestion for label, suggestion in all_of_it.items() if label == "Epic")
    assert "using Epic for [what, and how often]" in sentence(epic) or sentence(epic).startswith("Used Epic for [")
    for value in all_of_it.values():
        blanks = [piece for piece in value.better if piece.kind is PieceKind.BLANK]
        assert len(blanks) == (1 if value.better else 0), value


def test_what_is_no_deed_is_not_told_as_one() -> None:
    (calm,) = (suggestion for label, suggestion in advice().items() if label.startswith("Calm"))
    assert [piece for piece in calm.better if piece.kind is PieceKind.ADDED] == []
    assert sentence(calm).endswith("[what you did, in your own words]")


def test_what_a_person_has_to_hold_is_no_matter_of_words() -> None:
    all_of_it = advice()
    papers = [label for label, suggestion in all_of_it.items() if suggestion.remedy is Remedy.BEYOND_WORDS]
    assert "CCRN certification" in papers
    assert any("degree" in label for label in papers)
    assert all(all_of_it[label].better == () for label in papers)


def test_no_two_pieces_of_advice_say_the_same() -> None:
    all_of_it = [suggestion.advice for suggestion in score(matched()).raises]
    for words in ([job.title for job in all_of_it], [line.text for line in all_of_it if line.text]):
        assert len(set(words)) == len(words)


def test_a_role_without_dates_is_asked_for_them() -> None:
    undated = RESUME.replace("March 2021 - Present\n", "").replace("June 2016 - February 2021\n", "")
    (years,) = (suggestion for label, suggestion in advice(undated).items() if "years" in label)
    assert years.title == "In “Staff Nurse, Mercy Hospital”, give the first and last month"
    assert sentence(years).endswith("[first month to last month]")


def test_a_line_copied_from_the_job_is_no_place_to_write() -> None:
    copied = "\n".join(line.removeprefix("- ") for line in JOB.splitlines() if len(line.split()) > 3)
    pasted = advice(f"{RESUME}\n{copied}\n" * 1)
    assert not [value for value in pasted.values() if value.line and value.line in copied]


@pytest.mark.parametrize("resume", ["Sold shoes in Ghent.\n", "Shoes, hats, coats\n", "x\n" * 400])
def test_a_resume_without_roles_gets_advice_without_a_place(resume: str) -> None:
    for value in advice(resume).values():
        assert (value.role, value.line) == ("", "")
        assert value.title[0].isupper()


def test_what_no_role_is_near_to_belongs_in_the_role_nearest_to_the_job() -> None:
    dancer = "Dancer, Harbor Bulls, 2014 - Present\n- Led the board of the crowd.\n- Took part in charity work.\n"
    resume = f"Ada Hill\n\nExperience\n{dancer}Staff Nurse, Mercy Hospital, 2013 - Present\n- Cared for patients.\n"
    (till,) = (suggestion for label, suggestion in advice(resume).items() if "oint of sale" in label)
    assert till.role == "Staff Nurse, Mercy Hospital"


def test_a_long_title_ends_behind_a_word() -> None:
    title = (
        "Nurse Clinician II on Medical/Cardiac/Neurological Intensive Care Units and Interventional/Rehabilitation Unit"
    )
    resume = f"Ada Hill\n\nExperience\n{title} 2013 - Present\nMercy Hospital, Columbus, OH\n- Read charts on a ward.\n"
    (name,) = {suggestion.role for suggestion in advice(resume).values()} - {""}
    assert name == "Nurse Clinician II on Medical/Cardiac/Neurological Intensive Care Units and …"


@pytest.mark.parametrize(
    ("duty", "is_implied", "is_new"),
    [
        ("Lead huddles about safety at each shift", False, True),  # the line shares one word with it
        ("Give medications and start infusions", False, False),
        ("Give medications and start infusions", True, True),
    ],
)
def test_only_a_line_that_speaks_of_the_duty_is_added_to(duty: str, is_implied: bool, is_new: bool) -> None:
    line = "Cared for five patients a shift" if "shift" in duty else "Gave medications and started infusions"
    start = RESUME.index(line)
    requirement = Requirement(1, Kind.DUTY, duty, True, 3, duty)
    evidence = Evidence(start, start + len(line), line)
    finding = Finding(requirement, State.PARTLY, (evidence,), is_implied=is_implied)
    findings = Findings(JobFacts("Nurse", "", 9), (finding,))
    (placed_finding,) = placed(findings, Document(RESUME), duty, load_lexicon()).findings
    assert placed_finding.place
    assert placed_finding.place.at.quote.startswith(line) is not is_new or is_implied
    assert advised(placed_finding).remedy is (
        Remedy.IF_TRUE if is_implied or placed_finding.place.is_new else Remedy.REWORD
    )


TEACHING = """Ann Fresh

Work Experience
Primary Teacher
August 2014 - Present
- Taught reading and science to a class of twenty
- Planned lessons with two colleagues
- Met the parents of each child twice a year

Classroom Assistant
August 1989 - June 1998
- Taught reading, spelling and science to small groups
- Planned lessons on books, poems and films
"""


def test_newer_work_of_the_same_kind_is_named_before_the_oldest() -> None:
    job = "Teacher\nRequirements\n- Classroom management\n- Lesson planning with books and poems\n- Telemetry\n"
    roles = {suggestion.role for suggestion in advice(TEACHING, job).values() if suggestion.is_new}
    assert roles == {"Primary Teacher"}
