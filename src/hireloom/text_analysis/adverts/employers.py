"""Who is hiring, and the sentences of an advert in which the employer describes itself and asks for nothing."""

import re

from hireloom.text_analysis.adverts.advert_heads import head_lines
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.words import blank

_NAME = r"[A-Z][\w&'’-]*(?:[ ](?:[A-Z&][\w&'’-]*|of|and|the)){0,5}"
# Exactly one space separates words: with optional spaces, two hundred capitals in a row would take minutes.
_NAMED = (
    # 'EEO Employer: Race, Religion' and 'Equal Opportunity Employer: Disability' name nobody.
    re.compile(
        r"(?<!EEO )(?<!EO )(?<!AA )(?i:(?<!opportunity )(?<!opportunities )(?<!action ))"
        r"\b(?i:company|employer|client)\s?:\s?([A-Z][\w&.-]*(?:[ ][A-Z&][\w&.-]*){0,4})"
    ),
    re.compile(
        r"^(?:about\s)?([A-Z][\w&'.-]*(?:[ ][A-Z][\w&'.-]*){0,4}[ ]?)(?:,?\s(?:Inc\.?|LLC|Ltd\.?|GmbH|Corp\.?))?,?\s"
        r"(?:is|are)\s(?:a|an|the"
        r"|currently|now|seeking|looking|hiring|searching|one of|recruiting|building|making|on a mission)\b"
        r"(?! (?:plus|must|bonus|asset"
        r"|advantage|big|strong|great|nice))",
        re.M,
    ),
    re.compile(
        r"^([A-Z][\w&'-]*(?:[ ][A-Z][\w&'-]*){0,4}),[ ](?:an?|the|one of)\s[^.\n]{3,80},\s(?:is|seeks|needs|wants|hires"
        r"|invites)\b",
        re.M,
    ),
    re.compile(
        r"(?<=[.!?:]\s)([A-Z][\w&'-]*(?:[ ][A-Z][\w&'-]*){0,4}[ ]?)\s(?:is|are)\s(?:currently|now|seeking|looking"
        r"|hiring|recruiting)\b"
    ),
    re.compile(
        # 'Case manages and directs the team' is what a nurse does; 'Appropriately manages markets' names nobody.
        r"^(?!Case manages\b|\w+ly\s)([A-Z][\w&'-]*(?:[ ][A-Z&][\w&'-]*){0,4})"
        r"\s(?:builds|makes|runs|operates|develops|designs"
        r"|sells|produces|supplies|grows|owns|serves|treats|teaches|consists|employs|hires|recruits|ships|moves|manages"
        r"|has been"
        r"|was founded)\s",
        re.M,
    ),
    re.compile(
        r"\b(?:at|join)\s([A-Z][\w&'-]*(?:[ ][A-Z][\w&'-]*){0,3}[ ]?)(?=,?\s(?:is|we|you|as|and|our)\b|[.,!]|\sin\b"
        r"|$)",
        re.M,
    ),
)
_NO_COMPANY = words_named("no company", "adverts")
_LEVEL = re.compile(r"[A-C][12]\+?")  # 'German at B1'
_NAME_LINE = re.compile(rf"({_NAME})(?:\s?[,|·–—(-].*)?")
_ORGANISATION = re.compile(
    r"\s(?:Trust|Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|BV|Corp|Hospital|Clinic|School|Academy|College|University|Hotel"
    r"|Group"
    r"|Council|Bank|Foundation|Services|Care|Logistics|Technologies|Systems|Solutions|Industries|Restaurant|Bakery)\.?$"
)
_NO_NAME = re.compile(
    r"\b(?:full|part)[- ]?time|remote|hybrid|contract|permanent|location|salary|department|shift", re.I
)


def company(text: str, title: str) -> str:
    """The employer if the text names it: beside the title, or as the subject of 'is', 'builds' or 'seeks'."""
    head = text[:4000]
    if name := _beside_title(head, title):
        return name
    for pattern in _NAMED:
        for match in pattern.finditer(head):
            name = " ".join(match[1].split()).strip(" ,.-")
            first = name.split()[0].lower() if name else ""
            of_title = set(name.lower().split()) & set(title.lower().split())
            if (
                2 <= len(name) <= 60
                and len(first) > 1
                and not _LEVEL.fullmatch(name)
                and not _is_nobody(name)
                and not of_title
            ):
                return name
    return ""


def _is_nobody(name: str) -> bool:
    """'We', 'The team', 'The successful candidate'; but not 'The Copper Kettle'."""
    first, *rest = name.lower().split()
    return first in _NO_COMPANY and not (first == "the" and len(rest) > 1 and _NO_COMPANY.isdisjoint(rest))


def _beside_title(head: str, title: str) -> str:
    """'Kestrel Robotics, Rotterdam' in the line below or above the title."""
    lines = head_lines(head)
    at = next((number for number, line in enumerate(lines) if title and line.startswith(title)), 0)
    beside = [number for number in (at + 1, at - 1) if 0 <= number < len(lines)] if len(lines) > 2 else []
    names = (name for number in beside if (name := _named_in(lines, number)))
    of_title = set(title.lower().split())
    return next((name for name in names if of_title.isdisjoint(name.lower().split())), "")


def _named_in(lines: list[str], number: int) -> str:
    """The organization that this line names, if its form says so or a sentence below speaks of it again."""
    line = lines[number]
    if len(line) > 80 or line.endswith((".", ":", "!")) or _NO_NAME.search(line):
        return ""
    match = _NAME_LINE.fullmatch(line)
    if not match:
        return ""
    name = match[1].removesuffix(" of").removesuffix(" and").removesuffix(" the")
    if _ORGANISATION.search(name):
        return name
    again = re.compile(
        rf"(?:^|[.!?]\s|\b(?:at|join|for|of|bei|(?:[Dd](?:as|ie|er)))\s){re.escape(name.split()[0])}\b(?=['’\s])", re.M
    )
    return name if len(name) > 2 and again.search("\n".join(lines[number + 1 :])) else ""


def without_company(sentence: str, name: str) -> str:
    """The sentence with spaces in place of the employer's name, so that 'Kestrel Robotics' does not ask for
    robotics."""
    return re.sub(rf"\b{re.escape(name)}\b", blank, sentence) if name else sentence
