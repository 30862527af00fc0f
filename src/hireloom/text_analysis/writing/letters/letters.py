"""Writes a cover letter from the facts of a profile, a resume and a job; it has nothing else to write from.

The plan follows the reader: who applies for what and what speaks for it, what was done in the nearest role and in one
or two others, papers, what is decisive and missing, and how to go on."""

import re
from collections.abc import Iterator
from dataclasses import replace

from hireloom.domain.cover_letters.orders import Emphasis, Length, LetterOrder
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.writing.clauses.employers import without_legal_form
from hireloom.text_analysis.writing.clauses.wording import at_least, capital, sayable, says
from hireloom.text_analysis.writing.letters.choice import RoleChoice, by_role, different
from hireloom.text_analysis.writing.letters.deeds import answered
from hireloom.text_analysis.writing.letters.duties import draws
from hireloom.text_analysis.writing.letters.facts import LetterFacts, facts
from hireloom.text_analysis.writing.letters.gaps import HIGH, OFFICE, Lack, admissions, shows_some
from hireloom.text_analysis.writing.letters.jobs import employer_of, job_words, place_of_work, sayable_title
from hireloom.text_analysis.writing.letters.phrases import LetterPhrases
from hireloom.text_analysis.writing.letters.replies import reply, wants_short
from hireloom.text_analysis.writing.letters.roles import (
    NEEDED_ANYWHERE,
    RoleTeller,
    inside,
    place_of,
    role_of,
    role_with_article,
)
from hireloom.text_analysis.writing.trades.work_places import place_of_title

# How many words of deeds, tools and sentences of their own a letter has.
DEEDS = {Length.SHORT: 44, Length.MEDIUM: 76, Length.DETAILED: 110}
TOOLS = {Length.SHORT: 3, Length.MEDIUM: 4, Length.DETAILED: 5}
OWN_WORDS = {Length.SHORT: 1, Length.MEDIUM: 2, Length.DETAILED: 3}
GAPS = 2
RESULT = 0.6  # of what the nearest deed says about the job: a figure that says so much may open the letter
TIED = 0.3  # what a tie to the job counts compared with a title like it
MOST_TOPICS = 4  # of a role without deeds
FEWEST_DEEDS = 3  # with fewer, a letter names also the programs that every office uses
MOST_TIES = 2  # needs, each before the deed that meets it
MOST_NAMED = 5  # tools and subjects
MOST_ROLES = 3  # in one row of them
MOST_AKIN = 2  # other roles like the job, named by somebody with few deeds
LONE, ONE_PARAGRAPH = 14, 55  # words that are no paragraph of their own, and that need no more than one
_SAYS_NOTHING = re.compile(r"somebody who knows ")  # 'legal work', to whom the letter tells a deed of it
FEW_WORDS = 60  # of the deeds in a letter that names more roles


def written(order: LetterOrder, lexicon: Lexicon, phrases: LetterPhrases, now: int) -> str:
    """The whole letter; the same order on the same day gives the same letter."""
    return _Letter(order, facts(order, lexicon, now), phrases, lexicon, now).text()


class _Letter:
    def __init__(
        self, order: LetterOrder, letter_facts: LetterFacts, phrases: LetterPhrases, lexicon: Lexicon, now: int
    ) -> None:
        self._order, self._facts, self._phrases, self._lexicon = order, letter_facts, phrases, lexicon
        self._answers = answers = order.answers
        self._style = style = replace(order.style, length=Length.SHORT) if wants_short(answers.text) else order.style
        self._job = order.job
        self._company = without_legal_form(employer_of(order.job).strip())
        self._job_words = job_words(sayable_title(order.job), self._company, place_of_work(order.job))
        self._seed = f"{self._job.title} {self._company} {order.sender.name}".casefold()
        self._lacks = {gap.lack: gap.name for gap in letter_facts.gaps}
        posts, distance = letter_facts.posts, letter_facts.distance
        self._is_change = Lack.ROLE in self._lacks or distance.is_far
        at_work = at_least(order.sender.experience)
        self._years = letter_facts.experience or (at_work and f"{at_work} of work experience")
        self._is_new = not self._years and not any(post.title for post in posts)
        near = [max(fit, TIED * link) for fit, link in zip(distance.fits, distance.links, strict=True)]
        choice = RoleChoice(posts, near, letter_facts.deeds, now)
        self._best = choice.lead()
        if Lack.LICENCE in self._lacks and not (self._best >= 0 and distance.links[self._best]):
            self._best = choice.latest()  # for other work than the job's
        most = DEEDS[Length.SHORT if self._is_hopeless or Lack.LICENCE in self._lacks else style.length]
        duties = () if Lack.LICENCE in self._lacks else letter_facts.duties  # nobody offers what they may not do
        answer = answered(letter_facts.deeds, duties, lexicon)
        if self._is_change and not distance.has_near_role:
            self._deeds = choice.carried(self._best, answers.text)
        else:
            self._deeds = choice.chosen(self._best, style.emphasis, most, answers.text, answer)
        self._teller = RoleTeller(posts)
        self._needs: list[str] = []  # that the letter has named
        self._has_said_skills = self._has_said_papers = False

    def text(self) -> str:
        paragraphs = [self._first(), *self._story()]
        motive = self._motive()
        if self._style.emphasis is Emphasis.PASSION and len(motive.split()) <= LONE:
            paragraphs[0] = f"{paragraphs[0]} {motive}".strip()
        else:
            paragraphs.insert(1 if self._style.emphasis is Emphasis.PASSION else len(paragraphs), motive)
        rest = " ".join(filter(None, (*self._rest(), self._gap())))
        first, *middle = filter(None, paragraphs)
        if middle and len(rest.split()) <= LONE:
            middle[-1] = f"{middle[-1]} {rest}".strip()
        elif rest:
            middle.append(rest)
        if self._style.length is Length.SHORT or len(" ".join(middle).split()) <= ONE_PARAGRAPH:
            middle = [" ".join(middle)]
        signature = "\n".join(filter(None, (self._say("sign"), " ".join(self._order.sender.name.split()))))
        text = "\n\n".join(filter(None, (self._say("greeting"), first, *middle, self._end(), signature)))
        return re.sub(r"(?<=\w)\.\.(?!\.)", ".", text)

    def _say(self, part: str, **words: str) -> str:
        return self._phrases.pick(part, self._style.tone, self._seed, self._job_words | words)

    def _first(self) -> str:
        """Who applies for what; where results are stressed, the best one before that."""
        if self._is_new:
            degree = with_article(self._facts.degree) if self._facts.degree else ""
            return " ".join(filter(None, (self._say("open_new"), self._say("studied", a_degree=degree))))
        if licence := self._lacks.get(Lack.LICENCE, ""):
            role = self._facts.posts[self._best].title if self._best >= 0 else ""
            is_needed = bool(role and (self._facts.distance.links[self._best] or NEEDED_ANYWHERE.search(role)))
            part = "licence" if is_needed else "licence_alone"
            question = self._say(part, licence=licence, **self._of_best())
            self._teller.named.clear()  # what is asked for has not been told yet
            return question
        if self._is_change and not self._has_one_role:
            lacks = "" if not self._is_hopeless else listed(self._lacking())
            part = "change" if lacks else "change_near"
            change = self._say(part, roles=self._roles(), lacks=lacks) or self._say("open")
            says_new = bool(lacks) or self._is_new_work  # once is enough
            return " ".join(filter(None, (change, self._say("trains") if self._facts.trains and not says_new else "")))
        least = RESULT * max((deed.near for deed in self._deeds if deed.post == self._best), default=0.0)
        results = (deed for deed in self._deeds if deed.post == self._best and deed.has_figure and deed.near >= least)
        result = next(results, None)
        if result and self._style.emphasis is Emphasis.ACHIEVEMENTS:
            self._deeds.remove(result)
            return " ".join(filter(None, (*self._teller.tell(self._best, [result]), self._say("bring"))))
        years = f"I have {self._years}." if self._years else ""
        skills = self._knows() if self._style.emphasis is Emphasis.SKILLS else ""
        papers = f"I hold {listed(list(self._facts.papers[:2]))}." if self._facts.papers else ""
        new = f"I should say first that I {lacks}." if self._is_hopeless and (lacks := listed(self._lacking())) else ""
        self._has_said_papers = bool(papers)
        return " ".join(filter(None, (self._applies(), new, years, papers, skills)))

    def _applies(self) -> str:
        """'I have been a nurse since 2014, and I am applying for …'."""
        if self._best < 0:
            return self._say("open")
        best, now = self._facts.posts[self._best], self._facts.posts[0]
        if best.is_current:
            since = self._teller.since(best)
            return self._say("since" if since else "now", since=since, **self._of_best())
        span = self._teller.when(best)
        if now.is_current and role_of(now) and now.title != best.title:
            has_deeds = any(not deed.post for deed in self._deeds)
            words = self._of_best() | {"a_now": role_of(now), "at_now": place_of(now), "span": span and f" {span}"}
            self._teller.named |= set() if has_deeds else {0}
            return self._say("was" if has_deeds else "before", **words)
        return self._say("was", span=span and f" {span}", **self._of_best())

    def _of_best(self) -> dict[str, str]:
        """The words for the role that is nearest to the job, which the letter names with them."""
        if self._best < 0:
            return {}
        self._teller.named.add(self._best)
        post = self._facts.posts[self._best]
        role = role_of(post)
        return {"a_role": role, "a_worker": role_with_article(role), "at_employer": place_of(post)}

    def _roles(self) -> str:
        """'a clerk, a cook and a driver': the latest ones, the nearest first."""
        posts = self._facts.posts
        first = [role_of(posts[self._best])] if self._best >= 0 else []
        paid = {post.title: role_of(post) for post in reversed(posts) if not post.unpaid and role_of(post)}
        paid_roles = [paid[title] for title in different(list(reversed(paid)))]
        return listed(list(dict.fromkeys([*first, *paid_roles]))[:MOST_ROLES])

    def _story(self) -> Iterator[str]:
        """A paragraph for the nearest role, and one for the others; more in a detailed letter."""
        replies = [reply("experience", self._answers.experience), reply("achievements", self._answers.achievements)]
        yield " ".join(filter(None, replies)) or " ".join(self._of_oneself())
        paragraphs = list(self._by_role())
        if not self._deeds and (topics := self._topics()):
            paragraphs.insert(0, topics)
        if self._style.length is Length.DETAILED:
            yield from paragraphs
        else:
            yield from paragraphs[:1]
            yield " ".join(paragraphs[1:])

    def _by_role(self) -> Iterator[str]:
        """Each role with its deeds, behind the need that one of them answers."""
        groups = by_role(self._deeds, self._best)
        titles = [self._facts.posts[post].title.casefold() if post >= 0 else "" for post, _ in groups]
        in_order = sorted(range(len(groups)), key=lambda at: titles.index(titles[at]))  # those of one title in a row
        for post, deeds in (groups[at] for at in in_order):
            is_new = len({deed.need for deed in self._deeds} & {*self._needs}) < MOST_TIES
            named = (deed for deed in deeds if is_new and deed.need and not _SAYS_NOTHING.match(deed.need))
            proof = next((deed for deed in named if deed.need not in self._needs), None)
            if not proof:
                nearest = max(deeds, key=lambda deed: deed.near)
                deeds.sort(key=lambda deed: deed is not nearest)
                yield " ".join(self._teller.tell(post, deeds))
                continue
            deeds.sort(key=lambda deed: deed is not proof)
            first, *further = self._teller.tell(post, deeds, goes_on=True)
            part = "asks_too" if self._needs else "asks"
            self._needs.append(proof.need)
            who = proof.need if proof.need.startswith("somebody") else ""
            first = self._say(part, need=proof.need, who=who, deed=inside(first).removesuffix("."), Deed=first)
            yield " ".join((first, *further))

    def _topics(self) -> str:
        """What the nearest role was about, where none of its deeds can be told."""
        names = sayable(list(self._facts.topics[self._best]))[:MOST_TOPICS] if self._best >= 0 else []
        if len(names) < 2 or self._best not in self._teller.named:
            return ""
        self._teller.open_with(self._best)
        includes = "includes" if self._facts.posts[self._best].is_current else "included"
        return f"The work {includes} {listed(names)}."

    def _of_oneself(self) -> tuple[str, ...]:
        """Sentences of the person, if there is no deed to mention, no work yet, or the letter stresses passion."""
        if self._is_new or not (self._deeds or Lack.LICENCE in self._lacks):
            return self._facts.own_words[: OWN_WORDS[self._style.length]]
        has_motive = self._answers.motivation or self._answers.company
        return self._facts.own_words[:1] if self._style.emphasis is Emphasis.PASSION and not has_motive else ()

    def _rest(self) -> Iterator[str]:
        """Other roles of the field, strengths, programs, papers and languages."""
        clauses = " ".join(deed.clause for deed in self._deeds)
        yield self._akin(is_thin=len(clauses.split()) < FEW_WORDS)
        yield reply("strengths", self._answers.strengths)
        yield self._knows()
        degree = self._facts.degree if self._facts.asks_degree and not self._is_new else ""
        papers = [*([with_article(degree)] if degree else []), *self._facts.papers[: 0 if self._has_said_papers else 2]]
        has = [f"I hold {listed(papers)}"] if papers else []
        if self._facts.languages:
            has.append(f"I speak {listed(list(self._facts.languages[:3]))}")
        if has:
            yield f"{', and '.join(has)}."
        if self._facts.award and self._facts.award not in clauses:
            yield f"I was named {self._facts.award}."

    def _knows(self) -> str:
        """The programs of the job that the person has used, and its subjects where no deed is told; said once."""
        if self._has_said_skills:
            return ""
        text = " ".join((*(f"{deed.clause} {deed.need}" for deed in self._deeds), *self._needs)).casefold()
        has_few = len(self._deeds) < FEWEST_DEEDS
        most = TOOLS[self._style.length]
        skills: dict[str, str] = {}
        methods = () if self._deeds else self._facts.subjects  # which deeds show, if there are any
        for part, names in (("tools", self._facts.tools), ("subjects", methods)):
            new = sayable([name for name in names if not says(text, name)])[:most]
            if new and (has_few or any(not OFFICE.search(name) for name in new)):
                skills[part] = listed(new)
                self._needs += new
                most = max(1, MOST_NAMED - len(new))
        self._has_said_skills = bool(skills)
        return self._say("_and_".join(skills), **skills)

    def _akin(self, *, is_thin: bool) -> str:
        """The present job, if nothing has named it; where little is told up to two more roles like the job."""
        posts = self._facts.posts
        roles_named = {*self._teller.named, *(deed.post for deed in self._deeds)} - {-1}
        named = {posts[at].title.casefold() for at in roles_named}
        roles: dict[str, str] = {}
        spans = [self._teller.when(role) for role in posts]
        for fit, post in zip(self._facts.distance.links, posts, strict=True):
            is_plain = len(post.title.split()) <= 4 and is_person((post.title.split() or [""])[-1])
            is_single = spans.count(self._teller.when(post)) == 1  # two roles in one span are misread
            is_other = not post.is_current and post.title.casefold() not in named
            if fit and is_plain and is_single and is_other and role_of(post):
                when = self._teller.when(post)
                roles.setdefault(post.title.casefold(), f"{role_of(post)}{place_of(post)}{when and f' {when}'}")
        now = posts[0] if posts else None
        is_job = now and now.is_current and role_of(now) and not now.unpaid
        if now and is_job and 0 not in roles_named and not self._is_change and Lack.LICENCE not in self._lacks:
            return f"I also work as {role_of(now)}."
        akin = list(roles.values())[:MOST_AKIN] if is_thin else []
        did = "also worked" if any(map(str.isdigit, " ".join(akin))) else "have also worked"
        return f"I {did} as {listed(akin)}." if akin else ""

    def _motive(self) -> str:
        """Why this job: in the person's own words if there are any, otherwise by its duties where passion counts."""
        replies = [
            reply("motivation", self._answers.motivation),
            reply("company", self._answers.company, self._company),
        ]
        if (
            any(replies)
            or not (self._is_new or self._style.emphasis is Emphasis.PASSION)
            or self._lacks.get(Lack.LICENCE)
        ):
            return " ".join(filter(None, replies))
        duty = next((duty for duty in self._facts.duties if draws(duty)), "")
        return self._say("motive", duty=duty) if duty else self._say("plain_motive")

    def _lacking(self) -> list[str]:
        """What the job asks for and the person does not have, the heaviest first, as it follows 'I'."""
        clauses = " ".join(deed.clause for deed in self._deeds)
        gaps = admissions((gap for gap in self._facts.gaps if not shows_some(clauses, gap)), GAPS)
        shows_work = any(deed.need for deed in self._deeds)  # nobody has not done what the letter tells
        role = self._say("lack_role") or ("" if shows_work else self._say("lack_trade"))
        new = [role] if self._is_new_work and role else []
        lacks = [
            self._say(f"lack_{lack}", gap=name) for lack, name in gaps if not (self._is_change and lack is Lack.LEVEL)
        ]
        return [*new, *lacks][:GAPS]

    def _gap(self) -> str:
        """The same as a sentence, unless the letter begins with it, and how the person would begin with other work."""
        if Lack.LICENCE in self._lacks:
            return ""
        steps = capital(self._facts.first_steps) if self._is_new_work else ""
        lacks = [] if self._is_hopeless else self._lacking()
        can_learn = not steps and self._lacks.keys() <= {Lack.TOOL, Lack.WORK, Lack.SKILL}
        gap = self._say("gap_to_learn" if can_learn else "gap", lacks=listed(lacks)) if lacks else ""
        return " ".join(filter(None, (gap, steps)))

    def _end(self) -> str:
        part = "close_other" if Lack.LICENCE in self._lacks else "close_far" if self._is_hopeless else "close"
        title = self._job_words["title"]
        place = "" if HIGH.search(title) else place_of_title(title)  # no trial shift for a director
        meet = self._say(f"meet_{place}") or self._say("meet_any")
        end = self._say(part, meet=meet, thanks=self._say("thanks"))
        return " ".join(filter(None, (reply("notes", self._answers.notes), self._business(part), end)))

    def _business(self, part: str) -> str:
        """What the employer does, in a letter that has room for it."""
        if part != "close" or self._is_change or self._style.length is Length.SHORT or not self._facts.business:
            return ""
        return self._say("business", business=self._facts.business)

    @property
    def _has_one_role(self) -> bool:
        return self._best >= 0 and " and " not in self._roles()

    @property
    def _is_new_work(self) -> bool:
        """No role of the person is like the job."""
        return self._is_hopeless or (Lack.ROLE in self._lacks and not any(self._facts.distance.links))

    @property
    def _is_hopeless(self) -> bool:
        """The work would be another one, and what decides is missing."""
        is_other = Lack.ROLE in self._lacks and not self._lacks.keys().isdisjoint(
            (Lack.DEGREE, Lack.INDUSTRY, Lack.WORK)
        )
        return self._is_change and (self._facts.distance.is_new_field or is_other)
