"""Chains of restaurants, hotels, hospitals and stores: what a title means there that says nothing of a trade."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of

_RUNS_IT = re.compile(
    r"(?:(?:assistant|associate|general|co-?|shift|senior|deputy|asst\.?|team|crew|site|unit|salaried|hourly) ?)*"
    r"(?:manager|supervisor|leader|lead)(?: (?:trainee|in training))?",
    re.I,
)
_WORKS_THERE = re.compile(
    r"(?:(?:hourly|part-time|full-time|seasonal|entry[- ]level) )*"
    r"(?:team|crew|staff) (?:members?|worker|associate)|crew|associate|staff",
    re.I,
)


# What may stand behind the name of a chain; 'Hilton Plumbing' and 'Target Marketing Group' are none.
_BEHIND = (
    r"(?:[ ,.#/()-]+(?:inc|llc|ltd|co|corp|corporation|company|stores?|supercenter|restaurants?|grill|hotels?|inns?"
    r"|suites|resorts?|hospitals?|\d+|of [a-z]+))*(?:[ ,-]+(?-i:[A-Z][a-z]+))?[ .)]*"
)
_TRADE = re.compile(
    r"\b(?:plumbing|landscap\w+|marketing|legal|law|construction|roofing|cleaning|consulting|heating|electric\w*|group"
    r"|plans?|services?|solutions|partners|media|design|realty|capital|logistics|trucking|farms?|dental|staffing)\b",
    re.I,
)


@cache
def _chains() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    rows = ((names, works.split("|")) for _, works, names in rows_of("chains.tsv", "writing"))
    return tuple(
        (re.compile(rf"(?:the )?(?:{names}){_BEHIND}", re.I), leader, staff) for names, (leader, staff) in rows
    )


def work_at_chain(own_title: str, title: str, company: str) -> str:
    """The work of 'Assistant Manager' at a chain, which the company is or the whole title names behind the own one;
    empty where the title tells a trade itself, or the place is no chain that we know."""
    runs, works = _RUNS_IT.fullmatch(own_title), _WORKS_THERE.fullmatch(own_title)
    if not (runs or works):
        return ""
    behind = re.sub(rf"^.*?{re.escape(own_title)}[ ,|@()-]*(?:at |for )?", "", title, flags=re.I)
    places = [place.strip() for place in (company, behind) if not _TRADE.search(place)]
    meant = (leader if runs else staff for chain, leader, staff in _chains() if any(map(chain.fullmatch, places)))
    return next(meant, "")
