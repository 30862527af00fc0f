"""The talent pools of companies."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from hireloom.domain.talent_pool import PoolPerson
from hireloom.domain.windows import Window


@dataclass(frozen=True, slots=True)
class PoolQuery:
    """`words` are searched in names, addresses, current titles, titles of the jobs applied for, and in roles, skills
    and places of the profile, ignoring case; `tag` keeps those who have it."""

    company_id: int
    window: Window
    words: str = ""
    tag: str = ""


class PoolPage(NamedTuple):
    people: Sequence[PoolPerson]
    total: int


class TalentPool(Protocol):
    def page(self, query: PoolQuery) -> PoolPage:
        """Who applied last is first."""
        ...

    def has(self, company_id: int, user_id: int) -> bool: ...

    def tags(self, company_id: int) -> Sequence[str]:
        """All tags of the company, in alphabetical order."""
        ...

    def put_tags(self, company_id: int, user_id: int, tags: Sequence[str]) -> None:
        """Instead of those that the person had there."""
        ...

    def remove_all(self, user_id: int) -> None:
        """The tags of this person in all companies."""
        ...

    def remove_left(self, user_id: int) -> None:
        """The tags of this person at companies where no application says any more whose it was."""
        ...
