"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from."""

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from zlib import crc32

from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterOrder
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed, opening, with_article, with_the
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.letter_choice import NEAR, chosen_deeds, is_task
from hireloom.text_analysis.writing.letter_deeds import also, draws
from hireloom.text_analysis.writing.letter_facts import (
    SHARED_DUTY,
    SHARED_PART,
    LetterDeed,
    LetterFacts,
    as_role,
    facts,
    without_legal_form,
)
from hireloom.text_analysis.writing.letter_gaps import Lack
from hireloom.text_analysis.writing.letter_phrases import LetterPhrases
from hireloom.text_analysis.writing.letter_replies import reply, wants_short
from hireloom.text_analysis.writing.letter_wording import (
    at_least,
    capital,
    counted,
    echoes,
    first_place,
    person_in,
    says,
)

_PLURAL = re.compile(r"[a-z](?<!s)(?<!i)(?<!u)(?<!ic)s$")  # power tools, but analysis and electronics
# The words that announce each earlier role, in order.
_FROM_NOW = ("Before that", "Earlier", "Earlier still", "In my first years of work")
_FROM_EARLIER = ("Earlier", "Before that", "Earlier still", "In my first years of work")
# How many deeds, skills and things to do a letter names.
DEEDS = {Length.SHORT: 2, Length.MEDIUM: 3, Length.DETAILED: 5}
SKILLS = {Length.SHORT: 3, Length.MEDIUM: 3, Length.DETAILED: 4}
TURNS = 4
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}  # sentences of a person without work so far
GAPS = {Length.SHORT: 1, Length.MEDIUM: 1, Length.DETAILED: 2}
MOTIVES = {Length.SHORT: 0, Length.MEDIUM: 1, Length.DETAILED: 2}


class LetterShape(Enum):
    """How a letter begins."""

    APPLICATION = 1
    PERSON = 2
    DEED = 3


SHAPES = tuple(LetterShape)


def written(order: LetterOrder, lexicon: Lexicon, phrases: LetterPhrases, now: int) -> str:
    """The whole letter; the same order on the same day gives the same letter."""
    return _Letter(order, facts(order, lexicon, now), phrases, lexicon).text()


class _Letter:
    def __init__(self, order: LetterOrder, found: LetterFacts, phrases: LetterPhrases, lexicon: Lexicon) -> None:
        self._order, self._found, self._phrases, self._lexicon = order, found, phrases, lexicon
        self._answers = answers = order.answers
        self._style = style = replace(order.style, length=Length.SHORT) if wants_short(answers.text) else order.style
        self._job = order.job
        self._company = without_legal_form(order.job.company.strip())
        title = person_in(order.job.plain_title) or order.job.short_title
        self._title = re.sub(r"^\W*\w?\s?\+\s", "", title) or title  # '$K + Recruiter'
        self._years = counted(found.years) or at_least(order.sender.experience)
        self._is_new = not self._years and not any(post.title for post in found.posts)
        self._seed = f"{self._job.title} {self._job.company} {order.sender.name}".casefold()
        self._used_deeds: list[LetterDeed] = []
        self._chosen = chosen_deeds(found.deeds, style.emphasis, DEEDS[style.length], answers.text)
        self._earlier, self._places = _FROM_NOW, 0
        self._named: set[str] = set()
        self._used_needs: set[str] = set()
        self._lead = ""

    def text(self) -> str:
        start = self._start()
        first, second = self._evidence()
        motive, gap = self._motive(), self._gap()
        middle = [motive, first, second] if self._style.emphasis is Emphasis.PASSION else [first, second, motive]
        if self._style.length is Length.SHORT:
            middle = [" ".join(filter(None, middle))]
        paragraphs = [self._say("greeting"), start, *middle, gap, self._end(), self._signature()]
        return re.sub(r"(?<=\w)\.\.(?!\.)", ".", "\n\n".join(filter(None, paragraphs)))

    def _say(self, part: str, **words: str) -> str:
        company, title = self._company, self._title
        known = {
            "company": company,
            "Company": company,
            "title": title,
            "a_title": with_article(title) if is_person(title) else "",
            "at": f" at {company}" if company else "",
            "at_": f"{',' if ',' in title else ''} at {company}" if company else "",
        }
        return self._phrases.pick(part, self._style.tone, self._seed, known | words)

    def _start(self) -> str:
        """The application and who applies, in an order that the seed chooses; some letters begin with a deed."""
        is_new_work = self._is_new or any(gap.lack is Lack.ROLE for gap in self._found.gaps)
        applies = self._say("open_new" if is_new_work else "open")
        shape = SHAPES[crc32(f"shape {self._seed}".encode("utf-8", "replace")) % len(SHAPES)]
        if shape is LetterShape.DEED and (deed := self._first_deed()):
            self._used_deeds.append(deed)
            return f"{self._first_told(deed)} {self._say('open_after')}"
        parts = (self._who(), applies) if shape is LetterShape.PERSON else (applies, self._who())
        return " ".join(filter(None, parts))

    def _first_deed(self) -> LetterDeed | None:
        """A deed of a named role that says much about this job by itself."""
        fits = (
            deed
            for deed in self._chosen
            if deed.near >= NEAR and deed.has_figure and deed.clause.startswith("I ") and deed.post >= 0
            if self._found.posts[deed.post].title
        )
        return next(fits, None) if len(self._chosen) > 1 else None

    def _first_told(self, deed: LetterDeed) -> str:
        post = self._found.posts[deed.post]
        self._earlier = _FROM_EARLIER
        return f"{first_place('a volunteer' if post.unpaid else as_role(post.title), post.employer)} {deed.clause}."

    def _gap(self) -> str:
        """What the job asks for and the person does not have, the heaviest first."""
        kinds = {gap.lack: gap.name for gap in reversed(self._found.gaps)}
        found = list(reversed(kinds.items()))[: GAPS[self._style.length]]
        return " ".join(self._say(f"gap_{lack}", gap=name, Gap=opening(name)) for lack, name in found)

    def _who(self) -> str:
        post = next((post for post in self._found.posts[:1] if post.title), None)
        years = self._years
        if post:
            role = as_role(post.title)
            at = f" at {with_the(post.employer)}" if post.employer else ""
            part = ("now" if post.is_current else "was") + ("_years" if years else "")
            return self._say(part, a_role=role, at_employer=at, years=years, experience=self._experience)
        if years:
            return self._say("years", years=years, experience=self._experience)
        if self._found.degree:
            return self._say("studied", a_degree=with_article(self._found.degree))
        return ""

    @property
    def _experience(self) -> str:
        return "work experience" if self._found.is_all else "experience in this field"

    def _evidence(self) -> tuple[str, str]:
        """A paragraph with what the emphasis of the letter puts first, and one with the rest."""
        emphasis = self._style.emphasis
        chosen = [deed for deed in self._chosen if deed not in self._used_deeds]
        split = 2 if len(self._chosen) > 3 else len(chosen)
        own = [reply("experience", self._answers.experience), reply("achievements", self._answers.achievements)]
        lead = self._skill_lead() if emphasis is Emphasis.SKILLS else ""
        if emphasis is Emphasis.ACHIEVEMENTS and sum(deed.has_figure for deed in chosen) > 1:
            lead = self._say("lead_achievements")
        self._lead = lead
        of_oneself = self._of_oneself() if not any(own) else ()
        first = [lead, *own, *of_oneself, *self._deeds(chosen[:split])]
        second = [
            *self._deeds(chosen[split:], opens=True),
            reply("strengths", self._answers.strengths),
            self._skills(),
            *self._papers(),
        ]
        if self._style.length is Length.SHORT and len(" ".join(first).split()) > 75:
            second = second[-1:]
        return " ".join(filter(None, first)), " ".join(filter(None, second))

    def _of_oneself(self) -> tuple[str, ...]:
        """Sentences of the person, if there is no deed to mention, no work yet, or the letter stresses passion."""
        if self._is_new:
            return self._found.own_words[: OWN_WORDS[self._style.length]]
        if not self._found.deeds:
            return self._found.own_words[:2]
        return self._found.own_words[:1] if self._style.emphasis is Emphasis.PASSION and not self._has_motive else ()

    @property
    def _has_motive(self) -> bool:
        return bool(self._answers.motivation or self._answers.company)

    def _deeds(self, chosen: list[LetterDeed], *, opens: bool = False) -> Iterator[str]:
        """Connected sentences: each role is named once, and a need of the job stands before the deed that shows it."""
        for number, deed in enumerate(chosen):
            before = self._used_deeds[-1] if self._used_deeds else None
            is_near = before is None or before.post == deed.post  # after a need, 'before that' would refer to the need
            need = self._need(deed) if is_near and (number or not self._lead) else ""
            self._used_deeds.append(deed)
            if opens and not number and before and before.post == deed.post and not need:
                yield f"In the same position, {deed.clause}."
            else:
                yield " ".join(filter(None, (need, self._deed(deed, before, after_need=bool(need)))))

    def _deed(self, deed: LetterDeed, before: LetterDeed | None, *, after_need: bool) -> str:
        post = self._found.posts[deed.post] if deed.post >= 0 else None
        if post and (before is None or before.post != deed.post):
            place = self._place(deed.post, is_first=before is None)
            return f"{place} {deed.clause}." if place else f"{capital(deed.clause)}."
        is_further = before and (not is_task(before) or is_task(deed))
        if is_further and not after_need and (len(self._used_deeds) % 2 == 0 or is_task(deed)):
            return f"{also(deed.clause)}."
        return f"{capital(deed.clause)}."

    def _place(self, at: int, *, is_first: bool) -> str:
        """'At Tallgrass Freight,' or 'Before that, as Backend Engineer at Copperline,'."""
        post = self._found.posts[at]
        role = "a volunteer" if post.unpaid else as_role(post.title)
        if is_first and not self._found.posts[0].title:  # no role was named that this one could be earlier than
            return first_place(role, post.employer)
        if any(deed.post == at for deed in self._used_deeds[:-1]):  # the letter comes back to it
            return f"At {with_the(post.employer)}," if post.employer else f"As {role}," if role else ""
        if at == 0:
            if post.employer:
                return f"At {with_the(post.employer)},"
            return "In my current position," if post.is_current else "In my most recent position,"
        if post.is_current:  # one of several
            return f"In my work as {role}," if role else "In my current position,"
        return self._earlier_place(at, role, is_first=is_first)

    def _earlier_place(self, at: int, role: str, *, is_first: bool) -> str:
        post = self._found.posts[at]
        if is_first:
            self._earlier = _FROM_EARLIER
        when = self._earlier[min(self._places, len(self._earlier) - 1)]
        self._places += 1
        if post.employer and role:
            place = with_the(post.employer)
            is_same_title = post.title == self._found.posts[at - 1].title
            return f"{when}, at {place}," if is_same_title else f"{when}, as {role} at {place},"
        earlier_titles = {self._found.posts[deed.post].title for deed in self._used_deeds[:-1]}
        return f"{when}, as {role}," if role and post.title not in earlier_titles else f"{when},"

    def _need(self, deed: LetterDeed) -> str:
        """A need of the job that this deed shows; mentioned once or twice in a letter."""
        if self._style.length is Length.SHORT or len(self._used_needs) >= (
            1 if self._style.length is Length.MEDIUM else 2
        ):
            return ""
        for duty in self._found.duties:
            terms = sorted(set(telling_terms(duty, self._lexicon)))
            tells = sum(self._lexicon.telling(term) for term in terms)
            shared = [self._lexicon.telling(term) for term in terms if term in deed.terms]
            is_shown = len(shared) > 1 and sum(shared) >= max(SHARED_DUTY, SHARED_PART * tells)
            if is_shown and duty not in self._used_needs and not echoes(duty, deed):
                self._used_needs.add(duty)
                return self._announced("need", duty=duty)
        for skill, name in self._found.named:
            if skill in deed.skills and name not in self._used_needs and says(deed.clause.casefold(), name):
                self._used_needs.add(name)
                return self._announced("need_skill", skill=name, Skill=opening(name))
        return ""

    def _announced(self, part: str, **words: str) -> str:
        """The need of the job, in words that do not begin like the sentence before."""
        seeds = (f"{self._seed}{len(self._used_needs)}{turn or ''}" for turn in range(TURNS))
        options = [self._phrases.pick(part, self._style.tone, seed, words) for seed in seeds]
        return next((option for option in options if option.split()[:3] != self._lead.split()[:3]), options[0])

    def _skill_lead(self) -> str:
        names = self._fresh_skills()
        if len(names) < 2:  # a single skill is named with the others
            return ""
        self._named.update(names)
        return self._of_skills("lead_skills", names)

    def _skills(self) -> str:
        names = self._fresh_skills()
        return self._of_skills("skills", names) if names else ""

    def _fresh_skills(self) -> list[str]:
        """The next skills that no sentence has named yet."""
        text = " ".join(deed.clause for deed in self._used_deeds).casefold()
        names = list(self._found.skills)
        if "Microsoft Office" in names:  # includes the others
            names = [name for name in names if name != "Excel" and not re.match(r"Microsoft (?!Office)", name)]
        fresh = [name for name in names if name not in self._named and not says(text, name)]
        return fresh[: SKILLS[self._style.length]]

    def _of_skills(self, part: str, names: list[str]) -> str:
        many = len(names) > 1 or bool(_PLURAL.search(names[0]))
        amount = {1: "it", 2: "both"}.get(len(names), "all of them")
        words = {
            "skills": listed(names),
            "Skills": opening(listed(names)),
            "SkillsOfMany": opening(listed(names)) if len(names) > 1 else "",
            "them": "them" if many else "it",
            "all_of_them": amount,
            "they_are": "they are" if many else "it is",
            "are": "are" if many else "is",
        }
        return self._say(part, **words)

    def _papers(self) -> Iterator[str]:
        papers = []
        is_begun = self._is_new  # the letter began with the degree
        if self._found.degree and self._found.asks_degree and not is_begun and self._style.length is not Length.SHORT:
            papers.append(with_article(self._found.degree))
        if self._found.papers:
            papers.append(self._found.papers[0])
        if papers:
            yield self._say("hold", held=listed(papers))
        if set(self._found.languages) - {"English"} and self._style.length is not Length.SHORT:
            yield self._say("tongues", languages=listed(list(self._found.languages[:3])))

    def _motive(self) -> str:
        """Why this job: in the person's own words if there are any, otherwise by its duties."""
        own = [
            reply("motivation", self._answers.motivation),
            reply("company", self._answers.company, self._job.company),
        ]
        sentences = [sentence for sentence in own if sentence]
        more = self._style.emphasis is Emphasis.PASSION and self._style.length is not Length.DETAILED
        count = MOTIVES[self._style.length] + max(more, self._is_new) - len(sentences)
        free = [duty for duty in self._found.duties if duty not in self._used_needs and draws(duty)]
        for number, duty in enumerate(free[: max(0, count)]):
            self._used_needs.add(duty)
            sentences.append(self._say("further" if number else "motive", duty=duty))
        if not sentences and self._style.emphasis is Emphasis.PASSION:
            sentences.append(self._say("plain_motive"))
        return " ".join(filter(None, sentences))

    def _end(self) -> str:
        return " ".join(filter(None, (reply("notes", self._answers.notes), self._say("close"))))

    def _signature(self) -> str:
        return "\n".join(filter(None, (self._say("sign"), " ".join(self._order.sender.name.split()))))
