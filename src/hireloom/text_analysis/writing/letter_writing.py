"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from zlib import crc32

from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterOrder
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.writing.letter_choice import best_role, by_role, chosen_deeds, different, is_task
from hireloom.text_analysis.writing.letter_duties import draws
from hireloom.text_analysis.writing.letter_employers import as_role, without_legal_form
from hireloom.text_analysis.writing.letter_evidence import LetterDeed
from hireloom.text_analysis.writing.letter_facts import LetterFacts, facts
from hireloom.text_analysis.writing.letter_gaps import OFFICE, Lack, admissions, title_roots
from hireloom.text_analysis.writing.letter_jobs import job_words, sayable_title
from hireloom.text_analysis.writing.letter_needs import answered
from hireloom.text_analysis.writing.letter_phrases import LetterPhrases
from hireloom.text_analysis.writing.letter_replies import reply, wants_short
from hireloom.text_analysis.writing.letter_roles import RoleTeller, further, place_of, role_of
from hireloom.text_analysis.writing.letter_wording import at_least, counted, sayable, says

# How many deeds, tools and things to do a letter names.
DEEDS = {Length.SHORT: 4, Length.MEDIUM: 5, Length.DETAILED: 8}
TOOLS = {Length.SHORT: 3, Length.MEDIUM: 4, Length.DETAILED: 5}
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}  # sentences of a person without work so far
GAPS = {Length.SHORT: 2, Length.MEDIUM: 2, Length.DETAILED: 3}
FEWEST_ROLES, MOST_ROLES = 3, 4  # named in the first sentence
FEWEST_DEEDS = 3  # with fewer, a letter names what the person knows, also the programs that every office uses
OPENING_DEEDS = {Length.SHORT: 2, Length.MEDIUM: 2, Length.DETAILED: 3}  # of the first paragraph
FEW, MOST_AKIN = 2, 2  # deeds, with which a letter names more roles, and their number
# Of what the nearest deed says about the job: such a deed with a figure may open the letter, in the role that is most
# like the job and in any other.
NEAR, TELLING = 0.4, 0.7


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
        self._seed = f"{self._job.title} {self._job.company} {order.sender.name}".casefold()
        lacks = {gap.lack for gap in letter_facts.gaps}
        self._lacks_licence = Lack.LICENCE in lacks  # the person may not do the work
        self._is_change = Lack.ROLE in lacks or letter_facts.is_far
        tells_years = not letter_facts.is_all or self._is_change or all(letter_facts.fits)
        self._years = (counted(letter_facts.years) if tells_years else "") or at_least(order.sender.experience)
        self._is_new = not letter_facts.years and not self._years and not any(post.title for post in letter_facts.posts)
        self._deeds = chosen_deeds(letter_facts.deeds, style.emphasis, DEEDS[style.length], answers.text)
        self._needs = {} if self._lacks_licence else answered(self._deeds, letter_facts, lexicon)
        self._opened: list[LetterDeed] = []  # the deeds that the first paragraph tells
        self._teller = RoleTeller(letter_facts.posts)
        self._best = best_role(self._deeds, letter_facts.fits, [role_of(post) for post in letter_facts.posts])
        self._title_roots = title_roots(letter_facts.posts[self._best].title) if self._best >= 0 else set()

    def text(self) -> str:
        start, story, rest = self._start(), list(self._story()), " ".join(filter(None, self._rest()))
        motive = self._motive()
        story = [motive, *story] if self._style.emphasis is Emphasis.PASSION else [*story, motive]
        middle = [*story, rest]
        if self._style.length is Length.SHORT:
            middle = [" ".join(filter(None, middle))]
        paragraphs = [self._say("greeting"), start, *middle, self._gap(), self._end(), self._signature()]
        return re.sub(r"(?<=\w)\.\.(?!\.)", ".", "\n\n".join(filter(None, paragraphs)))

    def _say(self, part: str, **words: str) -> str:
        return self._phrases.pick(part, self._style.tone, self._seed, self._job_words | words)

    def _start(self) -> str:
        """Who applies for what, beginning with the most telling fact."""
        if self._is_new:
            return " ".join(filter(None, (self._say("open_new"), self._who())))
        if licence := next((gap.name for gap in self._facts.gaps if gap.lack is Lack.LICENCE), ""):
            return self._where(
                self._say("licence" if self._best >= 0 else "licence_alone", licence=licence, **self._of_best)
            )
        if self._is_change:
            return self._where(self._change()) or self._say("open")
        return self._told_role() or self._roles() or self._one_role() or self._say("open")

    @property
    def _of_best(self) -> dict[str, str]:
        """The words for the role that is most like the job, which the letter names with them."""
        if self._best < 0:
            return {}
        self._teller.named.add(self._best)
        post = self._facts.posts[self._best]
        return {"a_role": role_of(post), "at_employer": place_of(post)}

    def _change(self) -> str:
        """Somebody whose work has been another one says so first."""
        years = self._years if self._facts.is_all else ""
        part = "change_years" if years else "change"
        return self._say(part, years=years, experience=self._experience, **self._of_best)

    def _where(self, opening: str) -> str:
        """The opening with what was done in the role that it ends with: '… as a clerk, where I sorted the mail.'"""
        deed = next((deed for deed in self._deeds if deed.post == self._best and not is_task(deed)), None)
        role = f"{self._of_best['a_role']}{self._of_best['at_employer']}" if self._best >= 0 else ""
        if not deed or not role or not opening.endswith(f"{role}."):
            return opening
        self._tell(deed)
        return f"{opening[:-1]}, where {deed.clause}."

    def _tell(self, deed: LetterDeed) -> None:
        """The deed is told here and nowhere else."""
        self._opened.append(deed)
        self._deeds.remove(deed)

    def _told_role(self) -> str:
        """The role that is most like the job, by what was done in it, and the wish to bring that along."""
        best = max((deed.near for deed in self._deeds), default=0.0)
        posts = self._facts.posts
        with_figures = [deed for deed in self._deeds if deed.has_figure]
        of_best = (deed for deed in with_figures if deed.post == self._best and deed.near >= NEAR * best)
        nearest = (deed for deed in self._deeds[:2] if deed in with_figures and deed.near >= TELLING * best)
        result = next(chain(of_best, nearest), None)
        if result and role_of(posts[result.post]) and (self._facts.fits[result.post] or not any(self._facts.fits)):
            self._best = result.post
        role_deeds = [deed for deed in self._deeds if deed.post == self._best and not is_task(deed)]
        role_deeds.sort(key=lambda deed: deed is not result)
        if not role_deeds or self._best < 0:
            return ""
        post = posts[self._best]
        self._teller.open_with(self._best)
        for deed in role_deeds[: OPENING_DEEDS[self._style.length]]:
            self._tell(deed)
        first, *more = self._opened
        when = self._teller.when(post)
        since = self._teller.since(post) if post.is_current else ""
        start = f"{'In my work as' if post.is_current else 'As'} {role_of(post)}{place_of(post)}"
        span = f" since {since}" if since else f" {when}" if when else ""
        need = next((self._needs[deed] for deed in self._opened if deed in self._needs), "")
        if self._style.length is not Length.DETAILED:  # what else was done there gives way to other roles
            self._deeds = [deed for deed in self._deeds if deed.post != self._best]
        deeds = (f"{start}{span}, {first.clause}.", *(further(deed.clause, at) for at, deed in enumerate(more)))
        return " ".join(filter(None, self._ordered(" ".join(deeds), need)))

    def _ordered(self, deeds: str, need: str) -> tuple[str, ...]:
        """The sentences of the first paragraph, of which the stress decides the first."""
        years = self._say("have_years", years=self._years, experience=self._experience) if self._years else ""
        if self._style.emphasis is Emphasis.SKILLS and need:
            return self._say("need", for_need=need), deeds, years, self._say("bring")
        if self._style.emphasis is Emphasis.EXPERIENCE and years:
            return self._say("open"), years, deeds
        if not need and crc32(self._seed.encode("utf-8", "replace")) % 2:
            return self._say("open"), deeds, years
        return deeds, years, self._say("bring_need" if need else "bring", for_need=need)

    def _roles(self) -> str:
        """Several roles like that of the job."""
        fitting = [
            (at, post)
            for at, (fit, post) in enumerate(zip(self._facts.fits, self._facts.posts, strict=True))
            if fit and role_of(post) and not post.unpaid
        ]
        titles = different([post.title for _, post in fitting])[:MOST_ROLES]
        if len(titles) < FEWEST_ROLES or any(post.is_current for _, post in fitting):
            return ""
        part = "roles_years" if self._years else "roles"
        return self._say(
            part, roles=listed([as_role(title) for title in titles]), years=self._years, experience=self._experience
        )

    def _one_role(self) -> str:
        words = {"years": self._years, "experience": self._experience, **self._of_best}
        if self._best < 0:
            return self._say("years", **words) if self._years else ""
        best, now = self._facts.posts[self._best], self._facts.posts[0]
        if self._years and not self._facts.is_all and not self._facts.fits[self._best]:  # years of other work
            return self._say("years", **words)
        if best.is_current and (since := self._teller.since(best)):
            has_more = self._years and self._facts.years > self._now - int(since) + 1
            return self._say("since_years" if has_more else "since", since=since, **words)
        if now.is_current and not best.is_current and role_of(now) and now.title != best.title:
            span = self._teller.when(best)
            self._teller.named.add(0)
            return self._say("before", a_now=role_of(now), at_now=place_of(now), span=span and f" {span}", **words)
        part = "now" if best.is_current else "was"
        return self._say(f"{part}_years" if self._years else part, **words)

    @property
    def _experience(self) -> str:
        field = self._lexicon.families_of(self._order.job.short_title)
        name = self._lexicon.family_name(max(sorted(field), key=lambda key: field[key])) if field else "this field"
        return "work experience" if self._facts.is_all else f"experience in {name}"

    def _who(self) -> str:
        """The introduction of somebody without a named role."""
        if self._years:
            return self._say("have_years", years=self._years, experience=self._experience)
        return self._say("studied", a_degree=with_article(self._facts.degree)) if self._facts.degree else ""

    def _story(self) -> Iterator[str]:
        """A paragraph for each role: a need of the job where a deed answers one, and the deeds."""
        own = [reply("experience", self._answers.experience), reply("achievements", self._answers.achievements)]
        if any(own):
            yield " ".join(filter(None, own))
        elif of_oneself := self._of_oneself():
            yield " ".join(of_oneself)
        may_lead = self._style.emphasis in (Emphasis.SKILLS, Emphasis.PASSION)
        groups = by_role(self._deeds, self._best)
        count = 0
        paragraphs: list[str] = []
        for number, (post, deeds) in enumerate(groups):
            need = next((deed for deed in deeds if deed in self._needs), None) if number or may_lead else None
            before = ""
            if need:
                deeds = [need, *(deed for deed in deeds if deed is not need)]
                before = self._say("need_too" if count else "need", for_need=self._needs[need])
                count += 1
            paragraphs.append(" ".join(filter(None, self._teller.tell(post, deeds, before=before))))
        yield from paragraphs[:1]
        if self._style.length is Length.DETAILED:
            yield from paragraphs[1:-1]
            paragraphs = paragraphs[:1] + paragraphs[-1:] if len(paragraphs) > 1 else paragraphs
        yield " ".join(paragraphs[1:])

    def _of_oneself(self) -> tuple[str, ...]:
        """Sentences of the person, if there is no deed to mention, no work yet, or the letter stresses passion."""
        if self._is_new:
            return self._facts.own_words[: OWN_WORDS[self._style.length]]
        if not self._deeds and not self._opened:
            return self._facts.own_words[:2]
        has_motive = self._answers.motivation or self._answers.company
        return self._facts.own_words[:1] if self._style.emphasis is Emphasis.PASSION and not has_motive else ()

    def _akin_roles(self) -> str:
        """Up to two more roles like the job or like the first role, for somebody with few deeds to tell."""
        if len(self._opened) + len(self._deeds) > FEW or self._lacks_licence:
            return ""
        roles: dict[str, str] = {}
        part = "akin"
        posts = self._facts.posts
        named = {posts[at].title.casefold() for at in self._teller.named}
        for fit, post in zip(self._facts.fits, posts, strict=True):
            is_akin = fit or title_roots(post.title) & self._title_roots
            if is_akin and role_of(post) and not post.is_current and post.title.casefold() not in named:
                when = self._teller.when(post)
                part = "akin_then" if when and len(roles) < MOST_AKIN else part
                roles.setdefault(post.title.casefold(), f"{role_of(post)}{place_of(post)}{when and f' {when}'}")
        return self._say(part, roles=listed(list(roles.values())[:MOST_AKIN])) if roles else ""

    def _rest(self) -> Iterator[str]:
        yield self._akin_roles()
        yield reply("strengths", self._answers.strengths)
        is_short = self._style.length is Length.SHORT
        text = " ".join(deed.clause for deed in (*self._opened, *self._deeds)).casefold()
        has_few = len(self._opened) + len(self._deeds) < FEWEST_DEEDS
        for part, names in (("tools", self._facts.tools), ("subjects", self._facts.subjects if has_few else ())):
            new = [name for name in sayable([name for name in names if not says(text, name)]) if self._is_open(name)]
            if has_few or any(not OFFICE.search(name) for name in new):
                yield self._say(part, skills=listed(new[: TOOLS[self._style.length]])) if new else ""
        papers = [with_article(self._facts.degree)] if self._facts.degree and self._facts.asks_degree else []
        papers = papers * (not is_short and not self._is_new) + list(self._facts.papers[:1])
        if papers:
            yield f"I hold {listed(papers)}."
        if set(self._facts.languages) - {"English"}:
            yield f"I speak {listed(list(self._facts.languages[:3]))}."

    def _is_open(self, name: str) -> bool:
        """No need that the letter has answered."""
        return not any(need.endswith(name) for need in self._needs.values())

    def _motive(self) -> str:
        """Why this job: in the person's own words if there are any, otherwise by its duties."""
        own = [
            reply("motivation", self._answers.motivation),
            reply("company", self._answers.company, self._job.company),
        ]
        sentences = [sentence for sentence in own if sentence]
        wants_duty = (self._is_new or self._style.emphasis is Emphasis.PASSION) and not self._lacks_licence
        if wants_duty and not sentences:
            of_needs = "; ".join(self._needs.values())
            duty = next((duty for duty in self._facts.duties if draws(duty) and duty not in of_needs), "")
            sentences.append(self._say("motive", duty=duty) if duty else self._say("plain_motive"))
        return " ".join(sentences)

    def _gap(self) -> str:
        """What the job asks for and the person does not have, the heaviest first, in one sentence."""
        if self._lacks_licence:
            return ""
        admitted = admissions(self._facts.gaps, GAPS[self._style.length])
        lacks = [self._say(f"lack_{lack}", gap=name) for lack, name in admitted]
        if len(lacks) > 1 and all(
            lack.startswith("have no ") for lack in lacks
        ):  # 'have no background … or experience …'
            names = [lack.removeprefix("have no ").replace(" yet", "") for lack in lacks]
            lacks = [f"have no {listed(names, 'or')}"]
        can_learn = {lack for lack, _ in admitted} <= {Lack.SKILL, Lack.TOOL, Lack.INDUSTRY}
        return self._say("gap_to_learn" if can_learn else "gap", lacks=listed(lacks)) if lacks else ""

    def _end(self) -> str:
        close = self._say("close_other" if self._lacks_licence else "close")
        return " ".join(filter(None, (reply("notes", self._answers.notes), close)))

    def _signature(self) -> str:
        return "\n".join(filter(None, (self._say("sign"), " ".join(self._order.sender.name.split()))))
