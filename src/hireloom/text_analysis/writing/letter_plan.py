"""What a letter tells: the themes of the job, the role that is nearest to it, and the deeds that answer the themes."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from hireloom.domain.cover_letters.orders import Emphasis, Opening
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.language.periods import MONTHS, years
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.letter_gaps import HIGH, title_roots
from hireloom.text_analysis.writing.letter_jobs import sayable_title
from hireloom.text_analysis.writing.letter_roles import role_of
from hireloom.text_analysis.writing.letter_themes import Theme, ThemeDeed, setting_of_title, themes
from hireloom.text_analysis.writing.letter_wording import counted

_ASKS = {Ask.MUST: 1.0, Ask.DUTY: 1.0, Ask.NICE: 0.4}
_OF_RANK = {1: 0.6, 2: 0.9, 3: 1.3}
IN_TITLE, MOST_FOR_A_THEME, FADE = 3.0, 3.0, 0.5  # what comes last in an advert counts half
TRADE, OTHER_TRADE = 3, 1.6  # the rank of work of one trade, and the weight of such work from another one
LONGEST_ADVERT = 20_000  # characters
# Of a role: like the job by its title and its words, at its level, not ended; each year since its end, and at most.
PER_FIT, PER_ROOT, SAME_LEVEL, SAME_SETTING, CURRENT, PER_YEAR, MOST_OFF = 1.0, 2.5, 1.5, 2.0, 1.5, 0.35, 4.0
MOST_THEMES = 4  # of a role, by which it is judged
LEADS = re.compile(r"\b(?:manager|supervisor|lead|leader|head|foreman|superintendent|administrator|principal)\b", re.I)
_AKIN = tuple(
    frozenset(names.split())
    for names in (
        "it phone",
        "it software data",
        "shop sales phone",
        "kitchen dining",
        "dining hotel shop",
        "hotel cleaning",
        "office clinic phone",
        "office hr",
        "ward clinic care pharmacy",
        "school child care",
        "plant site auto",
        "plant engineer",
        "warehouse road plant",
        "accounting bank insurance",
        "sales insurance estate auto bank",
        "marketing media design events sales",
        "lab engineer ward",
        "law office",
        "project site engineer it",
        "security it",
    )
)
_LEADER = re.compile(r"\b(?:manager|supervisor|superintendent|executive chef|principal|controller)\b", re.I)
_BEGINNER = re.compile(
    r"^(?!.*\b(?:manager|director)\b).*\b(?:entry[- ]level|trainee|team member|crew member|clerk|cashier|part[- ]time"
    r"|helper|laborer|associate|intern|cook|server|assistant|representative|receptionist|dishwasher)\b",
    re.I,
)
# What a figure adds, what help takes off, what the nearest role and an ask of the advert add, and the least worth.
FIGURE, HELP, LEAD, PER_ASK, LEAST = 1.0, 0.5, 1.0, 1.0, 0.01
MOST_OWN = 4  # deeds for which the advert does not ask
# The worth of a deed for which the advert does not ask: of the job's setting, of any, of one that is akin.
OWN, OWN_ANY, OWN_AKIN = 0.5, 0.3, 0.2
LUCK = 0.4
FEWEST_YEARS = 3  # of work in several roles that are told together
MOST_AGE = 15  # years after which a role says little


@dataclass(frozen=True, slots=True)
class RoleDeed:
    """A deed of the role with that number; `is_asked` says that the advert asks for such work."""

    post: int
    deed: ThemeDeed
    is_asked: bool
    worth: float


def job_themes(job: Opening) -> dict[Theme, float]:
    """What the job is about, the weightiest first."""
    title = job.short_title.lower()
    lines = [line for line in advert(job.advert[:LONGEST_ADVERT]).lines if line.ask in _ASKS]
    weights: dict[Theme, float] = {}
    for theme in themes():
        weight = IN_TITLE * (theme.ask.search(title) is not None)
        for at, line in enumerate(lines):
            if theme.ask.search(line.bare_text.lower()):
                weight += _ASKS[line.ask] * (1 - FADE * at / len(lines))
        if weight:
            weights[theme] = _OF_RANK[theme.rank] * min(weight, MOST_FOR_A_THEME + IN_TITLE)
    setting = setting_of(job, weights)
    sure = {
        theme: weight
        for theme, weight in weights.items()
        if theme.rank < TRADE or theme.setting == setting or weight >= OTHER_TRADE
    }
    return dict(sorted(sure.items(), key=lambda item: -item[1]))


def setting_of(job: Opening, weights: Mapping[Theme, float]) -> str:
    """Where the work of the job is done, by its title or else by what it is about."""
    titles = [title for title in (sayable_title(job), job.short_title, job.plain_title) if is_person(title)]
    if named := next(filter(None, map(setting_of_title, titles)), None):
        return named.name
    sums: dict[str, float] = {}
    for theme, weight in weights.items():
        if theme.setting != "any":
            sums[theme.setting] = sums.get(theme.setting, 0.0) + weight
    return max(sums, key=lambda setting: sums[setting], default="any")


class LetterPlan:
    """The nearest role and the deeds of a letter. `deeds` are those of each role, `now` is a month."""

    def __init__(
        self,
        job: Opening,
        posts: Sequence[RoleTitle],
        fits: Sequence[float],
        deeds: Sequence[Sequence[ThemeDeed]],
        now: int,
    ) -> None:
        self._job, self._posts, self._fits, self._deeds = job, posts, fits, deeds
        self.weights = job_themes(job)
        self.setting = setting_of(job, self.weights)
        ends = [post.period.last or now for post in posts if post.period]
        self._latest = max(ends, default=0)
        named = [at for at, post in enumerate(posts) if role_of(post) and not post.unpaid]
        self.lead = max(named, key=self._value, default=-1)

    def nearness(self, at: int) -> float:
        """1.0 for a role where the job is, 0.5 for one in work that is akin to it."""
        own = setting_of_title(self._posts[at].title)
        if own is None or own.name == self.setting:
            return float(own is not None)
        return 0.5 * _are_akin(own.name, self.setting)

    def arc(self, now: int) -> str:
        """'six years in kitchens': how long the person has worked where the job is, in several roles."""
        settings = [setting_of_title(post.title) if not post.unpaid else None for post in self._posts]
        lead = settings[self.lead] if self.lead >= 0 else None
        if lead is None or not _are_akin(lead.name, self.setting):
            return ""
        own = [
            post.period for post, setting in zip(self._posts, settings, strict=True) if setting is lead and post.period
        ]
        count = int(years(own, now)) if len(own) > 1 else 0
        return f"{counted(count)} {lead.years}" if count >= FEWEST_YEARS and lead.years else ""

    @property
    def is_elsewhere(self) -> bool:
        """No role is of the work of the job or of work akin to it."""
        titled = [at for at, post in enumerate(self._posts) if setting_of_title(post.title)]
        has_title = bool(titled) and self.setting not in ("any", "project")
        return has_title and not any(self._fits[at] or self.nearness(at) for at in titled)

    @property
    def is_over_qualified(self) -> bool:
        """Somebody who leads applies for a post of those who begin or follow."""
        title = self._posts[self.lead].title if self.lead >= 0 else ""
        leads = HIGH.search(title) or _LEADER.search(title)
        return leads is not None and _BEGINNER.search(self._job.title) is not None

    def is_of_job(self, theme: Theme) -> bool:
        """The theme is one of any trade or of the job's own."""
        return theme.rank < TRADE or theme.setting == self.setting

    def age(self, at: int) -> float:
        """Years between the end of the role and that of the latest one."""
        post = self._posts[at]
        if not post.period or post.is_current:
            return 0.0
        return max(0, self._latest - (post.period.last or post.period.first)) / MONTHS

    def _value(self, at: int) -> float:
        title = self._posts[at].title
        roots = title_roots(self._job.short_title)
        value = PER_FIT * self._fits[at] + CURRENT * self._posts[at].is_current
        value += PER_ROOT * len(roots & title_roots(title)) / max(1, len(roots))
        value += SAME_LEVEL * any(level.search(self._job.title) and level.search(title) for level in (HIGH, LEADS))
        value += SAME_SETTING * self.nearness(at)
        weights = sorted((self.weights.get(deed.theme, 0.0) for deed in self._deeds[at]), reverse=True)
        value += 0.5 * sum(min(weight, MOST_FOR_A_THEME) for weight in weights[:MOST_THEMES])
        return value - min(MOST_OFF, PER_YEAR * self.age(at)) - 0.01 * at

    def deeds(self, emphasis: Emphasis, most: int) -> list[RoleDeed]:
        """The deeds that answer the job best, each theme once; the best first."""
        ranked = sorted(
            (
                self._of(at, deed, emphasis)
                for at, deeds in enumerate(self._deeds)
                for deed in deeds
                if self.age(at) < MOST_AGE or at == self.lead
            ),
            key=lambda item: -item.worth,
        )
        chosen: list[RoleDeed] = []
        for item in ranked:
            is_new = all(item.deed.theme is not other.deed.theme and not _alike(item, other) for other in chosen)
            has_room = item.is_asked or sum(not other.is_asked for other in chosen) < MOST_OWN
            if len(chosen) < most and item.worth > 0 and is_new and has_room:
                chosen.append(item)
        return chosen

    def _is_credible(self, at: int, theme: Theme) -> bool:
        """Work of one trade is told of a role of that trade, or of one that the job is like."""
        own = setting_of_title(self._posts[at].title)
        places = (self.setting, own.name if own else self.setting)
        return theme.rank < TRADE or any(_are_akin(theme.setting, place) for place in places)

    def _of_own(self, at: int, deed: ThemeDeed) -> float:
        """The worth of what nobody asks for: work of the job's kind, or of the nearest role where that is akin."""
        if deed.theme.setting == "any":
            return OWN_ANY * (deed.theme.rank > 1 or deed.has_figure)
        if deed.theme.setting == self.setting:
            return OWN
        if not self._is_credible(at, deed.theme):
            return 0.0
        if self.lead < 0:
            return OWN_AKIN
        return OWN_AKIN * (at == self.lead or _are_akin(deed.theme.setting, self.setting))

    def _of(self, at: int, deed: ThemeDeed, emphasis: Emphasis) -> RoleDeed:
        weight = self.weights.get(deed.theme, 0.0) if self._is_credible(at, deed.theme) else 0.0
        worth = weight or self._of_own(at, deed)
        if worth:
            worth += FIGURE * deed.has_figure * (2 if emphasis is Emphasis.ACHIEVEMENTS else 1)
            worth += (PER_ASK + LEAD * (at == self.lead)) * (weight > 0) - HELP * deed.is_help
            worth += LUCK * (crc32(f"{self._job.title}{deed.theme.deed}".encode("utf-8", "replace")) % 97) / 97
            worth = max(LEAST, worth - min(1.0, 0.1 * self.age(at)))
        return RoleDeed(at, deed, weight > 0, worth)


def _are_akin(one: str, other: str) -> bool:
    return one == other or any({one, other} <= akin for akin in _AKIN)


def _alike(one: RoleDeed, other: RoleDeed) -> bool:
    """Both name the same thing: 'handled client relationships', 'looked after client relationships'."""
    return one.deed.words.split()[-1] == other.deed.words.split()[-1]
