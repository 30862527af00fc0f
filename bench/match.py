"""How long a match takes: a two-page PDF against a job of 600 words, from bytes to the finished score.

python bench/match.py [--rounds 20]. Every round has a new resume and a new job, so that no cache helps. It prints
medians in milliseconds: of everything (sandboxed reader, findings, score), of the engine alone in wall and in processor
time, and of a peer on the same text, plain keyword overlap, which explains nothing.
"""

import argparse
import random
import re
import statistics
import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Flowable, Paragraph, SimpleDocTemplate

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.domain.documents import Document, Format
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resume_match.scores import Score, score
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import month_of

TARGET = 150  # milliseconds for everything, at the median
VERBS = ("Designed", "Built", "Ran", "Moved", "Tested", "Documented", "Reviewed", "Planned", "Measured", "Secured")
THINGS = (
    *("the billing service", "route planning", "patient records"),
    *("a REST API", "the data warehouse", "order intake"),
)
TOOLS = (
    *("Python", "Java", "PostgreSQL", "Docker", "Kubernetes", "Kafka"),
    *("Terraform", "Excel", "React", "Linux", "AWS", "Go"),
)
ENDS = ("for 140 partners", "without downtime", "with a team of five", "under strict privacy", "in three regions")

NOW = month_of(date(2026, 11, 1))


def sentence(chance: random.Random) -> str:
    tool, second_tool = chance.sample(TOOLS, 2)
    return (
        f"{chance.choice(VERBS)} {chance.choice(THINGS)} in {tool} and {second_tool} {chance.choice(ENDS)}, "
        f"cutting costs by {chance.randint(2, 60)} percent and waiting time by {chance.randint(2, 60)} hours."
    )


def resume(chance: random.Random) -> bytes:
    looks = getSampleStyleSheet()
    story: list[Flowable] = [
        Paragraph("Maya Sample", looks["Title"]),
        Paragraph("maya.sample@example.org", looks["BodyText"]),
    ]
    for year in (2021, 2018, 2015, 2012):
        story.append(Paragraph(f"Senior Backend Engineer {year} to {year + 3}", looks["Heading2"]))
        story += [Paragraph(f"• {sentence(chance)}", looks["BodyText"]) for _ in range(9)]
    story.append(Paragraph("Education", looks["Heading2"]))
    story.append(Paragraph("BSc Computer Science 2008 to 2012", looks["BodyText"]))
    content = BytesIO()
    SimpleDocTemplate(content, pagesize=A4).build(story)
    return content.getvalue()


def job(chance: random.Random) -> str:
    tools = chance.sample(TOOLS, 8)
    duties = "\n".join(f"- {sentence(chance)}" for _ in range(18))
    musts = "\n".join(f"- {tool} in production" for tool in tools[:5])
    nice = "\n".join(f"- {tool}" for tool in tools[5:])
    text = f"Backend Engineer\n\nWhat you will do\n{duties}\n\nRequirements\n- 5+ years of experience\n{musts}\n"
    text += f"\nNice to have\n{nice}\n"
    return text + "\nWe offer dental insurance and paid vacation.\n" * max(0, (600 - len(text.split())) // 7)


def overlap(text: str, advert: str) -> float:
    """The peer: the share of the job's words that the resume contains."""
    have, want = (set(re.findall(r"[a-z]+", item.lower())) for item in (text, advert))
    return len(have & want) / len(want)


def median(works: Sequence[Callable[[], object]], clock: Callable[[], float]) -> float:
    times = []
    for work in works:
        start = clock()
        work()
        times.append(clock() - start)
    return 1000 * statistics.median(times)


def main(arguments: list[str] | None = None) -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--rounds", type=int, default=20)
    rounds = ask.parse_args(arguments).rounds
    lexicon, reader = load_lexicon(), SandboxedReader()
    reader.read(resume(random.Random(-1)), name="resume.pdf")  # starts the child process
    chances = [random.Random(number) for number in range(3 * rounds)]
    made = [(resume(chance), job(chance)) for chance in chances]

    def read(content: bytes) -> Document:
        return reader.read(content, name="resume.pdf", formats=(Format.PDF,))

    def scored(document: Document, advert: str) -> Score:
        return score(find(document, advert, lexicon, now=NOW))

    def whole(content: bytes, advert: str) -> tuple[Findings, Score]:
        findings = find(read(content), advert, lexicon, now=NOW)
        return findings, score(findings)

    first, second, third = made[:rounds], made[rounds : 2 * rounds], made[2 * rounds :]
    everything = median([partial(whole, *pair) for pair in first], time.perf_counter)
    texts = [(read(content), advert) for content, advert in second + third]
    engine = [partial(scored, *pair) for pair in texts]
    wall = median(engine[:rounds], time.perf_counter)
    processor = median(engine[rounds:], time.process_time)
    again = median(engine, time.perf_counter)
    peer = median([partial(overlap, text.text, advert) for text, advert in texts], time.perf_counter)
    reader.close()
    document, advert = texts[0]
    print(f"{document.pages} pages, {len(document.text.split())} words, against a job of {len(advert.split())} words")
    print(f"whole way       {everything:7.1f} ms   target {TARGET} ms, {'kept' if everything < TARGET else 'missed'}")
    print(f"engine, new     {wall:7.1f} ms   processor {processor:.1f} ms")
    print(f"engine, again   {again:7.1f} ms   both texts read before")
    print(f"keyword overlap {peer:7.1f} ms   says a number and no reason")


if __name__ == "__main__":
    main()
