"""Which clauses, duties and employers are certain enough to be used; all others are left out."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.titles import LONGEST_TITLE, is_person
from hireloom.text_analysis.language.verbs import BASES, base_of_gerund, is_base, is_gerund, is_past, plain_form
from hireloom.text_analysis.writing.readable_clauses import breaks, roughness

FEWEST, MOST, MOST_COMMAS, MOST_NAMES, MOST_SHORT_FORMS, ROUGH = 5, 24, 2, 3, 2, 1.5
DUTY_WORDS, EMPLOYER_WORDS, TITLE_WORDS, STEM = 12, 5, 5, 5

# Pasts that open a line as adjectives: 'combined revenue of', 'balanced sheet', 'designated trainer'.
_ADJECTIVES = words_named("adjectives like verbs", "writing")
# Verbs that are never nouns, so that a line in the plain form is certainly about what somebody does.
_VERBS = words_named("verbs of duties", "writing")
# Those and the verbs of work that are hardly ever nouns at the head of a line.
_ACTS = _VERBS | words_named("verbs that open a line", "writing")
# 'tested the product and help to analyze data'
_MIXED = re.compile(
    rf"(?:\b(?:and|or|also)|,) (?:help|grow|keep|make|give|get|drive|take|run|{'|'.join(sorted(_VERBS))})\b"
)
_UNSURE = re.compile(
    r"[;:/\"“”()]|\s(?:ing|tion|ment)\b|\b(?:responsible|duties|various|etc"
    r"|other(?= (?:duties|tasks|work|responsibilities|projects|things|related)\b|$)|such(?! as\b))\b|\b(\w+) \1\b",
    re.I,
)
_WORK_IN_ING = "|".join(sorted(words_named("work that ends in -ing", "writing")))
# What notes leave out or mix up: 'established record', 'built trust and creating rapport', '15 associate who'.
_OF_NOTES = re.compile(
    r"^I (?:\w+ly )?(?:\w+ed and )?(?:\w+ed|built|led|held|kept|made|ran|wrote) (?:(?!an?\b|the\b)\w+ )?"
    r"(?:record|process|plan|strategy|program|team|system|base|crew|department|project|report|database)"
    r"(?=\s(?:of|for|in|that|to|by)\b|$)"
    r"|^I (?:have )?\w+ed and \w+(?:ment|tion|sion|ance) of\b"
    rf"|^(?:(?!ing\b).)*\band (?!(?:{_WORK_IN_ING})\b)\w{{3,}}ing\b"
    r"|\bto include\b|['’]s?$"
    r"|\b(?:where|which|that|who) and\b|^I \w+ed \w+(?:en|ed), "
    r"|\b(?:the|an?|to an?) (?:as|of|in|to|and|for|the|an?|aid)\b|\bin which \w+$"
    r"|\band (?!consisted|composed|informed|notified|assured)\w+ed of\b"
    r"|^I (?:ended up|left|quit|resigned)\b|\b(?:software|tools|programs|systems|equipment) used\b"
    r"|\b(?:customers|clients|guests|patients|students|employees|residents|children) (?:\w+ (?:and \w+ )?)?"
    r"(?:needs|requests|questions|concerns|issues|inquiries|complaints|satisfaction|interests|conditions|health|expectations)\b"
    r"|\b(?:depends|requires|involves|means)\b|\bup to \d+ to\b"
    r"|\brecruited (?:to|by)\b|['’]s (?:through|and|in|for|with|to|by|on|of|who)\b|['’]S\b"
    r"|\bof \d+ [a-z]+(?<!s)(?<!people)(?<!staff) (?:who|that)\b|\b(?:for|of|with) (?:client|customer) base\b"
)
_SURELY_OF_OTHERS = re.compile(rf"(?:, |\band )(?:{'|'.join(sorted(_VERBS))})s\b")  # 'and communicates with them'
_PAST_INFINITIVE = re.compile(r"\bto (\w+ed)\b")  # 'to achieved'
_OF_OTHERS = re.compile(r"(?:, |\band )(\w+)s (?!and\b|or\b|of\b|for\b|to\b|in\b|with\b)(\w+)")  # 'and makes the award'
_THEN = re.compile(r"\band (\w+) (?:what|how|whether|the|an?|all|any|our|their|each)\b")  # 'greeted them and ask what'
_BLANK = re.compile(
    r"\bby number\b|\bnumber (?:percent|%)|\b(?:user|customer|client)[ -]centered$|\bX{2,}\b|\bmost \w+$|\bseveral-"
    r"|\baccording$"
    # What is cut off: 'by accurately', 'a system which allowed students', 'a developmentally curriculum'.
    r"|\bby \w+ly$|\b(?:allow|enabl|permit|requir|caus)\w* (?:the |our |all )?\w+$"
    r"|\ba \w+ly (?!\w+(?:ed|ing|ive|al|ful|able|ible|ant|ent|ous|ic|y|er)\b)\w+"
    r"|\ba (?:several|\d+ \w+s\b)"
    # An article that does not fit: 'a engaged partner', 'a new contracts', 'a creating'.
    r"|\ba (?!uni|use|usu|one|eu|uti)[aeiou]\w+|\ban [bcdfgjkpqtvwxz]\w+|\ba \w+ing (?:an?|the|\w+base)\b"
    r"|\ban? (?:new )?\w{3,}(?<!s)(?<!u)(?<!i)(?<!rie)(?<!c)s\b"
)
# Copied from a description of the trade, or two nouns side by side: 'fitted or repaired pumps', 'policies practices'.
_COPIED = re.compile(
    r"\b\w+(?:ed|ing) or \w+(?:ed|ing)\b|, or\b| also \w+ed$"
    r"|\b[a-z]{3,}(?:ies|ices|ers|ors|ents|ures|tions|ments) [a-z]{3,}(?:ies|ices|ers|ors|ents|ures|orts|tions)\b"
)
_DETERMINERS = ("the", "a", "an", "all", "our", "their", "its")
# What follows shows that a word that may be a noun is a verb: 'Work with the fiscal department', 'Support all teams'.
_OPENS_LINE = re.compile(
    r"Work(?:ing)? (?:with|closely|alongside|directly|on)\b"
    r"|(?:Support|Order|File|Test|Document|Record|Report|Help|Interview|Research|Stock|Process|Review|Schedule|Direct"
    r"|Lead|Market|Service|Transport|Document|Set)\s(?:the|all|any|an?|our|their|new|up|over|more than|\d+)\s",
    re.I,
)
_JOINED = re.compile(r"\b(?:and|or|by|to|including|using|for|while|which|with)\b")  # a row has its 'and'
# Where adding an article is hardly ever right: 'on a budget', 'a register to a process'.
_WITH_ARTICLE = re.compile(r"\b(?:to|on|in|under|within|at) an? \w+")
_DANGLING_END = re.compile(
    r"\b(?:open|how|what|why|including \w+)$"
    r"|\bin an? (?:manner|fashion|way)$|(?<!s)['’]\s|\bfor use$|(?-i:(?<!the )\b[A-Z]\.[A-Z]$)|"
    r"\band \w+ed$|\bto (?:ensure|provide|support|include|create|make)$"
    r"|\b(?:and|or|of|the|with|to|for|in|an?|by|on|from|as|at|new|high|low|large|small|full|daily|major|key|all|each|their|our|my"
    r"|its|safe|clean|quick|fast|proper|friendly|warm|neat|pleasant|strong|good|best|\w+(?:al|ive|ous|ful|ic|ary|ly))$",
    re.I,
)
_WHOLE_END = re.compile(rf"\b(?:{'|'.join(sorted(words_named('whole ends', 'writing')))})s?$", re.I)


def is_plain(clause: str, line: str, *, is_current: bool) -> bool:
    """A reader would not stumble over it, and its verb is certainly one. `clause` is made of `line`."""
    clause = re.sub(r"(?<=\d),(?=\d)", "", clause)  # '40,000' is not a row
    spoken = clause.split()
    if not FEWEST <= len(spoken) <= MOST or spoken[0] != "I" or breaks(clause) > MOST_COMMAS:
        return False
    at = 1 + (spoken[1] == "have")
    at += spoken[at].endswith("ly") or spoken[at] == "also"
    verb = spoken[at].rstrip(",").lower()
    own = (line.split() or [""])[0].strip(",.:;").lower()
    if verb in ("was", "am", "have", "had") or (verb in _ADJECTIVES and not _opens_object(spoken[at + 1 :])):
        return False
    is_sure = is_past(verb) if is_past(own) or own in ("i", verb) or own.endswith("ly") else False
    is_sure |= is_current and is_past(own) and verb == plain_form(own)
    is_act = own in _ACTS or base_of_gerund(own) in _ACTS or _OPENS_LINE.match(line) is not None
    is_plain_form = is_act and (is_current or is_past(verb))
    if not (is_sure or is_plain_form) or _UNSURE.search(clause) or has_odd_end(clause):
        return False
    if any(phrase.lower() not in line.lower() for phrase in _WITH_ARTICLE.findall(clause)):
        return False
    if is_past(verb) and any(is_base(word) and not is_past(word) for word in _THEN.findall(clause)):
        return False
    second = re.match(r"I (?:have |also |\w+ly )*\w+ (?:and|or) ((\w+?)s?)\b", clause)
    if second and is_base(verb) and is_base(second[2]) and second[1] != second[2]:
        return False  # 'verify and balances'
    if second and is_past(verb) != is_past(second[1]) and not second[1].endswith("ly") and second[1] != "then":
        return False  # 'managed and solidify', 'build and managed'
    others = ((base, is_base(base) and after in _DETERMINERS) for base, after in _OF_OTHERS.findall(clause))
    if (
        any(base in _VERBS or is_verb for base, is_verb in others)
        or _SURELY_OF_OTHERS.search(clause)
        or _BLANK.search(clause)
    ):
        return False
    if any(not is_base(word) for word in _PAST_INFINITIVE.findall(clause)):
        return False
    if _OF_NOTES.search(clause) or _COPIED.search(clause) or (is_past(verb) and _MIXED.search(clause)):
        return False
    if "," in clause and not re.search(
        r"\b(?:and|or|by|to|including|using|for|while|which|with)\b", clause.rpartition(",")[2]
    ):
        return False  # a row without its 'and'
    inner = [word for word in spoken[at + 1 :] if word[0].isupper() and word != "I"]
    if sum(word.isupper() for word in inner) > MOST_SHORT_FORMS:
        return False
    verbs = [word for word in inner if word[1:].islower() and (is_past(word) or word.lower() in _VERBS)]
    return not verbs and len(inner) <= MOST_NAMES and roughness(clause) <= ROUGH


def _opens_object(spoken: list[str]) -> bool:
    """After a verb, not after an adjective: 'used the register', 'used CRM', 'organized and led', 'set up accounts'."""
    first, second = (*spoken, "", "")[:2]
    follows = first in ("and", "or") and is_past(second.rstrip(","))
    follows |= is_past(first.rstrip(",")) and is_past(second.rstrip(","))  # 'selected, loaded, moved'
    return first.lower() in (*_DETERMINERS, "up", "each", "every") or first[:1].isupper() or follows


def names(text: str, skill: Skill) -> bool:
    """The text has each word of the skill's name in some form; a tool or a paper is always named as it is."""
    if skill.kind not in ("method", "knowledge", "soft"):
        return True
    low = text.lower()
    return all(word[:STEM] in low for word in re.findall(r"[a-z]{3,}", re.sub(r"\(.*\)", "", skill.name).lower()))


def has_odd_end(text: str) -> bool:
    """It seems to be cut off: 'in design and sustaining activities for low'."""
    *_, before, last = ["", "", *text.split()]
    if before in ("and", "or") and last.endswith("s") and is_base(last[:-1]) and last[:-1] in _VERBS:
        return True
    return bool(_DANGLING_END.search(text)) and not _WHOLE_END.search(text)


def is_plain_duty(duty: str, line: str) -> bool:
    """A duty in one breath that begins with a verb and is not half of a longer row."""
    words = duty.split()
    if not 3 <= len(words) <= DUTY_WORDS or words[0] not in BASES or _UNSURE.search(duty) or has_odd_end(duty):
        return False
    names = [word for word in words[1:] if word[0].isupper()]
    if len(names) > 1 or duty.count(",") > MOST_COMMAS or (words[0] not in _VERBS and not is_base(words[0])):
        return False
    if words[0] not in _VERBS and words[0] not in _WORK and not _ACTS_ON.match(duty):
        return False
    after = " ".join(line.split()).partition(" ".join(words[-2:]))[2]
    return re.match(r",\s(?!and\b|ensur|includ|such|mak)\w", after) is None


_WORK = words_named("verbs of work", "writing")
_ACTS_ON = re.compile(r"(?:\w+ (?:and|or) )?\w+ (?:the|an?|our|all|new|with|to|for|on|in|up|out)\b")
_MONTH = re.compile(
    r"\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:January|February|March|April|June"
    r"|July|August|September|October|November|December)\b"
)


def is_title(title: str) -> bool:
    """One title: no two of them side by side, and no grade between."""
    if " & " in title and is_person(title):
        title = title.replace(" & ", " ")  # 'Sales & Marketing Manager'
    return len(title.split()) <= TITLE_WORDS and re.search(r"[/\d&,]| I+ \w|\b[A-Z]{4,}\b", title) is None


_PIECE = re.compile(r"\s(?:I{1,3}|IV)\s(?=[A-Z])|\s?/\s?|\s?[-–|]\s|\.\s|,\s?|(?<=[a-z]{4})-(?=[A-Z])")
_GRADE = re.compile(r"\s(?:I{1,3}|IV|V)$")
_TWO_TITLES = re.compile(
    r"(?:\w+ ){0,3}(?:specialist|manager|coordinator|technician|supervisor|officer)(?= \w+ \w+ \w)", re.I
)


def single_title(title: str) -> str:
    """The title as one would say it: 'Sales Associate' of 'Sales Associate/Brand Ambassador', 'Accountant' of
    'Accountant II', 'Senior Clerk' of 'Sr. Clerk'; the whole if its first part names nobody."""
    title = title[:LONGEST_TITLE]
    title = re.sub(r"\b(?:of|and|in|for|the)\b", lambda word: word.group().lower(), title, flags=re.I)
    title = re.sub(r"^(?:an?|the)\s(?=\w)", "", title, flags=re.I)
    title = re.sub(r"(?:\s(?:the|my|an?|and|of|in|for|to|at|with))+$", "", title, flags=re.I)
    title = re.sub(r"(?<=\s)&(?=\w)", "& ", re.sub(r"(?<=\w) -(?=\w)", "-", title))
    title = re.sub(r"^(Sr|Jr)\b\.?", lambda rank: "Senior" if rank[1] == "Sr" else "Junior", title)
    pieces = [_GRADE.sub("", piece.strip()) for piece in _PIECE.split(title)]
    first = next((piece for piece in pieces if is_person(piece)), pieces[0])
    if twice := re.match(r"(.*?\b(\w+(?:er|or|ist|ant|ian)))\b.*\b\2$", first, re.I):
        first = twice[1]
    two = _TWO_TITLES.match(first)
    rest = first[two.end() :].split() if two else []
    if two and rest and rest[0].lower() not in ("of", "for", "to", "in", "and", "at", "-", "&") and is_person(first):
        return two.group()
    return first if is_person(first) or len(first.split()) > 1 else _GRADE.sub("", title)


_NO_NAMES = words_named("no names of places of work", "writing")


def is_note(name: str) -> bool:
    """A note or half a line that stands where a place of work does: 'Responsible for …', 'EDS/ NMCI (Navy'."""
    first = (name.lower().split() or [""])[0]
    return first in _NO_NAMES or is_gerund(first) or name.count("(") != name.count(")") or "/ " in name


def is_employer(name: str) -> bool:
    """The name of a place of work and nothing else."""
    words = name.split()
    return (
        0 < len(words) <= EMPLOYER_WORDS
        and re.match(r"(?:the )?[A-Z0-9]", name) is not None
        and re.search(r"[,;:|/()]|\d{4}|\b(?:at|in|for|from|to)\b", name) is None
        and _MONTH.search(name) is None
        and not is_past(words[0])
    )
