"""What an advert asks of somebody's work as a whole, in addition to what its single lines ask for."""

from collections.abc import Iterator
from enum import StrEnum

from hireloom.text_analysis.adverts.adverts import Advert
from hireloom.text_analysis.language.languages import language_of
from hireloom.text_analysis.language.ranks import Rank, rank_of

DAY_TO_DAY = "Day-to-day work"
# For an entry-level or regular post, everybody who has done the work has the rank.
_RANK_NAMES = {
    Rank.LEAD: "Senior or lead level",
    Rank.MANAGER: "Manager level",
    Rank.EXECUTIVE: "Director level",
}


class WorkRow(StrEnum):
    """The requirements that compare the work as a whole, each in its own way."""

    ROLE = "role"
    WORDS = "words"
    FIELD = "field"
    RANK = "rank"


def whole_work(job_advert: Advert) -> Iterator[tuple[WorkRow, str]]:
    """The work by all its words, in English only, and the rank that the title names, each with its label."""
    if language_of("\n".join(line.text for line in job_advert.lines)) == "English":
        yield WorkRow.WORDS, DAY_TO_DAY
    if name := _RANK_NAMES.get(rank_of(job_advert.title)):
        yield WorkRow.RANK, name
