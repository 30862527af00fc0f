"""What a job demands beside skill, such as a work permit, weekends or lifting: shown to people and never scored."""

import re
from collections.abc import Iterable, Iterator

from hireloom.text_analysis.language.data_files import rows_of

_KINDS = tuple(rows_of("conditions.tsv", "adverts"))
_ANYWHERE = "anywhere"  # marks kinds that are no topic of a duty: 'lift 50 pounds', but not 'track attendance'


def _any_of(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns), re.IGNORECASE)


_CONDITION = _any_of(pattern for _, _, pattern in _KINDS)
_UNMISTAKABLE = _any_of(pattern for _, where, pattern in _KINDS if where == _ANYWHERE)


def conditions_in(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each wording of a condition."""
    for match in _CONDITION.finditer(text):
        yield match.span()


def is_unmistakable(text: str) -> bool:
    """The text holds a condition that is one wherever it stands, such as 'lift 50 pounds'."""
    return _UNMISTAKABLE.search(text) is not None


_EDGE = re.compile(r"[,;:()]|\.\s|\s(?:and|or|with)\s|\s[-–—]\s")
_LEAD = re.compile(
    r"^(?:(?:an?|the|must|should|including|x\b|have|has|be|is|are|able|ability|to|candidates?|applicants?|all|also|will|may|you|include"
    r"|selected|pass|undergo|successfully|complete|possess|own(?= professional))\b\s*)+",
    re.I,
)
_LISTED = re.compile(r"(?:(?:, ?|/| )(?:and/or |and |or )?\w+(?=[,/;.)]|$| (?:and|or|and/or)\b))+")  # more single words
_WORD = re.compile(r"[^\W\d_]{3}")
MOST_WORDS, LONGEST_REST = 9, 40  # words of a name; characters behind the wording that may belong to it
AROUND = 200  # characters before and behind the wording in which its clause begins and ends


def condition_names(text: str) -> list[str]:
    """Each condition of a clause by its own words: 'Clean driving record', 'Stoop, kneel or crawl'."""
    names, reached = [], 0
    for start, end in conditions_in(text):
        if start < reached:
            continue
        before, after = text[max(0, start - AROUND) : start], text[end : end + AROUND]
        opened = max((edge.end() for edge in _EDGE.finditer(before)), default=0)
        name = _LEAD.sub("", f"{before[opened:]}{text[start:end]}{_EDGE.split(after, 1)[0]}".strip())
        if len(name.split()) > MOST_WORDS:
            name = " ".join(text[start : end + LONGEST_REST].split()[:MOST_WORDS])
        elif " " not in name and (more := _LISTED.match(after)):
            name, reached = name + more.group(), end + more.end()
        names.append(name[:1].upper() + name[1:].rstrip(" .,;:"))
    return [name for name in dict.fromkeys(names) if _WORD.search(name)]
