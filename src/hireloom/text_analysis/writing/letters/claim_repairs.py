"""What a statement of a letter should say where the dated roles of the resume add up to less."""

from dataclasses import replace

from hireloom.domain.cover_letters.orders import Claim, ClaimKind, LetterOrder
from hireloom.domain.resume_match.role_years import MONTHS
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.numbers import SPELLED
from hireloom.text_analysis.language.periods import years
from hireloom.text_analysis.resumes.careers import career

_WORDS = {number: word for word, number in SPELLED.items()}


def repaired(claim: Claim, order: LetterOrder, lexicon: Lexicon, now: int) -> Claim:
    """The claim with the years that are true, if it states more of them; any other as it is."""
    duration = next(durations(claim.text), None) if claim.kind is ClaimKind.NUMBER and not claim.supported else None
    if duration is None or not duration.is_in_years:
        return claim
    spans = career(order.resume.text, lexicon).spans
    months = round(years(spans, now) * MONTHS)
    whole, rest = divmod(months, MONTHS)
    if not 0 < whole < (duration.most or duration.least):
        return claim
    count = str(whole) if claim.text[0].isdigit() else _WORDS.get(whole, str(whole))
    count = count.capitalize() if claim.text[0].isupper() else count
    total = _counted(whole, "year") + (f" {_counted(rest, 'month')}" if rest else "")
    difference = (
        f"{order.resume_name} adds up to {total}, in {_counted(len(spans), 'dated role')}. Recruiters do the sum."
    )
    return replace(claim, difference=difference, repair=f"{count} {'year' if whole == 1 else 'years'}")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
