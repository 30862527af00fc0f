"""Lines of a resume that begin with a verb and tell no deed of one's own: what somebody was, or what everybody does."""

import re

IN_CHARGE = re.compile(r"responsible for (?!\w+ing\b)", re.I)
RANKED = re.compile(
    r"ranked (?:first|second|third|number \d+|\d+(?:st|nd|rd|th)) (?:of|in|out|among)\b|named (?-i:(?=[A-Z]))", re.I
)
# No deeds of one's own: 'assigned to two halls', 'entrusted with the keys', 'involved in the design'.
BY_OTHERS = re.compile(
    r"(?:promoted|assigned|entrusted|tasked|selected|chosen|appointed|nominated|elected|recogni[sz]ed"
    r"|hired|invited|certified|ranked|voted|stationed|licensed)\s(?:to|with|as|for|by|in|within|after|from)\b"
    r"|(?:involved|engaged|interested|speciali[sz]ed|immersed) in\b",
    re.I,
)
# What everybody does everywhere, what says nothing about a deed, and getting a job.
NO_DEED = re.compile(
    # Nouns that are hardly ever verbs at the head of a line: 'Project roles in …', 'Program support for …'.
    r"(?:project|program|account|interest|function|position|experience|sample|cover|customer)\s"
    r"(?!for\b|(?:an?|the|all|our|new|future)\b)"
    r"|(?:acting|managing (?:director|partner|editor|agent)|leading (?:hand|firefighter))\b"
    r"|(?:exceeded|met|achieved) (?:all )?(?:goals|expectations|targets)(?: and \w+)?$"
    r"|(?:work|worked|working) (?:as|under|in)\b|\w+ by\b(?! \d)"
    r"|perform(?:ed|ing)? (?:other|various|all|a (?:variety|range|whole))\b"
    r"|(?:started|began) (?:in|as|at|my|with)\b|(?:trained|named|awarded|charged|employed) (?:as|by|in|to|for|with)\b"
    r"|(?:dropped|stood|liked|wanted|graduated|studied|attended|enrolled|learned|gained|moved (?:to|up)|lived|would"
    r"|qualified|resigned|retired|quit|relocated|laid off|left|exposed|used to|crowned|voted"
    r"|receiv(?:ed?|ing) (?:a |an |my )?(?:training|degree|award|certificate|diploma|scholarship))\b"
    r"|entered (?:the|an?|into) .{0,40}\b(?:arena|field|industry|profession|world|business|workforce)\b"
    r"|(?:won|received|earned|achieved) (?!an? |the |\d).{0,60}\baward"
    r"|perform(?:ed)? duties\b|use of\b|employed as\b|(?:serv|function|act)(?:e|ed|ing|s|es)? as\b"
    r"(?! (?:an?|the) (?:\w+ ){0,4}(?:liaison|contact|mentor|link|representative|advocate"
    r"|resource|backup|interface|spokesperson|interpreter)\b)"
    r"|(?:\w+ly )?(?:secured|started|began|obtained|received|gained|joined|held|transferred|hired)\b"
    r".{0,40}\b(?:position|career|job|role|degree|diploma|certificate|employment)\b",
    re.I,
)
# Nouns that are verbs as well: in a row before the head of a compound they say of what kind it is.
_LIKE_VERBS = (
    "(?:access|budget|change|contract|control|cost|design|document|file|label|load|market|order|plan|price|process"
    "|program|project|purchase|record|release|report|research|risk|schedule|stock|stress|supply|test|trade|work)"
)
# 'Load, stress and test plans', 'Purchase and work orders', 'Record, file and document management'.
ROW_OF_NOUNS = re.compile(
    rf"{_LIKE_VERBS}(?:, {_LIKE_VERBS})*,? (?:and|or|&) (?:test (?:plans|cases|scripts|procedures)"
    r"|(?:work|change|purchase) (?:orders|requests)|price lists|work (?:plans|instructions)"
    rf"|{_LIKE_VERBS} (?:controls?|management|assurance|systems))\b",
    re.I,
)
# 'Process improvement projects', 'Lead generation'; 'Plan development of sites' and 'Lead development teams' are deeds.
NOUN_OF_ACTION = re.compile(
    rf"(?:lead generation|process improvement|{_LIKE_VERBS} (?:improvement|generation|control|management|development"
    r"|assurance)(?!(?: and \w+)? of))\b",
    re.I,
)


def tells_no_deed(text: str) -> bool:
    return any(pattern.match(text) for pattern in (NO_DEED, ROW_OF_NOUNS, NOUN_OF_ACTION))
