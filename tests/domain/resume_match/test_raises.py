"""What a person is told to write, for each kind of requirement."""

from datetime import date

import pytest

from hireloom.demo import material
from hireloom.demo.jobs import adverts
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, Findings, Kind, Requirement, State
from hireloom.domain.resume_match.raises import DraftPiece, LineAdvice, PieceKind, Remedy, advised
from hireloom.domain.resume_match.scores import score
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.excerpts import excerpts
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = """Ward Nurse
Requirements
- Kubernetes
- Month-end close
- ACLS
- Spanish
- Driving licence
- Bachelor's degree
- 4+ years of ward nursing
- AWS (ECS, RDS, IAM)
- On-call rota
- Communication
Responsibilities
- Weigh every newborn and chart the curve of each one
"""


def findings_of(resume: str) -> Findings:
    return find(Document(resume), JOB, load_lexicon(), now=2026 * 12 + 10)


def raises(resume: str) -> dict[str, LineAdvice]:
    return {suggestion.advice.title: suggestion.advice for suggestion in score(findings_of(resume)).raises}


@pytest.mark.parametrize(
    "title",
    [
        "Say where you have used Kubernetes",
        "Describe your experience with month-end close",
        "Name your certificate: ACLS",
        "Name your license: Driving licence",
        "Say how well you speak Spanish",
        "State your education: Bachelor's degree",
        "Show with dates: 4+ years of ward nursing",
        "More roles, years and skills in healthcare would count",
        "Say where you have worked as a Ward Nurse",
        "Say where you have used AWS (ECS, RDS, IAM)",
        "Describe work like this: Weigh every newborn",
        "Give an example of communication",
    ],
)
def test_each_kind_has_its_own_words(title: str) -> None:
    titles = list(raises("Sold shoes in Ghent.\n"))
    assert any(name.startswith(title) for name in titles), titles


def test_machines_are_written_as_words_and_running_them_is_done() -> None:
    job = "Driver\nRequirements\n- Sprayers and excavator operation\n- Forklift operation\n- Power tools\n"
    titles = {
        suggestion.advice.title
        for suggestion in score(find(Document("Sold shoes."), job, load_lexicon(), now=24300)).raises
    }
    assert "Describe your experience with forklift operation" in titles
    assert "Say where you have used power tools" in titles
    assert not [title for title in titles if "Excavator" in title or "used Forklift" in title]


def test_what_is_no_must_is_said_to_be_none() -> None:
    job = (
        "Shop Assistant\nNo experience needed, we will train you.\nServe customers at the till.\nKeep the shop tidy.\n"
    )
    result = score(find(Document("Finished school in May."), job, load_lexicon(), now=24300)).raises
    texts = {suggestion.advice.title.split(" ")[0]: suggestion.advice.text for suggestion in result}
    assert texts["Say"] == "Not a must here. If you have never held it, leave it out."
    assert any(
        text.startswith("Not a must here. Name also what you did at school")
        for text in (suggestion.advice.text for suggestion in result)
    )


def test_whoever_is_to_be_bilingual_writes_which_language_it_is() -> None:
    job = "Shop Assistant\nRequirements\n- Bilingual\n- Excel\n- Serve customers at the till\n"
    result = score(find(Document("Sold shoes in Ghent."), job, load_lexicon(), now=24300)).raises
    advice = next(suggestion.advice for suggestion in result if "second language" in suggestion.advice.title)
    assert advice.title == "Name a second language, and how well you speak it"
    assert advice.better == (DraftPiece(PieceKind.BLANK, "the language, and how well you speak it"),)


def test_what_is_partly_met_says_what_is_there_and_what_is_not() -> None:
    parts = raises("Ran the booking desk on AWS RDS.\n")["Name the parts of AWS you worked with"]
    assert parts.text.startswith("Your resume names RDS. The job also asks for ECS and IAM.")
    degree = raises("Associate Degree in Nursing, 2015\n")["State your education: Bachelor's degree"]
    assert degree.text.startswith("Your resume shows an associate degree. The job asks for a bachelor's degree.")


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("On call one week in five; wrote the reports.", "On-call"),
        ("Driver's license, clean since 2011", "Driving licence"),
    ],
)
def test_everyday_terms_of_work_are_proved(text: str, label: str) -> None:
    (finding,) = (
        finding for finding in findings_of(f"{text}\n").findings if finding.requirement.label.startswith(label)
    )
    assert finding.evidence[0].quote == text


ADVERTS = adverts(date(2026, 11, 21))
OWN_WORDS = (Kind.DUTY, Kind.SKILL, Kind.CERTIFICATE, Kind.LANGUAGE, Kind.EDUCATION, Kind.TITLE)


@pytest.mark.parametrize("occupation", material.names("jobs"))
def test_whoever_writes_what_the_advice_names_gets_what_it_promises(occupation: str) -> None:
    now, lexicon, resume = 2026 * 12 + 10, load_lexicon(), "Summary\nSold shoes in Ghent.\n"
    for text in (f"{job.title}\n{job.description}" for job in ADVERTS if job.occupation == occupation):
        before = find(Document(resume), text, lexicon, now=now)
        promised = {suggestion.requirement_ids[0]: suggestion for suggestion in score(before).raises}
        for requirement in (
            finding.requirement for finding in before.findings if finding.requirement.kind in OWN_WORDS
        ):
            if requirement.id not in promised:
                continue
            advised = promised[requirement.id].advice.title
            sentence = requirement.label if advised.startswith("Name the parts") else advised
            after = find(Document(f"{resume}\n{sentence}\n"), text, lexicon, now=now)
            state = next(finding.state for finding in after.findings if finding.requirement.id == requirement.id)
            assert (sentence, state) == (sentence, State.MET)
            assert score(after).percent >= promised[requirement.id].percent


def test_a_deed_proves_better_than_a_list() -> None:
    resume = "Docker, Kubernetes, Redis, Kafka\n\nMoved nine services to Kubernetes in a year.\n"
    (finding,) = (finding for finding in findings_of(resume).findings if finding.requirement.label == "Kubernetes")
    assert finding.evidence[0].quote == "Moved nine services to Kubernetes in a year."


@pytest.mark.parametrize(
    "entry", ["Ward Nurse  2015 to 2020", "2015 to 2020 Ward Nurse", "Ward Nurse (2015 to 2020), Ghent"]
)
def test_evidence_in_a_dated_entry_is_marked_on_the_screen(entry: str) -> None:
    document = Document(f"Lea Fenn\n\n{entry}\n\nGave Spanish lessons.\n")
    match = find(document, JOB, load_lexicon(), now=2026 * 12 + 10)
    marked = {id for block in excerpts(document, match) for part in block.parts for id in part.proves}
    assert marked == {finding.requirement.id for finding in match.findings if finding.evidence}
    assert len(marked) >= 3


def test_whoever_holds_a_role_does_its_work() -> None:
    job = "Data Engineer\nRequirements\n- Data engineering\n- Product management\n"
    for role, skill in (("Data Engineer", "Data engineering"), ("Product Manager", "Product management")):
        match = find(Document(f"{role}, Loomworks 2019 to 2024\n"), job, load_lexicon(), now=2026 * 12 + 10)
        states = {finding.requirement.label: finding.state for finding in match.findings}
        others = {"Data engineering", "Product management"} - {skill}
        assert (states[skill], {states[label] for label in others}) == ("met", {"missing"})


def test_advice_reads_as_a_sentence() -> None:
    job = (
        "HEAD CHEF - The Gannet, Bristol\nRequirements\n- Communication and multitasking skills\n- HACCP\n"
        "Duties\n- Install conduit, lighting and panels in commercial kitchens\n"
    )
    match = find(Document("Ran conduit to kitchens of schools.\n"), job, load_lexicon(), now=2026 * 12 + 10)
    advice = {suggestion.advice.title: suggestion.advice.text for suggestion in score(match).raises}
    assert "Say where you have worked as a Head Chef" in advice
    assert "Give an example of communication" in advice
    assert not any("speaks of Install" in text for text in advice.values())


def test_experience_that_other_words_would_show_is_a_matter_of_words() -> None:
    near = Requirement(1, Kind.EXPERIENCE, "Day-to-day work", True, 9, "Repair machines.")
    task = "Describe what you did in words that the job uses too"
    assert advised(Finding(near, State.PARTLY, task=task)).remedy is Remedy.REWORD
    assert advised(Finding(near, State.MISSING, task=task)).remedy is Remedy.IF_TRUE
    assert advised(Finding(near, State.PARTLY)).remedy is Remedy.BEYOND_WORDS


@pytest.mark.parametrize(("papers", "is_said"), [("- CCRN certification\n", True), ("", False)])
def test_a_certificate_is_only_spoken_of_where_the_job_asks_for_one(papers: str, is_said: bool) -> None:
    job = f"Ward Nurse\nRequirements\n{papers}- 4+ years of ward nursing\n- Epic\n- Telemetry\n"
    remedies = score(find(Document("Sold shoes in Ghent."), job, load_lexicon(), now=24300)).remedies
    (beyond,) = (heading for heading in remedies if heading.remedy is Remedy.BEYOND_WORDS)
    assert beyond.text.startswith("Be ready to talk about them.")
    assert ("certificate or license named here" in beyond.text) is is_said
