"""The 150 job seekers of the demo."""

import random
import unicodedata
from dataclasses import dataclass
from datetime import date

from hireloom.demo import careers, material, samples
from hireloom.demo.occupations import DemoOccupation, occupations
from hireloom.demo.places import DemoPlace, number, places
from hireloom.demo.resumes import DemoResumeFile, Layout
from hireloom.domain.identity.phones import Phone
from hireloom.domain.profiles import Visibility

SEEKERS = 150
SEED = "hireloom demo world"

_REGIONS = ("US", "IN", "EU", "US", "IN", "US", "EU", "IN", "US", "IN", "EU")
_PDF = (Layout.PLAIN, Layout.COLUMNS, Layout.CLASSIC)
_WORD = (Layout.WORD, Layout.WORD_TABLE)
_COLOURS = ("#1d4e63", "#222222", "#7a2e2e", "#2d5a3d", "#3b3f73")
_MAIL = {"US": ("mail", "inbox", "home"), "IN": ("mail", "dak", "inbox"), "EU": ("post", "mail", "brief")}
_RELOCATION = ("Yes", "No", "No", "Remote Only")
_EMPLOYMENT = ("Full-Time", "Full-Time", "Full-Time", "Full-Time", "Contract", "Part-Time", "Freelance")
_VISIBILITIES = {11: Visibility.NOBODY, 5: Visibility.VERIFIED}  # of one in nineteen
_LEVELS = ("Entry Level", "Mid Level", "Senior", "Lead")


@dataclass(frozen=True, slots=True)
class Preferences:
    """The advanced fields of a profile."""

    experience: str
    preferred_locations: tuple[str, ...]
    expected_salary: str
    currency: str
    employment_type: str
    level: str
    relocation: str
    visa: str


@dataclass(frozen=True, slots=True)
class Seeker:
    username: str
    email: str
    phone: Phone
    occupation: str
    years: int
    job_roles: tuple[str, ...]
    file: DemoResumeFile
    preferences: Preferences | None
    joined_days_ago: int
    visibility: Visibility = Visibility.ALL
    is_active: bool = True

    @property
    def name(self) -> str:
        return self.file.resume.name

    @property
    def skills(self) -> tuple[str, ...]:
        return self.file.resume.skills


def seekers(today: date) -> tuple[Seeker, ...]:
    """Maya Okafor, as whom anybody may sign in, and the others in a fixed order."""
    work, names = occupations(), set[str]()
    others = [_seeker(serial, work[serial % len(work)], today, names) for serial in range(SEEKERS - 1)]
    return (maya(), *others)


def joined(serial: int) -> int:
    """How many days ago they joined: one every second day, the last one the day before yesterday."""
    return 2 + (SEEKERS - 2 - serial) * 2


def maya() -> Seeker:
    return Seeker(
        username="mayaokafor",
        email="seeker@demo.hireloom.example",
        phone=Phone("+44", "7700900199"),  # the code for people of countries that accounts do not know
        occupation="backend-engineer",
        years=8,
        job_roles=("Backend Engineer", "Platform Engineer"),
        file=samples.maya_okafor(),
        preferences=Preferences(
            "5-10",
            ("Remote", "Hybrid"),
            "96,000",
            "€",
            "Full-Time",
            "Senior",
            "Yes",
            "Not needed in the EU",
        ),
        joined_days_ago=joined(-1),
    )


def _seeker(serial: int, work: DemoOccupation, today: date, names: set[str]) -> Seeker:
    chance = random.Random(f"{SEED} {serial}")
    region = _REGIONS[serial % len(_REGIONS)]
    place = chance.choice(places(*work.countries(region)))
    name = _name(place.country, names, chance)
    reachable = number(place, serial, chance)
    years = round(min(25, max(2, chance.triangular(2, 25, 5))))
    email = f"{plain(name).replace(' ', '.').lower()}@{chance.choice(_MAIL[region])}.example"
    who = careers.Identity(name, email, reachable.text, place)
    layouts = _WORD if serial % 3 == 1 else _PDF
    resume, colour = careers.resume(who, work, years, today, chance), chance.choice(_COLOURS)
    file = DemoResumeFile(
        resume, layouts[serial // 3 % len(layouts)], colour, 1.2 if years >= 6 and serial % 2 else 1.0
    )
    roles = dict.fromkeys((work.lists["roles"][0], *chance.sample(work.lists["roles"], 1)))
    return Seeker(
        username=f"{plain(name).split()[0].lower()[:9]}{100 + serial}",
        email=email,
        phone=reachable.phone,
        occupation=work.key,
        years=years,
        job_roles=tuple(roles),
        file=file,
        preferences=None if serial % 7 == 5 else _preferences(work, place, years, chance),
        joined_days_ago=joined(serial),
        visibility=_VISIBILITIES.get(serial % 19, Visibility.ALL),
        is_active=serial % 61 != 40,
    )


def _name(country: str, names: set[str], chance: random.Random) -> str:
    named = material.sections("names.txt")
    while True:
        name = f"{chance.choice(named[f'first.{country}'])} {chance.choice(named[f'last.{country}'])}"
        if name not in names:
            names.add(name)
            return name


def _preferences(work: DemoOccupation, place: DemoPlace, years: int, chance: random.Random) -> Preferences:
    relocation = chance.choice(_RELOCATION if work.is_desk_work else _RELOCATION[:2])
    locations = ["Remote"] if relocation == "Remote Only" or (work.is_desk_work and chance.random() < 0.4) else []
    if place.region == "EU":
        locations = [*locations, "Hybrid"]
    elif relocation != "Remote Only":
        others = [town.home for town in places(place.country) if town.home != place.home]
        locations = [place.home, *chance.sample(others, 1 if relocation == "Yes" else 0), *locations]
    bands = ((1, "0-1"), (3, "1-3"), (5, "3-5"), (10, "5-10"), (99, "10+"))
    return Preferences(
        experience=next(band for limit, band in bands if years < limit),
        preferred_locations=tuple(dict.fromkeys(locations)),
        expected_salary="NA" if chance.random() < 0.15 else work.pay(place, years, chance),
        currency=place.currency,
        employment_type=chance.choice(_EMPLOYMENT),
        level=_LEVELS[0 if years < 3 else 1 if years < 6 else 2 if years < 12 else 3],
        relocation=relocation,
        visa=chance.choice(("US citizen", "Green card", "H-1B")) if place.region == "US" else "Not needed at home",
    )


def plain(name: str) -> str:
    """The name in ASCII, for an email address."""
    return unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
