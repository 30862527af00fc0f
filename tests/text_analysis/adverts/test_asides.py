"""Sentences of an advert that ask for nothing, and those that only look so."""

import pytest

from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.lexicon_files import load_lexicon


def asks(sentence: str) -> Ask:
    """How the sentence asks, or the clause of it that does."""
    lines = advert(f"Shop Clerk\n\nAbout you\n- Tidy work\n- {sentence}\n").lines
    result = [line.ask for line in lines if line.text in sentence]
    return next((ask for ask in result if ask is not Ask.NOISE), Ask.NOISE)


@pytest.mark.parametrize(
    "sentence",
    [
        "No retail experience necessary, we show you all of it",
        "No previous care home experience needed",
        "No experience in RevOps needed, we teach you",
        "Norwegian is not required",
        "No supervisory experience",
        "Meant for someone with little or no baking experience",
        "The requirements listed below are representative of what the work needs",
        "A member of the team will be contacting qualified applicants",
        "You'd be eligible for health, dental and life insurance",
        "Short Term Disability",
        "Direct deposit",
        "Join us in our vision of a world without infection",
        "The mission of the quality function is to keep patients safe",
        "Competitive pay",
        "Send resumes to Dana Holt at dholt@staffing.example or Luis Vega at lvega@staffing.example",
        "EOE",
        "Relocation assistance is not available for this position",
        "HS diploma not required",
        "A degree isn't required",
        "This position does not involve hiring, firing, or disciplining associates",
        "For an informal chat please contact Julie",
        "Interviews will be held in January",
        "This post is subject to the Rehabilitation of Offenders Act",
        "Newly qualified teachers are welcome to apply",
        "Then we want to hear from you",
        "Apply in person from Monday to Friday",
        "Governors wish to appoint an inspirational Teacher of Chemistry",
        "Weekly pay, overtime available",
        "Freezer gear provided",
        "Male and female candidates can apply",
        "Immediate joiners only",
        "In order to be considered for this position, fill in our form",
        "Harbor Mills is the leading provider of bread in three towns",
        "You will receive comprehensive training",
        "Clerks enjoy being home on weekends",
        "Wir, die Agrar Keller KG, suchen Verstärkung für die Werkstatt",
        "Bewerben Sie sich jetzt",
        "20 days' annual leave",
        "Enhanced DBS check will be carried out",
        "Applications from career changers are welcome",
        "Applications will be reviewed as they arrive",
        "Apply for this role today",
        "Own transport is useful for early shifts",
        "Wir suchen zum nächstmöglichen Zeitpunkt Verstärkung",
    ],
)
def test_what_is_not_needed_how_one_is_hired_and_the_terms_ask_for_nothing(sentence: str) -> None:
    assert asks(sentence) is Ask.NOISE


@pytest.mark.parametrize(
    ("sentence", "ask"),
    [
        ("SQL required, Python not required", Ask.NICE),
        ("Kafka is useful but not essential", Ask.NICE),
        ("German helps but isn't a must", Ask.NICE),
        ("Excel basics help.", Ask.NICE),
        ("Retail experience required", Ask.MUST),
        ("You help customers", Ask.MUST),
        ("If you have three years of Python, we'd love to hear from you", Ask.MUST),
        ("We are looking to hire a nurse with five years in intensive care", Ask.MUST),
        ("Wir suchen eine Pflegefachkraft mit Erfahrung in Wundversorgung", Ask.MUST),
        ("Must have own transport and a driving licence", Ask.MUST),
        ("Experienced joiners, two of them in Leeds", Ask.MUST),
        ("Build web applications from user stories", Ask.MUST),
        ("Make sure that all applications are tested", Ask.MUST),
        ("You can apply statistics to real problems", Ask.MUST),
        ("Apply for permits on behalf of clients", Ask.MUST),
        ("No more than two errors in a week, and experience required", Ask.MUST),
    ],
)
def test_a_sentence_that_also_wishes_still_asks(sentence: str, ask: Ask) -> None:
    assert asks(sentence) is ask


def labels(line: str) -> dict[str, bool]:
    rows = job_requirements(
        f"Developer\n\nRequirements\n- {line}\n- Writing letters to clients\n", load_lexicon()
    ).asked
    return {finding.requirement.label: finding.requirement.must for finding in rows}


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Services in Python (or Go)", "Python or Go"),
        ("Good to have: React JS exposure", "React JS exposure"),
        ("Knowledge of loom ledgers would be an advantage", "Loom ledgers"),
    ],
)
def test_a_label_holds_no_rest_of_a_cue(line: str, label: str) -> None:
    assert label in labels(line)


@pytest.mark.parametrize(
    "sentence",
    [
        "In order to be considered for this position, you must have two years of experience in welding",
        "Must have working knowledge of three-phase power, please send resume for review",
    ],
)
def test_how_to_apply_hides_no_ask(sentence: str) -> None:
    assert asks(sentence) is Ask.MUST
