"""A resume in one line: the title of the latest post, and the years of experience."""

from typing import NamedTuple

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.positions import posts
from hireloom.text_analysis.resumes.resume_fields import years_of

LONGEST_TITLE = 80


class ResumeOutline(NamedTuple):
    """An uncertain title is empty; the years are None if the resume neither states nor shows them."""

    title: str
    years: int | None


def outline(text: str, lexicon: Lexicon, now: int) -> ResumeOutline:
    title = next((post.title for post in posts(career(text, lexicon), lexicon) if post.title), "")
    years = years_of(text, lexicon, now)
    return ResumeOutline(title[:LONGEST_TITLE], None if years is None else int(years))
