"""How fast documents are read: pages per second of our PDF reader, compared with pdfplumber, on generated resumes.

python bench/documents.py [--rounds 15]. Both run in this process and are measured in processor time, so that other work
on the machine does not change the ratio; the last column is the wall time of reading through the sandbox.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from io import BytesIO

import pdfplumber
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, FrameBreak, PageTemplate, Paragraph, SimpleDocTemplate

from hireloom.adapters.documents import child
from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.domain.documents import Format

WORDS = [
    *("managed", "built", "planned", "delivered", "trained", "audited", "weekly", "payroll", "records", "billing"),
    *("customer", "support", "team", "reports", "nursing", "patient", "care", "inventory", "schedules", "budget"),
    *("supplier", "contracts", "quality", "safety", "machines", "drawings", "lessons", "recipes", "routes", "sales"),
]


def sentence(chance: random.Random, words: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(words)).capitalize() + "."


def one_column(chance: random.Random) -> bytes:
    looks = getSampleStyleSheet()
    story: list[Flowable] = [Paragraph("Maria Sample", looks["Title"])]
    for section in ("Profile", "Experience", "Projects", "Education", "Skills"):
        story.append(Paragraph(section, looks["Heading2"]))
        story += [Paragraph(f"• {sentence(chance, 24)}", looks["BodyText"]) for _ in range(7)]
    content = BytesIO()
    SimpleDocTemplate(content, pagesize=A4).build(story)
    return content.getvalue()


def two_columns(chance: random.Random) -> bytes:
    looks = getSampleStyleSheet()
    content = BytesIO()
    template = BaseDocTemplate(content, pagesize=A4)
    template.addPageTemplates(PageTemplate(frames=[Frame(40, 40, 150, 760), Frame(210, 40, 340, 760)]))
    story: list[Flowable] = []
    for page in range(2):
        story += [Paragraph(sentence(chance, 8), looks["BodyText"]) for _ in range(12)]
        story.append(FrameBreak())
        story += [Paragraph(sentence(chance, 24), looks["BodyText"]) for _ in range(15)]
        if page == 0:
            story.append(FrameBreak())
    template.build(story)
    return content.getvalue()


def plumbed(content: bytes) -> int:
    with pdfplumber.open(BytesIO(content)) as document:
        return sum(len(page.extract_text()) for page in document.pages)


def seconds(works: dict[str, tuple[Callable[[], object], int, Callable[[], float]]], rounds: int) -> dict[str, float]:
    """The median seconds of each work. Every round runs all of them in turn, so that a slow moment affects them
    alike."""
    times_of_work: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, (work, times, clock) in works.items():
            for _ in range(times):
                start = clock()
                work()
                times_of_work[name].append(clock() - start)
    return {name: statistics.median(item) for name, item in times_of_work.items()}


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--rounds", type=int, default=15)
    rounds = ask.parse_args(arguments).rounds
    reader = SandboxedReader()
    print(f"{'two-page resume':16} {'hireloom':>12} {'pdfplumber':>12} {'times':>7} {'through the sandbox':>21}")
    for name, make in (("one column", one_column), ("two columns", two_columns)):
        content = make(random.Random(7))
        pages = child.read(Format.PDF, content).pages
        reader.read(content, name="resume.pdf")
        took = seconds(
            {
                "product": (lambda c=content: child.read(Format.PDF, c), 8, time.process_time),  # type: ignore[misc]
                "peer": (lambda c=content: plumbed(c), 1, time.process_time),  # type: ignore[misc]
                "whole": (lambda c=content: reader.read(c, name="resume.pdf"), 4, time.perf_counter),  # type: ignore[misc]
            },
            rounds,
        )
        product, peer, whole = took.values()
        print(
            f"{name:16} {pages / product:8.0f} p/s {pages / peer:8.1f} p/s {peer / product:6.1f}x "
            f"{whole * 1000:8.1f} ms, {pages / whole:4.0f} p/s"
        )
    reader.close()


if __name__ == "__main__":
    main()
