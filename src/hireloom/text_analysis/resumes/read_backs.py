"""What a machine gets back from a file that we made of a resume."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from typing import NamedTuple

from hireloom.domain.careers.records import CareerDeed, CareerEntry, CareerRecord, HeadedSentences, LinkEntry
from hireloom.domain.documents import Document
from hireloom.domain.resumes.layouts import ResumePage
from hireloom.domain.resumes.page_words import english_heading
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.career_records import career_in

Fact = tuple[str, str, str]  # the kind of the entry, the field, its value


class ReadBack(NamedTuple):
    """`facts` are the values that the resume states, `right` those that are read as they are."""

    pages: int
    facts: int
    right: int


def read_back(document: Document, page: ResumePage, record: CareerRecord, lexicon: Lexicon) -> ReadBack:
    """`page` and `record` are what the document was made of."""
    back = career_in(document, lexicon)
    facts = Counter(_facts(record))
    head, sentences = (page.name, *page.contacts), [*_sentences(record)]
    right = (facts & Counter(_facts(back))).total() + _count(head, document.text)
    right += _count(sentences, " ".join(_sentences(back)))  # a bullet of two sentences may come back as two
    return ReadBack(document.pages, facts.total() + len(head) + len(sentences), right)


def _facts(record: CareerRecord) -> Iterable[Fact]:
    """All but the sentences. A heading with nothing below it is not printed."""
    for entry in record.entries():
        if isinstance(entry, HeadedSentences) and not entry.deeds:
            continue
        for field in fields(entry):
            value = getattr(entry, field.name)
            if value and field.name not in _ABOUT and (type(entry), field.name) not in _NO_FACTS:
                text = english_heading(value) if field.name == "heading" else str(value)
                yield type(entry).__name__, field.name, _squeezed(text)


_ABOUT = {field.name for field in fields(CareerEntry)} | {"deeds"}  # no facts of their own
_NO_FACTS = ((CareerDeed, "text"), (LinkEntry, "label"))  # a sentence, and what is not printed


def _sentences(record: CareerRecord) -> Iterable[str]:
    return (deed.text for entry in record.with_deeds() for deed in entry.deeds if deed.text)


def _count(values: Iterable[str], text: str) -> int:
    whole = _squeezed(text)
    return sum(_squeezed(value) in whole for value in values)


def _squeezed(text: str) -> str:
    return " ".join(text.split())
