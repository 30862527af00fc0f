"""The deeds below the head of a role, by which the head is told where it has no dates."""

from collections.abc import Sequence

from hireloom.text_analysis.resumes.dated_lines import EDGES, ResumeLine
from hireloom.text_analysis.resumes.passages import PLACEHOLDER
from hireloom.text_analysis.resumes.titles_and_employers import opens_a_deed


def tells_deeds(lines: Sequence[ResumeLine], at: int) -> bool:
    """A deed stands in one of the next two lines."""
    below = lines[at + 1 : at + 3]
    return any(line.is_bullet or (len(line.text.split()) > 3 and opens_a_deed(line.text)) for line in below)


def stands_apart(lines: Sequence[ResumeLine], first: int, last: int) -> bool:
    """Nothing stands right above these lines, and bullets stand right below."""
    above = lines[first - 1] if first else None
    is_first = above is None or above.is_heading or lines[first].start - above.end > 1
    return is_first and any(line.is_bullet and line.start - lines[last].end == 1 for line in lines[last + 1 : last + 2])


def place_of_deed(line: ResumeLine, after: str) -> int:
    """The offset at which the words `after` the dates tell a deed, behind what an anonymizer put between; without
    words, the end of the line."""
    nobody = PLACEHOLDER.match(after)
    rest = after[nobody.end() :].strip(EDGES) if nobody else after
    return line.start + line.text.rfind(rest) if rest else line.end
