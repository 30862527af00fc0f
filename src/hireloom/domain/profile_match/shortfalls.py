"""What a weak profile match lacks, in sentences for the person."""

from hireloom.domain.profile_match.experience import UNKNOWN
from hireloom.domain.profile_match.matches import JobMatch
from hireloom.domain.profile_match.roles import MOST_FOR_ROLE

WEAK_BELOW = 50  # a match that scores less says first what is missing; so does one without any of the skills
ELSEWHERE = 4  # points, at most, for a place that the person did not name

OTHER_ROLE = "Its title is not close to any role in your profile."
MORE_YEARS = "It asks for more years of experience than your profile shows."
OTHER_PLACE = "It is not where your profile says that you want to work."


def shortfalls(match: JobMatch) -> tuple[str, ...]:
    """The weightiest first; none for a match that is not weak."""
    if match.match_score >= WEAK_BELOW and match.skill_score > 0:
        return ()
    lacking = (
        (len(match.matching_skills) < len(match.missing_skills), _skills(match)),
        (2 * match.role_score < MOST_FOR_ROLE, OTHER_ROLE),
        (match.exp_score <= UNKNOWN, MORE_YEARS),
        (match.location_score <= ELSEWHERE, OTHER_PLACE),
    )
    return tuple(sentence for is_missing, sentence in lacking if is_missing)


def _skills(match: JobMatch) -> str:
    has, total = len(match.matching_skills), len(match.matching_skills) + len(match.missing_skills)
    if has:
        return f"Your profile has {has} of the {total} skills that it asks for."
    if total == 1:
        return "Your profile does not have the one skill that it asks for."
    return f"Your profile has none of the {total} skills that it asks for."
