"""Which clauses made of a resume's lines say something and are spelled, so that a letter may tell them."""

import re
from collections.abc import Iterator
from functools import cache

from hireloom.text_analysis.language import parts_of_speech as speech
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.inflection import base_form
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.lexicon_files import skill_names
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past
from hireloom.text_analysis.language.words import stem
from hireloom.text_analysis.writing.clauses.sentence_repair import countable_nouns, ordinary

SHORT = 6  # letters of a word that may be right as it is
LONGEST_WORD = 40  # letters; no word that anybody knows is longer
TELLING = 10  # words after "I" that tell something whatever the last of them is
LONGEST_CLAUSE = 1_300  # characters: 30 words, each as long as a word may be
FEWEST = 4  # words after "I" that tell something without a figure

# Verbs that say nothing by themselves, and things that are no deeds whatever the verb.
VAGUE = re.compile(
    r"^I (?:have )?(?:\w+ly )?(?:achieved?|attain(?:ed)?|me(?:et|t)(?! with)|exceed(?:ed)?|h[eo]ld|play(?:ed)?"
    r"|champion(?:ed)?"
    r"|revamp(?:ed)?|demonstrate\w?|interfaced?|strived?|strove|continued?|learn(?:ed)?|gain(?:ed)?|bec[ao]me|remain(?:ed)?|contributed?|participated?"
    r"|function(?:ed)?|focus(?:ed)?|displayed|exhibited|possess\w*|understood|understand)\b(?!.*\d)"
    r"|^I (?:have )?(?:le[ad]d?|provide\w?|ga?i?ve|maintain\w*|develop\w*|offer\w*) (?:[\w-]+ )?"
    r"(?:management|vision|leadership|guidance|direction|oversight|feedback|knowledge|input|rapport|relationships?)\b"
    r"(?!, )"
    r"|^I (?:have )?(?:enjoy\w*|work(?:ed)?) (?:every|an? \d|overtime|\d+ hours)\b"
    r"|\bseveral (?:roles|services|aspects|tasks|duties|things|activities)\b|^I (?:have )?manage[ds]? an? business\b"
    r"|\breputation\b|\bmore geared\b|^I \w+, \w+(?:tion|ment|ing|ance|al)s?\b"
)


@cache
def _padding() -> re.Pattern[str]:
    """Except before what says nothing without it: 'superior scores'."""
    return re.compile(
        rf"(?<!-)(?<!\bwas )(?<!\bam )\b(?:{'|'.join(sorted(words_named('padding', 'writing')))})\s(?!and\b)"
        r"(?!(?:\w+\s){0,3}(?:scores?|ratings?|reviews?|marks|evaluations?|feedback)\b)",
        re.I,
    )


@cache
def _padding_behind() -> re.Pattern[str]:
    """'and timely' of 'smooth and timely operations'."""
    return re.compile(
        rf"\b(\w+)\s(?:and|or)\s(?:{'|'.join(sorted(words_named('padding', 'writing')))})\b(?=\s\w)(?!\s\w+ed\b)", re.I
    )


@cache
def _nouns() -> frozenset[str]:
    return words_named("nouns with articles", "writing") | countable_nouns()


@cache
def _short_forms() -> frozenset[str]:
    """Words in capitals that a reader of any trade knows or that the field itself uses."""
    names = {
        word for skill, name in skill_names() for word in re.findall(r"\b[A-Z][A-Z0-9]+\b", f"{skill.name} {name}")
    }
    return frozenset(names | {"I", "IT", "HR", "US", "USA", "UK", "TV", "CEO", "CFO", "VIP", "PC", "ID", "AM", "PM"})


def is_short_form(word: str) -> bool:
    """A short form that readers of any trade know."""
    return word in _short_forms()


def unpadded(clause: str) -> str:
    """The clause without words that praise or pad: 'I efficiently prepared job sites' says 'I prepared job sites'."""
    text = re.sub(r"^(I (?:have )?)also ", r"\1", clause)
    text = _IN_A_MANNER.sub("", text)
    text = _padding_behind().sub(lambda match: match[0 if _stands_alone(match[1]) else 1], text)
    return _padding().sub("", text)


_IN_A_MANNER = re.compile(
    r",? in an? (?:[\w-]+,? (?:and )?){1,4}(?:manner|fashion|way)\b(?! (?:that|to|which|consistent|conducive|of))", re.I
)


def _stands_alone(word: str) -> bool:
    """A verb or a noun that the 'and' after it joins to another one: 'skills and appropriate techniques'."""
    return is_base(word) or is_past(word) or word in _nouns() or (word.endswith("s") and word[:-1] in _nouns())


def is_spelled(clause: str, lexicon: Lexicon) -> bool:
    """None of its words is a slip of the pen for another one: unknown, and one letter away from a known one."""
    words = set(re.findall(r"(?<![\w'’-])[a-z]+(?![\w'’-])", clause))
    return not any(
        SHORT <= len(word) <= LONGEST_WORD
        and not _is_usual(word, lexicon)
        and any(_is_usual(near, lexicon) for near in (*one_letter_off(word), *_glued(word)))
        for word in words
    )


def _glued(word: str) -> Iterator[str]:
    """'inquiries' of 'inquiriesand'."""
    yield from (word.removesuffix(end) for end in ("and", "with", "the", "for") if word.endswith(end))


def _is_usual(word: str, lexicon: Lexicon) -> bool:
    forms = (word, word.removesuffix("s"), word.removesuffix("es"))
    occurs = any(form in _known() or lexicon.is_usual(stem(form)) for form in forms)
    return occurs or (is_past(word) and not word.endswith("ed")) or _is_of_verb(word)


@cache
def _known() -> frozenset[str]:
    return ordinary() | _nouns() | words_named("no slips of the pen", "writing")


def _is_of_verb(word: str) -> bool:
    """'provides', 'provided' and 'providing' of a verb that we know."""
    forms = (word, word.removesuffix("s"), word.removesuffix("d"), word.removesuffix("ed"), f"{word[:-3]}y")
    return is_gerund(word) or any(map(is_base, forms))


_VOWELS = "aeiou"


LONGEST_SLIP = 40  # letters of a word that may have a slip of the pen


def one_letter_off(word: str) -> Iterator[str]:
    """What the word would be without one letter, with two of them swapped, with one more or another vowel; nothing for
    what is longer than any word."""
    for at in range(len(word) if len(word) <= LONGEST_SLIP else 0):
        head, tail = word[:at], word[at + 1 :]
        yield head + tail
        yield head + tail[:1] + word[at] + tail[1:]
        for letter in "aeiourstlnmcdp":
            yield head + letter + tail
            yield head + letter + word[at:]


# What everybody says of any work, and what is no deed.
_HOLLOW = re.compile(
    r"^I (?:have )?(?:\w+ly )?(?:communicat|interact|interfac|participat|collaborat|demonstrat|strive|travel|adher|"
    r"ensured? (?:daily|that daily|all rules)|present\w* (?:an?|the) \w+ image|accepted?\b)"
    r"|\bfull responsibility\b|\bmanner\b|\bhighest (?:level|standard)|\b(?:professional|business|positive) image\b"
    r"|\ball (?:phases|aspects|areas|facets|kinds|levels) of\b"
    # With whom or as what somebody worked, and not what came of it.
    r"|^I (?:have )?(?:work|partner|coordinat|network|liais|cooperat|consult|deal)(?:ed?|t)?(?: [\w-]+ly)? with\b"
    r"(?!.* (?:to|on|in|for|regarding|by|during|at) )"
    r"|^I (?:have )?(?:act(?:ed)?|serve[d]?) (?:as|in) an? (?:[\w-]+ )?"
    r"(?:liaison|link|resource|capacity|contact|bridge|role)\b"
    r"|^I (?:have )?(?:report(?:ed)? to|carr(?:y|ied) out|us(?:e|ed)\b(?!.* to )|add(?:ed)? value)\b"
    r"|^I (?:have |was |am )*(?:involved|tasked|selected|included?)\b"
    r"|^I (?:was|am) (?:certified|licensed|hired|stationed|assigned|invited|engaged|recogni[sz]ed for)\b"
    r"|^I (?:have )?(?:had|excel)|\bindependent decision|^I (?:have )?(?:awarded|joined)\b|^I was promoted\b"
    r"|^I (?:am|was) responsible for (?:\S+ ){0,2}\S+$|^I served \d+ (?:months|years)|\bkeep in mind\b|\byour?\b"
    r"|\bdepending (?:up)?on\b|\b(?:intended|pertinence)\b|^I (?:have )?maintain(?:ed)? all\b.* issues$"
)
# Words that tell nothing at the end of a short clause.
_HOLLOW_END = re.compile(
    r"\b(?:functions|tasks|duties|activities|responsibilities|needs|goals|skills|professionalism|topics|strateg(?:y|ies)"
    r"|initiatives|solutions|processes|requirements|relationships?|communications?|resources|tools|priorities|objectives"
    r"|efforts|matters|improvements|value|growth|expectations|success|upkeep|fashion|techniques|opportunities"
    r"|knowledge|environment|problems|methods|funds|costs?)$"
)
_STUB = 5  # words after "I": of a longer line no more than its beginning
_WITHOUT_NAME = re.compile(r"^I (?:have )?[a-z]+ (?:them|it|those|others)\b")  # 'dispatched them'


def is_stub(clause: str, line: str) -> bool:
    """What is left of a longer line tells next to nothing: 'I developed a tracking system' without what it tracked."""
    after = re.sub(r"^I (?:have )?", "", clause).split()
    is_cut = len(line.split()) > len(after) + 2
    return _WITHOUT_NAME.match(clause) is not None or (
        is_cut and len(after) < _STUB and not any(map(str.isdigit, clause))
    )


# The end or the middle of it is lost.
_BROKEN = re.compile(
    r"\bensur(?:e|es|ed|ing)\b(?! (?:[\w-]+ ){0,3}(?:compliance|accuracy|safety|quality|completeness|integrity|security"
    r"|satisfaction|delivery|conformance|confidentiality|cleanliness|availability|continuity|consistency|adherence)\b)"
    r"(?! (?:that )?.*\b(?:was|were|are|is|had|met|received|followed)\b)"
    r"|\b(?:giving|providing|making|taking|using|including)(?: accounting)?$|\bhelped to the\b|\bof an opportunity\b"
    r"|\b(?:conducive|pursuant|relative|prone)\b(?! to)|\b(?:aware|capable)\b(?! of)|\bin an? (?:effort|attempt)\b"
    r"|\b(?:in|de)creased? [a-z ]+ of [\d.]+ ?%|\bbesides\b|\band be\b|(?<!\$)\b\d+ (?:million|thousand)$"
    r"|\ball (?:department|employee|customer|client|member|staff member)\b"
    r"|\bby [a-z]+ing$|\b(?:existing|via|on) an? (?:customer|phone|existing)\b|\ba team building\b"
    r"|^I (?:have )?[a-z]+ (?!.*ing\b.* and )[^,]* and (?!(?:train|staff|schedul|plann|market|bill|account|test|report"
    r"|purchas|recruit|hir|budget|process|engineer|manufactur|shipp|receiv|clean|fil|coach|counsel|mentor|programm"
    r"|troubleshoot|network|packag|pric|sell|merchandis|operat|monitor|invoic|writ|interview|(?:house|book)keep)ing\b)"
    r"[a-z]+ing [a-z]+|\baccording$"
    r"|\b(?P<again>[a-z]+ed)\b.*\b(?P=again)\b"
    r"|\bin (?:an? )?(?:accurate|timely|efficient|safe|professional|fast-paced)$|\bby [a-z]+ing, [a-z]+ing\b"
    r"|\bother (?:things|items)\b|(?<!\bwas )(?<!\bam )\bresponsible\b"
    r"|\bat the (?:end|beginning|start)$|\bapprox\b|, [a-z]+ing(?: [\w ]+)? and [a-z]+ing\b"
    r"|, an? (?!.*\band\b)[^,]*$|\b(?!series\b)[a-z]+ies (?:planning|management|development)\b"
    r"|\bto [a-z]+ (?:[\w-]+ )+or [a-z]+ed\b|\bin practicing\b|\b[a-z]+ process [a-z]+ing\b|\bverbally or written\b"
    r"|\b(?P<same>[a-z]{5,}?)s?\b(?:(?!\b(?:and|or)\b|,).)*\b(?P=same)s?\b"  # but 'tax files and staff files'
)
_BE = re.compile(r"\b(?:was|were|is|are|am|be|been|being|got|get|have it|had)\b")


def is_hollow(clause: str) -> bool:
    """What anybody could say: 'I communicated with all levels', 'I received rents'."""
    after = re.sub(r"^I (?:have )?", "", clause).split()
    is_bare = len(after) < FEWEST and not any(map(str.isdigit, clause))
    is_thin = len(after) < TELLING and _HOLLOW_END.search(clause) is not None
    return is_bare or is_thin or _HOLLOW.search(clause) is not None


def is_cut_off(clause: str) -> bool:
    """'I reported to the committed': the line went on, or lost something in its middle."""
    clause = clause[:LONGEST_CLAUSE]
    last = clause.rpartition(" ")[2]
    is_done = last.endswith("ed") and base_form(last, speech.PAST) is not None
    return (is_done and not _BE.search(clause)) or _BROKEN.search(clause) is not None
