"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterOrder
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.writing.letter_choice import best_role, by_role, chosen_deeds, different, is_nearer
from hireloom.text_analysis.writing.letter_duties import draws
from hireloom.text_analysis.writing.letter_employers import as_role, without_legal_form
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_facts import LetterFacts, facts
from hireloom.text_analysis.writing.letter_gaps import OFFICE, Lack, admissions
from hireloom.text_analysis.writing.letter_jobs import job_words, sayable_title
from hireloom.text_analysis.writing.letter_needs import shown_duty
from hireloom.text_analysis.writing.letter_phrases import LetterPhrases
from hireloom.text_analysis.writing.letter_replies import reply, wants_short
from hireloom.text_analysis.writing.letter_roles import RoleTeller, place_of, role_of
from hireloom.text_analysis.writing.letter_shapes import (
    DEEDS,
    FEWEST_NAMES,
    FEWEST_ROLES,
    GAPS,
    MOST_OTHERS,
    MOST_ROLES,
    MOTIVES,
    OWN_WORDS,
    SKILLS,
)
from hireloom.text_analysis.writing.letter_wording import at_least, counted, sayable, says, skill_words


def written(order: LetterOrder, lexicon: Lexicon, phrases: LetterPhrases, now: int) -> str:
    """The whole letter; the same order on the same day gives the same letter."""
    return _Letter(order, facts(order, lexicon, now), phrases, lexicon, now // MONTHS).text()


class _Letter:
    def __init__(
        self, order: LetterOrder, letter_facts: LetterFacts, phrases: LetterPhrases, lexicon: Lexicon, year: int
    ) -> None:
        self._now = year
        self._order, self._facts, self._phrases, self._lexicon = order, letter_facts, phrases, lexicon
        self._answers = answers = order.answers
        self._style = style = replace(order.style, length=Length.SHORT) if wants_short(answers.text) else order.style
        self._job = order.job
        self._job_words = job_words(sayable_title(order.job), without_legal_form(order.job.company.strip()))
        tells_years = not letter_facts.is_all or self._is_change or all(letter_facts.fits)
        self._years = (counted(letter_facts.years) if tells_years else "") or at_least(order.sender.experience)
        self._is_new = not letter_facts.years and not self._years and not any(post.title for post in letter_facts.posts)
        self._seed = f"{self._job.title} {self._job.company} {order.sender.name}".casefold()
        self._used_deeds: list[LetterDeed] = []
        self._chosen = chosen_deeds(letter_facts.deeds, style.emphasis, DEEDS[style.length], answers.text)
        self._teller = RoleTeller(letter_facts.posts, self._seed)
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
        if self._lacks_licence:  # what decides is told first
            middle, gap = [gap, *middle], ""
        paragraphs = [self._say("greeting"), start, *middle, gap, self._end(), self._signature()]
        return re.sub(r"(?<=\w)\.\.(?!\.)", ".", "\n\n".join(filter(None, paragraphs)))

    def _most(self, counts: Mapping[Length, int]) -> int:
        return counts[self._style.length]

    def _say(self, part: str, **words: str) -> str:
        return self._phrases.pick(part, self._style.tone, self._seed, self._job_words | words)

    def _start(self) -> str:
        """Who applies for what, beginning with what the resume offers for this job."""
        if self._is_new:
            return " ".join(filter(None, (self._say("open_new"), self._who())))
        if self._is_change:
            part = "lead_change_years" if self._years and self._facts.is_all else "lead_change"
            start = self._say(part, **self._of_role)
        else:
            start = self._who_applies()
        if start and self._best_post >= 0:
            self._teller.named.add(self._best_post)
        if self._lacks_licence:  # a paragraph comes between
            self._teller.named.clear()
        return start or ("" if self._is_change else self._roles()) or self._say("open")

    def _roles(self) -> str:
        fits = sorted(zip(self._facts.fits, self._facts.posts, strict=True), key=lambda pair: -pair[0])
        roles = different([post.title for fit, post in fits if fit and role_of(post) and not post.unpaid])
        named = listed([as_role(role) for role in roles[:MOST_ROLES]]) if len(roles) >= FEWEST_ROLES else ""
        return self._say("lead_roles", roles=named) if named else ""

    @property
    def _lacks_licence(self) -> bool:
        """The person may not do the work, so the letter neither asks for it nor shows parts of it."""
        return any(gap.lack is Lack.LICENCE for gap in self._facts.gaps)

    @property
    def _is_change(self) -> bool:
        """The work would be new to the person."""
        return (self._lacks_licence and not any(self._facts.fits)) or Lack.ROLE in {
            gap.lack for gap in self._facts.gaps
        }

    @property
    def _best_post(self) -> int:
        """The role whose deeds say most about this job, if it has a title."""
        best = best_role(self._chosen, self._facts.fits, [role_of(post) for post in self._facts.posts])
        if best > 0 and role_of(self._facts.posts[0]) and self._facts.fits[0]:
            title = sayable_title(self._job) or self._job.title
            best = best if is_nearer(best, self._facts.posts, self._facts.fits, title) else 0
        return best if best < 0 or self._facts.posts[best].title else -1

    @property
    def _of_role(self) -> dict[str, str]:
        years = {"years": self._years, "experience": self._experience}
        if self._best_post < 0:
            return years
        post = self._facts.posts[self._best_post]
        return {"a_role": role_of(post), "at_employer": place_of(post), **years}

    def _who_applies(self) -> str:
        words, post = self._of_role, self._best_post
        if post < 0 or (self._years and not self._facts.is_all and not self._facts.fits[post]):  # years of others
            return self._say("lead_years", **words) if self._years else ""
        now, best = self._facts.posts[0], self._facts.posts[post]
        came_before = now.period and best.period and best.period.first < now.period.first
        if now.is_current and came_before and role_of(now) and now.title != best.title:
            when = self._teller.when(best)
            span = f" {when}" if when else ""
            return self._say("lead_before", a_now=role_of(now), at_now=place_of(now), span=span, **words)
        if best.is_current and (since := self._teller.since(best)):
            has_more = self._years and self._facts.years > self._now - int(since) + 1
            return self._say("lead_since" + ("_years" if has_more else ""), since=since, **words)
        kind = "now" if best.is_current else "last" if post == 0 else "was"
        return self._say(f"lead_{kind}" + ("_years" if self._years else ""), **words)

    def _gap(self) -> str:
        """What the job asks for and the person does not have, the heaviest first, in one sentence."""
        if licence := next((gap.name for gap in self._facts.gaps if gap.lack is Lack.LICENCE), ""):
            return self._say("gap_licence", gap=licence)
        lacks = [self._say(f"lack_{lack}", gap=name) for lack, name in admissions(self._facts.gaps, self._most(GAPS))]
        return self._say("gap", lacks=listed(lacks)) if lacks else ""

    def _who(self) -> str:
        """The introduction of somebody without a named role."""
        if self._years:
            return self._say("years", years=self._years, experience=self._experience)
        if self._facts.degree:
            return self._say("studied", a_degree=with_article(self._facts.degree))
        return ""

    @property
    def _experience(self) -> str:
        field = self._lexicon.families_of(self._order.job.short_title)
        name = self._lexicon.family_name(max(sorted(field), key=lambda key: field[key])) if field else "this field"
        return "work experience" if self._facts.is_all else f"experience in {name}"

    def _evidence(self) -> tuple[str, str]:
        """A paragraph with what the emphasis of the letter puts first, and one with the rest."""
        emphasis = self._style.emphasis
        chosen = self._chosen
        groups = by_role(chosen, self._facts.fits, self._best_post)
        if emphasis is Emphasis.ACHIEVEMENTS:
            groups.sort(key=lambda group: not any(deed.has_figure for deed in group[1]))
        own = [reply("experience", self._answers.experience), reply("achievements", self._answers.achievements)]
        if emphasis is Emphasis.ACHIEVEMENTS and sum(deed.has_figure for deed in chosen) > 1:
            self._lead = self._say("lead_achievements")
        elif emphasis is not Emphasis.PASSION:
            self._lead = self._asked()
        of_oneself = self._of_oneself() if not any(own) else ()
        split = 1 if len(groups) > 1 and (len(groups[0][1]) > 1 or len(groups) > 2) else len(groups)
        first = [
            self._say("met_years", years=self._facts.met_years),
            self._lead,
            *own,
            *of_oneself,
            *self._grouped(groups[:split]),
        ]
        second = [
            *self._grouped(groups[split:]),
            self._other_roles(),
            reply("strengths", self._answers.strengths),
            self._skills(),
            *self._papers(),
        ]
        if self._style.length is Length.SHORT and len(" ".join(first).split()) > 75:
            second = second[-1:]
        return " ".join(filter(None, first)), " ".join(filter(None, second))

    def _grouped(self, groups: list[tuple[int, list[LetterDeed]]]) -> Iterator[str]:
        between = self._lead or self._style.emphasis is Emphasis.PASSION
        for number, (post, deeds) in enumerate(groups):
            need = self._need(deeds[0]) if not self._used_needs and not self._lead else ""
            yield need
            self._used_deeds += deeds
            yield from self._teller.tell(post, deeds, anew=bool(need or (between and not number)))

    def _need(self, deed: LetterDeed) -> str:
        """A duty of the job that the deed answers."""
        if self._lacks_licence or not (duty := shown_duty(deed, self._facts.duties, self._lexicon)):
            return ""
        self._used_needs.add(duty)
        return self._say("need", duty=duty)

    def _asked(self) -> str:
        """What the job asks for and the person has done, before the deeds that show some of it."""
        names = self._facts.subjects
        if self._style.emphasis is Emphasis.SKILLS or self._is_change:  # what everybody knows comes last
            names = (*names, *sorted(self._facts.tools, key=lambda name: bool(OFFICE.search(name))))
        chosen = sayable(list(dict.fromkeys(names)))[: self._most(SKILLS)]
        part = "carry" if self._is_change else "lead_skills"
        is_telling = self._is_change or not all(map(OFFICE.search, chosen))
        if not chosen or self._lacks_licence or not is_telling:
            return ""
        self._named.update(chosen)
        return self._say(part, **skill_words(chosen))

    def _other_roles(self) -> str:
        """The roles like that of the job that no sentence has mentioned yet."""
        posts, named = self._facts.posts, self._teller.named | {self._best_post}
        titles = {posts[at].title.casefold() for at in named if at >= 0}
        roles: dict[str, str] = {}
        part = "other_roles"
        for fit, post in zip(self._facts.fits, posts, strict=True):
            if fit and role_of(post) and not (post.unpaid or post.is_current) and post.title.casefold() not in titles:
                when = self._teller.when(post)
                part = "other_roles_then" if when and len(roles) < MOST_OTHERS else part
                roles.setdefault(post.title.casefold(), f"{role_of(post)}{place_of(post)}{when and f' {when}'}")
        if not roles or self._lacks_licence:
            return ""
        return self._say(part, roles=listed(list(roles.values())[:MOST_OTHERS]))

    def _of_oneself(self) -> tuple[str, ...]:
        """Sentences of the person, if there is no deed to mention, no work yet, or the letter stresses passion."""
        if self._is_new:
            return self._facts.own_words[: OWN_WORDS[self._style.length]]
        if not self._facts.deeds:
            return self._facts.own_words[:2]
        has_motive = self._answers.motivation or self._answers.company
        return self._facts.own_words[:1] if self._style.emphasis is Emphasis.PASSION and not has_motive else ()

    def _skills(self) -> str:
        """The tools and subjects that the job names and no sentence has named yet; a short letter names only one
        kind."""
        sentences: list[str] = []
        for part, skills in (("skills", self._facts.tools), ("subjects", self._facts.subjects)):
            names = self._fresh(skills) if not sentences or self._style.length is not Length.SHORT else []
            if len(names) < FEWEST_NAMES[part] or (all(map(OFFICE.search, names)) and len(self._used_deeds) > 1):
                continue  # what everybody knows, or a word without its proof
            self._named.update(names)
            sentences.append(self._say(part, **skill_words(names)))
        return " ".join(sentences)

    def _fresh(self, skills: Sequence[str]) -> list[str]:
        """The next of these skills that no sentence has named yet."""
        text = " ".join(deed.clause for deed in self._used_deeds).casefold()
        fresh = [name for name in skills if name not in self._named and not says(text, name)]
        return sayable(fresh)[: SKILLS[self._style.length]]

    def _papers(self) -> Iterator[str]:
        papers = []
        is_begun = self._is_new  # the letter began with the degree
        if self._facts.degree and self._facts.asks_degree and not is_begun and self._style.length is not Length.SHORT:
            papers.append(with_article(self._facts.degree))
        if self._facts.papers:
            papers.append(self._facts.papers[0])
        if papers:
            yield self._say("hold", held=listed(papers))
        if set(self._facts.languages) - {"English"} and self._style.length is not Length.SHORT:
            yield self._say("tongues", languages=listed(list(self._facts.languages[:3])))

    def _motive(self) -> str:
        """Why this job: in the person's own words if there are any, otherwise by its duties."""
        own = [
            reply("motivation", self._answers.motivation),
            reply("company", self._answers.company, self._job.company),
        ]
        sentences = [sentence for sentence in own if sentence]
        if self._lacks_licence:
            return " ".join(sentences)
        more = self._style.emphasis is Emphasis.PASSION and self._style.length is not Length.DETAILED
        may_repeat = self._is_new or self._style.emphasis is Emphasis.PASSION  # others have deeds to describe
        count = (MOTIVES[self._style.length] if may_repeat else 0) + max(more, self._is_new) - len(sentences)
        free = [duty for duty in self._facts.duties if duty not in self._used_needs and draws(duty)]
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
