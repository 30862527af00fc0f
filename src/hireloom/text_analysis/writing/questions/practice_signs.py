"""The signs by which practice tells what kind of question was asked, and what the sentences of an answer say."""

import re
from enum import StrEnum

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.verbs import is_past


class QuestionKind(StrEnum):
    """A story of the past, a moment to decide in, which steps answer, or a reason, an opinion, a look at oneself."""

    STORY = "story"
    MOMENT = "moment"
    REASON = "reason"


# Steps answer it as well as a story does.
_MOMENT = re.compile(
    r"\b(?:what|how|whom|where|which|when)\b[^.?]{0,60}\b(?:do|would|does|will) (?:you|good)\b[^?]*\?$"
    r"|\b(?:do|would) you\b[^?]*\?$|\bwould be new to you\b|\bdo(?:es)? not see (?:it|one|an?)\b",
    re.I,
)
_REASON_ASKED = re.compile(
    r"^(?:why\b|what (?:is|are) your\b|what (?:do|would) you (?:want|like|expect|hope|know)|where do you see"
    r"|who are you|what (?:motivates|interests|attracts) you|how would (?:you|your \w+) describe)"
    r"|\bwhy (?:do you want|this job|us)\b",
    re.I,
)
_STORY_ASKED = re.compile(
    r"\b(?:tell (?:me|us) about|describe|give (?:me|us)|an example|have you ever|walk (?:me|us) through)\b", re.I
)


def kind_of_question(question: str) -> QuestionKind:
    """What kind of answer the question wants."""
    if _STORY_ASKED.search(question):
        return QuestionKind.STORY
    if _REASON_ASKED.search(question.strip()):
        return QuestionKind.REASON
    return QuestionKind.MOMENT if _MOMENT.search(question) else QuestionKind.STORY


_SITUATION = re.compile(
    r"\b(?:19|20)\d\d\b"
    r"|(?<!as )(?<!than )(?<!for )\b(?:last|one) (?:day|night|morning|evening|week|month|year|season)\b"
    r"|\b(?:last|that|one) (?:year|season|spring|summer|fall|winter)\b|\bago\b|\bI once\b|^once\b"
    r"|\bas an? (?!result|rule|matter|whole|last|first|joke|user)\w+"
    r"|\b(?:in|at|during|on) my (?:\w+ ){0,3}(?:role|jobs?|years?|shift|team|internship|work|employer|company)\b"
    r"|\bwhen I (?:was|had|ran|led|began|took|\w+ed)\b|\bwhile I (?:was|\w+ed)\b|\b(?-i:at (?:the )?[A-Z]\w+)"
    r"|\bat the \w+ where I\b",
    re.I,
)
_RESULT = re.compile(
    r"\b(?:as a result|in the end|since then|from then on|after that,? (?:the|we|they|nobody|everybody|no)\b"
    r"|which (?:meant|led|cut|saved|kept|brought)|resulted in|fell|dropped|rose|grew|went (?:down|up)|sav(?:ed|ing)"
    r"|cut|reduc\w+|increas\w+|improv\w+|halv\w+|doubl\w+|tripl\w+|fewer|faster|sooner|won|passed|on time"
    r"|within budget|no (?:errors?|complaints?|accidents?|fines?|injur\w+)|back (?:to|on|at|home|within|in)"
    r"|came back|thank(?:ed|s) (?:me|us)|renewed|promoted|never (?:\w+ ){0,2}again"
    r"|(?:we|they|she|he) had (?:it|the \w+) \S+ \S+ (?:days?|weeks?|hours?|minutes?)"
    r"|from \d[\d.,]{0,20}\s?\S{0,30} to)\b"
    r"|(?<!give )(?<!gave )(?<!gives )\b\d[\d.,]{0,20}\s?(?:%|percent\b)",
    re.I,
)
_REASON = re.compile(
    r"\b(?:because|so that|since (?!then)\w+|otherwise|or else|which means|that way|the reason is"
    r"|so (?:I|we)|as long as)\b",
    re.I,
)
_DID = re.compile(r"\bI(?:['’]d| had| have|['’]ve)?\s+(?:\w+ly\s+|then\s+|also\s+|first\s+)?(\w+)", re.I)
_DO = re.compile(
    r"\bI(?:['’]d|['’]ll| would| will)?\s+(?:(?:\w+ly|then|also|first|not|never|always|just)\s+)?([a-z]+)", re.I
)
# Verbs that say nothing of what somebody did.
_IDLE = words_named("says no deed", "writing")
_ORDERS = words_named("orders", "writing")


def tells_of_place(sentence: str) -> bool:
    """It says where or when something was."""
    return _SITUATION.search(sentence) is not None


def tells_result(sentence: str) -> bool:
    return _RESULT.search(sentence) is not None


def gives_reason(sentence: str) -> bool:
    return _REASON.search(sentence) is not None


def deeds(sentence: str) -> list[str]:
    """The verbs of what the speaker did, also of a second deed: 'I called her and checked the line'."""
    verbs = [verb for verb in map(str.lower, _DID.findall(sentence)) if verb not in _IDLE and is_past(verb)]
    return verbs + [verb for verb in _joined(sentence) if verbs and is_past(verb)]


def steps(sentence: str) -> list[str]:
    """The verbs of what the speaker would do, also told in the present or as orders: 'I would call', 'ask him'."""
    orders = [word for word in re.findall(r"^\W*(\w+)", sentence.lower()) if word in _ORDERS]
    verbs = [verb for verb in map(str.lower, _DO.findall(sentence)) if verb not in _IDLE] + orders
    return verbs + [verb for verb in _joined(sentence) if verbs and verb in _ORDERS]


def _joined(sentence: str) -> list[str]:
    """The words behind 'and' and commas that may be a second verb."""
    return [word for word in re.findall(r"(?:,|\band|\bthen) (?:\w+ly )?(\w+)", sentence.lower()) if word not in _IDLE]
