"""Resumes as Word files, one that flows and one built of tables. The bytes depend on the resume alone."""

from collections.abc import Iterable, Iterator, Sequence

from hireloom.adapters.demo import word_pages as word
from hireloom.adapters.demo.resume import Post, Resume, Study
from hireloom.adapters.demo.word_pages import Run


def flowing(resume: Resume, colour: str) -> bytes:
    """Headings, paragraphs and bullet lists, as most people write it."""
    body = [
        word.paragraph(_name(resume, colour, 22)),
        _text(resume.headline),
        _text(" | ".join(resume.contact)),
        _heading("Summary", colour),
        _text(resume.summary),
        _heading("Work Experience", colour),
        *_posts(resume.posts),
        _heading("Education", colour),
        *_studies(resume.studies),
        _heading("Skills", colour),
        _text(", ".join(resume.skills)),
        *_lists(resume, colour),
    ]
    return _file(body, resume, "Calibri", 10.5)


def with_tables(resume: Resume, colour: str) -> bytes:
    """Name and contact side by side in a table, skills in a grid of three columns."""
    name = word.paragraph(_name(resume, colour, 20)) + _text(resume.headline)
    contact = "".join(_text(line) for line in resume.contact)
    height = -(-len(resume.skills) // 3)
    skills = [*resume.skills, *[""] * (3 * height - len(resume.skills))]  # row by row, as the eye reads
    body = [
        word.table([[name, contact]]),
        _heading("Profile", colour),
        _text(resume.summary),
        _heading("Key Skills", colour),
        word.table([[_text(skill) for skill in skills[3 * row : 3 * row + 3]] for row in range(height)]),
        _heading("Career History", colour),
        *_posts(resume.posts),
        _heading("Education and Training", colour),
        *_studies(resume.studies),
        *_lists(resume, colour),
    ]
    return _file(body, resume, "Georgia", 10)


def _file(body: Sequence[str], resume: Resume, font: str, size: float) -> bytes:
    return word.document(body, title=f"{resume.name}, resume", author=resume.name, font=font, size=size)


def _name(resume: Resume, colour: str, size: float) -> Run:
    return Run(resume.name, is_bold=True, size=size, colour=colour)


def _text(words: str) -> str:
    return word.paragraph(Run(words))


def _heading(words: str, colour: str) -> str:
    return word.heading(Run(words, is_bold=True, size=12.5, colour=colour))


def _posts(posts: Iterable[Post]) -> Iterator[str]:
    for post in posts:
        yield from _entry(post.title, post.period, f"{post.employer}, {post.place}")
        yield from map(word.bullet, post.bullets)


def _studies(studies: Iterable[Study]) -> Iterator[str]:
    for study in studies:
        yield from _entry(study.degree, study.period, study.school)


def _entry(title: str, period: str, below: str) -> Iterator[str]:
    yield word.entry(Run(title, is_bold=True), Run(f"\t{period}"))
    yield word.paragraph(Run(below, is_italic=True))


def _lists(resume: Resume, colour: str) -> Iterator[str]:
    if resume.certificates:
        yield _heading("Certifications", colour)
        yield from map(word.bullet, resume.certificates)
    if resume.languages:
        yield _heading("Languages", colour)
        yield _text(", ".join(resume.languages))
