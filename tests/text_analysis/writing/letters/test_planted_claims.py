"""Falsehoods planted into true letters are found: employers, titles, numbers, years, skills, papers and degrees."""

from collections.abc import Iterator
from itertools import cycle

from hireloom.domain.cover_letters.orders import Emphasis, Tone
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.claims import claims
from tests.text_analysis.writing.letters.test_letter_claims import ORDER
from tests.text_analysis.writing.sample_letters import letter

PLANTED = {
    "employer": (
        ("At {}, I led the night shift.", "I worked for {} before that.", "My time at {} taught me patience."),
        ("Globex", "Northwind Traders", "Siemens", "Lakeview Hospital", "Initech", "Bosch", "Umbrella"),
    ),
    "title": (
        ("As a {}, I managed releases.", "I worked as a {} for some time.", "I was promoted to {}."),
        ("Nurse Manager", "Sous Chef", "Financial Controller", "Truck Driver", "Legal Secretary", "Data Scientist"),
    ),
    "number": (
        ("I led {} people.", "I raised sales by {} in a year.", "I looked after {} customers."),
        ("45", "87%", "1,250", "seventy", "$3.7 million", "380"),
    ),
    "years": (
        ("I have {} of experience.", "I bring {} of work in this field."),
        ("31 years", "forty years", "26 years", "35+ years"),
    ),
    "date": (
        ("In {} I began to write code.", "I joined them in {}.", "I left them in {}."),
        ("2003", "March 1998", "06/2007", "2009"),
    ),
    "skill": (
        ("I know {} well.", "I have used {} every day.", "{} is a tool which I have used."),
        ("Terraform", "Kafka", "SolidWorks", "Salesforce", "Tableau", "QuickBooks", "SAP", "German", "Hadoop"),
    ),
    "paper": (
        ("I hold {}.", "I am certified: {}."),
        ("an RN license", "a CPA", "PMP certification", "ServSafe certification", "a CDL"),
    ),
    "degree": (
        ("I hold {}.", "{} helped me a great deal."),
        ("a PhD", "an MBA", "a Master of Science", "a Juris Doctor"),
    ),
    "school": (
        ("I studied at {}.", "I graduated from {}."),
        ("Stanford University", "Moorfield College", "the University of Leeds", "Yale"),
    ),
}  # fmt: skip


def planted() -> Iterator[tuple[str, str]]:
    for kind, (frames, falsehoods) in PLANTED.items():
        for frame in frames:
            for falsehood in falsehoods:
                sentence = frame.format(falsehood)
                yield kind, sentence[0].upper() + sentence[1:]


def test_at_least_95_of_100_planted_falsehoods_are_found() -> None:
    letters = cycle([letter(tone=tone, emphasis=emphasis) for tone in Tone for emphasis in Emphasis])
    missed, count = [], 0
    for (kind, sentence), text in zip(planted(), letters):  # noqa: B905 (the letters repeat)
        greeting, start, *rest = text.split("\n\n")
        lie = "\n\n".join((greeting, f"{start} {sentence}", *rest))
        at = lie.index(sentence)
        false_claims = [claim for claim in claims(lie, ORDER, load_lexicon(), NOW) if not claim.supported]
        count += 1
        if not any(at <= claim.start < at + len(sentence) for claim in false_claims):
            missed.append((kind, sentence))
    assert count > 100
    assert len(missed) <= 0.05 * count, missed
