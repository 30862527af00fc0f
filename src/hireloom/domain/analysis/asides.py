"""Sentences of an advert that ask for nothing: what is expressly not needed, how one is hired, and the terms."""

import re

_NEEDED = r"(?:needed|required|necessary|essential|expected|mandatory|asked for|a must|a requirement)"
_NOT_NEEDED = re.compile(
    rf"\bno (?:[\w/-]+ ){{0,5}}(?:experience|background|knowledge|degree|diploma|qualifications?|licen[cs]e|resum[eé]"
    rf"|cv)"
    rf"(?: (?:in|with|of) [\w /-]{{1,40}}?)?,? (?:is |are )?{_NEEDED}\b"
    rf"|(?:\b(?:is|are) |\b)(?:not|never|isn['’]t|aren['’]t) {_NEEDED}\b|\bno [\w ]{{1,30}}\? no problem\b"
    r"|\b(?:ist|sind) nicht (?:erforderlich|notwendig|nötig)\b",
    re.I,
)
# The same sentence also wishes or asks: 'SQL required, Python not required', 'useful but not essential'.
_WISHES = re.compile(
    r"\b(?:but|although|however|plus|bonus|advantage\w*|asset|prefer\w*|ideal\w*|helpful|helps?|useful|welcome|desir\w+"
    r"|nice|good|great|beneficial|must|at least|minimum)\b|(?<!not )(?<!never )(?<!n['’]t )\b(?:required|essential)\b",
    re.I,
)
_TERMS = re.compile(
    r"\binformal (?:chat|discussion|conversation|visit|enquir\w+|inquir\w+)\b|\binterviews? (?:will|are"
    r"|to) (?:be )?(?:held|tak\w+)"
    r"|\b(?:post|role|position|offer|appointment)s? (?:is|are|will be) subject to\b|\brehabilitation of offenders\b"
    r"|\bapplications (?:from|are|will)\b|\bwelcome to apply\b|\bcan apply\b|^(?:please )?apply (?:for|if|with)\b"
    r"|\b(?:include|attach|send|your|resume and)(?: an?| your)? cover letter\b|\b(?:hear|hearing) from you\b"
    r"|\bapply in person\b|\b(?:weekly pay|paid weekly|pay is weekly)\b|\bovertime (?:is )?available\b|\bforms of id\b"
    r"|\b(?:wish(?:es)?|seeks?|looking|hop(?:es?|ing)) to (?:appoint|recruit|hire)\b|\brefer a friend\b|\bfree (?:dbs"
    r"|uniforms?)\b"
    r"|\b(?:gear|uniforms?|tools|ppe|accommodation) (?:is |are |will be )?provided\b"
    r"|\bown (?:transport|transportation)\b|\b(?:starting|tax[- ]free) salary\b|\bjoining bonus\b|\bjoiners?\b"
    r"|\bbewerben sie sich\b|\bbewirb dich\b|\bwir freuen uns auf\b|\bunbefristete\w* (?:vertrag|arbeits\w+"
    r"|anstellung|stelle)"
    r"|\b(?:suchen wir|wir suchen)\b|^wir,? die\b.{0,80}\bsuchen\b|\bzum nächstmöglichen zeitpunkt\b",
    re.I,
)


def asks_nothing(sentence: str) -> bool:
    """'No retail experience necessary', 'Norwegian is not required', 'Interviews will be held in May'."""
    if _TERMS.search(sentence):
        return True
    found = _NOT_NEEDED.search(sentence)
    return found is not None and not _WISHES.search(sentence[: found.start()] + " | " + sentence[found.end() :])
