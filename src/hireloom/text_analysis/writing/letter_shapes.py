"""How long the parts of a letter are."""

from hireloom.domain.cover_letters.orders import Length

# How many deeds, skills and things to do a letter names.
DEEDS = {Length.SHORT: 3, Length.MEDIUM: 4, Length.DETAILED: 9}
SKILLS = {Length.SHORT: 3, Length.MEDIUM: 5, Length.DETAILED: 6}
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}  # sentences of a person without work so far
GAPS = {Length.SHORT: 2, Length.MEDIUM: 3, Length.DETAILED: 3}
MOTIVES = {Length.SHORT: 0, Length.MEDIUM: 1, Length.DETAILED: 2}
FEWEST_NAMES = {"skills": 1, "subjects": 2}
MOST_OTHERS = 2  # roles told in one sentence
FEWEST_ROLES, MOST_ROLES = 2, 4  # named in the first sentence
