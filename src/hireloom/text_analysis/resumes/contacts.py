"""Names and contacts: lines of a resume that are shown and never counted."""

import re

from hireloom.text_analysis.language.data_files import words_named, words_of
from hireloom.text_analysis.language.sentence_cache import sentence_cache

MAIL = re.compile(r"(?<![\w.+-])[\w.+-]++@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")
# At least nine digits; 2009-2012 (2:1), 06.2019-12.2021 and 01.04.2019-31.12.2021 are not phone numbers.
_MONTHS = r"(?:\d{1,2}[.-]){1,2}(?:19|20)\d\d"
_YEARS = r"(?:19|20)\d\d"
PHONE = re.compile(
    rf"(?<![\w/.-])(?!{_MONTHS}\s?-\s?{_MONTHS}\b|{_YEARS}\s?-\s?{_YEARS}\b)\(?\+?\d(?:[\s().-]{{0,2}}\d){{8,14}}(?![\w/])"
)
LINK = re.compile(r"(?:https?://|www\.|linkedin\.com|github\.com)\S*", re.IGNORECASE)
# 'Nationality: …', 'Date of birth …': facts about the person, not about the work.
_PERSONAL = re.compile(
    r"^\W{0,3}(?:"
    r"(?:(?:full|first|last|sur)?\s?name|(?:home |postal |current )?address|e-?mail(?: id)?|date of birth|d\.?o\.?b"
    r"|birth ?date|born|age|sex|gender|pronouns?|nationality|citizenship|marital status|religion|passport(?: no)?"
    r"|visa(?: status)?|work (?:permit|authorization|authorisation)|immigration status|linkedin|github|location|city"
    r"|country|zip|race|ethnicity|caste|(?:father|mother|husband)'?s name|spouse"
    r"|(?:vor- und zu|vor|nach|familien)name|anschrift|adresse|wohnort|geburts(?:datum|tag|ort|name)|alter|geschlecht"
    r"|familienstand|staatsangehörigkeit|staatsbürgerschaft|nationalität|konfession|aufenthaltstitel|nationalité"
    r"|date de naissance)\b\.?(?:\s{0,3}(?:[:\-–]|is\b|\()|\t|\s{3,})"
    # 'Mobile: Kotlin' is about work.
    r"|(?:phone|mobile(?: no)?|mobil|handy|cell|tel(?:ephone|efon)?)\b\.?\s{0,3}(?:(?:[:\-–]|is\b)\s{0,3}[+(]?\d|\()"
    r"|(?:date of birth|d\.?o\.?b|born(?: on)?|geboren(?: am)?|geb\.(?: am)?|geburtsdatum|née? le)\W{0,3}\d)",
    re.IGNORECASE,
)
_PRONOUNS = re.compile(r"^\W*(?:he|she|they|ze)\s?/\s?(?:him|her|them|hir)(?:\s?/\s?\w+)?\W*$", re.IGNORECASE)
_STREET = re.compile(
    r"^\W*(?:\d{1,5}\w?\s+(?:[\w.'-]+\s+){0,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way"
    r"|court|ct"
    r"|place|square|terrace|close)\b|(?:[\w.'-]+\s+){1,3}(?:street|avenue|road|lane|boulevard)\s+\d{1,4}\b)",
    re.IGNORECASE,
)
_PAPER = re.compile(r"\b(?:licen[cs]e|certifi\w+)\b", re.I)  # 'RN LICENSE, ACLS' is not a person
_PLACE = re.compile(
    r"^[^\W\d_][\w.' -]{1,30},\s?(?:[A-Z]{2}\b|USA?|U\.S\.A?\.?|UK|England|Scotland|Wales|Ireland|Canada|India"
    r"|Germany|France"
    r"|Spain|Portugal|Italy|Netherlands|Belgium|Austria|Switzerland|Poland|Sweden|Norway|Denmark|Finland|Israel|Brazil"
    r"|Mexico|Australia|Singapore|Nigeria|Kenya|South Africa|Pakistan|Philippines|United \w+)(?:,?\s[\w -]{2,12})?$"
)


_NO_NAMES = words_of("no_names.txt", "resumes")
_PARTICLES = words_named("name particles", "resumes")


_WORKING = ("ist", "ician", "eer", "yst")  # machinist, technician: a trade, hardly a surname
_FAMILIES = ("qvist", "quist", "crist", "christ")  # Lindqvist


def is_name(line: str) -> bool:
    """Two to four capitalized words and nothing that names a job or a section."""
    spoken = line.split(",")[0].split()
    if not 2 <= len(spoken) <= 5 or len(line) > 60 or any(sign.isdigit() or sign in "@:/|&()" for sign in line):
        return False
    words = [word.lower().strip(".") for word in line.replace(",", " ").split()]
    if any(word in _NO_NAMES for word in words) or (words[-1].endswith(_WORKING) and not words[-1].endswith(_FAMILIES)):
        return False
    return all(_capitalised(word) or word.lower() in _PARTICLES for word in spoken) and len(line.split()) <= 6


# Letters after a name: 'RN', 'MSc', 'Ph.D.', but no town.
_CREDENTIALS = re.compile(
    r"^(?:[A-Z][\w'’.-]+\s){1,3}[A-Z][\w'’-]+(?:,\s?(?:[A-Z][a-z]{0,2}\.?[A-Z][A-Za-z.]{0,3}|Esq\.?|[JS]r\.?)){1,4}\.?$"
)


@sentence_cache
def is_contact(line: str, *, top: bool) -> bool:
    """A line with a contact or with personal facts such as a date of birth; at the top of a resume also the place where
    the person lives."""
    if len(line) > 200:
        return False
    if _PERSONAL.match(line) or _PRONOUNS.match(line):
        return True
    if _CREDENTIALS.match(line) and not (_names_a_role(line) or _PAPER.search(line)):
        return True  # 'Edna Takahashi, RN': a person, perhaps another one
    rest = MAIL.sub(" ", PHONE.sub(" ", LINK.sub(" ", line)))
    if rest != line and len(re.findall(r"[^\W\d_]{2,}", rest)) <= 9:
        return True
    return top and bool(_STREET.match(line) or (_PLACE.match(line) and not _names_a_role(line)))


def _names_a_role(line: str) -> bool:
    return any(word in _NO_NAMES for word in re.findall(r"[a-z]+", line.lower()))


def _capitalised(word: str) -> bool:
    letters = word.strip(".'’-")
    return bool(letters) and letters[0].isupper() and all(sign.isalpha() or sign in "'’.-" for sign in word)
