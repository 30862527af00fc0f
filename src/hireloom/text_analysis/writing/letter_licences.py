"""Papers without which nobody bears the title of a job, judged by the titles that the person has borne."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of

LONGEST_PAPER_LINE = 14  # words of a line that names a paper of one's own
_HOLDS = re.compile(r"\b(?:licen[cs]e[ds]?|certified|certifications?|certificates?|registration|admitted)\b", re.I)
_HELPERS = re.compile(
    r"\b(?:assistant|aide|secretary|recruiter|paralegal|clerk|scheduler|receptionist|technician)\b", re.I
)


def missing_licence(job_title: str, titles: Sequence[str], had: str) -> str:
    """'an RN license' for a job that needs it, if no title of the person and no line about papers names it."""
    missing = ""
    for pattern, paper in _licensed():
        named = pattern.search(job_title)
        if not named:
            continue
        if _HELPERS.search(job_title) and not _HELPERS.search(named.group()):
            return ""
        if any(map(pattern.search, titles)) or any(map(pattern.search, _of_papers(had))):
            return ""
        if missing or not re.search(r"\bor\b|/", job_title, re.I):
            return missing or paper
        missing = paper  # one of several is enough: 'RN or LPN'
    return missing


def _of_papers(text: str) -> Iterator[str]:
    """The lines about papers, with the headings above them."""
    above = ""
    for line in text.splitlines():
        if len(line.split()) <= LONGEST_PAPER_LINE and _HOLDS.search(f"{above} {line}"):
            yield line
        above = line if line.strip() else above


@cache
def _licensed() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The longest titles first: a nurse practitioner is more than a nurse."""
    rows = [(words.split("|"), paper) for words, paper in rows_of("licensed_titles.tsv", "writing")]
    rows.sort(key=lambda row: -max(map(len, row[0])))
    return tuple((re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b", re.I), paper) for words, paper in rows)
