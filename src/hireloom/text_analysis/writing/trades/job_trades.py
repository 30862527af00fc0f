"""The trade of a job: its title as a question names it, its field, and the work that it is most about, by the title
where the advert is about the same, otherwise by the advert."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.fields_of_work import CLEAR, UNHEARD, families_of_words
from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.titles import is_person, short
from hireloom.text_analysis.writing.trades.central_work import (
    OF_ALL_FIELDS,
    OF_LEADERS,
    OTHER_TRADE,
    advertised,
    central_work,
)
from hireloom.text_analysis.writing.trades.question_banks import OF_A_TRADE, Activity, activities_named_in
from hireloom.text_analysis.writing.trades.work_of_titles import certain_occupation, leads

FIRST = 200  # letters of a job without a title, which may be one sentence
SHORT = 2  # from so many words on, a title is no short form like 'RN'
FEWEST = 3  # skills that tell a family
SPOKEN_FOR = 0.3  # of what the advert says for its likeliest field, from which on another one is its field as well
OFTEN = 2  # lines that make an activity surely part of the job
FAR_MORE = 5  # times as many lines name another trade
FEW_FIELDS = 3  # that share the work of one trade
OF_ALL_WORK = 1  # the weight of what is done in any job
MOST_WORK = 2  # activities that lines tell
_OF_ANY_TRADE = ("Teaching", "Training", "Interpreting", "Events", "Recruiting")  # words of it stand in any advert


@dataclass(frozen=True, slots=True)
class JobTrade:
    """`name` is the title in words for a person and `family` the field, either maybe empty; `work` names the central
    activities, the most central first, and is empty where neither title nor advert tells them. `is_sure` says that
    both agree."""

    name: str
    family: str
    work: Sequence[str]
    is_sure: bool


def trade_of(
    title: str, job: str, lines: Sequence[str], needs: Sequence[JobSkill], lexicon: Lexicon, bank: Sequence[Activity]
) -> JobTrade:
    """Of one job by its title, its lines about the work and the skills that it asks for; `bank` has all activities."""
    name, family = trade(title, job, needs, lexicon)
    family = advertised_family(family, needs)
    work = central_work(title, lexicon, job)
    if not name:
        work = advertised(work, title, job.splitlines(), bank)
    heard, counts = families_of_words(advert(job), lexicon), _counts(title, lines)
    spoken_for, is_clear = _spoken_for(heard), max(heard.values(), default=0.0) >= CLEAR
    of_title = [item for item in bank if item.name in work and _is_special(item)]
    others = [item for item in bank if _is_special(item) and item not in of_title and counts[item.name] >= OFTEN]
    others = [item for item in others if not item.families.isdisjoint(spoken_for) and item.name not in _OF_ANY_TRADE]
    others.sort(key=lambda item: (-counts[item.name], -item.weight))
    often, most = (max((counts[item.name] for item in items), default=0) for items in (of_title, others))
    is_heard = any(not item.families.isdisjoint(spoken_for) for item in of_title)
    is_foreign = is_clear and bool(of_title) and often < OFTEN and not is_heard
    told_by_lines = [item.name for item in others[:MOST_WORK]]
    is_unsure = bool(of_title) and not certain_occupation(title, lexicon)
    if is_foreign or (is_unsure and most >= OTHER_TRADE and most >= FAR_MORE * often):
        general = [OF_LEADERS] if leads(title) else []
        field = max(heard, key=lambda field: heard[field])
        return JobTrade("", field if is_foreign else family, [*told_by_lines, *general], is_sure=False)
    if is_clear and family not in spoken_for:
        family = max(heard, key=lambda field: heard[field])
    is_said = any(counts[activity] >= OFTEN for activity in work if activity not in OF_ALL_FIELDS)
    if work and not of_title and not is_said:  # it tells the rank or work of any trade, the lines which one
        enough = OFTEN if is_clear else OTHER_TRADE
        sure = [activity for activity in told_by_lines if counts[activity] >= enough]
        work = [*work, *sure] if set(work) <= set(OF_ALL_FIELDS) else [*sure, *work]
    return JobTrade(name, family, work, is_sure=bool(of_title) and (often >= OFTEN or is_heard))


def _is_special(activity: Activity) -> bool:
    """Work of one trade, not of several."""
    is_of_few = activity.weight > OF_ALL_WORK and 0 < len(activity.families) <= FEW_FIELDS
    return activity.weight == OF_A_TRADE or is_of_few


def _spoken_for(heard: Mapping[str, float]) -> Collection[str]:
    """The fields that the words of the advert speak for."""
    most = max(heard.values(), default=0.0)
    return {family for family, part in heard.items() if part > max(UNHEARD, SPOKEN_FOR * most)}


def _counts(title: str, lines: Sequence[str]) -> Counter[str]:
    """How many lines name each activity, beside the title itself."""
    name = re.compile(rf"{re.escape(title)}(?!\w)", re.I)
    bare = [name.sub(" ", line) for line in lines] if title else lines
    return Counter(name for line in bare for name in activities_named_in(line))


def trade(title: str, job: str, needs: Sequence[JobSkill], lexicon: Lexicon) -> tuple[str, str]:
    """The title in words for a person, and the family; either may be empty."""
    occupation = certain_occupation(title or job[:FIRST], lexicon)
    if not occupation and lexicon.occupation_of(title):
        return "", _of_skills(needs)
    if not occupation:
        return "", _of_words(title, needs, lexicon) or _of_skills(needs)
    spoken = short(title)
    if spoken.count("(") != spoken.count(")"):
        return "", occupation.family  # '(Auto) Appraiser' is not the name of a job
    if is_person(title) and lexicon.roles_in(spoken):
        spoken = re.sub(r"^\W*\w?\s?\+\s", "", spoken)  # as the job says it, without '$K + '
        return spoken, occupation.family
    named = occupation.title.split(" (")[0]
    is_said = all(re.search(rf"\b{re.escape(word)}", title, re.I) for word in named.split())  # and adds nothing to it
    return named if is_said or len(title.split()) < SHORT else "", occupation.family


def _of_words(title: str, needs: Sequence[JobSkill], lexicon: Lexicon) -> str:
    """The family of the title's words that skills of the job belong to as well, the goods before their sale: 'sports
    minded' is no sport, and real estate sales are real estate."""
    families, count = lexicon.families_of(title), _skills_by_family(needs)

    def rank(family: str) -> tuple[float, bool, bool, int]:
        return families[family], count[family] > 0, family != "sales", count[family]

    return max(sorted(families), key=rank, default="")


def _skills_by_family(needs: Sequence[JobSkill]) -> Counter[str]:
    return Counter(family for need in needs if need.skill.kind != "soft" for family in need.skill.families)


def advertised_family(family: str, needs: Sequence[JobSkill]) -> str:
    """The family of the title, unless the advert names no skill of it and several of another one."""
    return family if _skills_by_family(needs)[family] else _of_skills(needs) or family


def _of_skills(needs: Sequence[JobSkill]) -> str:
    """The family that most skills of the job belong to."""
    count = _skills_by_family(needs)
    best = max(count, key=lambda family: (count[family], family), default="")
    return best if count[best] >= FEWEST else ""
