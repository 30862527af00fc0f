"""What the headings of a resume announce: work, studies, lists, or something besides the work."""

import re
from enum import Enum

from hireloom.domain.resumes.page_words import english_heading
from hireloom.text_analysis.language.degrees import heads_studies

# Below these headings stand lists, below the others sentences about work.
_LISTS = re.compile(
    r"\b(?:education\w*|academic|trainings?|courses?|coursework|skills?|competencies|qualifications|languages?"
    r"|interests|hobbies|organi[sz]ations"
    r"|certifications?|certificates?|licen[cs]es|credentials|references|affiliations|memberships|personal|contact|tools"
    r"|technologies|expertise|kenntnisse|sprachkenntnisse|sprachen|fähigkeiten|zertifikate|hobbys|interessen)\b",
    re.I,
)
_ASIDE = re.compile(
    r"\b(?:activities|awards|honors|publications|highlights|strengths|summary|profile|objective|projects"
    r"|accomplishments|achievements)\b",
    re.I,
)
_WORK = re.compile(
    r"\b(?:experience|employment|work|jobs|positions|roles|career|placements|internships?|history|service|berufs\w+"
    r"|beruflich\w*|praktika|werdegang)\b",
    re.I,
)
_UNPAID = re.compile(r"\bvolunt\w+|^member$", re.I)  # but a Member of Technical Staff is paid


_PAPERS = re.compile(r"\b(?:certifications?|certificates?|licen[cs]es|licensure|credentials|zertifikate)\b", re.I)


# Time away from work, dated as roles are.
AWAY = re.compile(
    r"\b(?:(?:parental|maternity|paternity|family|medical|sick|care) leave|leave of absence|sabbatical|career break"
    r"|unemployed|gap year|full[- ]time (?:parent|mother|father|carer)|stay[- ]at[- ]home)\b",
    re.I,
)


class Section(Enum):
    """What stands below a heading; `TOP` is all that stands above the first one."""

    TOP = "top"
    WORK = "work"
    STUDIES = "studies"
    PAPERS = "papers"
    LISTS = "lists"
    ASIDE = "aside"


def section_of(heading: str) -> Section:
    heading = english_heading(heading)
    if heads_studies(heading):
        return Section.STUDIES
    if _WORK.search(heading) and not re.search(r"\b(?:summary|skills|highlights)\b", heading, re.I):
        return Section.WORK
    if _PAPERS.search(heading):
        return Section.PAPERS
    if _LISTS.search(heading):
        return Section.LISTS
    return Section.ASIDE if _ASIDE.search(heading) else Section.WORK


def is_list(heading: str) -> bool:
    """Whether a list stands below the heading or after the label."""
    return _LISTS.search(heading) is not None


def is_unpaid(line: str) -> bool:
    """A heading or a role of unpaid work."""
    return _UNPAID.search(line) is not None
