"""Plain functions for tools that measure how well the engine reads and ranks."""

from pathlib import Path

from hireloom.adapters.analysis.lexicon_files import load_lexicon
from hireloom.domain.documents import Document
from hireloom.domain.evidence import find
from hireloom.domain.requirements import NoRequirement
from hireloom.domain.scores import points


def match_percent(resume_text: str, job_text: str) -> float:
    """The match percent before rounding; 0 where the job asks for nothing that we can name."""
    try:
        found = find(Document(resume_text), job_text, load_lexicon()).findings
    except NoRequirement:
        return 0.0
    return 100 * sum(map(points, found)) / sum(each.requirement.weight for each in found)


def skills(text: str) -> list[str]:
    """The words of `text` that name something one can learn, as written, in order; manners left out."""
    found = load_lexicon().skills_in(text)
    return [text[each.start : each.end] for each in found if each.skill.kind != "soft"]


def document_text(path: str | Path) -> str:
    """The visible text of a file; raises a refusal where it cannot be read."""
    from hireloom.testing.documents import document_text as read

    return str(read(path))
