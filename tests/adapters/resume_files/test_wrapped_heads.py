"""Titles and employers that need more than one line, in files that we make."""

from dataclasses import replace

import pytest

from hireloom.domain.careers.records import CareerDeed, CareerPosition, CareerRecord
from hireloom.domain.resumes.layouts import ResumeLook, Template
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in
from tests.adapters.resume_files.test_resume_files import read_back, resume

OFFICE = "Bundesanstalt für Landwirtschaft und Ernährung in Zusammenarbeit mit der Donaudampfschifffahrtsgesellschaft"
DIRECTOR = "Senior Associate Director of Clinical Operations, Perioperative and Ambulatory Surgical Services"
ADVISER = (
    "Senior Principal Distinguished Verwaltungsangestelltenstellvertreterin"
    " für Datenschutzgrundverordnungsangelegenheiten"
)
VILLAGE = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"


@pytest.mark.spec("WS-101", "WS-103")
@pytest.mark.parametrize("template", Template)
@pytest.mark.parametrize(
    ("title", "employer", "place"),
    [
        ("Staff Nurse", OFFICE, VILLAGE),
        (DIRECTOR, OFFICE, "Columbus, Ohio"),
        (DIRECTOR, "Halewood General", "Columbus, Ohio"),
        (ADVISER, OFFICE, VILLAGE),
        (ADVISER, "Halewood General", "Columbus, Ohio"),
    ],
)
def test_every_role_comes_back_whole_however_many_lines_its_head_takes(title, employer, place, template):
    plain = CareerPosition("p", (), employer=employer, place=place, start="2001-01", end="2002-01")
    record = CareerRecord(
        tuple(
            replace(
                plain,
                id=f"p{number}",
                title=f"{title} {number}",
                deeds=(CareerDeed(f"d{number}", (), f"Cared for ward number {number} at night."),),
            )
            for number in range(3)
        )
    )
    career = career_in(read_back(resume(record, ResumeLook(template))), load_lexicon())
    assert [_facts(role) for role in career.positions] == [_facts(role) for role in record.positions]


def _facts(role):
    return role.title, role.employer, role.place, role.start, role.end, [deed.text for deed in role.deeds]
