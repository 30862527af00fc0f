"""How long the parts of a letter are, and the ways in which it begins."""

from enum import Enum

from hireloom.domain.cover_letters.orders import Length

# How many deeds, skills and things to do a letter names.
DEEDS = {Length.SHORT: 3, Length.MEDIUM: 4, Length.DETAILED: 9}
SKILLS = {Length.SHORT: 3, Length.MEDIUM: 5, Length.DETAILED: 6}
LONGEST_START = 26  # words of the deed with which a letter begins
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}  # sentences of a person without work so far
GAPS = {Length.SHORT: 2, Length.MEDIUM: 3, Length.DETAILED: 3}
MOTIVES = {Length.SHORT: 0, Length.MEDIUM: 1, Length.DETAILED: 2}
FEWEST_NAMES = {"skills": 1, "subjects": 2}
FEWEST_ASKED = {"carry": 1, "lead_skills": 1}
MOST_OTHERS = 2  # roles told in one sentence
LEADING = 0.8  # the part of what the nearest deed says that the first one of a letter must say
STRONG = 5.0  # a deed so near to the job is the best beginning
FEWEST_ROLES, MOST_ROLES = 3, 4  # named in the first sentence


class LetterShape(Enum):
    """How a letter begins; which shapes a person has decides what the resume offers."""

    YEARS = 1
    DEED = 2
    ROLES = 3
