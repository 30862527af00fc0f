"""Where an advert is cut: its headings and what they announce, and the sentences of text that lost its line breaks."""

import re
from collections.abc import Iterator
from enum import StrEnum
from itertools import islice
from typing import NamedTuple


class Ask(StrEnum):
    """How a sentence of an advert asks, or what a heading announces."""

    MUST = "must"
    NICE = "nice"
    DUTY = "duty"
    CONDITION = "condition"  # a work permit, weekends, lifting: shown, never scored
    OPEN = "open"  # of sections only: no heading stands above
    NOISE = "noise"  # titles, benefits, equal opportunity, praise of the company


class AdvertPassage(NamedTuple):
    """A sentence or list item, what the heading above it announces, how many stand between them, whether that heading
    has a line of its own, and its words."""

    text: str
    section: Ask
    below: int
    is_listed: bool = False
    heading: str = ""


_WHAT = (
    r"requirements?|qualifications?|skills?|skill set|experience|competenc(?:y|ies)|education|knowledge|abilities"
    r"|ability|credentials|certifications?|licen[cs](?:es?|ure)|attributes|traits|background|training|criteria"
    r"|expertise"
)
_KIND = (
    r"minimum|basic|required|job|key|essential|mandatory|position|core|technical|candidate|professional|general"
    r"|functional|personal|necessary|relevant|work|educational?|other|special|critical|primary|main|principal|major"
    r"|specific|additional|day-to-day|typical|overall|your|our|the|role|must[- ]have"
)
_OF = rf"(?:(?: ?(?:and/or|&/or|and|or|&|/)|, ?(?:(?:and/or|and|or|&) )?) ?(?:(?:{_KIND}) )*(?:{{0}}))"
_NICE_KIND = r"preferred|desired|desirable|bonus|optional|ideal|highly desired"
_DUTIES = r"duties|responsibilit(?:y|ies)|accountabilities|functions|tasks|activities"
_NAMED = r"\s?\b[\w/&'’-]{1,30}"  # a word of the name of a job: 'Requirements for Business Analyst:'
_HEADINGS = {
    Ask.NICE: rf"(?:(?:{_NICE_KIND})(?:(?:,| and| &| or)? (?:{_KIND}))? )+(?:{_WHAT}|points?){_OF.format(_WHAT)}*"
    rf"|(?:{_WHAT}) (?:{_NICE_KIND})(?!\s+(?:{_WHAT})\b)|preferred|desired|desirable|nice.to.haves?|pluses|bonus points"
    r"|(?:extra|special|added|bonus) considerations?|would be (?:nice|great)|(?:good|nice|great) to have|even better"
    r"|what (?:would be|is) (?:welcome|helpful|nice|good)|(?:also )?(?:helpful|welcome|useful)|ideally"
    r"|it would help|assets(?=\s?:)|wünschenswert|von vorteil|idealerweise",
    Ask.DUTY: rf"(?:(?:{_KIND}) )*(?:roles? (?:and|&) )?(?:{_DUTIES}){_OF.format(_DUTIES)}*"
    r"(?: of the (?:job|role|post|position)| include)?"
    r"|what (?:the|this) (?:role|job|position|post|internship|work) (?:involves|includes|is about|looks like)"
    r"|(?:a|your) typical (?:day|week)|what (?:will you|you(?:['’]ll| will)) (?:do|be doing)|(?:in )?(?:the|your"
    r"|this) role|role"
    r"|day to day|(?:job|position|role) (?:description|summary|overview|purpose|objective)|summary|description"
    r"|overview"
    r"|about the (?:role|job|position)|you(?: will|['’]ll)"
    r"|(?:the )?successful (?:candidate|applicant) will|scope of work|the (?:work|job)|your work"
    rf"|(?:{_DUTIES}) (?:of|for) (?:{_NAMED}){{1,6}}(?=:)"
    r"|(?:the )?first year|your (?:tasks|day|week)"
    r"|(?:(?:das sind )?(?:ihre|deine) )?(?:aufgaben|tätigkeiten)|aufgaben(?:gebiet|bereich)|stellenbeschreibung"
    r"|(?:das|was) (?:sie|dich) erwartet|das erwartet (?:sie|dich)",
    Ask.CONDITION: r"(?:(?:essential )?physical(?:,? (?:and |& )?(?:mental|environmental))?|working|work"
    r"|environmental) "
    rf"(?:demands?|requirements?|conditions?|environment|efforts?"
    rf"|activities){_OF.format('environment|requirements?|physical demands|effort')}*"
    r"|schedule|shifts?|hours|location|job type|travel(?: (?:required|requirements?))?|availability|age requirements?",
    Ask.NOISE: r"(?:(?:our|the|company|employee) )?benefits(?: (?:and|&) perks| include)?|perks|what we offer"
    r"|we offer"
    r"|our offer|(?:why|top reasons to) (?:join|work (?:for|with|at))(?: us)?"
    r"|what['’]s in it for (?:you|me)|about (?:us|the company|our company|the team)|who we are"
    r"|(?:our )?company(?: (?:overview|description|profile|information))?|compensation|salary(?: range)?"
    r"|(?:how )?to (?:apply|reach us)|equal (?:opportunity|employment)(?: employer| opportunity)?"
    r"|eeo(?: statement)?|disclaimer"
    r"|additional information|contact(?: information)?|our (?:mission|values|culture)|application process"
    r"|what we (?:promise|give|pay)|we promise|how (?:the|our|we) (?:team )?works?"
    r"|what happens (?:after|when|next)[\w ]{0,20}|good to know|how we hire|key ?words?"
    r"|(?:das bieten wir|wir bieten)(?: ihnen| dir)?|unser angebot|(?:ihre|deine) vorteile|über uns|wer wir sind"
    r"|(?:ihre )?bewerbung|kontakt|(?:haben wir )?(?:ihr|dein) interesse geweckt",
    Ask.MUST: rf"(?:{_WHAT}) (?:of|for) (?:{_NAMED}){{1,6}}(?=:)"
    rf"|(?:(?:{_KIND}) )*(?:{_WHAT}){_OF.format(_WHAT)}*(?: (?:required|needed|requirements?"
    rf"|qualifications?))?"
    r"|what you need for this (?:position|role|job)|(?:do you have )?what it takes"
    r"|what (?:you (?:need|bring|will (?:need|bring))(?: to bring)?(?: to the table)?|you['’]ll (?:need|bring)"
    r"|(?:are )?we(?:['’]re| are)? (?:look(?:ing)? for|need|expect"
    r"|ask(?: for)?)|you(?: should)? have)|we (?:expect|ask for|require|need|look for)|wanted"
    r"|(?:the )?(?:(?:ideal|successful|right) )?candidate(?: profile)?|desired candidate profile|required|essential"
    r"|who you are|your (?:profile|skills|background)|about you|must.haves?|you (?:must )?(?:have|bring)"
    r"|person specification|job specifications?|who we(?:['’]d| would)? (?:like|love)(?: to meet)?"
    r"|you (?:might|may|could) be (?:a (?:good )?fit|right) if(?: you)?"
    r"|(?:you(?:['’]re| are)|this is) (?:a (?:good|great) fit|for you) if(?: you)?"
    r"|you(?: will|['’]ll) (?:need|have|bring)"
    r"|(?:ihr|dein|unser) (?:profil|anforderungsprofil)|anforderungen|voraussetzungen|qualifikation(?:en)?"
    r"|(?:ihre|deine) (?:qualifikation(?:en)?|voraussetzungen|kenntnisse)|(?:das )?(?:bringen sie|bringst du) mit"
    r"|was (?:sie|du) mitbring(?:en|st)|(?:sie bringen|du bringst) mit|wir erwarten",
}
_NAMES = "|".join(f"(?P<{ask.value}>{names})" for ask, names in _HEADINGS.items())
# A heading ends with a sign, a line break or a bullet, or runs into a capital.
_HEADING = re.compile(
    rf"(?:{_NAMES})(?P<after>\s?[:?]|[^\S\n]{{0,3}}[-–—]\s|\s{{0,3}}(?=\n|$)|\s{{0,3}}(?=[•·▪])|\s{{1,3}}(?=\*)"
    rf"|(?-i:(?=[A-Z][a-z]))|\s{{1,3}}(?-i:(?=[A-Z\d])))",
    re.IGNORECASE,
)
_START = re.compile(
    r"(?:^|(?<=[\n.!?;:•*·)])|(?<=[.!?;:•*·] )|(?<=\s\s))(?=[^\W\d_])"
    r"|(?<![^\W_])(?=[^\W\d_a-z])|(?:(?<=[a-z.)])|(?<=[AP]M))(?=[A-Z])"
)
_SMALL = re.compile(r"(?:and|or|of|the|to|for|in|and/or|&)\b")
_BULLETS = tuple("•·▪")
_ENDS = ("", *"\n.!?;:•*·▪")
# Headings of one word that need no colon before a capital.
_ALONE = re.compile(r"(?:requirements|qualifications|responsibilities|benefits|duties)$", re.IGNORECASE)


def _headings(text: str) -> Iterator[tuple[int, int, Ask]]:
    """Start and end of each heading, and what it announces."""
    reached = 0
    for start in _START.finditer(text):
        match = _HEADING.match(text, start.end()) if start.end() >= reached else None
        if match and _is_heading(text, match):
            reached = match.end()
            yield match.start(), reached, next(ask for ask in _HEADINGS if match[ask.value])


def _is_heading(text: str, match: re.Match[str]) -> bool:
    """Capitals mark a heading in the middle of a line; without a colon it needs two words, or a clear one."""
    name, before = match.group()[: -len(match["after"]) or None], text[max(0, match.start() - 3) : match.start()]
    opens = before.endswith("  ") or before.rstrip(" \t")[-1:] in _ENDS
    has_capitals = all(word[0].isupper() or _SMALL.match(word) for word in re.split(r"[\s/&,]+", name) if word)
    follows = text[match.end() : match.end() + 1]
    if not match["after"] and follows in _BULLETS:  # 'Preferred Skills• Java', but not '2 years of experience• CDL'
        return opens or (has_capitals and (" " in name or _ALONE.match(name) is not None))
    if match["after"].strip() or follows in _ENDS:
        return opens or has_capitals
    if not match["after"]:
        return has_capitals and (opens or not before[-1].isspace())
    return has_capitals and (" " in name or name.isupper() or _ALONE.match(name) is not None)


_WHOLE = re.compile(_NAMES, re.IGNORECASE)


def is_heading(text: str) -> bool:
    """The whole text is the name of a section: 'Requirements'."""
    return _WHOLE.fullmatch(text.strip(" :")) is not None


MOST_PASSAGES = 400
# 'Sr. Director' and 'Mr. Hill' are no two sentences.
_NO_SHORT = "".join(rf"(?<!\s{short}\.)(?<!^{short}\.)" for short in ("Sr", "Jr", "Dr", "Mr", "Ms", "Mrs", "St", "Div"))
_NO_DAY = r"(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?s?\b)"  # 'Wednesday - Sunday', '5 p.m. Monday'
_BREAK = re.compile(
    r"\s*\n+\s*|\s*[•▪■●◦‣·➢✓✔§\uf0b7\uf0a7\ufffd]+\s*|\s*(?<!\d)\*+\s*"
    rf"|\s+[-–—]{{1,2}}\s+{_NO_DAY}(?=[A-Z])|(?<=[ap]\.m\.)\.?\s+{_NO_DAY}(?=[A-Z][a-z])"
    r"|(?<=[^\s\d.,A-Z])\?(?!\w+=)\s*(?=[A-Z])|\s\.{2,3}\s+(?=[A-Z])"
    rf"|(?<=[a-z)%][.!?;]){_NO_SHORT}"
    r"(?:\s+(?=[A-Z\"'(\d])|(?=[A-Z][a-z])(?!\w+=))|(?<=\d[.!?;])\s+(?=[A-Z\"'(\d])|;\s+|\s{3,}"
    r"|(?<=[a-z]{3}!)(?=[A-Z\d])"
    r"|(?<=[A-Z]{2}[.!])\s*(?=[A-Z][a-z])|(?<=\s[A-Z]\.) (?=[A-Z][a-z]{2,} )|(?<=[a-z)])\s?\d{1,2}[.)]\s?(?=[A-Z])"
    r"|(?<=[a-z:)])(?=\d{1,2}(?:-\d{1,2})?\+? years)"
    r"|(?<=[a-z]\.)(?=\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?\+? (?:[Yy]ears|yrs))|\s+(?=Report Previous Next\b)"
    r"|(?:(?<=\))|(?<= skills)|(?<= required)|(?<= preferred))\s+"
    r"(?=(?:[A-Z][\w&'’-]{1,20}\s){1,3}is (?:the|an?) (?:\w+ )?(?:leading|leader|largest|premier)\b)"
    r"|(?<=[a-z.)])[-–—]\s+(?=[A-Z][A-Za-z])|(?<=[A-Z]{2})[-–—]\s+(?=[A-Z])|(?<=\bGED)(?=[A-Z])"
    r"|(?<=[a-z\d)])\s(?=(?:If (?:you(?:['’]re| are) an? (?:current )?(?:[A-Z]\w{1,20} )?(?:associate|employee)"
    r"|you (?:(?:feel|believe)(?: that)? you|are interested|have the)|interested)|Please (?:apply|e-?mail|send"
    r"|submit|forward))\b)"
    r"|(?<=[a-z:.])\s+\+\s+(?=[A-Z])|(?<=[a-z)]);(?=[A-Z])|(?<=\+\.)\s+(?=[A-Z])|\s[A-H]\)\s+(?=[A-Z])"
)
# Items of a list that lost its line breaks: a capital that opens no name, after a small letter.
_ITEM = re.compile(
    r"(?<=[a-z,)]) (?=(?:Ability|Able|Must"
    r"|(?<![Yy]ears )Experienced?|Knowledge|Excellent|Strong|Proven|Proficien(?:t|cy)"
    r"|Familiar(?:ity)?|Bachelor|At least"
    r"|Minimum|Working|Good|Basic|Previous|Prior|Demonstrated|Solid|Valid|Current|High school|Understanding|Skilled"
    r"|Capable"
    r"|Willing(?:ness)?|Responsible|Use of|Fluent|Great|Outstanding|Effective|Self[- ]|Maintains?|Provides?"
    r"|Manages?|Assists?"
    r"|Ensures?|Performs?|Develops?|Prepares?|Coordinates?|Participates?|Conducts?|Reviews?|Monitors?|Works?"
    r"|Responds?|Flexible(?= (?:availability|schedul|hours))"
    r"|Computer(?= (?:literate|literacy|skills|experience|proficien))|Possess(?:es)?|Successfully"
    r"|Creates?|Completes?|Supports?|Communicates?|Handles?|Supervises?) (?!certif|course|training\b)[a-z(])"
)
# 'BS is preferred 3-5 years experience in labs': the next item begins with its years.
_YEARS_ITEM = re.compile(
    r"(?:(?<=(?:is|be) preferred)|(?<=(?:is|be) required)|(?<= skills)|(?<= degree)|(?<= Field)|(?<= starting))"
    r" (?=\d{1,2}\+?(?: ?[-–] ?\d{1,2}\+?)? (?:years?|yrs)['’]? (?:of )?(?:\w+ ){0,3}experience\b)"
)
# What the law lists is one sentence: 'without regard to race; color; marital or family status'. The list ends with the
# first item that is no ground of the law: 'all pupils regardless of ability; hold a license'.
_RIGHTS = re.compile(
    r"\b(?:without regard to|regardless of|on the basis of)\b[^.;\n]{0,200}"
    r"(?:;\s*(?:(?:and|or|and/or|any|other|an?|the|his|her|their|actual|perceived|physical|mental|sensory|medical|legally"
    r"|lawfully|past|present|applicable|federal|state|local|is|because|of)\s){0,6}(?:race|racial|colou?r|religio(?:n|us)"
    r"|creed|sex(?:ual)?|genders?|age(?! \d)|national|ethnic\w*|ancestry|citizenship|alienage|immigration|marital"
    r"|family|familial|parental|domestic|pregnan\w+|maternity|childbirth|breastfeeding|veterans?(?! exper)"
    r"|military(?! exper)|uniformed|disabilit(?:y|ies)|disabled|handicap\w*|conditions?|impairments?|genetics?"
    r"|politic\w+|transgender|union|protected|characteristics?|basis|classification|status|law|hair|height|weight"
    r"|domicile|origin|affectional|orientation|identity|expression|beliefs?|nationality|caste|atypical)\b[^.;\n]{0,200}){1,60}",
    re.I,
)
# A list of names is one sentence: 'Familiarity with: HPUX; EMC NetWorker; Zerto; and VMware'.
_NAMES_LISTED = re.compile(
    r"\b(?:familiar\w*|knowledge|experienced?|proficien\w{1,4}|skill\w{0,3}|expertise|fluent)\s(?:with|in|of)\b"
    r"(?:\s[\w/-]{1,20}){0,4}\s?:\s*(?-i:[A-Z])[\w ./+#-]{1,28}"
    r"(?:;\s+(?:and\s|or\s)?(?-i:[A-Z])[\w ./+#-]{1,28}){2,20}",
    re.I,
)
_JOINS = re.compile(r"(?:\b(?:of|the|with|and|or|in|an?|our|to|for|as|your|at|by|from|is|are|be|on|Mr|Ms|Dr)|,)$")
_EMPLOYER = re.compile(
    r"(?:\s[A-Z]{3,6}|(?:\s[A-Z][\w&.,'’-]{0,30}){0,4}\s[A-Z][a-z][\w&.,'’-]{0,30})\s(?:is|are)(?: proud to be)? an?$"
)
_NOTICE = re.compile(r"\s*(?:equal|EEO|EOE|affirmative)\b", re.I)
_PARAGRAPH = re.compile(r"\n\s*\n")


def passages(text: str) -> Iterator[AdvertPassage]:
    """The sentences and list items in order; a heading in the middle of a line holds until its paragraph ends."""
    yield from islice(_passages(text), MOST_PASSAGES)


def _passages(text: str) -> Iterator[AdvertPassage]:
    section, at, inline, heading = Ask.OPEN, 0, False, ""
    for listed_in_one in (_RIGHTS, _NAMES_LISTED):
        text = listed_in_one.sub(lambda match: match.group().replace(";", ","), text)
    for start, end, ask in [*_headings(text), (len(text), len(text), Ask.OPEN)]:
        below, listed = 0, None  # what a sentence announces holds like a heading: 'You must have the following skills:'
        above = text[at:start]
        if _NOTICE.match(text, start):
            rest, line_break, last = above.rstrip().rpartition("\n")
            above = f"{rest}{line_break}{_without_employer(last)}"
        for number, paragraph in enumerate(_PARAGRAPH.split(above)):
            under = listed or (Ask.OPEN if inline and number else section)
            for sentence in _BREAK.split(paragraph):
                for item in _items(sentence):
                    line = _OPENS.sub("", " ".join(item.split()).strip(" -–—,>").lstrip("+ "))
                    if any(sign.isalpha() for sign in line):
                        if listed and _GOES_ON.match(line):
                            listed, under, heading = None, section, ""
                        named = heading if listed or under is section else ""
                        is_listed = listed is not None or (under is not Ask.OPEN and not inline)
                        yield AdvertPassage(line, under, below, is_listed, named)
                        below += 1
                        if announced := _announced(line):
                            listed, under, heading, below = announced, announced, line.strip(" :"), 0
        inline = bool(text[end : end + LONGEST_ANNOUNCEMENT].split("\n", 1)[0].strip())
        section, at = ask, start if inline and _ANSWERED.match(text, start) else end
        heading = " ".join(text[start:end].split()).strip(" -–—:?#*")


def _without_employer(line: str) -> str:
    """'Legal labeling practice' of 'Legal labeling practice Acme Foods, Inc. is an', with which 'Equal Opportunity
    Employer' begins; nothing of a line that only names the employer."""
    bare = f" {line.lstrip(' -–—*•')}"
    if (employer := _EMPLOYER.search(bare)) is None:
        return line
    rest, name = bare[: employer.start()], employer.group().split()
    if not rest:
        return rest if len(name) <= FEWEST_OF_EMPLOYER else line
    last = rest.split()[-1]
    return rest if last[0].islower() or last.endswith(",") or len(name) < FEWEST_OF_EMPLOYER else line


# A heading that says nothing without what stands beside it, and the other way round: 'Travel: 25 %'.
_ANSWERED = re.compile(
    r"(?:work )?(?:schedule|shifts?|hours|travel(?: requirements?| required)?|availability|age requirements?)\b", re.I
)
_OPENS = re.compile(
    r"^[A-H]\)\s*|^(?:in order )?to be considered"
    r"(?: for (?:this|the) (?:\w+ ){0,2}\w+)?, (?=you must (?:have|meet|hold))",
    re.I,
)
FEWEST_OF_EMPLOYER = 4  # words of a longer name with 'is an'
LONGEST_ANNOUNCEMENT, ANNOUNCING = 160, 90  # characters of the sentence, and of its end that says what comes
# The advert tells on after the list.
_GOES_ON = re.compile(
    r"(?:we|our|this|if|in|the|with|please|report|once|individual|you (?!must|have|are|will)\w+"
    r"|(?:(?:ideal|qualified|interested|successful|all) )?(?:candidates?|applicants?))\b",
    re.I,
)
_ANNOUNCES = (
    (Ask.NOISE, re.compile(r"\b(?:benefits?|perks|packages?|offers?|compensation)\b", re.I)),
    (Ask.NICE, re.compile(r"\b(?:preferred|desired|desirable|a plus|nice to have)(?: \w+){0,2}:$", re.I)),
    (
        Ask.MUST,
        re.compile(
            r"\b(?:(?:must|should|will|need to) (?:also )?(?:have|possess|meet|demonstrate|bring|be able to)|you must"
            r"|(?:the|these) following (?:\w+ ){0,3}(?:skills|qualifications|requirements|experience|criteria"
            r"|attributes|qualities|background)"
            r"|(?:skills|qualifications|requirements|experience) (?:\w+ ){0,3}(?:needed|required|includes?|are))\b",
            re.I,
        ),
    ),
    (
        Ask.DUTY,
        re.compile(
            r"\b(?:duties|responsibilities|functions|tasks)\b|\b(?:you|candidate|incumbent|person|employee) will\b",
            re.I,
        ),
    ),
)


def _announced(line: str) -> Ask | None:
    """What a sentence that ends with a colon announces: 'Seeking candidates with the following skills:'."""
    if line[-1] != ":" or len(line) > LONGEST_ANNOUNCEMENT:
        return None
    return next((ask for ask, words in _ANNOUNCES if words.search(line, max(0, len(line) - ANNOUNCING))), None)


def _items(sentence: str) -> Iterator[str]:
    first = 0
    for cut in sorted((*_ITEM.finditer(sentence), *_YEARS_ITEM.finditer(sentence)), key=re.Match.start):
        if not _JOINS.search(sentence[max(first, cut.start() - 5) : cut.start()]):
            yield sentence[first : cut.start()]
            first = cut.end()
    yield sentence[first:]
