"""What a job is about at its core, by its title alone: a nurse cares for patients, whatever the advert says."""

from collections.abc import Sequence
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.writing.work_of_titles import is_executive, leads, work_of

OF_LEADERS = "Leading"


@cache
def _table() -> dict[str, tuple[str, ...]]:
    rows = ((names.split("|"), tuple(work.split("|"))) for names, work in rows_of("interview_work.tsv", "writing"))
    return {name: work for names, work in rows for name in names}


def central_work(title: str, lexicon: Lexicon) -> Sequence[str]:
    """The names of its activities, the most central first; empty for a title that tells none."""
    work = _table().get(work_of(title, "", _table(), lexicon), ())
    if leads(title) and not is_executive(title) and OF_LEADERS not in work:
        return (*work[:1], OF_LEADERS, *work[1:])
    return work
