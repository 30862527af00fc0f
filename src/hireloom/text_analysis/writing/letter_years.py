"""How many years a letter may name: of all work, and in the occupation of the job."""

import re

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import years
from hireloom.text_analysis.resumes.careers import Career, CareerRole
from hireloom.text_analysis.resumes.dated_lines import dated_lines, resume_lines
from hireloom.text_analysis.resumes.sections import Section
from hireloom.text_analysis.writing.letter_gaps import title_roots

APART = 4  # a quarter of the years
WORDS_BEHIND = 40  # characters after '11 years' that say what was done in them

_HAS = re.compile(r"(?:\b(?:with|over|than|ha(?:ve|s)|bring|my)|^)\s*$", re.I)


def _stated(life: Career, lexicon: Lexicon) -> int:
    """The years of work that the resume's own summary names; years with a tool are not years of work."""
    counts = [entry.years for entry in life.stated if not _is_of_a_tool(entry.subject, lexicon)]
    for sentence in life.sentences:
        if not sentence.where:
            text = sentence.text
            counts += [
                int(duration.least)
                for duration in durations(text)
                if re.search(r"years\s+\w+(?:ly|ing)\b", text[duration.start : duration.end + WORDS_BEHIND])
                and _HAS.search(text[: duration.start])
            ]
    return max(counts, default=0)


def _agreed(stated: int, dated: int) -> int:
    """The years that the resume states, if its dates come close; 0 if the two contradict each other, because a letter
    should then name none."""
    if not stated or not dated:
        return stated or dated
    return stated if abs(stated - dated) <= max(stated, dated) / APART else 0


def _is_of_a_tool(subject: str, lexicon: Lexicon) -> bool:
    return any(mention.skill.kind == "tool" for mention in lexicon.skills_in(subject))


def years_of_work(life: Career, order: LetterOrder, lexicon: Lexicon, now: int) -> tuple[int, int]:
    """Of all work, as the person counts it, else as the dates do; and in the occupation of the job: Saturday jobs are
    not years of teaching, nor those in a shop years of selling insurance."""
    is_dated = all(role.period for role in life.roles if role.title and not role.unpaid) and not _misses_dates(
        life, order
    )
    whole = _agreed(_stated(life, lexicon), life.years(now)) if is_dated else _stated(life, lexicon)
    target = lexicon.occupation_of(order.job.title)
    paid = [(role, role.period) for role in life.roles if role.period and not role.unpaid]
    families = {target.family} if target else set(lexicon.families_of(order.job.title))
    if all(families.intersection(lexicon.families_of(role.title)) for role, _ in paid):
        return whole, whole if paid else 0  # nothing else to set apart
    same = [_is_same(role, order, lexicon) for role, _ in paid]
    others = [lexicon.families_of(role.title) for (role, _), is_same in zip(paid, same, strict=True) if not is_same]
    if not all(other and families.isdisjoint(other) for other in others):
        return whole, 0  # one of them may belong to the field as well, so the sum would say too little
    return whole, min(
        whole, round(years([span for (_, span), is_same in zip(paid, same, strict=True) if is_same], now))
    )


def _misses_dates(life: Career, order: LetterOrder) -> bool:
    """A range of dates in the story of the work belongs to no role, so the sum of the roles says too little."""
    lines = tuple(resume_lines(order.resume.text))
    own = {role.period.start for role in life.roles if role.period}
    return any(
        date.is_range and not date.stands_in_a_sentence and date.period.start not in own
        for date in dated_lines(lines)
        if lines[date.at].section is Section.WORK
    )


def _is_same(role: CareerRole, order: LetterOrder, lexicon: Lexicon) -> bool:
    own, target = lexicon.occupation_of(role.title), lexicon.occupation_of(order.job.title)
    if own and target:
        return own is target
    own_roots, asked_roots = title_roots(role.title), title_roots(order.job.short_title)
    return bool(asked_roots) and asked_roots <= own_roots
