"""What a job is about at its core, by its title: a nurse cares for patients, whatever the advert says."""

import re
from collections.abc import Sequence
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.trades.question_banks import OF_A_TRADE, Activity, activities_named_in
from hireloom.text_analysis.writing.trades.work_of_titles import is_executive, leads, work_of

OF_LEADERS = "Leading"
OF_ALL_FIELDS = (OF_LEADERS, "Leadership")
OTHER_TRADE = 3  # lines that tell another trade than the title
OFTEN = 2  # an advert names the work that it is about, where its title tells another or none
_BY_ADVERT = [
    (tuple(work.split("|")), instead.split("|"), re.compile(pattern, re.I))
    for work, instead, pattern in rows_of("interview_work_by_advert.tsv", "writing")
]


@cache
def _table() -> dict[str, tuple[str, ...]]:
    rows = ((names.split("|"), tuple(work.split("|"))) for names, work in rows_of("interview_work.tsv", "writing"))
    return {name: work for names, work in rows for name in names}


def central_work(title: str, lexicon: Lexicon, advert: str = "") -> Sequence[str]:
    """The names of its activities, the most central first; empty for a title that tells none. A teacher of children
    under two teaches no lessons, and who distributes the mail drives no forklift: there the advert decides."""
    work = _table().get(work_of(title, "", _table(), lexicon), ())
    first = work[0] if work else "-"
    of_advert = (new for new, old, pattern in _BY_ADVERT if first in old and len(pattern.findall(advert)) >= OFTEN)
    work = next(of_advert, work)
    if leads(title) and not is_executive(title) and OF_LEADERS not in work:
        return (*work[:1], OF_LEADERS, *work[1:])
    return work


def advertised(work: Sequence[str], title: str, lines: Sequence[str], activities: Sequence[Activity]) -> Sequence[str]:
    """Of the activities of a title that is not sure to tell the trade, those that a line names where lines name another
    trade: who audits the makers of devices tests no software. Who leads a field that no line names keeps all."""
    name_of_job = re.compile(rf"{re.escape(title)}(?!\w)", re.I)
    bare = [name_of_job.sub(" ", line) for line in lines] if title else lines

    def count(activity: Activity) -> int:
        return sum(activity.name in activities_named_in(line) for line in bare)

    others = (item for item in activities if item.weight == OF_A_TRADE and item.name not in work)
    if not any(count(item) >= OTHER_TRADE for item in others):
        return work
    of_lines = [item.name for item in activities if item.name in work and (item.name in OF_ALL_FIELDS or count(item))]
    named = [name for name in work if name in of_lines]
    return work if named and set(named) <= set(OF_ALL_FIELDS) else named
