"""The head of a letter that goes out in a company's name."""

import hashlib
from dataclasses import dataclass

from hireloom.domain.companies import Company
from hireloom.domain.mails.mail_headers import one_line

CONTENT_TYPE = "image/png"
FILE_NAME = "logo.png"


@dataclass(frozen=True, slots=True)
class Letterhead:
    """`logo` is a PNG, empty for a company without one. It joins the letter only when the letter is sent, so that
    thousands of waiting letters hold no copies, and a logo that was removed meanwhile is in none."""

    company_id: int
    company: str
    logo: bytes = b""

    @property
    def content_id(self) -> str:
        """By which the HTML names the picture (RFC 2392)."""
        return f"logo.{hashlib.sha256(self.logo).hexdigest()[:16]}@{self.company_id}.company"


def letterhead(company: Company | None, employer: str = "") -> Letterhead | None:
    """None for a company that has not proven its domain, and for a letter about a job that names another employer, for
    whom an agency may post."""
    if company is None or not (company.is_employer_named(employer) if employer else company.is_verified):
        return None
    return Letterhead(company.id, one_line(company.name or company.domain))
