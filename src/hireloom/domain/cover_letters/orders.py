"""The order of a cover letter: job, sender, tone, emphasis and length."""

from dataclasses import dataclass, field
from enum import StrEnum

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.documents import Document
from hireloom.domain.refusals import Invalid, Malformed
from hireloom.domain.resume_match.job_texts import whole_advert
from hireloom.text_analysis.language import titles
from hireloom.text_analysis.language.pastes import pasted

KB = 1024
LONGEST_DESCRIPTION = LONGEST_LETTER = 20 * KB  # bytes in UTF-8, exactly so many are accepted
LONGEST_ANSWERS = 8 * KB  # likewise, answers and skills together
LONGEST_LINE = 200  # characters of a title, of a company's name


class NoJobSelected(Malformed):
    sentence = "No job selected. Please try again."


class DescriptionTooLong(Invalid):
    sentence = "The job description is too long for a cover letter. Please use at most 20 kB of text."


class AnswersTooLong(Invalid):
    sentence = "Your answers are too long. Please use at most 8 kB of text."


class LetterTooLong(Invalid):
    sentence = "The cover letter is too long. Please use at most 20 kB of text."


class Tone(StrEnum):
    PROFESSIONAL = "professional"
    ENTHUSIASTIC = "enthusiastic"
    CONFIDENT = "confident"
    FRIENDLY = "friendly"


class Emphasis(StrEnum):
    SKILLS = "skills"
    EXPERIENCE = "experience"
    ACHIEVEMENTS = "achievements"
    PASSION = "passion"


class Length(StrEnum):
    SHORT = "short"
    MEDIUM = "medium"
    DETAILED = "detailed"


@dataclass(frozen=True, slots=True)
class Style:
    tone: Tone = Tone.PROFESSIONAL
    emphasis: Emphasis = Emphasis.SKILLS
    length: Length = Length.MEDIUM


@dataclass(frozen=True, slots=True)
class Opening:
    """The job of the letter, as its advert describes it."""

    title: str
    company: str = ""
    description: str = ""

    def checked(self) -> "Opening":
        """The same on clean lines, as a person sees it. Raises NoJobSelected or DescriptionTooLong."""
        title = " ".join(self.title.split())[:LONGEST_LINE]
        if not title:
            raise NoJobSelected
        if _size(self.description) > LONGEST_DESCRIPTION:
            raise DescriptionTooLong
        return Opening(title, " ".join(self.company.split())[:LONGEST_LINE], pasted(self.description))

    @property
    def plain_title(self) -> str:
        """The title without what it says about place, hours, sexes and the company."""
        return titles.plain(self.title, self.company)

    @property
    def short_title(self) -> str:
        """The title as a sentence can continue after it: 'Registered Nurse' of 'Registered Nurse, Medical-Surgical'."""
        return titles.short(self.title, self.company)

    @property
    def advert(self) -> str:
        """The job as one text, title and company first as adverts write them."""
        return whole_advert(self.title, self.company, self.description)


def must_be_answerable(answers: Answers, skills: str) -> None:
    """Checks the length of answers and skills together. Raises AnswersTooLong."""
    if _size(answers.text) + _size(skills) > LONGEST_ANSWERS:
        raise AnswersTooLong


def must_be_a_letter(text: str) -> None:
    """Raises LetterTooLong."""
    if _size(text) > LONGEST_LETTER:
        raise LetterTooLong


def _size(text: str) -> int:
    """The size of a person's text in bytes."""
    return len(text.encode("utf-8", "replace"))


class LetterBasis(StrEnum):
    """Where a writer finds the person's work."""

    RESUME = "resume"  # the one in the profile
    CAREER = "career"
    PROFILE = "profile"  # its skills and roles, or the person's answers: no work
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class LetterSender:
    """The applicant as in the profile. Text fields hold lists as the person typed them."""

    name: str = ""
    skills: str = ""
    job_roles: str = ""
    experience: str = ""


@dataclass(frozen=True, slots=True)
class LetterOrder:
    """Everything that a writer may use; any other fact is invented. `resume` is the one in the profile or, without it,
    the career as a page. `stories` are the person's own: no writer uses them, but what they say is true."""

    job: Opening
    sender: LetterSender
    resume: Document = field(default_factory=lambda: Document(""))
    answers: Answers = field(default_factory=Answers)
    style: Style = field(default_factory=Style)
    stories: str = ""
    is_from_career: bool = False

    @property
    def basis(self) -> LetterBasis:
        if self.resume.text.strip():
            return LetterBasis.CAREER if self.is_from_career else LetterBasis.RESUME
        sender, answers = self.sender, self.answers.text
        has_facts = any(map(str.strip, (sender.skills, sender.job_roles, sender.experience, answers)))
        return LetterBasis.PROFILE if has_facts else LetterBasis.NOTHING

    @property
    def resume_name(self) -> str:
        """What a person knows the text of `resume` as."""
        return "Your career" if self.is_from_career else "Your resume"


class ClaimKind(StrEnum):
    """The kind of fact that a claim states."""

    NAME = "name"  # an employer, a school, a product
    TITLE = "title"
    NUMBER = "number"
    SKILL = "skill"
    DATE = "date"
    DEGREE = "degree"


@dataclass(frozen=True, slots=True)
class Claim:
    """`letter[start:end]` states something that can be true or false. `source` is the fact that supports it, in words
    that a person can look up, or empty. Where the facts say otherwise, `difference` is what they say, and
    `repair` is what to write in place of the text."""

    text: str
    start: int
    end: int
    kind: ClaimKind
    supported: bool
    source: str = ""
    difference: str = ""
    repair: str = ""


@dataclass(frozen=True, slots=True)
class DraftLetter:
    """A letter before the person has read it."""

    text: str
    claims: tuple[Claim, ...]
