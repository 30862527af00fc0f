"""The deeds of a letter role by role, in sentences that follow from each other."""

import re
from collections.abc import Sequence
from itertools import chain
from zlib import crc32

from hireloom.text_analysis.adverts.requirements import telling_terms
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.deed_clauses import whole_clause
from hireloom.text_analysis.writing.letter_gaps import OFFICE
from hireloom.text_analysis.writing.letter_plan import RoleDeed
from hireloom.text_analysis.writing.letter_roles import RoleTimes, place_of, role_of
from hireloom.text_analysis.writing.letter_themes import ThemeDeed
from hireloom.text_analysis.writing.letter_wording import capital
from hireloom.text_analysis.writing.sentence_repair import role_in_prose

IN_ROW = 3  # deeds in one sentence
OWN_CLAUSE = 16  # words of a clause of the resume that may be told as it stands
RESULT = 24  # the same of one that opens the letter
PLAIN_CLAUSE = 10  # the same of one without a figure
MOST_OTHERS = 2  # roles besides the nearest
FEW = 2  # deeds, below which a role tells a clause of its own
MOSTLY = 0.7
BRIEF = 15  # words of the nearest role, below which another one is told
MOST_TOOLS = 2  # programs named beside a deed
# Of a clause of the resume: what a figure is worth in words of the advert, from which worth on it is told although
# there is enough, and how many such are told.
WITH_FIGURE, TELLING, MOST_TELLING = 2, 2, 1


class RoleStories:
    """Tells the roles; `named`, `tools` and `results` are what a sentence has told already."""

    def __init__(
        self, posts: Sequence[RoleTitle], lead: int, seed: str, job_terms: frozenset[str], lexicon: Lexicon, now: int
    ) -> None:
        self._posts, self._lead, self._seed, self._terms, self._lexicon = posts, lead, seed, job_terms, lexicon
        self.times = RoleTimes(posts, now)
        self.named: set[int] = set()
        self._last = -1  # the role that was told last
        self.tools: set[str] = set()
        self.results: set[str] = set()
        self._steps = 0  # from a role to the one before it

    def paragraphs(self, deeds: Sequence[RoleDeed], answers: str) -> list[str]:
        """One for the nearest role and one for each of the others, the latest first."""
        by_role: dict[int, list[RoleDeed]] = {self._lead: []} if self._lead >= 0 else {}
        for item in deeds:
            if _figures(item.deed.words) & _figures(answers):
                continue
            by_role.setdefault(item.post, []).append(item)
        others = sorted((at for at in by_role if at != self._lead), key=lambda at: -_worth(by_role[at]))[:MOST_OTHERS]
        stories = []
        if self._lead in by_role:
            stories.append(self.story(self._lead, by_role[self._lead], answers))
        if not others and len(" ".join(chain(*stories)).split()) < BRIEF:  # who has little to tell tells one more role
            others = [at for at in range(len(self._posts)) if at != self._lead][:1]
        stories += [self.story(at, by_role.get(at, []), answers) for at in sorted(others)]
        return [" ".join(sentences) for sentences in stories if sentences]

    def story(self, at: int, deeds: Sequence[RoleDeed], answers: str = "") -> list[str]:
        """The sentences of a role: its deeds in rows, and what follows from one of them."""
        post = self._posts[at]
        own = self._own_clauses(at, deeds, answers)
        verbs = {_verb(clause) for clause in own}
        lines = set(own.values())
        others = [
            item
            for item in deeds
            if _verb(item.deed.sentence_part(is_current=False)) not in verbs
            and not any(item.deed.clause in line for line in lines)
        ]
        clauses = [self._with_tool(item.deed, is_current=post.is_current) for item in others] + [*own]
        if not clauses:
            return []
        lasting = [clause for clause in clauses if clause.startswith("have ")]
        once = [clause for clause in clauses if clause not in lasting] or [lasting.pop()]
        sentences = [self._opened(at, _rowed(once[:IN_ROW]))]
        if rest := once[IN_ROW : 2 * IN_ROW]:
            sentences.append(f"I also {_rowed(rest)}.")
        sentences += [f"I {clause}." for clause in lasting]
        alone = [item.deed.theme for item in deeds if item.is_asked and not item.deed.is_help]
        afters = next((theme.afters for theme in alone if theme.afters), ())
        if afters and at == self._lead:
            sentences.append(afters[crc32(f"after {self._seed}".encode("utf-8", "replace")) % len(afters)])
        self.named.add(at)
        self._last = at
        return sentences

    def _with_tool(self, deed: ThemeDeed, *, is_current: bool) -> str:
        """The deed with the program that its line names: 'reconciled accounts in QuickBooks'."""
        words = deed.sentence_part(is_current=is_current)
        tools = [
            deed.clause[mention.start : mention.end]
            for mention in self._lexicon.skills_in(deed.clause)
            if mention.skill.kind == "tool"
        ]
        tools = [name for name in dict.fromkeys(tools) if name[:1].isupper() and name not in self.tools][:MOST_TOOLS]
        is_telling = deed.theme.rank > 1 and tools and not any(OFFICE.search(name) for name in tools)
        if not is_telling:
            return words
        self.tools.update(tools)
        return f"{words} with {listed(tools)}"

    def _own_clauses(self, at: int, deeds: Sequence[RoleDeed], answers: str) -> dict[str, str]:
        """Short plain clauses of the resume with their lines: those with a figure or with words of the advert, and more
        where there are few deeds to tell."""
        post = self._posts[at]
        worth: dict[tuple[str, str], float] = {}
        for line in _unbroken(post.sentences):
            clause = whole_clause(line, post.is_current, self._lexicon)
            words = len(clause.split())
            figures = _figures(clause)
            is_fresh = clause.removeprefix("I ") not in self.results and not figures & _figures(answers)
            if not clause.startswith("I ") or not is_fresh or words > (OWN_CLAUSE if figures else PLAIN_CLAUSE):
                continue
            shared = len(self._terms.intersection(telling_terms(clause, self._lexicon)))
            if figures or not clause.startswith("I have "):
                worth[clause.removeprefix("I "), line] = WITH_FIGURE * bool(figures) + shared
        ranked = sorted(worth, key=lambda item: -worth[item])
        least = sum(worth[item] >= TELLING for item in ranked[:MOST_TELLING]) if at == self._lead else 0
        return dict(ranked[: max(FEW - len(deeds), least)])

    def result(self) -> str:
        """The best deed of the nearest role that has a figure, as the resume tells it; empty without one."""
        if self._lead < 0:
            return ""
        post = self._posts[self._lead]
        made = (whole_clause(line, post.is_current, self._lexicon) for line in _unbroken(post.sentences))
        figures = [clause for clause in made if _figures(clause) and len(clause.split()) <= RESULT]
        return max(figures, key=lambda clause: "%" in clause, default="").removeprefix("I ")

    def opened_by(self, clause: str) -> str:
        """The sentence with which the result opens the letter."""
        sentence = self._opened(self._lead, clause)
        self.results.add(clause)
        self.named.add(self._lead)
        return sentence

    def _opened(self, at: int, deeds: str) -> str:
        post = self._posts[at]
        role, place = role_of(post), place_of(post)
        if at in self.named and (self._last < 0 or self._last == at):
            return f"{self._there(post)} I {deeds}."
        if not role:
            return f"{self._nameless(at)}, I {deeds}."
        if post.is_current:
            also = "also " if any(self._posts[other].is_current for other in self.named - {at}) else "now "
            return f"I {also}work as {role}{place}, where I {deeds}."
        when = "" if at in self.named else self.times.when(post)
        same = [other for other in self.named if self._posts[other].title == post.title and other != at]
        if same:
            similar = place.strip() or "in a similar position"
            return f"{capital(when)}, {similar}, I {deeds}." if when else f"{capital(similar)}, I {deeds}."
        if self._last >= 0 and self.times.came_just_before(at, self._last):
            self._steps += 1
            return f"{'Before that' if self._steps == 1 else 'Earlier'}, as {role}{place}, I {deeds}."
        return f"As {role}{place}{when and f' {when}'}, I {deeds}."

    def _there(self, post: RoleTitle) -> str:
        ways = ["In that role", "There"] if post.employer else ["In that role", "In that job"]
        return ways[crc32(f"there {self._seed}".encode("utf-8", "replace")) % len(ways)]

    def _nameless(self, at: int) -> str:
        post, place = self._posts[at], place_of(self._posts[at])
        if post.is_current:
            others = any(self._posts[other].is_current for other in self.named - {at})
            return f"In my {'other' if others else 'present'} job{place}"
        if place:
            return capital(place.strip())
        if when := self.times.when(post):
            return f"In another job {when}"
        return "In my most recent job" if at == 0 else "In an earlier job"


def _unbroken(lines: Sequence[str]) -> Sequence[str]:
    """Where most lines end in stops, one that does not has its rest elsewhere."""
    whole = [line for line in lines if line.endswith((".", "!", ";"))]
    return whole if len(whole) > MOSTLY * len(lines) else lines


def _worth(deeds: Sequence[RoleDeed]) -> float:
    return sum(item.worth for item in deeds)


def _verb(clause: str) -> str:
    """'taught' of 'taught two classes' and of 'have taught two classes'."""
    return clause.removeprefix("have ").split()[0]


def _figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


_DOUBLE = re.compile(r",|\band\b")
_SAME = re.compile(
    r"(?:look(?:ed)? after|work(?:ed)? (?:on|with)|keep|kept|take care of|took care of)\b(?! (?:count|closely|to)\b)"
)


def _rowed(clauses: Sequence[str]) -> str:
    """'trained new staff, looked after accounts and claims, and kept files', deeds of one verb in one."""
    by_verb: dict[str, list[str]] = {}
    for clause in clauses:
        verb = match[0] if (match := _SAME.match(clause)) else clause
        by_verb.setdefault(verb, []).append(clause.removeprefix(verb).strip())
    merged = [f"{verb} {_in_row(things)}".strip() for verb, things in by_verb.items()]
    return _in_row(merged)


def _in_row(clauses: Sequence[str]) -> str:
    """With a comma where the last has an 'and' of its own."""
    *first, last = sorted(clauses, key=lambda clause: _DOUBLE.search(clause) is not None)
    return f"{', '.join(first)}, and {last}" if first and _DOUBLE.search(last) else listed([*first, last])


LONGEST_NAMED = 4  # words of a title in a row of titles


def different(titles: list[str]) -> list[str]:
    """Short titles in common words, no two of which say the same."""
    chosen: list[str] = []
    for title in titles:
        words = title.casefold().split()
        is_plain = (
            is_person(title)
            and role_in_prose(title) != title
            and len(words) <= LONGEST_NAMED
            and not re.search(r"[/&]|\band\b", title)
        )
        if is_plain and not any(
            words[-1] in other.casefold() or other.casefold() in title.casefold() for other in chosen
        ):
            chosen.append(title)
    return chosen
