"""The work that an advert asks for most, by the skills that it names: welding, litigation, technical writing."""

from collections import Counter
from collections.abc import Sequence

from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.writing.questions.wording import is_the_trade

MOST = 2
OFTEN = 3  # lines of an advert that name what it is about
FEW_FIELDS = 3
WORK = ("method", "knowledge")  # kinds of skills that are something to do


def central_needs(
    needs: Sequence[JobSkill], title: str, lines: Sequence[str], family: str, lexicon: Lexicon
) -> list[JobSkill]:
    """The skills of the job's field that several lines name, or its title beside another word for the job, the most
    telling first; none that many fields share."""
    in_title = {mention.skill for mention in lexicon.skills_in(title)}
    named = Counter(skill for line in lines for skill in {mention.skill for mention in lexicon.skills_in(line)})
    of_work = (need for need in needs if need.skill.kind in WORK and not is_the_trade(need))
    of_field = (need for need in of_work if family in need.skill.families and len(need.skill.families) <= FEW_FIELDS)
    return [need for need in of_field if named[need.skill] >= (1 if need.skill in in_title else OFTEN)][:MOST]


def is_unknown(need: JobSkill, resume: str, lexicon: Lexicon) -> bool:
    """No sentence shows the skill, and no word of its name stands in the resume."""
    roots = reading(resume, lexicon).roots
    return not need.proof and not any(root(word.norm) in roots for word in words(need.skill.name))


def is_same_work(name: str, central: Sequence[JobSkill]) -> bool:
    """The name of a gap has the first word of one of the skills: 'boiler operation' and 'boiler installation'."""
    roots = {root(word.norm) for word in words(name)}
    return any(root(words(need.skill.name)[0].norm) in roots for need in central)
