"""The local analyst over six trades: grounded, honest, never twice the same."""

import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.adapters.analysts.local import LocalAnalyst
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import PAGE, Level, Question
from hireloom.testing.clock import StoppedClock
from hireloom.testing.text_work import directly
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.trades.question_banks import load_bank

PAIRS = {path.stem: path.read_text("utf-8").split("=====\n") for path in (Path(__file__).parent / "pairs").iterdir()}
ANALYST = LocalAnalyst(load_lexicon(), StoppedClock(), directly)
PAGES = 8
BEYOND = 10_000
QUOTED = re.compile(r"“([^“”]*)”")


def folded(text: str) -> str:
    return " ".join(text.split())


def pair(trade: str) -> tuple[Document, str]:
    resume, job = PAIRS[trade]
    return Document(text=resume), job


def questions_of(resume: Document, job: str, level: Level, pages: int = PAGES) -> list[Question]:
    rows: list[Question] = []
    for number in range(pages):
        rows.extend(ANALYST.questions(resume, job, level=level, offset=number * PAGE).value.items)
    return rows


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("trade", PAIRS)
class TestQuestions:
    @pytest.mark.spec("QUES-11", "OPEN-021", "LIM-12")
    def test_eight_pages_of_five_repeat_nothing(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        for number in range(PAGES):
            page = ANALYST.questions(resume, job, level=level, offset=number * PAGE).value
            assert len(page.items) == PAGE
            assert page.next_offset == (number + 1) * PAGE
        texts = [re.sub(r"\W", "", line.text).casefold() for line in questions_of(resume, job, level)]
        assert len(set(texts)) == PAGES * PAGE

    def test_what_is_quoted_stands_in_the_documents(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        for question in questions_of(resume, job, level, pages=12):
            for quote in (question.quote, *QUOTED.findall(f"{question.text} {question.answer}")):
                is_known = quote in ("not yet",) or folded(quote) in folded(f"{resume.text}\n{job}")
                # A certificate is named by its canonical name, which the job may write in another way.
                assert is_known or load_lexicon().skills_in(quote), question

    def test_answers_build_on_the_resume(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        quoting = [
            question for question in questions_of(resume, job, level) if folded(question.quote) in folded(resume.text)
        ]
        assert len(quoting) > 0.9 * PAGES * PAGE

    def test_what_the_resume_lacks_is_called_missing(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        lacking = [question for question in questions_of(resume, job, level) if question.gap]
        assert lacking or trade == "chef"  # whose advert names no tool or paper that the resume lacks
        for question in lacking:
            assert re.search(
                r"\bnot\b.* (?:yet|so far|before)\b|would be (?:partly )?new|not done|only in theory", question.answer
            ), question
        everything = Document(text=f"{resume.text}\nExperience\n{job}")
        assert not [question for question in questions_of(everything, job, level) if question.gap]

    def test_the_texts_are_whole(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        for question in questions_of(resume, job, level, pages=12):
            for text in (question.text, question.answer):
                assert not re.search(
                    r"[{}]|  |\.\.|\s[.,;:?]|\b(\w+) \1\b(?! that)|\bNone\b", QUOTED.sub("“”", text)
                ), text
            assert question.text[0].isupper() or not question.text[0].isalpha()
            assert question.text.endswith(("?", ".")), question.text
            assert question.answer.endswith("."), question.answer
            assert 1 <= len(question.topic.split()) <= 3

    def test_neighbours_on_a_page_differ(self, trade: str, level: Level) -> None:
        resume, job = pair(trade)
        answers = [question.answer for question in questions_of(resume, job, level)]
        supports = [QUOTED.sub("", answer).rsplit(". ", 1)[-1] for answer in answers]
        assert sum(before == after for before, after in pairwise(supports)) <= 1


@pytest.mark.spec("QUES-07")
@pytest.mark.parametrize("trade", PAIRS)
def test_the_levels_share_no_question(trade: str) -> None:
    resume, job = pair(trade)
    texts = [{line.text for line in questions_of(resume, job, level, pages=12)} for level in Level]
    assert sum(map(len, texts)) == len(set.union(*texts))


@pytest.mark.parametrize("level", Level)
def test_jobs_of_two_trades_begin_with_questions_of_their_own(level: Level) -> None:
    first = {trade: {line.text for line in questions_of(*pair(trade), level, pages=2)} for trade in PAIRS}
    assert all(len(first[left] & first[right]) <= 1 for left, right in combinations(PAIRS, 2))


def test_the_trade_is_asked_about_its_own_matters() -> None:
    topics = {trade: {question.topic for question in questions_of(*pair(trade), Level.BEGINNER)} for trade in PAIRS}
    assert {"Medication", "Triage"} <= topics["nurse"]
    assert {"Hygiene", "Allergies"} <= topics["chef"]
    assert {"Closing", "Reconciling"} <= topics["accountant"]
    assert "API design" in topics["engineer"]
    assert {"Lessons", "Class"} <= topics["teacher"]
    assert "Electrical" in topics["electrician"]


def test_a_missing_skill_is_asked_openly() -> None:
    resume, job = pair("engineer")
    kubernetes = [
        question for question in questions_of(resume, job, Level.INTERMEDIATE) if question.topic == "Kubernetes"
    ]
    assert kubernetes
    assert all(kubernete.gap and "Kubernetes" in kubernete.answer for kubernete in kubernetes)
    python = [question for question in questions_of(resume, job, Level.INTERMEDIATE) if question.topic == "Python"]
    assert python
    assert not any(question.gap for question in python)


NIGHTS = """Experience
Registered Nurse, Briar Hill Hospital, 2021 - 2026
- Charted every dose of the night shift in Cerner within ten minutes.
- Checked the wounds of nine patients after surgery on each shift.

Waitress, Café Alba, 2018 - 2021
- Served 140 guests a night, sold 30% more wine and trained 12 waiters in two languages.
"""


@pytest.mark.parametrize("level", Level)
def test_what_is_missing_is_met_with_the_nearest_line_of_the_resume(level: Level) -> None:
    job = "Registered Nurse\n\nRequirements\n- Epic\n- Telemetry\n- Care for patients after surgery on night shifts\n"
    missing = [question for question in questions_of(Document(text=NIGHTS), job, level) if question.gap]
    # A fact that was just mentioned is not mentioned again.
    assert all("Cerner" in question.quote or not question.quote for question in missing if question.topic == "Epic")
    assert any(question.topic == "Epic" for question in missing)
    assert not any("wine" in question.quote for question in missing)


@pytest.mark.spec("OPEN-020")
@pytest.mark.parametrize("trade", PAIRS)
def test_responsibilities_end_with_none(trade: str) -> None:
    resume, job = pair(trade)
    offset: int | None = 0
    items = []
    while offset is not None:
        page = ANALYST.responsibilities(resume, job, offset=offset).value
        assert len(page.items) == PAGE or page.next_offset is None
        items.extend(page.items)
        offset = page.next_offset
    assert {task.of for task in items} == {"job", "resume"}
    assert all(task.where for task in items if task.of == "resume")
    assert any(task.proof for task in items if task.of == "job")
    for line in items:
        for words in (line.where, line.proof, *([line.text] if line.of == "resume" else [])):
            assert folded(words) in folded(resume.text)
    beyond = ANALYST.responsibilities(resume, job, offset=BEYOND).value
    assert (beyond.items, beyond.next_offset) == ((), None)


@pytest.mark.parametrize("trade", PAIRS)
def test_a_summary_states_what_the_resume_says(trade: str) -> None:
    resume, job = pair(trade)
    about = ANALYST.about(resume, job).value
    assert 2 <= len(about.summary) <= 3
    for quote in (*about.highlights, *(fact.quote for fact in about.facts), *QUOTED.findall(" ".join(about.summary))):
        assert folded(quote) in folded(resume.text)
    name = resume.text.split("\n", 1)[0]
    assert not set(name.split()) & set(re.findall(r"\w+", " ".join(about.summary)))


def test_the_nurse_in_short() -> None:
    resume, job = pair("nurse")
    about = ANALYST.about(resume, job).value
    assert about.summary[0].startswith("A Charge Nurse whose dated roles add up to about 9 years.")
    assert "Now a charge nurse at Birchwater Hospital (since 2021), before that " in about.summary[0]
    assert "It does not mention" in about.summary[1]
    assert "PALS" in about.summary[1]
    assert "Cut central line infections by 40 % in a year with a daily checklist." in about.highlights
    assert ("Education", "Bachelor's degree") in {(fact.label, fact.value) for fact in about.facts}


def test_somebody_is_called_by_their_own_title_and_no_tool_is_one() -> None:
    _, job = pair("engineer")
    text = {
        "Research Assistant": "A Research Assistant",
        "Windows Server": "A candidate",
    }
    for title, who in text.items():
        resume = f"Ann Fresh\n\nExperience\n\n{title}, Salt Mill, 2019 - 2022\n- Kept two halls in order.\n"
        summary = " ".join(ANALYST.about(Document(text=resume), job).value.summary)
        assert summary.startswith(f"{who} whose dated roles"), summary


def test_skills_come_with_proof_or_without() -> None:
    resume, job = pair("accountant")
    skills = {skill.name: skill for skill in ANALYST.top_skills(resume, job).value}
    assert 5 <= len(skills) <= 10
    assert skills["Account reconciliation"].proof == "Reconciled 45 balance sheet accounts every month."
    assert skills["NetSuite"].proof == ""
    assert skills["NetSuite"].must
    musts = [skill.must for skill in skills.values()]
    assert musts == sorted(musts, reverse=True)


def test_what_one_skill_implies_is_not_called_missing() -> None:
    job = "Database Developer\nRequirements\n- SQL and PostgreSQL are required."
    resume = Document(text="Experience\nDeveloper, Ash & Elm, 2019 - 2021\n- Tuned PostgreSQL for a busy shop.")
    proofs = {skill.name: skill.proof for skill in ANALYST.top_skills(resume, job).value}
    assert proofs["SQL"] == "Tuned PostgreSQL for a busy shop."


@pytest.mark.parametrize("resume", ["", "Hello", "Looking for work.", "\n\n"])
@pytest.mark.parametrize("level", Level)
def test_next_to_nothing_is_answered_honestly(resume: str, level: Level) -> None:
    document = Document(text=resume)
    _, job = pair("nurse")
    questions = questions_of(document, job, level)
    assert len(questions) == PAGES * PAGE
    assert not [question for question in questions if question.topic == "Your resume"]
    about = ANALYST.about(document, job).value
    assert len(about.summary) == 1
    assert about.highlights == ()


@pytest.mark.spec("QUES-11")
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("job", ["Dishwasher", "We need a driver.", "Elektroniker für Betriebstechnik (m/w/d)"])
def test_eight_pages_of_a_job_of_one_line_repeat_nothing(job: str, level: Level) -> None:
    texts = {re.sub(r"\W", "", line.text).casefold() for line in questions_of(Document(text="I worked."), job, level)}
    assert len(texts) == PAGES * PAGE


@pytest.mark.parametrize(
    ("line", "trade"), [("Dishwasher wanted.", "hospitality"), ("Elektroniker (m/w/d) gesucht", "construction")]
)
def test_a_job_of_one_line_is_asked_about_its_trade(line: str, trade: str) -> None:
    of_trade = {cue.text for level in Level for cue in load_bank().asked_in(trade, level)}
    assert {
        question.text for level in Level for question in questions_of(Document(text=""), line, level, pages=12)
    } & of_trade


def test_who_is_sought_is_no_part_of_the_work() -> None:
    expected = "You: calm and fond of dogs of all kinds\nWir suchen eine Person mit Hund"
    job = f"Pet sitter\n{expected}\nTasks\n- Answer the complaints of customers"
    texts = " ".join(line.text for level in Level for line in questions_of(Document(text=""), job, level))
    assert "complaint" in texts
    assert "fond of dogs" not in texts
    assert "Wir suchen" not in texts


@pytest.mark.parametrize("level", Level)
def test_a_job_that_names_no_skill_gets_general_questions(level: Level) -> None:
    resume, _ = pair("chef")
    questions = questions_of(resume, "Somebody pleasant wanted for this and that, please come by on Monday.", level)
    assert len(questions) >= 6 * PAGE
    assert not [question for question in questions if question.gap and question.topic != "This job"]


def test_private_lines_are_never_quoted() -> None:
    lines = "Driver's license: D1234567 Visa: H1B\nReach me at jo@mailbox.example about triage and wound care\n"
    resume, job = pair("nurse")
    document = Document(text=resume.text + "\nSkills\n" + lines)
    text = str(ANALYST.about(document, job).value) + str(ANALYST.top_skills(document, job).value)
    text += "".join(str(questions_of(document, job, level, pages=12)) for level in Level)
    assert "D1234567" not in text
    assert "jo@mailbox" not in text


WORDS = st.sampled_from(
    "managed triage wound care 12 patients Python sauces the team budget led “a” <b> 40 % \n - 2019 -".split(" ")  # noqa: SIM905
)


@settings(max_examples=25, deadline=None)
@given(st.lists(WORDS, max_size=60), st.lists(WORDS, max_size=60), st.sampled_from(Level))
def test_any_words_get_questions_that_never_repeat_and_never_invent(
    resume_words: list[str], job_words: list[str], level: Level
) -> None:
    resume, job = Document(text=" ".join(resume_words)), " ".join(job_words)
    first = ANALYST.questions(resume, job, level=level, offset=0)
    questions = questions_of(resume, job, level, pages=13)
    assert first == ANALYST.questions(resume, job, level=level, offset=0)
    assert len({re.sub(r"\W", "", question.text).casefold() for question in questions}) == len(questions)
    for question in questions:
        assert folded(question.quote) in folded(f"{resume.text}\n{job}")


def test_a_paper_in_a_dated_line_is_not_called_missing_and_its_dates_are_not_quoted() -> None:
    roles = "WORK HISTORY\nLOADER SALT CELLAR DC 2015 - 2018\n12 TRAILERS A SHIFT"
    resume = f"Marcus Hill\n\n{roles}\n\nLICENSES\nCDL-A 6/14–9/17\n"
    job = "Truck Driver\n\nRequirements\n- CDL Class A\n- Put away pallets with a scanner\n"
    questions = [question for level in Level for question in questions_of(Document(resume), job, level, pages=12)]
    assert not [question for question in questions if question.gap and "CDL" in question.text]
    assert not [question for question in questions if "6/14" in f"{question.text} {question.answer} {question.quote}"]
