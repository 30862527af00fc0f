"""Whose an imported document is: the name and the phone number for the profile."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hireloom.domain.careers.json_resume_versions import in_version_one
from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.documents import Document
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.resumes.career_records import career_in
from hireloom.text_analysis.resumes.letterheads import number_in
from hireloom.text_analysis.resumes.resume_fields import storable, whose


class ReadContacts(NamedTuple):
    """As a profile keeps them; each is empty where the document does not say it."""

    name: str = ""
    country_code: str = ""
    phone_number: str = ""


def career_and_contacts(document: Document, lexicon: Lexicon) -> tuple[CareerRecord, ReadContacts]:
    name = whose(document.text, lexicon)
    return career_in(document, lexicon), _contacts(name.value if name else "", document.text)


def contacts_of(resume: Mapping[str, Any]) -> ReadContacts:
    """Of a JSON Resume of any version, whatever stands in it."""
    basics = in_version_one(resume).get("basics")
    name, phone = (basics.get("name"), basics.get("phone")) if isinstance(basics, dict) else ("", "")
    return _contacts(name if isinstance(name, str) else "", phone if isinstance(phone, str) else "")


def _contacts(name: str, text: str) -> ReadContacts:
    number = number_in(text)
    return ReadContacts(storable(name), number.code if number else "", number.digits if number else "")
