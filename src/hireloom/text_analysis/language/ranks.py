"""The rank in a job title, from a trainee to an executive, and whether newcomers commonly get such a job."""

import re
from enum import IntEnum


class Rank(IntEnum):
    """How much a role leads. A title without a word of rank is `REGULAR`."""

    ENTRY = 1
    REGULAR = 2
    LEAD = 3
    MANAGER = 4
    EXECUTIVE = 5


_RANKS = {
    Rank.EXECUTIVE: r"chief (?:[a-z]+ )?officer|c[efito]o|[se]?vp|(?:vice )?president|director|head of|dean|principal"
    r"|partner",
    Rank.ENTRY: r"intern(?:ship)?|trainee|apprentice|student|volunteer|entry[- ]level|junior|jr|helper|aide"
    r"|assistant(?! (?:\w+ )?(?:manager|director|principal|vice|professor))",
    Rank.MANAGER: r"manager|mgr|superintendent",
    Rank.LEAD: r"senior|sr|lead|leader|supervisor|head|foreman|forewoman|foreperson"
    # Elsewhere a numeral is a grade of pay: a Teacher III leads nobody.
    r"|(?:(?<=engineer )|(?<=developer )|(?<=programmer )|(?<=analyst )|(?<=scientist )|(?<=architect )"
    r"|(?<=administrator )|(?<=accountant ))(?:iii|iv)",
}
_NAMED = {rank: re.compile(rf"\b(?:{words})\b", re.I) for rank, words in _RANKS.items()}
_KITCHEN_RANK = re.compile(r"\b(?:sous|executive)(?= chef)", re.I)
_TITLE_WORD = re.compile(r"[^\W\d_]{2,}")
_SMALL = {"of", "and", "the", "in", "for", "to"}
# 'Assistant to the Director' leads nobody, and an account manager leads accounts.
_NO_RANK = re.compile(
    r"\bto (?:the )?[\w\s]+$"
    r"|\b(?:account|case|relationship|project|program|product|property|content|community) manager",
    re.I,
)
_TRAINED = re.compile(
    r"\b(?:senior|sr|lead|director|manager|vp|head|principal|chief|engineer|developer|analyst|attorney|nurse"
    r"|\w*therapist|physician|pharmacist|scientist|architect|accountant|dentist|psychologist|programmer)\b",
    re.I,
)
_LEARNED_ON_THE_JOB = re.compile(
    r"\b(?:associate|clerk|assistant|representative|agent|receptionist|server|cashier|aide|worker|crew|helper|operator"
    r"|entry|host|hostess|waiter|waitress|dishwasher|cleaner|housekeeper|packer|loader|barista)\b",
    re.I,
)


def rank_of(title: str) -> Rank:
    """The highest rank that the title names."""
    plain = _NO_RANK.sub(" ", title)
    return next((rank for rank, named in _NAMED.items() if named.search(plain)), Rank.REGULAR)


def trade_of(title: str) -> frozenset[str]:
    """The words of the title that are not a rank: those of a head chef, an executive chef and a sous chef are the
    same."""
    plain = _NO_RANK.sub(" ", title)
    for named in (*_NAMED.values(), _KITCHEN_RANK):
        plain = named.sub(" ", plain)
    return frozenset(_TITLE_WORD.findall(plain.lower())) - _SMALL


def training(title: str) -> int:
    """1 for a title that takes years to reach, -1 for one that newcomers learn on the job, 0 for both or neither."""
    return bool(_TRAINED.search(title)) - bool(_LEARNED_ON_THE_JOB.search(title))
