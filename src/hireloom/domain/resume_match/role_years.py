"""The sum behind a requirement of years: every dated role with its months, and which of them count."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

MONTHS = 12  # of a year
NEAR_COUNTS = 0.5  # the part of a month in near work that counts
_ALL_MONTHS = "January February March April May June July August September October November December"
_NAMES = _ALL_MONTHS.split()


class Counting(StrEnum):
    """To what extent a role counts towards the years that a job asks for."""

    WHOLLY = "wholly"
    HALF = "half"
    NOT = "not"


@dataclass(frozen=True, slots=True)
class DatedRole:
    """`first` and `last` are months as `month_of` counts; `last` is included, and None while the role goes on."""

    title: str
    employer: str
    first: int
    last: int | None

    @property
    def name(self) -> str:
        return ", ".join(filter(None, (self.title, self.employer))) or "A role"

    @property
    def sentence(self) -> str:
        """'ICU nurse, Harbor Bend, March 2019 to June 2021'"""
        return f"{self.name}, {month_name(self.first)} to {'now' if self.last is None else month_name(self.last)}"


@dataclass(frozen=True, slots=True)
class RoleYears:
    """`on_word`: the person added the role, or says that it counts."""

    role: DatedRole
    counting: Counting
    on_word: bool = False


@dataclass(frozen=True, slots=True)
class YearSum:
    """`asked` is in months; `now` is the month to which a role without an end lasts."""

    asked: int
    now: int
    roles: tuple[RoleYears, ...]

    def has(self, role: DatedRole | None) -> bool:
        return any(counted.role == role for counted in self.roles)

    def counting(self, roles: Collection[DatedRole]) -> "YearSum":
        """The same with these roles counted, because the person says so."""
        marked = self.on_word(roles).roles
        recounted = (replace(role, counting=Counting.WHOLLY) if role.role in roles else role for role in marked)
        return replace(self, roles=tuple(recounted))

    def dated(self, months: Mapping[DatedRole, DatedRole]) -> "YearSum":
        """The same with other months for roles, by the role as it was read."""
        roles = (
            replace(counted, role=months[counted.role], on_word=True) if counted.role in months else counted
            for counted in self.roles
        )
        return replace(self, roles=tuple(roles))

    def on_word(self, roles: Collection[DatedRole]) -> "YearSum":
        """The same with these roles marked as resting on the person's word."""
        marked = (replace(role, on_word=True) if role.role in roles else role for role in self.roles)
        return replace(self, roles=tuple(marked))

    @property
    def months(self) -> int:
        """The months that count, each once."""
        return self.lasted(role.role for role in self.roles if role.counting is Counting.WHOLLY)

    @property
    def share(self) -> float:
        """The part of what is asked for; near work counts by half and never makes it whole."""
        if self.months >= self.asked:
            return 1.0
        whole = self.lasted(role.role for role in self.roles if role.counting is not Counting.NOT)
        return min(0.9, (self.months + NEAR_COUNTS * (whole - self.months)) / self.asked)

    @property
    def sentence(self) -> str:
        """'28 of 36 months count'"""
        return f"{self.months} of {self.asked} months count"

    def lasted(self, roles: Iterable[DatedRole]) -> int:
        """Months of these roles together; what overlaps counts once."""
        spans = sorted((role.first, self.now if role.last is None else min(role.last, self.now)) for role in roles)
        total, reached = 0, -1
        for first, last in spans:
            total += max(0, last - max(first, reached + 1) + 1)
            reached = max(reached, last)
        return total


def month_name(month: int) -> str:
    """'March 2019', of a month as `month_of` counts."""
    return f"{_NAMES[month % MONTHS]} {month // MONTHS}"
