"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from.

The letter is composed, not pasted: what the job turns on and who answers that, what was done about it in the nearest
role and in others, papers and tools, what is decisive and missing, and how to go on.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from zlib import crc32

from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterOrder
from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.writing.letter_employers import as_role, without_legal_form
from hireloom.text_analysis.writing.letter_facts import LetterFacts, facts
from hireloom.text_analysis.writing.letter_gaps import OFFICE, Lack, admissions
from hireloom.text_analysis.writing.letter_jobs import employer_of, job_words, sayable_title
from hireloom.text_analysis.writing.letter_phrases import LetterPhrases
from hireloom.text_analysis.writing.letter_plan import LetterPlan
from hireloom.text_analysis.writing.letter_replies import reply, wants_short
from hireloom.text_analysis.writing.letter_roles import place_of, role_of
from hireloom.text_analysis.writing.letter_stories import RoleStories, different
from hireloom.text_analysis.writing.letter_wording import at_least, capital, sayable, says, stands_in

# How many deeds, tools and sentences of their own a letter has.
DEEDS = {Length.SHORT: 4, Length.MEDIUM: 7, Length.DETAILED: 10}
TOOLS = {Length.SHORT: 3, Length.MEDIUM: 4, Length.DETAILED: 5}
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}
NEEDS, GAPS = 2, 2
HEAVY = 2.5  # the weight of work whose lack is admitted
FEWEST_DEEDS = 3  # with fewer, a letter names what the person knows, also the programs that every office uses
MOST_AKIN = 2  # other roles like the job, named by somebody with few deeds


def written(order: LetterOrder, lexicon: Lexicon, phrases: LetterPhrases, now: int) -> str:
    """The whole letter; the same order on the same day gives the same letter."""
    return _Letter(order, facts(order, lexicon, now), phrases, lexicon, now).text()


def _with_article(role: str) -> str:
    """'a pharmacist' of 'the pharmacist' and of 'a pharmacist', 'a Director of Sales' of 'Director of Sales'."""
    role = role.removeprefix("the ")
    return role if re.match(r"an? ", role) else with_article(role)


class _Letter:
    def __init__(
        self, order: LetterOrder, letter_facts: LetterFacts, phrases: LetterPhrases, lexicon: Lexicon, now: int
    ) -> None:
        self._order, self._facts, self._phrases, self._lexicon = order, letter_facts, phrases, lexicon
        self._resume = reading(
            f"{order.resume.text}\n\nSkills\n{order.sender.skills}\n{order.answers.strengths}", lexicon
        )
        self._answers = answers = order.answers
        self._style = style = replace(order.style, length=Length.SHORT) if wants_short(answers.text) else order.style
        self._job = order.job
        self._company = without_legal_form(employer_of(order.job).strip())
        self._job_words = job_words(sayable_title(order.job), self._company)
        self._seed = f"{self._job.title} {self._company} {order.sender.name}".casefold()
        self._lacks = {gap.lack: gap.name for gap in letter_facts.gaps}
        at_work = at_least(order.sender.experience)
        self._years = letter_facts.experience or (at_work and f"{at_work} of work experience")
        posts = letter_facts.posts
        self._is_new = not self._years and not any(post.title for post in posts)
        self._plan = LetterPlan(order.job, posts, letter_facts.fits, letter_facts.deeds, now)
        self._is_change = Lack.ROLE in self._lacks or letter_facts.is_far or self._plan.is_elsewhere
        self._best = self._plan.lead
        self._arc = "" if letter_facts.is_stated else self._plan.arc(now)
        most = DEEDS[Length.SHORT if self._is_hopeless else style.length]
        self._deeds = [item for item in self._plan.deeds(style.emphasis, most) if self._is_supported(item.deed.words)]
        terms = frozenset(telling_terms(f"{order.job.short_title} {order.job.description}", lexicon))
        self._stories = RoleStories(posts, self._best, self._seed, terms, lexicon, now)
        self._needs: list[str] = []  # that the letter has named
        self._has_said_skills = False

    def text(self) -> str:
        paragraphs = [self._first(), *self._story(), " ".join(filter(None, self._rest()))]
        paragraphs.insert(1 if self._style.emphasis is Emphasis.PASSION else len(paragraphs), self._motive())
        first, *middle = filter(None, paragraphs)
        if self._style.length is Length.SHORT:
            middle = [" ".join(middle)]
        end = [self._gap(), self._end()]
        if self._style.length is Length.SHORT:
            end = [" ".join(filter(None, end))]
        signature = "\n".join(filter(None, (self._say("sign"), " ".join(self._order.sender.name.split()))))
        text = "\n\n".join(filter(None, (self._say("greeting"), first, *middle, *end, signature)))
        return re.sub(r"(?<=\w)\.\.(?!\.)", ".", text)

    def _say(self, part: str, **words: str) -> str:
        return self._phrases.pick(part, self._style.tone, self._seed, self._job_words | words)

    def _is_supported(self, text: str) -> bool:
        """The person's own words name each skill that the text names."""
        named = (mention for mention in self._lexicon.skills_in(text.replace("*", "")) if mention.skill.kind != "soft")
        return all(
            mention.skill in self._resume.skills or stands_in(mention.skill.name, self._resume.text)
            for mention in named
        )

    def _one_of(self, wordings: Sequence[str]) -> str:
        wordings = [wording for wording in wordings if self._is_supported(wording)]
        at = crc32(f"{wordings[:1]} {self._seed}".encode("utf-8", "replace"))
        return wordings[at % len(wordings)] if wordings else ""

    def _is_even(self, about: str) -> bool:
        """One of two ways, for each job and person the same one."""
        return crc32(f"{about} {self._seed}".encode("utf-8", "replace")) % 2 == 0

    def _first(self) -> str:
        """Who applies for what; where results are stressed, the best one before that."""
        if self._is_new:
            degree = with_article(self._facts.degree) if self._facts.degree else ""
            return " ".join(filter(None, (self._say("open_new"), self._say("studied", a_degree=degree))))
        if licence := self._lacks.get(Lack.LICENCE, ""):
            part = "licence" if self._best >= 0 else "licence_alone"
            return self._say(part, licence=licence, **self._of_best())
        if self._is_change:
            lacks = listed([self._say("lack_role"), *self._lacking()]) if self._is_hopeless else ""
            part = "change" if self._is_hopeless else "change_near"
            change = self._say(part, roles=self._roles(), lacks=lacks) or self._say("open")
            trains = self._say("trains") if self._facts.trains else ""
            carried = self._say("carry", needs=listed(self._named_needs(every=True)))
            return " ".join(filter(None, (change, trains, carried)))
        years = f"I have {self._years}." if self._years and not self._arc else ""
        if self._style.emphasis is Emphasis.ACHIEVEMENTS and (result := self._stories.result()):
            return " ".join(filter(None, (self._stories.opened_by(result), self._say("bring"), years)))
        over = self._say("over", **self._of_best()) if self._plan.is_over_qualified else ""
        skills = self._tools() if self._style.emphasis is Emphasis.SKILLS else ""
        return " ".join(filter(None, (self._applies(), years, skills, over)))

    def _applies(self) -> str:
        """What the job turns on and the role that answers it, in one order or the other."""
        words, when = self._of_best(), self._when_best()
        if self._best < 0:
            return self._say("open")
        needs = self._named_needs()
        if not needs:
            return f"{self._say('open')} {self._stand(when, words)}" if self._arc else self._say(when, **words)
        both = {1: "that is", 2: "both are"}.get(len(needs), "all of it is")
        words |= {
            "needs": listed(needs),
            "both": both,
            "Both": capital(both),
            "Both_were": capital(both.replace("is", "was").replace("are", "were")) if len(needs) != 1 else "That was",
            "it": "both" if len(needs) == 2 else "that",
        }
        if self._is_even("order") and not self._arc:
            return f"{self._say('about', **words)} {self._say(f'here_{when}', **words)}"
        return f"{self._stand(when, words)} {self._say('then', **words)}"

    def _stand(self, when: str, words: dict[str, str]) -> str:
        role, place = words["a_role"], words["at_employer"]
        if self._arc:
            as_now = words["a_now"] if when == "before" else ""
            own = f"I have spent {self._arc}"
            if when == "since":
                return f"{own} and have been {role}{place} since {words['since']}."
            own += f", now as {role}{place}." if when == "now" else f", among them as {role}{place}{words['span']}."
            return f"{own} Today I am {as_now}{words['at_now']}." if as_now else own
        if when == "since":
            return f"I have been {role}{place} since {words['since']}."
        if when == "now":
            return f"I work as {role}{place}."
        was = f"I worked as {role}{place}{words['span']}"
        return f"{was} and am now {words['a_now']}{words['at_now']}." if when == "before" else f"{was}."

    def _when_best(self) -> str:
        if self._best < 0:
            return ""
        best, now = self._facts.posts[self._best], self._facts.posts[0]
        if best.is_current:
            return "since" if self._stories.times.since(best) else "now"
        is_other = now.is_current and role_of(now) and now.title != best.title and not now.unpaid
        return "before" if is_other else "was"

    def _of_best(self) -> dict[str, str]:
        """The words for the role that is nearest to the job, which the letter names with them."""
        if self._best < 0:
            return {}
        self._stories.named.add(self._best)
        post, now = self._facts.posts[self._best], self._facts.posts[0]
        role, span = role_of(post), self._stories.times.when(post)
        if self._when_best() == "before" and not any(item.post == 0 for item in self._deeds):
            self._stories.named.add(0)
        return {
            "a_role": role,
            "a_worker": _with_article(role),
            "at_employer": place_of(post),
            "since": self._stories.times.since(post) if post.is_current else "",
            "span": span and f" {span}",
            "a_now": role_of(now),
            "at_now": place_of(now),
        }

    def _named_needs(self, *, every: bool = False) -> list[str]:
        """What the job asks for and the nearest role, or any, shows; in other words than the deeds."""
        needs = [
            self._one_of(item.deed.theme.needs)
            for item in sorted(
                self._deeds,
                key=lambda item: (
                    not self._plan.is_of_job(item.deed.theme),
                    -self._plan.weights.get(item.deed.theme, 0.0),
                ),
            )
            if item.is_asked and item.deed.theme.needs and (every or item.post == self._best) and not item.deed.is_help
        ]
        self._needs = list(dict.fromkeys(filter(None, needs)))[:NEEDS]
        return self._needs

    def _roles(self) -> str:
        """'a clerk, a cook and a driver': the latest ones, the nearest first."""
        posts = self._facts.posts
        first = [role_of(posts[self._best])] if self._best >= 0 else []
        others = [as_role(title) for title in different([post.title for post in posts if not post.unpaid])]
        return listed(list(dict.fromkeys([*first, *others]))[: MOST_AKIN + 1])

    def _story(self) -> Iterator[str]:
        """A paragraph for the nearest role, and one for the others; more in a detailed letter."""
        own = [reply("experience", self._answers.experience), reply("achievements", self._answers.achievements)]
        paragraphs = self._stories.paragraphs(self._deeds, self._answers.text)
        yield " ".join(filter(None, own)) or " ".join(self._of_oneself(has_deeds=bool(paragraphs)))
        if self._style.length is Length.DETAILED:
            yield from paragraphs
        else:
            yield from paragraphs[:1]
            yield " ".join(paragraphs[1:])

    def _of_oneself(self, *, has_deeds: bool) -> tuple[str, ...]:
        """Sentences of the person, if there is no deed to mention, no work yet, or the letter stresses passion."""
        if self._is_new or not (has_deeds or Lack.LICENCE in self._lacks):
            return self._facts.own_words[: OWN_WORDS[self._style.length]]
        has_motive = self._answers.motivation or self._answers.company
        return self._facts.own_words[:1] if self._style.emphasis is Emphasis.PASSION and not has_motive else ()

    def _rest(self) -> Iterator[str]:
        """Other roles of the field, strengths, programs, papers and languages."""
        yield self._akin(is_thin=len(self._deeds) <= FEWEST_DEEDS)
        yield reply("strengths", self._answers.strengths)
        yield self._knows()
        degree = self._facts.degree if self._facts.asks_degree and not self._is_new else ""
        papers = [*([with_article(degree)] if degree else []), *self._facts.papers[:2]]
        if papers:
            yield f"I hold {listed(papers)}."
        if self._facts.award:
            yield f"I was named {self._facts.award}."
        if set(self._facts.languages) - {"English"}:
            yield f"I speak {listed(list(self._facts.languages[:3]))}."

    def _tools(self) -> str:
        """The programs of the job that the person has used; said once."""
        text = " ".join((*(item.deed.words for item in self._deeds), *self._stories.tools)).casefold()
        new = sayable([name for name in self._facts.tools if not says(text, name) and not OFFICE.search(name)])
        if not new or self._has_said_skills:
            return ""
        self._has_said_skills = True
        return self._say("tools", skills=listed(new[: TOOLS[self._style.length]]))

    def _knows(self) -> str:
        """The programs of the job, also its subjects where there are few deeds, or else other programs of its field."""
        sentence = self._tools()
        text = " ".join((*(item.deed.words for item in self._deeds), *self._needs, *self._stories.tools)).casefold()
        most = TOOLS[self._style.length]
        names = self._facts.subjects if len(self._deeds) < FEWEST_DEEDS else ()
        if new := sayable([name for name in names if not says(text, name)])[:most]:
            return " ".join(filter(None, (sentence, self._say("subjects", skills=listed(new)))))
        others = [name for name in self._facts.own_tools if not says(text, name)][:most]
        is_rest = len(others) > 1 and not self._has_said_skills
        return sentence or (f"I have worked with {listed(others)}." if is_rest else "")

    def _akin(self, *, is_thin: bool) -> str:
        """The present job, if nothing has named it; where little is told up to two more roles like the job."""
        posts, named = self._facts.posts, self._stories.named
        titles = {posts[at].title.casefold() for at in named}
        roles: dict[str, str] = {}
        for fit, post in zip(self._facts.fits, posts, strict=True):
            is_plain = len(post.title.split()) <= 4 and is_person((post.title.split() or [""])[-1])
            is_single = [other.period for other in posts].count(post.period) == 1  # two roles in one span are misread
            is_new = post.title.casefold() not in titles and not post.is_current
            if fit and is_plain and is_single and role_of(post) and is_new:
                when = self._stories.times.when(post)
                roles.setdefault(post.title.casefold(), f"{role_of(post)}{place_of(post)}{when and f' {when}'}")
        now = posts[0] if posts else None
        is_job = now and now.is_current and role_of(now) and not now.unpaid
        if now and is_job and 0 not in named and not self._is_change:
            return f"I also work as {role_of(now)}."
        others = list(roles.values())[:MOST_AKIN] if is_thin else []
        did = "also worked" if any(map(str.isdigit, " ".join(others))) else "have also worked"
        return f"I {did} as {listed(others)}." if others else ""

    def _motive(self) -> str:
        """Why this job: in the person's own words if there are any, otherwise by its themes where passion counts."""
        own = [
            reply("motivation", self._answers.motivation),
            reply("company", self._answers.company, self._company),
        ]
        if any(own) or not (self._is_new or self._style.emphasis is Emphasis.PASSION) or self._lacks.get(Lack.LICENCE):
            return " ".join(filter(None, own))
        needs = (self._one_of(theme.needs) for theme in self._plan.weights if self._plan.is_of_job(theme))
        return self._say("motive", needs=next(filter(None, needs), "")) or self._say("plain_motive")

    def _lacking(self) -> list[str]:
        """What the job asks for and the person does not have, the heaviest first, as it follows 'I'."""
        gaps = admissions(self._facts.gaps, GAPS)
        return [
            self._say(f"lack_{lack}", gap=name) for lack, name in gaps if not (self._is_change and lack is Lack.LEVEL)
        ]

    def _gap(self) -> str:
        """The same as a sentence, unless the letter begins with it."""
        if Lack.LICENCE in self._lacks or self._is_hopeless:
            return ""
        lacks = self._lacking() or ([] if self._is_change else self._undone())
        if not lacks:
            return self._say("gap_of_title") if self._is_change and not self._facts.trains else ""  # which says so
        can_learn = not {Lack.DEGREE, Lack.YEARS, Lack.PAPER, Lack.TONGUE, Lack.LEVEL} & self._lacks.keys()
        return self._say("gap_to_learn" if can_learn else "gap", lacks=listed(lacks))

    def _undone(self) -> list[str]:
        """Work that the job turns on and that nothing in the resume mentions."""
        had = f"{self._order.resume.text}\n{self._order.sender.skills}\n{self._answers.text}".lower()
        new = (
            theme
            for theme, weight in self._plan.weights.items()
            if weight >= HEAVY and theme.rank > 1 and self._plan.is_of_job(theme) and not theme.is_mentioned(had)
        )
        return [f"have not {theme.undone()} yet" for theme in islice(new, 1)]

    def _end(self) -> str:
        part = "close_other" if Lack.LICENCE in self._lacks else "close_far" if self._is_hopeless else "close"
        meet = self._say(f"meet_{self._plan.setting}") or self._say("meet_any")
        words = self._of_best() | {"meet": meet, "thanks": self._say("thanks")}
        return " ".join(
            filter(None, (reply("notes", self._answers.notes), self._say(part, **words) or self._say("close", **words)))
        )

    @property
    def _is_hopeless(self) -> bool:
        """The work would be another one, and what decides is missing."""
        is_other = Lack.ROLE in self._lacks and not self._lacks.keys().isdisjoint(
            (Lack.DEGREE, Lack.INDUSTRY, Lack.WORK)
        )
        return self._is_change and (self._facts.is_new_field or is_other)
