"""A line of a resume in fewer words: what a sentence can say without the endings that notes add to it."""

import re
from collections.abc import Iterator
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, is_gerund, is_past

FEWEST, LONGEST = 4, 600  # words that are left, and characters from the beginning that are looked at
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
_SURE = words_named("sure verbs", "writing") | words_named("verbs of duties", "writing")
_WORK = words_named("verbs of work", "writing")
# Where a line may end earlier and still be true and whole.
_CUT = re.compile(
    r"\s?[;:]\s|(?<!,)\.\s|\s[-–—]\s|\s\(|,?\s(?:while|whereas|thereby|thus|hence|which|who|where|so that|so as to"
    r"|in order to|in (?:an )?(?:attempt|effort) to"
    r"|in accordance with|according to|as well as|resulting in|leading to|such as|including|to include"
    r"|and more|along with|based on|ranging from|consisting of|to (?:ensure|achieve|maximi[sz]e|minimi[sz]e"
    r"|optimi[sz]e|enhance|facilitate|satisfy|accomplish|exceed|help|aid|assist|maintain|improve|increase|meet|make"
    r"|provide|support|identify|determine)"
    r"|(?:in|at) (?:an?|the) (?:\w+,? (?:and )?){1,4}(?:manner|basis|environment|fashion)|per company|by (?=\w+ing\b)"
    r"|on (?:an?|the)? ?(?:daily|weekly|regular|monthly|as-needed) basis|for the purpose)\b"
    r"|,\s(?=(\w+ing)\b)|,\s(?=\w+ly\s)|,?\s(?:and|but|then)\s(?=(?:\w+ly\s)?(\w+))|,\s(?=(\w+))",
    re.I,
)
# What follows these changes what was said before.
_CHANGES = re.compile(
    r"\W*\s?(?:under (?:the )?(?:\w+ )?(?:supervision|direction|guidance)|with (?:the )?(?:help|assistance)|except"
    r"|but|not|in support of|unless|without|if|up to)\b",
    re.I,
)


_GERUND_ROW = re.compile(r"\b(?:by|in|of|for|with|through|from|including) \w+ing\b")


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
    text = re.sub(r"(?<![\w$])(\d[\d,]*)\+ (?=[a-z])", r"more than \1 ", text)
    for words, plain in _plainer():
        text = words.sub(plain, text)
    return text[:1].upper() + text[1:] if line[:1].isupper() else text


def plain_line(line: str) -> str:
    """The whole line in plain words and with its verb in the plain form: 'Plan the week' of 'Plans the week'."""
    return _in_plain_form(_BEFORE_I.sub("", plainer(" ".join(line.split())[:LONGEST_LINE])))


def versions(line: str) -> Iterator[str]:
    """The line and what it says with an end cut off, the longest first."""
    text = plain_line(line)
    yield text
    start = text[:LONGEST]
    cuts = [match for match in _CUT.finditer(start) if _is_end(match, start)]
    for match in reversed(cuts):
        yield text[: match.start()].rstrip(" ,;:.")
    yield from _cores(text[: cuts[0].start()] if cuts else start, text)


_PHRASE = re.compile(
    r"\s(?:in|within|throughout|across|at|during|on|for|to|with|from|using|through|via|by|per|regarding|into|under|before)\b"
)
_HALF = words_named("words that need the next one", "writing")
_BOUND = words_named("verbs with two objects", "writing")


def _cores(head: str, line: str) -> Iterator[str]:
    """The verb with its object alone, the longest first: 'trained new members of the team' of a line that goes on."""
    first, *_ = head.lower().split() or [""]
    if first in _BOUND or _CHANGES.search(line):
        return
    ends = [match.start() for match in _PHRASE.finditer(head)]
    for end in reversed(ends):
        core = head[:end].rstrip(" ,;:.")
        *_, before, last = ["", *core.lower().split()]
        is_verb = is_gerund(last) or is_past(last) or last in _SURE or (before in ("to", "and", "or") and is_base(last))
        is_noun = not is_verb and last not in _HALF and not last.endswith("ly")
        if is_noun and len(core.split()) >= FEWEST and len(head[: ends[0]].split()) > 1:
            yield core


_CAPITAL = re.compile(r"(?<=[a-z)\d])[.]?\s?(?<=[\s.])(?=(?P<verb>[A-Z][a-z]+)\s[a-z])")


_OPEN_END = re.compile(r"\b(?:and|or|to|with|by|of|for|in|the|an?)\s?$")
LONGEST_OPEN_END = len("with ")


def single_deeds(line: str) -> Iterator[str]:
    """The deeds of a line that has lost its line breaks: 'Trains new cooks Supervises a team of eight'."""
    start = 0
    for match in _CAPITAL.finditer(line):
        verb = match["verb"]
        if _OPEN_END.search(line, max(start, match.start() - LONGEST_OPEN_END), match.start()):
            continue
        if base_of_person(verb, has_object=False) or verb.lower() in _SURE or is_past(verb) or is_gerund(verb):
            yield line[start : match.start()]
            start = match.end()
    yield line[start:]


def _is_end(match: re.Match[str], text: str) -> bool:
    """A whole deed comes before it: what follows a mere comma or 'and' is another deed, or the row before it is
    plural."""
    head = text[: match.start()].rstrip(" ,")
    *_, last = head.lower().split() or [""]
    if len(head.split()) < FEWEST or _CHANGES.match(text[match.start() :]) or last in _SURE:
        return False
    if is_gerund(last) or is_past(last) or (is_base(last) and re.search(r"\bto \w+$", head)):
        return False
    following = next((word for word in match.groups() if word), "").lower()
    if not following:
        return True
    after = text[match.end() :].lower().split()[1:2]
    if is_gerund(following) and (_GERUND_ROW.search(head) or text[match.end() + len(following) :].startswith(",")):
        return False
    if is_past(following):
        return after not in (["and"], ["or"], ["of"]) or is_gerund(following)
    if is_gerund(following) or following in _SURE:
        return True
    if is_base(following) and after and after[0] in ("the", "a", "an", "all", "any", "our", "their", "to"):
        return True
    if "," in head or (match.group().startswith(",") and re.search(r"\bother\b", text[match.end() :])):
        return False  # inside of a row
    return last.endswith("s") and not last.endswith(("ss", "ous", "us", "is")) and not is_base(last)


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
