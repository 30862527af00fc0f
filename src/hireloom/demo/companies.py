"""The companies of the demo, and their recruiters."""

from dataclasses import dataclass
from functools import cache

from hireloom.demo import material


@dataclass(frozen=True, slots=True)
class DemoCompany:
    key: str
    name: str
    recruiter: str
    recruiter_email: str
    home: str
    country: str
    trade: str

    @property
    def domain(self) -> str:
        return self.recruiter_email.partition("@")[2]


@cache
def companies() -> dict[str, DemoCompany]:
    return {row[0]: DemoCompany(*row) for row in material.rows("companies.tsv")}
