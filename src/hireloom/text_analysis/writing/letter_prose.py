"""Which clauses made of a resume's lines read like sentences, so that a letter may tell them; all others stay out."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.lexicon_files import skill_names
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past
from hireloom.text_analysis.language.words import stem
from hireloom.text_analysis.writing.readable_clauses import breaks
from hireloom.text_analysis.writing.sentence_repair import countable_nouns, ordinary

MOST_WORDS, MOST_COMMAS, MOST_NAMES = 25, 2, 3
FEWEST_WORDS, SHORT = 5, 6
LONGEST_WORD = 40  # letters; no word that anybody knows is longer
MOST_UNKNOWN, LONGEST_SHORT_FORM = 1, 5  # of a trade, which the advert need not have

_DETERMINERS = words_named("determiners", "writing")
_BE = {"be", "were", "was", "been"}  # 'ensured that bids were completed and filed'
_BETWEEN = words_named("words between phrases", "writing")
_NEEDS_OBJECT = words_named("words after a verb without its object", "writing")
# What only notes, praise or job descriptions say.
_OF_NOTES = re.compile(
    r"\b(?:not only|in order to|as well as|in accordance with|all aspects|and/or|best practices"
    r"|highest (?:level|standard)|necessary|various|proper|effective|successful|excellent|exceptional|outstanding"
    r"|superior|optimal|utmost|numerous|responsib\w+|duties|utiliz\w+|leverag\w+"
    r"|spearhead\w+|synerg\w+|dynamic|day[- ]to[- ]day|timely|in a \w+ manner|methodolog\w+|above and beyond"
    r"|goals and objectives|mission|value[- ]added|thereby|hence|he|she|him|his|her|you|your|we|us|is|are|includes?|etc"
    r"|there|same|said|this|these|those|hard|myself|own|required|needed|satisfy|enabling|resulting|aid|via|e\.?g|i\.?e)\b"
    r"|[;:/\"“”()|&+#*]|\b\d+-\d+\b|['’]s?(?:\s(?:and|or|of|in|for|to|with|by)\b|$)|\b[a-z]+['’] [a-z]+ed\b",
    re.I,
)
# Verbs that say nothing by themselves, and things that are no deeds whatever the verb.
VAGUE = re.compile(
    r"^I (?:have )?(?:\w+ly )?(?:achieved?|attain(?:ed)?|me[et]t?|exceed(?:ed)?|h[eo]ld|play(?:ed)?|champion(?:ed)?"
    r"|revamp(?:ed)?|demonstrate\w?|interfaced?|strived?|strove|continued?|learn(?:ed)?|gain(?:ed)?|bec[ao]me|contributed?|participated?"
    r"|function(?:ed)?|focus(?:ed)?|displayed|exhibited|possess\w*|understood|understand)\b(?!.*\d)"
    r"|^I (?:have )?(?:le[ad]d?|provide\w?|ga?i?ve|maintain\w*|develop\w*|offer\w*) (?:[\w-]+ )?"
    r"(?:management|vision|leadership|guidance|direction|oversight|feedback|knowledge|input|rapport|relationships?)\b"
    r"|^I (?:have )?(?:enjoy\w*|work(?:ed)?) (?:every|an? \d|overtime|\d+ hours)\b"
    r"|\bseveral (?:roles|services|aspects|tasks|duties|things|activities)\b|^I (?:have )?manage[ds]? an? business\b"
    r"|\breputation\b|\bmore geared\b|^I \w+, \w+(?:tion|ment|ing|ance|al)s?\b"
)
_NUMBER = re.compile(
    r"\$?\d[\d,.]*[kKmM%]?\+?$|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundreds)$"
)
_FROM_LATIN = re.compile(r"^\w{4,}(?:inate|itate|ulate|ize|ify)$")


@cache
def _padding() -> re.Pattern[str]:
    return re.compile(
        rf"(?<!-)(?<!\bwas )(?<!\bam )\b(?:{'|'.join(sorted(words_named('padding', 'writing')))})\s(?!and\b)", re.I
    )


@cache
def _padding_behind() -> re.Pattern[str]:
    """'and timely' of 'smooth and timely operations'."""
    return re.compile(
        rf"\b(\w+)\s(?:and|or)\s(?:{'|'.join(sorted(words_named('padding', 'writing')))})\b(?=\s\w)", re.I
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
    text = _padding_behind().sub(lambda match: match[0 if _stands_alone(match[1]) else 1], text)
    return _padding().sub("", text)


def _stands_alone(word: str) -> bool:
    """A verb or a noun that the 'and' after it joins to another one: 'skills and appropriate techniques'."""
    return is_base(word) or is_past(word) or word in _nouns() or (word.endswith("s") and word[:-1] in _nouns())


def is_spelled(clause: str, lexicon: Lexicon) -> bool:
    """None of its words is a slip of the pen for another one: unknown, and one letter away from a known one."""
    words = set(re.findall(r"(?<![\w'’-])[a-z]+(?![\w'’-])", clause))
    return not any(
        SHORT <= len(word) <= LONGEST_WORD
        and not _is_usual(word, lexicon)
        and any(_is_usual(near, lexicon) for near in _neighbors(word))
        for word in words
    )


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


def _neighbors(word: str) -> Iterator[str]:
    """What the word would be without one letter, with two of them swapped, with one more or another vowel."""
    for at in range(len(word)):
        head, tail = word[:at], word[at + 1 :]
        yield head + tail
        yield head + tail[:1] + word[at] + tail[1:]
        for letter in "aeiourstlnmcdp":
            yield head + letter + tail
            yield head + letter + word[at:]


def reads_well(clause: str) -> bool:
    """One whole deed in the first person that a reader would not stumble over. Anything doubtful is left out."""
    spoken = re.sub(r"(?<=\d),(?=\d)", "", clause).split()
    if not FEWEST_WORDS <= len(spoken) <= MOST_WORDS or spoken[0] != "I" or _OF_NOTES.search(clause):
        return False
    if (
        breaks(" ".join(spoken)) > MOST_COMMAS
        or spoken.count("I") > 1
        or re.search(r"[^\w\s.,'’$%-]|,(?=[A-Za-z])|-(?:\s|$)", clause)
    ):
        return False
    verb = 1 + (spoken[1] in ("have", "also"))
    return (
        _acts_on_something(spoken[verb:])
        and all(map(_is_whole, _bare_phrases(spoken[verb + 1 :])))
        and not _has_odd_names(spoken[1:])
        and not _has_stray_verb(spoken[verb:])
        and not _is_glued(spoken[verb + 1 :])
        and not _is_spliced(clause)
    )


def _acts_on_something(spoken: list[str]) -> bool:
    """Each verb that needs an object has one: not 'answered calls and transferred to the nurse'."""
    free = words_named("verbs without objects", "writing")
    for at, (word, after) in enumerate(pairwise(spoken)):
        before = spoken[at - 1] if at else "and"
        is_verb = is_past(word) and (before in ("and", "or") or before.endswith(",")) and not _BE & set(spoken[:at])
        is_first_of_two = after in ("and", "or") and is_past(" ".join(spoken[at + 2 : at + 3]))
        if is_verb and after in _NEEDS_OBJECT and word not in free and not is_first_of_two:
            return False
    return not (is_past(spoken[-1]) and spoken[-2] in ("and", "or"))


def _bare_phrases(spoken: list[str]) -> Iterator[list[str]]:
    """The phrases that need an article of their own: not the second one of 'the physician and client'."""
    has_article = False
    for joint, phrase in _phrases(spoken):
        has_own = bool(_DETERMINERS & set(phrase))
        if has_own or not (has_article and (joint in ("and", "or") or joint.endswith(","))):
            yield phrase
            has_article = has_own


def _phrases(spoken: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The runs of words between prepositions, joints, verbs in a row and commas, each with the word before it."""
    phrase: list[str] = []
    joint = ""
    for at, word in enumerate(spoken):
        bare = word.rstrip(",.").lower()
        opens_deed = is_past(bare) and at and (spoken[at - 1] in ("and", "or", "then") or spoken[at - 1].endswith(","))
        if bare in _BETWEEN or opens_deed or (is_gerund(bare) and not phrase):
            if phrase:
                yield joint, phrase
            phrase, joint = [], word
            continue
        phrase.append(bare)
        if word.endswith((",", ".")):
            yield joint, phrase
            phrase, joint = [], word
    if phrase:
        yield joint, phrase


def _is_whole(phrase: list[str]) -> bool:
    """A noun in the singular has its article, and a number its plural."""
    *before, last = phrase
    owners = [at for at, word in enumerate(phrase) if re.search(r"['’]s$", word) and word[:-2] in _nouns()]
    if owners and not _DETERMINERS & set(phrase[: owners[0]]):
        return False  # 'monitored patient's breathing'
    if last not in _nouns():
        return True
    rest = [at for at, word in enumerate(before) if word in _DETERMINERS]
    before = before[rest[-1] :] if rest else before  # '900 transfers a day'
    if any(_NUMBER.match(word) and word not in ("1", "one") for word in before):
        return False
    return any(word in _DETERMINERS or word.endswith(("'s", "s'", "’s", "s’")) for word in before)


def _has_odd_names(spoken: list[str]) -> bool:
    """More names than a reader can take in, or short forms that only insiders know."""
    names = [word.strip(",.") for word in spoken if word[:1].isupper()]
    shouted = [name for name in names if len(name) > 1 and name.isupper() and name.isalpha()]
    unknown = [name for name in shouted if name not in _short_forms()]
    strange = len(unknown) > MOST_UNKNOWN or any(len(name) > LONGEST_SHORT_FORM for name in unknown)
    strange |= any(len(name) == 1 for name in names if name != "I")
    verbs = any(is_past(name.lower()) or is_gerund(name.lower()) or name.lower() in ordinary() for name in names)
    return strange or verbs or len(names) > MOST_NAMES


def _has_stray_verb(spoken: list[str]) -> bool:
    """A second verb in another form than the first: 'monitored emails and answer or forward'."""
    text = " ".join(spoken)
    sure = words_named("verbs of duties", "writing") | words_named("sure verbs", "writing")
    stray = re.findall(r"\b(?:and|or|,) (\w+)", text)
    rows = re.findall(r"\b(?:and|or) (\w+) or \w+$", text)
    after = re.findall(r"\b(?:and|or|,) (\w+) (?:what|how|whether|the|an?|all|any|our|their|each|them)\b", text)
    like_verbs = words_named("adjectives like verbs", "writing")
    changes = re.findall(r"(?:\band|,) (\w+)(?= \w)", text) if is_base(spoken[0]) else []
    return (
        any(map(is_base, rows))
        or any(is_past(word) and not is_base(word) and word not in like_verbs for word in changes)
        or (is_past(spoken[0]) and any(word in sure or _FROM_LATIN.search(word) for word in stray))
        or (is_past(spoken[0]) and any(is_base(word) and not is_past(word) for word in after))
        or re.search(
            r"\b\w+ing and \w{2,}ed\b|\b(?:helped|assisted|supported) \w+ed\b|\bto \w+ed\b(?! [a-z]+s\b)"
            r"|\bto \w+ and \w+ed\b|\b(\w+) \1\b",
            text,
        )
        is not None
    )


def _is_spliced(clause: str) -> bool:
    """A row of deeds without its 'and': 'I wrote letters, answered calls and mail'."""
    acts = is_base if is_base(clause.split()[1]) else is_past
    last = max((match.end() for match in re.finditer(r", (\w+)", clause) if acts(match[1])), default=-1)
    return last > 0 and not any(acts(word) for word in re.findall(r"\band (?:\w+ly )?(\w+)", clause[last:]))


def _is_glued(spoken: list[str]) -> bool:
    """Two nouns side by side of which the first is a plural: 'customers inquires', 'the firms policy'."""
    return any(one.endswith("s") and one[:-1] in _nouns() and _is_noun(other) for one, other in pairwise(spoken))


def _is_noun(word: str) -> bool:
    bare = word.rstrip(",.")
    return {bare, bare.removesuffix("s")} & _nouns() != set() or bare.endswith(("ment", "tion", "ity", "ness"))
