"""Shortens a long sentence of an advert to the few words that say most, cut where a reader would not notice."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from hireloom.text_analysis.language.data_files import words_named, words_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import stem, words

MOST_WORDS, FEWEST_WORDS = 14, 2
LONGEST = 90  # characters of a label
LONGEST_HEAD = 100  # characters before a comma that may belong to what follows it
LATER = 0.6  # how much more a later clause must say than the first, which usually names the subject
# How adverts start a sentence before they come to the point.
_LEAD = re.compile(
    r"^(?:(?:to be successful )?as an? (?:[\w/&-]+,? ){1,5}you(?:['’]ll| will| need)?\b\s*)?"
    r"(?:be (?:involved in|expected to) )?"
    r"(?:(?:the|this|our|an?|ideal|successful|qualified|selected|candidates?|applicants?|incumbent|individual"
    r"|person|position|following|s/he|he|she|they"
    r"|role|job|employees?(?=\s(?:must|will|shall|should|may|can|are|is|in|who)\b)|you(?:['’]ll)?|we|will|shall|should|must|may|would|can|could|also|be|is|are|have|has|having"
    r"|possess(?:es|ing)?|very"
    r"|able|ability|capable|demonstrated?|proven|strong|excellent|solid|good|great|extensive|thorough|exceptional"
    r"|outstanding"
    r"|expert|advanced|basic|general|working|knowledge|understanding|experienced?|familiar(?:ity)?|skilled|skills?"
    r"|proficien(?:t|cy)|responsible|responsibilities|responsibility|accountable|duties|includes?|including|required?"
    r"|requires?|requirements?|minimum|preferred|preferably|desired|plus|key|primary|perform(?:s|ing)?(?!,)"
    r"|participat(?:es?|ing)|to|in|of|for|with|and|or|as|on|that|who|all|any|other|various|seeking"
    r"|looking|hiring"
    r"|need(?:ed|s)?|prior|previous|related|relevant|hands-on|at|least|years?|\d+\+)\b(?!-\w|/\w\b)[\s,:*•/-]*)*",
    re.IGNORECASE,
)
# Who does it, before a deed: 'The Store Manager is to', 'The analyst will', 'The coordinator in this position'.
_SUBJECT = re.compile(
    r"^\W*(?:(?:the )?(?:\w+ )?(?:purpose|objective|goal|aim) of (?:this|the) (?:[\w/&'’-]{1,30} ){1,4}is to\s"
    r"|(?:(?:the|this|our|an?)\s)?(?:(?!(?:who|that|which|and|to)\b)[\w/&'’()-]{1,30}\s){1,7}?"
    r"(?:shall|must|will(?: be)?|(?:is|are)(?: also)? (?:responsible for|expected to|required to|to)|requires)\s"
    r"|(?i:the|this)\s(?:[A-Z][\w/&-]{0,30}\s){1,6}(?:in this (?:position|role|job)\s)?(?=[a-z]+s\b))(?=(?P<deed>.*))",
    re.S,
)
_SEEKS = re.compile(r"\b(?:seeking|looking for|searching for)\s$", re.I)
_HOW = re.compile(r"^[a-z]+ly\s")  # 'rapidly resolve'
# What somebody answers for, and who is sought: what the sentence asks for comes after it, deed or not.
_OFFICE = re.compile(
    r"^(?:[^.:;]{1,120}?\s)?(?:(?:(?:is|are|will(?: also)? be|am)\s)?(?:(?:also|currently|actively|now)\s)?"
    r"(?:responsible for|accountable for|focused on)|(?:this|the) (?:position|role|job) involves"
    r"|(?:is|are)\s(?:(?:currently|actively|now)\s)?(?:seeking|looking for|searching for)"
    r"|(?:candidates?|applicants?|(?:[A-Za-z/&'’-]{1,30}\s){0,4}[A-Za-z/&'’-]{1,30}(?:er|or|ist|ian|ic|ant|yst)s?)"
    r" (?:will|must|should|shall|needs to)(?: also)? (?:have|possess|demonstrate)"
    r"|(?:seeks|needs|wants) (?:someone|an? (?:\w+ ){0,4}(?:individual|person|professional|team member|candidate))"
    r" (?:with|who has|to))\s(?=\S+\s\S)",
    re.I,
)
# 'an office manager to run the office' of a sentence that says who is sought
_SOUGHT = re.compile(
    r"^(?:(?:and|an?|the)\s)*(?:[\w/&'’-]{1,30}\s){1,6}?to\s(?!join\b|help us\b)(?=(?P<deed>.*))", re.I | re.S
)
# 'The Manager will be a self-directed individual with ...'
_IS_SOMEBODY = re.compile(
    r"^(?:[\w/&'’-]{1,30}\s){1,6}?(?:will|should|must) be an?\s"
    r"(?=(?:[\w,'’-]{1,30}\s){1,6}?(?:individual|person|leader|player|professional|communicator|thinker|self-starter)\b)",
    re.I,
)
_SIGNS = re.compile(r"^(?:\W|[Xx]\s|\w[.)]\s)+")
_NUMBERED = re.compile(r"\.\s?\d{1,2}\W*$")  # the number of the next line: 'Mow lawns.7.'
_ADJECTIVES = words_named("adjectives left alone")
_LOOSE = words_named("no end of a label")
_GERMAN = words_named("no end of a German label")
_CUT = re.compile(
    r",(?!\d{3})|[;:()\[\]]|\s[-–—/]\s|\.\s|\s(?:and|or)\s(?=(?:then|also|to)\b)"
    r"|(?<!ensure)(?<!ensures)(?<!ensuring)(?<!\bsure)(?<!oversee)\s(?:that)\b\s?"
    r"|\s(?:which|who|whom|whose|while|when|where|because|so|but|in order to|such as|as well as|so that|until"
    r"|in accordance with|consistent with|according to|in compliance with|as a condition of"
    r"|as (?:directed|assigned|needed|required|well|it relates)|due to|based on|including|to ensure)\b\s?"
    r"|\s(?:will|may) be considered\b"
    r"|\s(?:is|are|would be|will be|extremely|highly|very) (?:(?:also|very|extremely) )?"
    r"(?:useful|helpful|beneficial|advantageous)\b"
    r"|\s(?:(?:is|are|would be|will be) )?(?:(?:strongly|highly|also|very) )?(?:preferred|required|desired|desirable"
    r"|essential"
    r"|mandatory|welcome|an? (?:\w+ )?(?:plus|must|bonus|asset|advantage))\b",
    re.I,
)
# Where a long clause may end: before a preposition, otherwise before a further item of a list.
_ENDS = (
    re.compile(
        r"\s(?=(?:for|with|without|in|into|at|on|by|from|under|before|after|during|through|across|within|as|until|to|per"
        r"|about|regarding|throughout|between|among|using|while)\s)",
        re.I,
    ),
    re.compile(r",?\s(?=(?:and|or)\s)|,(?=\s)", re.I),
)
# A clause that only says when or why: 'the Store Manager is unavailable'.
_STATES = re.compile(r"(?:[\w/&'’-]+\s){1,7}?(?:is|are|was|were|has|have|will)\b")
# A word that is waiting for another: 'responsible for', 'a fast-paced', 'by providing', 'consistent with'.
_WAITS = re.compile(
    r"(?:\b(?:by|for|of|in|from|to|when|while) \w+ing|\bto \w+|-\w+ed"
    r"|\b(?:accordance|due|order|addition|respect|regard))$",
    re.I,
)
# 'In the absence of the manager, opens the store': what the sentence says comes after it.
_ASIDE = re.compile(
    r"^\W*(?:in|on|at|under|once|when|while|if|as|during|with|working|using|through|by|upon|after|before|along with)\s"
    r"[^,]{1,150},\s",
    re.I,
)
# What announces a list of one: 'candidates with the following background: Journeyman'.
_ANNOUNCED = re.compile(r"^[^.:;]{0,120}\bthe following\b[^.:;]{0,60}:\s*(?=[^\W\d_]{2})", re.I)
_CHOSEN = re.compile(r"^\W*only (?:those )?(?:candidates|applicants|individuals) (?:who|with)\s", re.I)
_ITEM = r",\s[\w/&'’-]{1,40}(?:\s[\w/&'’-]{1,40}){0,3}"
_MORE_ITEMS = re.compile(rf"{_ITEM}(?:{_ITEM}){{0,6}},?\s(?:and|or|&|and/or)\s", re.I)
_MORE_WORDS = re.compile(r"(?:,\s[\w’'-]{1,40}){1,6},?\s(?:and|or|&|and/or)\s", re.I)
# The last item of a list that a comma stands before: 'emotional, intellectual, and social growth'.
_LISTED = re.compile(r",\s[\w’'-]{1,40}\s?$")
_LAST_ITEM = re.compile(
    r",?\s(?:and|or|&|and/or)\s(?!(?:then|also|to|after|before|in|at|on|if|when|we|you|they|it)\b)[\w’'-]{1,40}\s[\w’'-]{1,40}",
    re.I,
)
_DEEDS = words_of("duty_verbs.txt")


@lru_cache(maxsize=512)  # a line of an advert is asked for its label several times
def label(sentence: str, lexicon: Lexicon) -> str:
    """At most fourteen words of the sentence that stand together: its first clause, or a later one that says more."""
    best, most, sentence = "", -1.0, _to_the_point(sentence)
    for number, clause in enumerate(_clauses(sentence)):
        cut = _dressed(clause)
        if len(cut.split()) < FEWEST_WORDS and not (number == 0 and does(cut)):
            continue
        if number and _STATES.match(cut):
            continue
        weight = sum(lexicon.telling(stem(word.norm)) for word in words(cut)) - (LATER if most >= 0 else 0)
        if weight > most and (most < 0 or does(cut)):
            best, most = cut, weight
    beginning = " ".join(sentence.split()[:MOST_WORDS])
    return best or _dressed(beginning) or beginning


def _to_the_point(sentence: str) -> str:
    """The sentence without what only says when or how, if a deed comes after it."""
    sentence = _CHOSEN.sub("", _ANNOUNCED.sub("", sentence))
    aside = _ASIDE.match(sentence)
    rest = sentence[aside.end() :] if aside else ""
    return rest if does(_LEAD.sub("", _without_subject(rest))) else sentence


def _clauses(sentence: str) -> Iterator[str]:
    """The clauses; a list such as 'install, commission and maintain' belongs to what follows it."""
    first = 0
    for cut in _CUT.finditer(sentence):
        head = sentence[first : min(cut.start(), first + LONGEST_HEAD)].strip()
        if cut.group() == "," and len(head) < LONGEST_HEAD and len(_LEAD.sub("", head).split()) <= FEWEST_WORDS:
            continue
        is_short_list = cut.group() == "," and len(head) < LONGEST
        if is_short_list and (_MORE_ITEMS.match(sentence, cut.start()) or _parts_list(head, sentence, cut.start())):
            continue
        yield sentence[first : cut.start()]
        first = cut.end()
    yield sentence[first:]


def _parts_list(before: str, text: str, at: int) -> bool:
    """A cut there would leave adjectives of a list without their noun."""
    is_last = _LISTED.search(before) is not None and _LAST_ITEM.match(text, at) is not None
    return is_last or _MORE_WORDS.match(text, at) is not None


def does(clause: str) -> bool:
    """The clause begins with a deed: 'teach', 'teaches', 'teaching'."""
    first = (words(clause[:40]) or (None,))[0]
    if not first:
        return False
    low = first.norm
    return low in _DEEDS or stem(low) in _STEMS


_STEMS = frozenset(stem(deed) for deed in _DEEDS)


def content(text: str) -> tuple[str, ...]:
    """The words of a text in order, in lower case and the singular, without function words."""
    return tuple(word.norm for word in words(text) if word.norm not in _LOOSE)


# How much it is asked for, at the end of a label: 'Cryptography required', 'Related certifications highly desired'.
_WISH = re.compile(
    r"(?<!\bnot)(?<!\bif)(?:,?\s(?:(?:is|are)\s)?(?:(?:strongly|highly|very|much|extremely)\s)?(?:preferred|required|desired|desirable|mandatory"
    r"|essential|helpful|(?:a|an) (?:\w+ )?(?:plus|must|asset|advantage|bonus)))\W*$",
    re.I,
)


def without_wish(text: str) -> str:
    """The label without the words that say how much it is asked for."""
    return _WISH.sub("", text) or text


def trimmed(text: str) -> str:
    """The text without function words and punctuation at its end."""
    spoken = _NUMBERED.sub("", text).split()
    while spoken and (_bare(spoken[-1]) in (*_LOOSE, *_GERMAN, "") or _is_article_left(spoken)):
        spoken.pop()
    return " ".join(spoken).strip(" .,;:-–—*•'\"?!")


def _bare(token: str) -> str:
    bare = token.strip(".,;:'\"*-–")
    return bare if bare == "IT" else bare.lower()  # the trade is no pronoun


def _is_article_left(spoken: Sequence[str]) -> bool:
    """The end waits for a noun: 'joining a large'."""
    return _bare(spoken[-1]) in _ADJECTIVES and spoken[-2:-1] in (["a"], ["an"])


def shortened(text: str) -> str:
    """The text, or its longest beginning of few words that is a whole in itself."""
    spoken = text.split()
    most = len(" ".join(spoken[:MOST_WORDS]))
    if len(spoken) <= MOST_WORDS and most <= LONGEST:
        return trimmed(text)
    for ends in _ENDS:
        for end in reversed([match.start() for match in ends.finditer(text[: LONGEST + 1])]):
            cut = trimmed(text[:end])
            is_whole = not _is_open(cut) and not _parts_list(text[:end], text, end)
            if end <= most and len(cut.split()) > FEWEST_WORDS and is_whole:
                return cut
    return trimmed(text[: min(most, text.rfind(" ", 0, LONGEST + 1))])


def _dressed(clause: str) -> str:
    """The clause without its subject and its lead, a long one cut between two parts, with a capital first letter."""
    spoken = _LEAD.sub("", _without_subject(_SIGNS.sub("", clause.strip()))).split()
    while spoken and spoken[0].lower().strip(".,;:'\"*") in _LOOSE:
        spoken.pop(0)
    cut = shortened(" ".join(spoken))
    return cut[:1].upper() + cut[1:]


def _is_open(text: str) -> bool:
    """The last word needs another one: an adjective, a deed without its object, a preposition with a deed."""
    last = text.split()[-1].lower()
    return last in _ADJECTIVES or last in _DEEDS or _WAITS.search(text) is not None


def _without_subject(clause: str) -> str:
    """'manage the operations' of 'The Store Manager is to manage the operations', 'month-end close' of 'The accountant
    is responsible for month-end close'."""
    match = _SUBJECT.match(clause[:LONGEST_HEAD])
    if match and does(_HOW.sub("", match["deed"])):
        return clause[match.start("deed") :]
    if somebody := _IS_SOMEBODY.match(clause):
        return clause[somebody.end() :]
    if not (office := _OFFICE.match(clause)):
        return clause
    rest = clause[office.end() :]
    sought = _SOUGHT.match(rest) if _SEEKS.search(office.group()) else None
    return rest[sought.start("deed") :] if sought and does(sought["deed"]) else rest
