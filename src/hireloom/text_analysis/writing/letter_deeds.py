"""Lines of a resume as sentences in the first person."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, is_gerund, is_past, participle, past
from hireloom.text_analysis.writing.letter_wording import capital
from hireloom.text_analysis.writing.sentence_repair import calm, repaired

FEWEST, MOST = 4, 30  # words of a clause
LISTED = 2  # words of an item in a list
LONGEST_TASK = 20
TASK = "part of my job was to "
ODD = re.compile(
    r"[|•▪■●<>\[\]{}*_=~\\]|\.\.|\s[-–—](?:\s|$)|\betc\b|\b(?:n/a|tbd)\b"
    r"|\b(?:e\.?g|i\.?e)\b|(?-i:(?<!\.[A-Z])\.\s[a-z])"
    r"|[,(]$|\(\w*$|\.com\b|\bthe following\b|,\.|www\.|https?:|@|\w- \w|\s-\w|[ÂÃ�]|(?-i:[a-z)]\.[A-Z\d])"
    r"|(?-i:[a-z]{3}[A-Z][a-z]+ly\b)|\b(?:dr|mr|mrs|ms|st|vs)$|\bbut not limited\b|\bnot limited to\b"
    r"|(?-i:\b(?:and|or|of) [A-Z][a-z]+ of [a-z])"
    r"|\d\w*\s(?:or|and)\s(?:million|billion|thousand|percent)\b",  # a figure and half another one
    re.I,
)
DANGLING = re.compile(
    r"\b(?:and|or|of|the|with|to|for|in|a|an|by|on|from|as|at|including|included|includes|such as|my|our|their|its"
    r"|which|that|who|where|when|whose|over|into|within|between|through|during|various|several|other|per|heavily|highly|regarding|concerning|about|toward|towards"
    r"|under|upon|via|using|ensuring|providing|resulting|include|responsible|in (?:an )?(?:attempt|effort))$"
    r"|\b(?:for|with|of|to|in) and\b"
    # An adjective whose noun stood in the next line: 'for the Full', 'in a cross-functional'.
    r"|\b(?:an?|the|our|their)\s(?:\w+ly\s)?(?:[a-z]+-(?!up\b|in\b|out\b|off\b|on\b|line\b|site\b)[a-z]+|[a-z]+(?:ional|ical|ous|ful|less)"
    r"|(?-i:Full|New|Select|General|Non))$"
    r"|\b(?:heavily|highly|very|fully)\s[\w-]+$"
    r"|\s(?-i:Applicant|Human|Customer|Health|Information|Quality|Service|Business|Financial|Select|Real|Social|Project"
    r"|Product|General|Senior|Case|Chief|Managing)$"
    r"|(?<!\bas )\ban?\s(?-i:[A-Z][a-z]+)$",
    re.I,
)
_GLUED = re.compile(
    r"(?<!\bthe)(?<!\bof)(?<!\ba)(?<!\band)(?<!\bin)(?<=[a-z),])"
    r"\s(?:([A-Z][a-z]+)(?=\s[a-z])|([A-Z][a-z]+ing)(?=\s[A-Z]))"
)  # the next line after a lost line break
# Mixed forms of verbs: 'configure and troubleshooting', 'scheduled visits and answer the telephone'.
_MIXED = re.compile(r"\b(?:and|or)\s(\w+)(?=\s(?:the|an?|all|any|our|their)\b)")
_AND_CAPITAL = re.compile(r"\s(?:&|and)\s([A-Z][a-z]+)(?=\s[a-z])")
_ADVERB = re.compile(r"(?:\w{3,}ly|also|often)$", re.I)
_FIRST_SENTENCE = re.compile(r"(?<=[a-z)%\d])[.!?]\s+(?=[A-Z])|(?<=[a-z]{4})[.!?]\s+(?=[a-z])")
_ASIDE = re.compile(r"\s*\(\s?[^()\s]+\s[^()]{0,200}\)")  # a note of several words in brackets
_ALWAYS = re.compile(r"(?:;|:|,? (?:which )?resulting in|,? including(?: but)?:)(?=\s)")
_AS_NEEDED = re.compile(
    r",? (?:as|when|where|if) (?:needed|required|necessary|assigned|appropriate|directed|requested|applicable)\b.*$",
    re.I,
)
# Getting a job is not a deed: 'Secured a position at …', 'Started nursing career …'.
_OF_CAREER = re.compile(
    r"(?:resigned|retired|quit|relocated|laid off|left)\b"
    r"|(?:\w+ly )?(?:secured|started|began|obtained|received|gained|joined|held|transferred|hired|graduated)\b"
    r".{0,40}\b(?:position|career|job|role|degree|diploma|certificate|employment)\b",
    re.I,
)
# No deeds of one's own: 'assigned to two halls', 'entrusted with the keys', 'involved in the design'.
_BY_OTHERS = re.compile(
    r"(?:\w+ly )?(?:promoted|assigned|entrusted|tasked|selected|chosen|appointed|nominated|elected|recognized"
    r"|recognised|awarded|named|hired|invited|charged|certified|trained|ranked|voted|stationed|employed|licensed)"
    r"\s(?:to|with|as|for|by|in|within|after|from|twice|among|employee|best|first|top|no)\b"
    r"|(?:named|voted|crowned|honou?red)\s(?=[A-Z]|\w+ of\b)"
    r"|(?:\w+ly )?(?:involved|engaged|interested|specialised|specialized|immersed)\sin\b|exposed\sto\b",
    re.I,
)
_BREAKS = (
    ", which ",
    ", resulting ",
    " while ",
    ", including ",
    " including ",
    ", such as ",
    ", so that ",
    " in order to ",
)


def is_own_deed(text: str) -> bool:
    """The note, in small letters, tells what somebody did, not what was done to them or how their career went."""
    return not (_BY_OTHERS.match(text) or _OF_CAREER.match(text) or _NO_DEED.match(text))


def clause(line: str, *, is_current: bool) -> str:
    """'I rebuilt the booking service', 'my work included planning …'; empty if the line makes no sentence."""
    text = _tidied(line)
    if not text:
        return ""
    return repaired(_in_first_person(text, is_current=is_current))


def _in_first_person(text: str, *, is_current: bool) -> str:
    spoken = text.split()
    if spoken[0] in ("I", "I've", "I’ve", "I'm", "I’m"):
        if not is_current and spoken[1:2] == ["have"] and is_past(" ".join(spoken[2:3])):
            return _in_first_person(f"I {' '.join(spoken[2:])}", is_current=is_current)  # it has ended
        deed = " ".join(spoken[1:])
        return "" if _HALF_PAST.search(text) or _OF_CAREER.match(deed) or _NO_DEED.match(deed) else text
    spoken = spoken[1:] if spoken[0].lower() in ("also", "currently") and len(spoken) > 1 else spoken
    if spoken[0].lower() in ("have", "has") and is_past(" ".join(spoken[1:2])):
        spoken = spoken[1:]
    text = " ".join(spoken)
    low = text[0].lower() + text[1:]
    if low.startswith("responsible for "):
        rest = low.removeprefix("responsible for ")
        acts = is_gerund(rest.split()[0]) and _in_first_person(rest, is_current=is_current)
        return acts or f"I {'am' if is_current else 'was'} {low}"
    if _OF_CAREER.match(low) or _NO_DEED.match(low):
        return ""
    if _BY_OTHERS.match(low):
        return f"I was {low}"
    adverb = f"{spoken[0].lower()} " if _ADVERB.match(spoken[0]) and len(spoken) > 1 else ""
    first, *others = spoken[1:] if adverb else spoken
    opened, first = first, first.rstrip(",")
    if _is_mixed(first, spoken):
        return ""
    if is_past(first) and first.isalpha():
        return f"I have {_ROW.sub(_in_perfect, low)}" if is_current else f"I {low}"
    if is_base(first):
        if is_current:
            return f"I {low}"
        done = _in_past([opened.lower(), *others])
        return f"I {adverb}{done}" if done else f"{TASK}{low}" if len(spoken) <= LONGEST_TASK else ""
    if is_gerund(first) and not _RANK.match(low) and len(spoken) <= LONGEST_TASK:
        return f"I {adverb}{_of_gerunds([opened.lower(), *others], is_current=is_current)}"
    return ""


_ROW = re.compile(r"((?:^|, |\band |\bor )(?:\w+ly )?)(\w+)")


def _in_perfect(match: re.Match[str]) -> str:
    return match[1] + (participle(match[2]) if is_past(match[2]) else match[2])


_TITLE = re.compile(
    r"\w+ (?:manager|engineer|coordinator|analyst|lead|leadership|director|assistant|supervisor|specialist)s?\b", re.I
)
_HALF_PAST = re.compile(r"\b\w+ed and (?:maintain|manage|create|develop|provide|support|lead|train|work)\b")
# What everybody does everywhere, or what says nothing about a deed.
_NO_DEED = re.compile(
    r"(?:exceeded|met|achieved) (?:all )?(?:goals|expectations|targets)(?: and \w+)?$"
    r"|(?:work|worked|working) (?:as|under|in)\b"
    r"|perform(?:ed|ing)? (?:other|various|all|a (?:variety|range|whole))\b"
    r"|(?:helped|assisted|supported) (?:\w+ed|includes?)\b"
    r"|highly \w+ed\b"
    r"|(?:started|began) (?:in|as|at|my|with)\b"
    r"|(?:dropped|stood|liked|wanted|graduated|studied|attended|enrolled|learned|gained|moved (?:to|up)|lived|would"
    r"|qualified"
    r"|received (?:a |an |my )?(?:training|degree|award|certificate|diploma|scholarship))\b"
    r"|entered (?:the|an?|into) .{0,40}\b(?:arena|field|industry|profession|world|business|workforce)\b"
    r"|(?:won|received|earned|achieved) (?!an? |the |\d).{0,60}\baward"
    r"|perform(?:ed)? duties\b|use of\b|(?:employed|served|functioned|acted) as\b"
    r"(?! (?:an?|the) (?:\w+ ){0,4}(?:liaison|contact|mentor|link)\b)"
    # Nouns that are hardly ever verbs at the head of a line: 'Project roles in …', 'Program support for …'.
    r"|(?:project|program|account|interest|function|position|experience|sample)\s(?!for\b|(?:an?|the|all|our|new|future)\b)",
    re.I,
)
# Verbs that are not nouns as well.
_SURE = words_named("sure verbs", "writing")
_DETERMINERS = ("the", "a", "an", "all", "any", "our", "their", "its", "new", "each", "every", "of")


def _in_past(spoken: list[str]) -> str:
    """The row of verbs in the past; empty if a word may be a verb or a noun."""
    text = [past(spoken[0].rstrip(",")) + "," * spoken[0].endswith(",")]
    opens = True  # 'Review and balance': nothing but verbs so far
    for before, word, after in zip(spoken, spoken[1:], [*spoken[2:], ""], strict=False):
        bare = word.rstrip(",").lower()
        may_act = (is_base(bare) or bare in _SURE) and (
            before.endswith(",") or before.lower() in ("and", "or", "then", "&")
        )
        if may_act and not opens and bare not in _SURE and after.lower() not in _DETERMINERS:
            return ""
        opens &= may_act or bare in ("and", "or", "&")
        text.append(past(bare) + word[len(bare) :] if may_act else word)
    return " ".join(text)


def _of_gerunds(spoken: list[str], *, is_current: bool) -> str:
    """'planned shifts and wrote menus' of 'planning shifts and writing menus'."""
    text = []
    for at, word in enumerate(spoken):
        base, before = base_of_gerund(word.rstrip(",")), spoken[at - 1] if at else ","
        after = spoken[at + 1] if at + 1 < len(spoken) else "of"
        follows = before.endswith(",") or before.lower() in ("and", "or", "&")
        is_verb = base and (not at or (follows and after.lower() not in ("of", "for", "in", "and", "or", "to", "with")))
        text.append((base if is_current else past(base)) + word[len(word.rstrip(",")) :] if is_verb else word)
    return " ".join(text)


# 'Acting sous chef' is a title, 'Managing budgets' is not.
_RANK = re.compile(r"(?:acting|managing (?:director|partner|editor|agent)|leading (?:hand|firefighter))\b", re.I)


def _is_mixed(first: str, spoken: list[str]) -> bool:
    """The line changes its tense, so that it cannot become a sentence."""
    text = " ".join(spoken)
    following = [match[1] for match in _MIXED.finditer(text)]
    row = re.match(r"\w+ (?:and|or) (\w+)", text)
    if re.match(r"\w+ by (?!\d)", text):  # done by somebody else, who is not named
        return not re.match(r"led by example", text, re.I)
    if is_gerund(first) and len(spoken) > 1 and is_past(spoken[1]):
        return True
    if re.match(
        r"\w+ (?:is|are|was|were|has|have|been|includes?|included)\b|(?:designed|developed|created|built|geared) to\b",
        text,
        re.I,
    ):
        return True  # 'Work is performed', 'Designed to support'
    if is_past(first):
        if any(
            word.lower() in _SURE
            for word in re.findall(r"(?:\b(?:and|or)|,) (?!hand (?:trucks|tools)\b)(\w+)(?=[ ,]|$)", text)
        ):
            return True
        return any(is_base(word) and not is_past(word) for word in (*following, *(row.groups() if row else ())))
    after = spoken[1] if len(spoken) > 1 else ""
    if is_base(first) and _TITLE.match(text):
        return True  # 'Project manager of three halls'
    return is_base(first) and (is_past(after) or any(map(is_past, following)) or bool(row and is_gerund(row[1])))


def _tidied(line: str) -> str:
    """One sentence of acceptable length without its full stop, or empty."""
    text = _FIRST_SENTENCE.split(" ".join(line.split()), maxsplit=1)[0].strip(" .,;:–-")
    text = _ASIDE.sub("", calm(text))
    text = next((text[: match.start()] for match in _GLUED.finditer(text) if _acts(match[1] or match[2])), text)
    text = _AND_CAPITAL.sub(lambda match: f" and {match[1].lower()}" if _acts(match[1]) else match[0], text)
    text = re.sub(r"(?<=[a-z]) & (?=[a-z])", " and ", re.sub(r"(?<=\w)/\s(?=\w)", "/", text))
    text = re.sub(r"\band/or\b", "or", _ALWAYS.split(text, maxsplit=1)[0].rstrip(" .,;:"))
    text = re.sub(r",\s(?=to [a-z]+ )", " ", text)  # 'served guests, to win them back'
    text = re.split(r",?\s(?=[A-Z][a-z]+ly\s[a-z]+ed\b)|,\s(?=[A-Z]\w+ly\s)", text, maxsplit=1)[0]  # the next line
    if re.match(r"(?:Awarded|Licensed|Certified|Honored)\s[A-Z]|\w+ (?:and|&) [A-Z]\w+ [A-Z]", text):
        return ""  # a prize or a paper, or a verb that belongs to nothing
    for mark in _BREAKS:
        if len(text.split()) > MOST - 6 and mark in text and len(text.split(mark)[0].split()) >= FEWEST + 2:
            text = text.split(mark)[0].rstrip(" .,;")
    count = len(text.split())
    if not FEWEST <= count <= MOST or ODD.search(text) or DANGLING.search(text) or text.count("(") != text.count(")"):
        return ""
    if text.count(",") > 6 or sum(word.isupper() and len(word) > 4 for word in text.split()) > 1:
        return ""
    text = _rounded(_AS_NEEDED.sub("", text))
    return "" if DANGLING.search(text) or _lacks_noun(text) else text  # what was cut off may have been needed


_ADJECTIVES = words_named("adjectives left alone") - {"others", "individual", "professional", "many"}


def _lacks_noun(text: str) -> bool:
    """It ends in an adjective: 'received consistent'."""
    return text.rpartition(" ")[2] in _ADJECTIVES


# Words that may follow a comma in a sentence; anything else is a note: 'Booked 16 meetings a month, top of 14'.
_GOES_ON = re.compile(
    r"(?:and|or|but|then|so|as|with|without|from|for|to|by|in|on|at|of|under|through|until|after|before|over|across|which|who"
    r"|where|while|when|including|such|plus|both|all|each|\w+ly|\w+ing)\b",
    re.I,
)


def _rounded(text: str) -> str:
    """A row of deeds gets the 'and' that notes leave out: 'bent conduit, pulled wire and trimmed out flats'. A note
    after a comma without a deed is left out, because nobody would say it: 'closed 40 deals, average deal 38k'."""
    head, comma, last = text.rpartition(", ")
    is_noun_row = (
        "," in head and " and " not in head and re.fullmatch(r"\w+ing", last)
    )  # 'by prospecting, calling, networking'
    if is_noun_row:
        return f"{head} and {last}"
    if comma and _lacks_noun(head):  # 'received consistent, positive feedback'
        return text
    if not comma or " and " in last or _GOES_ON.match(last) or head.count("(") != head.count(")"):
        return text
    pieces = [piece.split()[0] for piece in text.split(", ") if piece.strip()]
    for form in (is_past, is_base):
        if all(form(word) for word in pieces):
            return f"{head} and {last}"
    if len(pieces) > 2 and " and " not in head and len(last.split()) <= LISTED:
        return f"{head} and {last}"  # 'wrote letters, minutes, reports'
    return head if len(head.split()) >= FEWEST else ""


def _acts(word: str) -> bool:
    return is_past(word) or is_gerund(word) or is_base(word)


def also(text: str) -> str:
    """The clause as a further one: 'I also rebuilt …', 'I was also thanked …'."""
    if match := re.match(r"I (am|was|have|had|can)\b", text):
        return f"I {match[1]} also{text[match.end() :]}"
    if text.startswith(TASK):
        return f"I also had to {text.removeprefix(TASK)}"
    return f"I also{text[1:]}" if re.match(r"I [a-z]", text) and not text.startswith("I also") else capital(text)
