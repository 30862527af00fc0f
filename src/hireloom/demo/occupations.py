"""Occupations of the demo: the titles, tasks and skills of each."""

import random
from dataclasses import dataclass

from hireloom.demo import material
from hireloom.demo.places import DemoPlace

BEGINNER, LEADING = 2, 6  # years
EUROPE = ("UK", "NL", "DE", "IE", "FR", "SE")
_MARKS_OF_TRADE = ("ITI", "Diploma", "Certificate", "pprenticeship", "Associate", "NVQ", "MBO", "City", "training")


@dataclass(frozen=True, slots=True)
class DemoOccupation:
    key: str
    lists: dict[str, tuple[str, ...]]

    @property
    def is_desk_work(self) -> bool:
        return self.lists["desk"] == ("yes",)

    def countries(self, region: str) -> tuple[str, ...]:
        """The countries of a region; Europe means only the United Kingdom where a national license is needed."""
        if region != "EU":
            return (region,)
        return ("UK",) if self.lists["europe"] == ("UK",) else EUROPE

    def title(self, years: float) -> str:
        """The title of somebody with this many years of experience."""
        return self.lists["titles"][0 if years < BEGINNER else 1 if years < LEADING else 2 if years < 12 else 3]

    def regional(self, name: str, region: str) -> tuple[str, ...]:
        return self.lists.get(f"{name}.{region.lower()}", ())

    def words(self, region: str) -> dict[str, str]:
        """The words for slots such as `{tax}` in this region."""
        pairs = "".join(self.regional("words", region)).split(";")
        return {name.strip(): value for name, _, value in (pair.partition("=") for pair in pairs) if value}

    def skills(self, region: str, chance: random.Random) -> tuple[str, ...]:
        """The skills of one person: nearly all core skills, and a varying number of the others."""
        core = list(self.lists["skills"])
        if chance.random() < 0.4:
            core.remove(chance.choice(core[1:]))
        rest = self.lists["more"]
        more = chance.sample(rest, chance.randint(3, min(9, len(rest) - 2)))
        return (*core, *self.regional("skills", region), *more)

    def certificates(self, region: str, years: int, chance: random.Random) -> tuple[str, ...]:
        """Everybody has the first certificate of the region, a license; others become likelier with the years."""
        regional = self.regional("certificates", region)
        rest = (*regional[1:], *self.lists.get("certificates", ()))
        return (*regional[:1], *(certificate for certificate in rest if chance.random() < min(0.7, 0.15 + years / 20)))

    def bullets(self, count: int, *, behind: float, used: set[str], chance: random.Random) -> list[str]:
        """Lines for one post, none of them in `used`. With few years `behind` them people get the lines of beginners,
        with many also those of leaders; now and then a line fits any occupation."""
        lines: list[str] = []

        def take(pool: tuple[str, ...], until: int) -> None:
            fresh = [line for line in pool if line not in used and line not in lines]
            lines.extend(chance.sample(fresh, max(0, min(len(fresh), until - len(lines)))))

        if behind < BEGINNER:
            take(self.lists["junior"], count)
        if behind >= LEADING:
            take(self.lists["senior"], 1 + (count > 3))
        take(self.lists["bullets"], count - (chance.random() < 0.4))
        take(material.sections("everywhere.txt")["bullets"], count)
        used.update(lines)
        return lines

    def pay(self, place: DemoPlace, years: int, chance: random.Random) -> str:
        low, high = (float(part) for part in self.lists[f"pay.{place.region.lower()}"][0].split("-"))
        unit = 100_000 if place.region == "IN" else 1_000
        amount = (low + (high - low) * min(1.0, years / 18)) * chance.uniform(0.92, 1.1) * unit
        return f"{round(amount, -3 if amount < 200_000 else -4):,.0f}"


def occupations() -> list[DemoOccupation]:
    return [DemoOccupation(key, material.sections(f"occupations/{key}.txt")) for key in material.names("occupations")]


def is_trade(degree: str) -> bool:
    return any(mark in degree for mark in _MARKS_OF_TRADE)
