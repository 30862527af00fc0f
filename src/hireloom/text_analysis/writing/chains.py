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


@cache
def _chains() -> tuple[tuple[re.Pattern[str], str, str], ...]:
    rows = ((names, works.split("|")) for _, works, names in rows_of("chains.tsv", "writing"))
    return tuple((re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.I), leader, staff) for names, (leader, staff) in rows)


def work_at_chain(title: str, names: str) -> str:
    """The work of 'Assistant Manager' at a chain that the names tell; empty where the title tells a trade itself, or
    the place is no chain that we know."""
    runs, works = _RUNS_IT.fullmatch(title), _WORKS_THERE.fullmatch(title)
    if not (runs or works):
        return ""
    return next((leader if runs else staff for chain, leader, staff in _chains() if chain.search(names)), "")
