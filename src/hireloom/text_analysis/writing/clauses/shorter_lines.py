"""A line of a resume in fewer words: what a sentence can say without the endings that notes add to it."""

import re
from collections.abc import Iterator
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base
from hireloom.text_analysis.resumes.joined_deeds import deeds_in

LONGEST_LINE = 2_000  # characters; no deed is told at such length
# What people write before the 'I' of a sentence.
_BEFORE_I = re.compile(
    r"^(?:In (?:this|that|my|addition)(?: \w+){0,2}|Additionally|Furthermore|Moreover|As (?:the|an?)(?: \w+){1,3}"
    r"|While (?:there|here)|Here|There),?\s(?=I (?!am\b|was\b|have\b|had\b|would\b|also\b))"
    r"|^(?:Also|Additionally|In addition),?\s(?!responsible)"
    r"|^My (?:job|role|task|work)(?: \w+){0,3} was to (?=\w)"
    r"|^As (?:an?|the) (?:\w+ ){1,4}my (?:main )?(?:duties|responsibilities|tasks) (?:included?|were|are) (?=\w+ing\s)"
    r"|^(?:\w+ly )?(?:Skilled|Proficient|Experienced?) (?:in|at|with) (?=\w+ing\s)"
    r"|^(?:(?:Also|Was|Currently) )?(?:(?:\w+ly )?Responsible for|In charge of|Tasked with"
    r"|(?:Duties|Responsibilities|Tasks) (?:included?|were):?)\s(?=\w+ing\s)",
    re.I,
)
_SURE = words_named("sure verbs") | words_named("verbs of duties", "writing")
_WORK = words_named("verbs of work", "writing")


@cache
def _plainer() -> tuple[tuple[re.Pattern[str], str], ...]:
    rows = rows_of("plainer_words.tsv", "writing")
    return tuple((re.compile(rf"\b{words}(?:(?<=\s)|\b)", re.I), plain) for words, plain in rows)


_RESPONSIBLE = re.compile(r"^[^.;:]{1,40} (?:is|was|am) responsible for (?=\w+ing\s)")  # 'The manager is …'
_OF_NOUN = re.compile(
    r"^(?:(?:\w+ly )?[Rr]esponsible for (?:the |all )?)?(?:\w+ly |Overall )?(\w+)(?: (?:and|&) (\w+))? of (?=\w)"
)
_ASIDE = re.compile(r"\s\((?:\d+|[A-Z][A-Za-z]{1,5})\)")  # 'five (5)', 'electronic records (EHR)'


def _with_verb(match: re.Match[str]) -> str:
    """'Prepare ' of 'Preparation of ', 'Prepare and file ' of 'Preparation and filing of '."""
    verbs = [_verbs().get(noun.lower()) or base_of_gerund(noun) for noun in match.groups() if noun]
    return f"{' and '.join(verbs).capitalize()} " if all(verbs) else match[0]


@cache
def _verbs() -> dict[str, str]:
    return dict(rows_of("noun_deeds.tsv", "writing"))


def plainer(line: str) -> str:
    """The line in the words of people where notes have their own: 'used' for 'utilized', verbs for nouns."""
    text = re.sub(r"(?<=[a-z])- (?=[a-z])(?!(?:and|or|to)\b)", "-", line)
    text = re.sub(r"(?<=[a-z]{4})/(?=[a-z]{4})", " and ", text)
    text = _OF_NOUN.sub(_with_verb, _RESPONSIBLE.sub("", _ASIDE.sub("", text)))
    text = re.sub(r"(?<![\w$])(?:more than )?(\d[\d,]*)\+ (?=[a-z])", r"more than \1 ", text)
    for words, plain in _plainer():
        text = words.sub(plain, text)
    return text[:1].upper() + text[1:] if line[:1].isupper() else text


def plain_line(line: str) -> str:
    """The whole line in plain words and with its verb in the plain form: 'Plan the week' of 'Plans the week'."""
    return _in_plain_form(_BEFORE_I.sub("", plainer(" ".join(line.split())[:LONGEST_LINE])))


def parts_of(line: str) -> Iterator[str]:
    """The parts of a line at semicolons and ends of sentences."""
    yield from filter(None, (part.strip() for part in re.split(r";\s|(?<=[a-z)])\.\s(?=[A-Z])", line)))


# Where two lines have lost the break between them.
_LOST_BREAK = re.compile(
    r"(?<=[a-z]{2}) (?=Responsible for [a-z]+|(?P<verb>[A-Z][a-z]+), [a-z]+(?:,| and| &) (?:and )?[a-z]+ )"
)


def unglued(line: str) -> Iterator[str]:
    """'… adjusting entries' and 'Responsible for reports' of a line that has both."""
    start = 0
    for gap in _LOST_BREAK.finditer(line):
        if not gap["verb"] or is_base(gap["verb"].lower()):
            yield line[start : gap.start()]
            start = gap.end()
    yield line[start:]


def single_deeds(line: str) -> Iterator[str]:
    """The deeds of a line that has lost its line breaks: 'Trains new cooks Supervises a team of eight'."""
    return (line[start:end] for start, end in deeds_in(line, 0, len(line)))


def _in_plain_form(line: str) -> str:
    """'Work closely with …' of 'Works closely with …', as many write of themselves."""
    first, *_ = line.split() or [""]
    if not first.istitle() or not base_of_person(first, has_object=False):
        return line
    plain = of_third_person(line)
    return plain[:1].upper() + plain[1:]


_ROW = re.compile(r"(^|, |/|\b(?:and|or) )(\w+s)\b(?= (the |an? |all |our |your |any )?)")


_TWO_VERBS = re.compile(r"^(\w+s and )(\w+s)\b")


def of_third_person(text: str) -> str:
    """'plan and run the tests' of 'Plans and runs the tests', as many adverts write; no adverb before it."""
    text = re.sub(r"^\w+ly\s(?=\w+s\b)", "", text)
    text = _TWO_VERBS.sub(lambda match: match[1] + (base_of_person(match[2], True) or match[2]), text)
    return _ROW.sub(lambda match: match[1] + (base_of_person(match[2], bool(match[3])) or match[2]), text)


def base_of_person(word: str, has_object: bool) -> str:
    """'plan' of 'plans'; without an object after it, only if the word is not a noun as well."""
    low = word.lower()
    forms = (low.removesuffix("s"), low.removesuffix("es"), f"{low.removesuffix('ies')}y")
    verbs = _SURE | _WORK
    return next((form for form in forms if form in verbs or (has_object and is_base(form))), "")
