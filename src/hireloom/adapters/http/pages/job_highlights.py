"""What a job asks for and offers, in two short lists beside what happens next."""

from collections.abc import Iterator
from datetime import date, timedelta
from html import escape

from hireloom.domain.jobs import Job
from hireloom.text_analysis.adverts.highlights import AdvertHighlights


def highlight_lists(highlights: AdvertHighlights | None, *, beside: str = "") -> str:
    """`beside` is HTML that stands to the right of the lists."""
    columns = "".join(_lists(highlights or AdvertHighlights())) + beside
    return f'<div class="highlights">{columns}</div>' if columns else ""


def day_of(day: date) -> str:
    return f"{day:%b} {day.day}"


def _lists(highlights: AdvertHighlights) -> Iterator[str]:
    for heading, lines in (("What you need", highlights.needs), ("What you get", highlights.offers)):
        if lines:
            items = "".join(f'<li dir="auto">{escape(line)}</li>' for line in lines)
            yield f"<div><h3>{heading}</h3><ul>{items}</ul></div>"


def next_steps(job: Job, today: date) -> str:
    """What happens to an application that is sent today."""
    steps = [
        ("Today", "The recruiter gets your application"),
        (f"By {day_of(today + timedelta(days=job.answer_days))}", "You get an answer"),
    ]
    rows = "".join(f"<dt>{when}</dt><dd>{what}</dd>" for when, what in steps)
    return f"<div><h3>What happens next</h3><dl>{rows}</dl></div>"
