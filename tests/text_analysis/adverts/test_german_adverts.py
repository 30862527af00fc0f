"""Adverts in German: their headings, cues, years, degrees and the everyday skills of trades."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Findings, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon

NURSE = """\
Pflegefachkraft (m/w/d)
Seniorenzentrum Lindenhof, Freiburg

Zur Verstärkung unseres Teams suchen wir eine Pflegefachkraft. Das Seniorenzentrum Lindenhof hat 84 Plätze.

Ihre Aufgaben
- Grund- und Behandlungspflege der Bewohner
- Medikamente stellen und verabreichen
- Wundversorgung

Ihr Profil
- Abgeschlossene Ausbildung als Pflegefachkraft
- Mindestens zwei Jahre Berufserfahrung in der Altenpflege
- Sicherer Umgang mit MS Office
- Gute Deutschkenntnisse (B2)
- Führerschein Klasse B von Vorteil
- Teamfähigkeit

Wir bieten
- 30 Tage Urlaub und Teilnahme an Schulungen in Excel
"""
RESUME = """\
Katrin Böhmer
katrin.boehmer@example.org

Berufserfahrung
Pflegefachkraft, Haus Sonnenblick, Freiburg   04/2020 – heute
- Grund- und Behandlungspflege von 24 Bewohnern
- Medikamente gestellt und verabreicht
- Wundversorgung im Wohnbereich

Ausbildung
Ausbildung zur Pflegefachkraft, Berufsfachschule Freiburg, 2017 – 2020

Kenntnisse
MS Office, Führerschein Klasse B

Sprachen
Deutsch (Muttersprache), Englisch (B1)
"""


def matched(resume: str, job: str) -> Findings:
    return find(Document(resume), job, load_lexicon(), now=NOW)


def test_what_it_asks_for_is_named_as_in_any_other() -> None:
    labels = {
        requirement.requirement.label: requirement.requirement.must
        for requirement in job_requirements(NURSE, load_lexicon()).asked
    }
    musts = {name for name, must in labels.items() if must}
    assert {"Personal care", "Medication administration", "Wound care", "German", "MS Office"} <= musts
    assert {"2+ years of relevant experience", "Vocational qualification"} <= musts
    assert labels["Führerschein Klasse B"] is False
    assert "Teamwork" in labels
    assert not {"Microsoft Teams", "Excel"} & set(labels)


def test_a_resume_in_german_shows_it() -> None:
    met_labels = {
        finding.requirement.label for finding in matched(RESUME, NURSE).findings if finding.state is State.MET
    }
    assert {"Pflegefachkraft", "Personal care", "Wound care", "German", "Vocational qualification"} <= met_labels
    assert {"2+ years of relevant experience", "Medication administration", "Führerschein Klasse B"} <= met_labels


def test_years_of_training_are_no_work() -> None:
    job = NURSE.replace("zwei Jahre", "8 Jahre")
    (years,) = [finding for finding in matched(RESUME, job).findings if finding.requirement.label.startswith("8+")]
    assert years.note == (
        "Your resume shows 6 years 8 months as Pflegefachkraft: 2020 to now. The job asks for 8 years."
    )


def test_one_year_is_asked_for_as_more_are() -> None:
    labels = {
        requirement.requirement.label
        for requirement in job_requirements(NURSE.replace("zwei Jahre", "1 Jahr"), load_lexicon()).asked
    }
    assert "1+ year of relevant experience" in labels


def test_the_employer_stands_below_the_title() -> None:
    assert advert(NURSE).company == "Seniorenzentrum Lindenhof"


@pytest.mark.parametrize(
    ("heading", "ask"),
    [
        ("Deine Aufgaben:", Ask.DUTY),
        ("Das bringst du mit", Ask.MUST),
        ("Anforderungen:", Ask.MUST),
        ("Wünschenswert:", Ask.NICE),
        ("Das bieten wir Ihnen", Ask.NOISE),
        ("Über uns", Ask.NOISE),
    ],
)
def test_each_heading_announces_what_stands_below_it(heading: str, ask: Ask) -> None:
    (line,) = [line for line in advert(f"Koch\n\n{heading}\n- Saucen und Suppen").lines if "Suppen" in line.text]
    assert line.ask is ask


@pytest.mark.parametrize(
    ("text", "degree"),
    [
        ("Abgeschlossenes Studium der Informatik", "Bachelor's degree"),
        ("Abgeschlossene Berufsausbildung", "Vocational qualification"),
        ("Masterabschluss in Physik", "Master's degree"),
    ],
)
def test_a_degree_is_asked_for_by_its_level(text: str, degree: str) -> None:
    job = f"Softwareentwickler (m/w/d)\n\nIhr Profil\n- {text}\n- Java und Git\n"
    assert degree in {requirement.requirement.label for requirement in job_requirements(job, load_lexicon()).asked}


MECHANIC = """\
Kfz-Mechatroniker (m/w/d)
Autohaus Lindner GmbH, Böblingen

Das erwartet Sie
- Durchführung von Inspektionen und Reparaturen an Pkw und Transportern
- Betreuung von Auszubildenden in der Werkstatt
- Austausch von Stoßdämpfern

Ihr Profil
- Führerschein Klasse B
"""
WORKSHOP = """\
Jörg Brandt

Berufserfahrung
seit 05/2018 Kfz-Mechatroniker, Autohaus Schwaben
- Reparatur von Pkw aller Marken
- Betreuung zweier Auszubildender der Werkstatt
"""


def test_duties_without_a_known_skill_are_asked_for_and_found_in_any_form_of_their_words() -> None:
    rows = {finding.requirement.label: finding for finding in matched(WORKSHOP, MECHANIC).findings}
    repair = rows["Durchführung von Inspektionen und Reparaturen an Pkw und Transportern"]
    assert (repair.state, repair.evidence[0].quote) == (State.PARTLY, "Reparatur von Pkw aller Marken")
    assert repair.note.startswith("Your resume comes near this. The job also speaks of Inspektionen")
    assert rows["Betreuung von Auszubildenden in der Werkstatt"].state is State.MET
    assert rows["Austausch von Stoßdämpfern"].state is State.MISSING


def test_english_duties_are_compared_by_their_telling_words() -> None:
    job = "Mechanic\n\nResponsibilities\n- Repair all vans of the fleet\n- Teach two apprentices of the trade\n"
    job += "- Carry out wound care including compression bandaging, insulin administration and catheter care\n"
    assert not any(requirement.begins for requirement in job_requirements(job, load_lexicon()).asked)
