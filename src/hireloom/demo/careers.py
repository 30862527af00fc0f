"""Writes resumes: posts in sequence, bullets with numbers, studies before the first post."""

import random
from dataclasses import dataclass
from datetime import date

from hireloom.demo import material
from hireloom.demo.occupations import DemoOccupation, is_trade
from hireloom.demo.places import DemoPlace, places
from hireloom.demo.resume import DemoRole, DemoStudy, Resume

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_NAMES = "names.txt"


@dataclass(frozen=True, slots=True)
class Identity:
    name: str
    email: str
    phone: str
    place: DemoPlace


@dataclass(frozen=True, slots=True)
class DemoPeriod:
    """A time span in months since year 0; `end` is None while it goes on."""

    start: int
    end: int | None

    def written(self, style: int) -> str:
        if style == 3 and self.end is not None and self.end // 12 == self.start // 12:
            style = 0  # '2024 - 2024' would say too little
        return f"{_month(self.start, style)} {'to' if style == 2 else '-'} {self._last(style)}"

    def _last(self, style: int) -> str:
        return ("Present", "now", "Present", "Present")[style] if self.end is None else _month(self.end, style)


def _month(month: int, style: int) -> str:
    year, index = divmod(month, 12)
    return (f"{_MONTHS[index][:3]} {year}", f"{index + 1:02}/{year}", f"{_MONTHS[index]} {year}", f"{year}")[style]


def resume(who: Identity, work: DemoOccupation, years: int, today: date, chance: random.Random) -> Resume:
    region = who.place.region
    skills = work.skills(region, chance)
    spans = _spans(years, today, chance)
    skill_names = {
        f"skill{place}": skill for place, skill in enumerate((*skills[:2], *chance.sample(skills[2:], 3)), start=1)
    }
    words = {"years": str(years), **skill_names, **work.words(region)}
    closing = chance.choice(material.sections("everywhere.txt")["closing"])
    summary = material.filled(f"{chance.choice(work.lists['summary'])} {closing}", chance, **words)
    posts = _posts(who, work, spans, words, chance)
    return Resume(
        name=who.name,
        headline=posts[0].title,
        place=who.place.written,
        email=who.email,
        phone=who.phone,
        summary=_spelled(summary, region),
        posts=posts,
        studies=_studies(work, region, spans[-1].start // 12, years, chance),
        skills=skills,
        certificates=tuple(_spelled(line, region) for line in work.certificates(region, years, chance)),
        languages=_languages(who.place, chance),
    )


def _spans(years: int, today: date, chance: random.Random) -> list[DemoPeriod]:
    """The spans of posts, newest first: together `years` long, with a short gap now and then."""
    months = years * 12 + chance.randint(0, 10)
    count = 1 if years < 3 else min(5, 2 + years // 6 + chance.randint(0, 1))
    weights = [chance.uniform(0.6, 1.6) for _ in range(count)]
    now = today.year * 12 + today.month - 1
    end = now if chance.random() < 0.85 else now - chance.randint(1, 8)
    spans = []
    for index, weight in enumerate(weights):
        start = end - max(8, round(months * weight / sum(weights)))
        spans.append(DemoPeriod(start, None if index == 0 and end == now else end))
        end = start - (chance.randint(2, 9) if chance.random() < 0.2 else 0)
    return spans


def _posts(
    who: Identity, work: DemoOccupation, spans: list[DemoPeriod], words: dict[str, str], chance: random.Random
) -> tuple[DemoRole, ...]:
    style, first, used, employers = chance.randint(0, 3), spans[-1].start, set[str](), list[str]()
    region = who.place.region
    stems = list(material.sections(_NAMES)[f"stems.{region}"])
    chance.shuffle(stems)
    counts = (5, 4, 3, 2, 2) if len(spans) == 5 else (6, 5, 4, 3)
    posts = []
    for index, span in enumerate(spans):
        until = spans[0].start + 24 if span.end is None else span.end
        behind = ((span.start + until) / 2 - first) / 12
        kinds = [kind for kind in work.lists["employers"] if kind not in employers] or list(work.lists["employers"])
        employers.append(chance.choice(kinds))
        lines = work.bullets(counts[index] + chance.randint(0, 1), behind=behind, used=used, chance=chance)
        posts.append(
            DemoRole(
                title=work.title(behind),
                employer=material.filled(employers[-1], chance, stem=stems[index]),
                place=who.place.town if index < 2 else chance.choice(places(who.place.country)).town,
                period=span.written(style),
                bullets=tuple(_spelled(material.filled(line, chance, **words), region) for line in lines),
            )
        )
    return tuple(posts)


def _studies(
    work: DemoOccupation, region: str, first_year: int, years: int, chance: random.Random
) -> tuple[DemoStudy, ...]:
    degrees = work.regional("degrees", region)
    named = material.sections(_NAMES)
    chosen = [chance.choice(degrees)]
    if years > 8 and chance.random() < 0.25:
        chosen.append(chance.choice([degree for degree in degrees if degree != chosen[0]] or degrees))
    studies, end = [], first_year
    for degree in dict.fromkeys(chosen):
        kind = chance.choice(named[f"{'trade' if is_trade(degree) else 'schools'}.{region}"])
        if degree == "High School Diploma":
            kind = "{stem} High School"
        school = material.filled(kind, chance, stem=chance.choice(named[f"school-stems.{region}"]))
        start = end - (2 if is_trade(degree) else 3)
        studies.append(DemoStudy(degree, school, f"{start} - {end}"))
        end = start
    return tuple(studies)


def _languages(place: DemoPlace, chance: random.Random) -> tuple[str, ...]:
    named = material.sections(_NAMES)
    pairs = "".join(named["local"]).split(";")
    local = {state.strip(): language for state, _, language in (pair.partition("=") for pair in pairs)}
    line = chance.choice(named[f"languages.{place.country}"]).replace("{local}", local.get(place.state, "Hindi"))
    return tuple(dict.fromkeys(part.strip() for part in line.split(",")))


def _spelled(words: str, region: str) -> str:
    """The words in the spelling of the region; the material is in British spelling."""
    if region != "US":
        return words
    for british, american in material.rows("spelling.tsv"):
        words = words.replace(british, american)
    return words
