"""Certificates and licences as a part of the career."""

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import career

RESUME = """\
Jane Roe, CPA
jane@acca.example

EXPERIENCE
Auditor, Patil & Associates, Chartered Accountants, 2019 - 2022
- Led audits of banks in three towns.

LICENCES
Forklift certification, 2018
"""


def test_certificates_are_part_of_the_career_but_neither_a_firm_nor_an_address() -> None:
    certificates = career(RESUME, load_lexicon()).certificates
    assert [certificate.skill.name for certificate in certificates] == ["CPA", "Forklift certification"]
    assert [certificate.line for certificate in certificates] == ["Jane Roe, CPA", "Forklift certification, 2018"]
    assert RESUME[certificates[0].start :].startswith("CPA")
