"""The templates of companies for answers."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.answer_templates import AnswerTemplate


class AnswerTemplates(Protocol):
    def of_company(self, company_id: int) -> Sequence[AnswerTemplate]:
        """The company's own; empty for most."""
        ...

    def put(self, company_id: int, templates: Sequence[AnswerTemplate]) -> None:
        """Replace the company's list."""
        ...
