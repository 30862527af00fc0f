"""What a job demands besides skill, in the words of its advert."""

from collections.abc import Iterator

from hireloom.domain.resume_match.findings import Condition
from hireloom.text_analysis.adverts.adverts import Advert
from hireloom.text_analysis.adverts.conditions import condition_names, is_denied, is_heading
from hireloom.text_analysis.language.labels import label
from hireloom.text_analysis.language.lexicon import Lexicon


def job_conditions(job_advert: Advert, lexicon: Lexicon) -> Iterator[Condition]:
    """Each condition once, in the words of the advert; one that another contains in full does not count."""
    named = {
        name.casefold(): Condition(name, line.text)
        for line in reversed(job_advert.conditions)
        if not is_denied(line.text)
        for name in reversed(condition_names(line.text) or [label(line.text, lexicon)])
        if not is_heading(name)
    }
    whole = [f" {name} " for name in named]
    yield from (
        condition for name, condition in reversed(named.items()) if sum(f" {name} " in text for text in whole) == 1
    )
