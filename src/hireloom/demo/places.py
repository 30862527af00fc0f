"""Where the people of the demo live, and telephone numbers that are never given to anybody."""

import random
from dataclasses import dataclass
from functools import cache

from hireloom.demo import material
from hireloom.domain.identity.phones import Phone

REGIONS = {"US": "US", "IN": "IN"}  # every other country counts as Europe
CURRENCIES = {"US": "$", "IN": "₹", "UK": "£"}
COUNTRY_NAMES = {
    "US": "",
    "IN": "India",
    "UK": "UK",
    "NL": "Netherlands",
    "DE": "Germany",
    "IE": "Ireland",
    "FR": "France",
    "SE": "Sweden",
}


@dataclass(frozen=True, slots=True)
class DemoPlace:
    country: str
    town: str
    area_code: str
    home: str  # as in the list of preferred locations

    @property
    def region(self) -> str:
        return REGIONS.get(self.country, "EU")

    @property
    def currency(self) -> str:
        return CURRENCIES.get(self.country, "€")

    @property
    def written(self) -> str:
        country = COUNTRY_NAMES[self.country]
        return f"{self.town}, {country}" if country else self.town

    @property
    def state(self) -> str:
        return self.town.rpartition(", ")[2]


@cache
def places(*countries: str) -> tuple[DemoPlace, ...]:
    return tuple(place for row in material.rows("places.tsv") if (place := DemoPlace(*row)).country in countries)


@dataclass(frozen=True, slots=True)
class DemoPhone:
    """A telephone number as the account keeps it and as the resume writes it."""

    phone: Phone
    text: str


def number(place: DemoPlace, serial: int, chance: random.Random) -> DemoPhone:
    """A number from the ranges that regulators reserve for films and examples. `serial` makes it unique.

    Accounts know only the codes +1, +91, +44 and +61, so people of other countries have a British number there.
    India reserves no such range, but no number that is given out begins with 55501.
    """
    british = Phone("+44", f"7700900{serial:03}")
    if place.country == "US":
        line = f"01{serial % 100:02}"
        return DemoPhone(Phone("+1", f"{place.area_code}555{line}"), f"({place.area_code}) 555-{line}")
    if place.country == "IN":
        line = f"{serial:03}{chance.randint(0, 99):02}"
        return DemoPhone(Phone("+91", f"55501{line}"), f"+91 55501 {line}")
    text = {
        "UK": f"+44 7700 900{serial:03}",
        "NL": f"+31 6 5550 0{serial:03}",
        "DE": f"+49 30 23125 {serial:03}",
        "IE": f"+353 20 910 0{serial:03}",
        "FR": f"+33 6 39 98 01 {serial % 100:02}",
        "SE": f"+46 8 465 004 {serial % 100:02}",
    }[place.country]
    return DemoPhone(british, text)
