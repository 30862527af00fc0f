"""The skills of a job that an answer can name for want of a deed."""

import re
from collections.abc import Sequence

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.evidence.job_skills import JobSkill
from hireloom.text_analysis.language.spellings import spoken
from hireloom.text_analysis.writing.letters.gaps import OFFICE
from hireloom.text_analysis.writing.questions.order import turned
from hireloom.text_analysis.writing.questions.wording import is_the_trade

_KINDS = ("tool", "method", "knowledge")
_STUDIED = re.compile(r"\b(?:bachelor|master|degree|diploma|objective|seeking|university|college|major)", re.I)


def practised(needs: Sequence[JobSkill], family: str, level: Level) -> list[str]:
    """The skills of the field, as one says them, that the job asks for and the work in the resume shows."""
    of_field = (need for need in needs if family in need.skill.families and need.skill.kind in _KINDS)
    proven = (need for need in of_field if need.proof and not _STUDIED.search(need.proof) and not is_the_trade(need))
    return turned([spoken(need.skill) for need in proven if not OFFICE.search(need.skill.name)], level)
