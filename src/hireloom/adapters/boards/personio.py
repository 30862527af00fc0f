"""Personio's feed of open positions of one company, as XML and without a key.

See https://developer.personio.de/docs/retrieving-open-job-positions
"""

from collections.abc import Iterator, Sequence
from urllib.parse import quote
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from hireloom.adapters.boards import reading
from hireloom.adapters.boards.calls import BoardConnection
from hireloom.adapters.boards.plain_text import from_html, line
from hireloom.domain.boards.postings import Posting
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.jobs import ProviderLink
from hireloom.infrastructure.public_transport import Lookup
from hireloom.ports.boards import BoardFailed, BoardQuery

ORIGIN = "https://{company}.jobs.personio.{ending}"
PROVIDER = "Personio"
_PERMANENT = "permanent"  # says nothing of the hours, which are in `schedule`


class PersonioBoard:
    """A subdomain that begins with "com:" is below personio.com; it holds only letters, digits and hyphens."""

    credit: ProviderLink | None = None
    tells_all = True
    limits: Sequence[RateLimit] = ()

    def __init__(
        self, subdomain: str, company: str, *, origin: str = "", patience: float = 20.0, lookup: Lookup | None = None
    ) -> None:
        self.name, self.title, self._company = f"personio:{subdomain}", f"{company} at {PROVIDER}", company
        ending = "com" if subdomain.startswith("com:") else "de"
        self._site = ORIGIN.format(company=subdomain.removeprefix("com:"), ending=ending)
        self._line = BoardConnection(origin or self._site, patience=patience, lookup=lookup, accept="application/xml")

    def search(self, _query: BoardQuery) -> Sequence[Posting]:
        return reading.postings(_positions(self._line.text("/xml?language=en")), self._posting)

    def _posting(self, job: Element) -> Posting:
        number = reading.external_id(_text(job, "id"))
        kind, schedule = _text(job, "employmentType"), _text(job, "schedule")
        offices = [_text(job, "office"), *(office.text for office in job.iterfind("additionalOffices/office"))]
        return Posting(
            board=self.name,
            external_id=number,
            title=line(_text(job, "name")),
            company=line(_text(job, "subcompany")) or self._company,
            location=reading.names(offices),
            links=reading.links((PROVIDER, f"{self._site}/job/{quote(number)}")),
            description=reading.joined(_parts(job)),
            employment_type=reading.employment_type(schedule if kind == _PERMANENT else kind, schedule),
            posted_on=reading.day(_text(job, "createdAt")),
        )


def _positions(document: str) -> list[Element]:
    """Raises BoardFailed. Feeds have no document type; one could hold entities that unfold without end."""
    try:
        if "<!DOCTYPE" in document:
            raise BoardFailed("The answer has a document type, which Personio's feeds do not have.")
        root = ElementTree.fromstring(document)  # noqa: S314 - no document type, so no entities
    except (ElementTree.ParseError, ValueError):
        raise BoardFailed("It answered with something that is not XML.") from None
    if root.tag != "workzag-jobs":
        raise BoardFailed("The answer does not have the shape that Personio documents.")
    return root.findall("position")


def _text(job: Element, name: str) -> str:
    return job.findtext(name) or ""


def _parts(job: Element) -> Iterator[str]:
    """The parts of a description under their headings."""
    for part in job.iterfind("jobDescriptions/jobDescription"):
        yield f"{line(part.findtext('name'))}\n{from_html(part.findtext('value'))}"
