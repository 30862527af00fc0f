"""A job for search engines: a schema.org JobPosting that contains only what the job says."""

import json
import re
from collections.abc import Iterable, Iterator
from datetime import timedelta
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from hireloom.domain.countries import country_behind
from hireloom.domain.days import Days
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.places import WorkMode, place_of
from hireloom.domain.salaries import pay_of
from hireloom.text_analysis.language.places import region_letters

_TYPES = {"full-time": "FULL_TIME", "part-time": "PART_TIME", "contract": "CONTRACTOR", "internship": "INTERN"}
_UNITS = {"per year": "YEAR", "per month": "MONTH", "per hour": "HOUR"}
_REGIONS = {country: region_letters(country) for country in ("US", "CA")}
_POINT = re.compile(r"^[-–—•*·▪●◦‣]\s+")
_HASHES = re.compile(r"^[ \t]*#{1,6}[ \t]+(?=\S)", re.MULTILINE)
_BOLD = re.compile(r"\*{2,3}(?=[^\s*])([^*\n]+)(?<=\S)\*{2,3}")
_RULE = re.compile(r"^[ \t]*(?:[-–—*_=][ \t]*){3,}\r?$", re.MULTILINE)
_ENDS_SENTENCE = re.compile(r"[.!?,;…]$")
_LONGEST_HEADING, _WORDS_OF_HEADING = 60, 6
ANYWHERE = "Anywhere"
_WHOLE = (
    "us;usa;united states;canada;mexico;brazil;argentina;chile;colombia;uk;united kingdom;england;scotland;wales;"
    "ireland;germany;france;spain;portugal;italy;poland;netherlands;the netherlands;nl;belgium;austria;switzerland;"
    "denmark;sweden;norway;finland;iceland;greece;romania;bulgaria;hungary;czechia;czech republic;slovakia;"
    "slovenia;croatia;serbia;ukraine;estonia;latvia;lithuania;luxembourg;turkey;israel;uae;united arab emirates;"
    "saudi arabia;egypt;morocco;nigeria;kenya;ghana;south africa;india;pakistan;bangladesh;sri lanka;nepal;china;"
    "taiwan;japan;south korea;singapore;malaysia;indonesia;thailand;vietnam;philippines;australia;new zealand"
)
_COUNTRIES = frozenset(_WHOLE.split(";"))
_ALSO_TOWNS = frozenset({"new york", "washington", "ontario", "quebec"})
_STATES_OF_INDIA = (
    "andhra pradesh;arunachal pradesh;assam;bihar;chhattisgarh;delhi;goa;gujarat;haryana;himachal pradesh;jharkhand;"
    "karnataka;kerala;madhya pradesh;maharashtra;manipur;meghalaya;mizoram;nagaland;odisha;punjab;rajasthan;sikkim;"
    "tamil nadu;telangana;tripura;uttar pradesh;uttarakhand;west bengal"
)
_INDIAN_STATES = frozenset(_STATES_OF_INDIA.split(";"))


def job_posting(job: Job, *, address: str, picture: str, days: Days, logo: str = "") -> dict[str, Any]:
    """See https://schema.org/JobPosting and https://developers.google.com/search/docs/appearance/structured-data"""
    markup: dict[str, Any] = {
        "@context": "https://schema.org/",
        "@type": "JobPosting",
        "title": job.title,
        "description": described(job.description),
        "identifier": {"@type": "PropertyValue", "name": job.company, "value": str(job.id)},
        "datePosted": job.posted_on.isoformat(),
        "hiringOrganization": {"@type": "Organization", "name": job.company} | ({"logo": logo} if logo else {}),
        "directApply": True,
        "url": address,
        "image": picture,
    }
    if job.ends_on:
        last = days.ended(job.ends_on) - timedelta(seconds=1)
        markup["validThrough"] = last.isoformat(timespec="seconds").replace("+00:00", "Z")
    if kind := _TYPES.get(job.employment_type.casefold()):
        markup["employmentType"] = kind
    if job.keywords.strip():
        markup["skills"] = job.keywords
    return markup | _place(job) | _salary(job)


def as_data_block(markup: dict[str, Any]) -> str:
    """The markup as text between script tags: nothing in it can end the element or begin another."""
    text = json.dumps(markup, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def described(text: str, *, for_page: bool = False) -> str:
    """A description in HTML: lines become paragraphs, or items of a list where they begin with a bullet point. Search
    engines and job boards accept no headings or bold text; pages have them, including those marked with Markdown."""
    if not for_page:
        text = unmarked(text)
    lines = (line if for_page else line._replace(is_heading=False) for line in _lines(text))
    return "".join(_list(group) if are_points else _prose(group) for are_points, group in groupby(lines, _is_point))


def unmarked(text: str) -> str:
    """The text without Markdown for headings, bold text and rules."""
    return _BOLD.sub(r"\1", _HASHES.sub("", _RULE.sub("", text)))


class _Line(NamedTuple):
    words: str
    is_heading: bool


def _lines(text: str) -> Iterator[_Line]:
    """Non-empty lines. A line that starts with hash signs is a heading. So is a short line that does not end a
    sentence, if it precedes a list, or starts a paragraph and is followed by another line."""
    lines = [line.strip() for line in _RULE.sub("", text).splitlines()]
    for at, line in enumerate(lines):
        if not line:
            continue
        if _HASHES.match(line):
            yield _Line(unmarked(line), is_heading=True)
            continue
        below, plain = next(filter(None, lines[at + 1 :]), ""), unmarked(line)
        begins, is_over_list = at == 0 or not lines[at - 1], _POINT.match(below) is not None
        is_short = len(plain) <= _LONGEST_HEADING and not _ENDS_SENTENCE.search(plain) and not _POINT.match(line)
        is_fact = ": " in plain  # 'Location: Leeds'
        is_named = plain.endswith(":") or (not is_fact and len(plain.split()) <= _WORDS_OF_HEADING)
        is_heading = bool(below) and is_short and (is_over_list or (begins and is_named))
        yield _Line(plain if is_heading else line, is_heading)


def _is_point(line: _Line) -> bool:
    return _POINT.match(line.words) is not None


def _list(points: Iterable[_Line]) -> str:
    return "<ul>" + "".join(f"<li>{_with_bold(_POINT.sub('', point.words))}</li>" for point in points) + "</ul>"


def _prose(lines: Iterable[_Line]) -> str:
    return "".join(
        f"<h3>{escape(words.removesuffix(':'))}</h3>" if is_heading else f"<p>{_with_bold(words)}</p>"
        for words, is_heading in lines
    )


def _with_bold(words: str) -> str:
    return _BOLD.sub(r"<strong>\1</strong>", escape(words))


def _place(job: Job) -> dict[str, Any]:
    """The place in the markup. A remote job must name a country or its place; without either, we write "anywhere"."""
    place, address = place_of(job.location), address_of(job.location)
    markup: dict[str, Any] = {}
    if place.names:
        markup["jobLocation"] = {"@type": "Place", "address": {"@type": "PostalAddress"} | address}
    if place.presence is WorkMode.REMOTE:
        markup["jobLocationType"] = "TELECOMMUTE"
        if country := address.get("addressCountry"):
            markup["applicantLocationRequirements"] = {"@type": "Country", "name": country}
        elif not place.names:
            markup["applicantLocationRequirements"] = {"@type": "AdministrativeArea", "name": ANYWHERE}
    return markup


def address_of(location: str) -> dict[str, str]:
    """Town, region and country, if the location names them."""
    parts = [part for part_text in location.split(";")[0].split(",") if (part := _bare(part_text))]
    if not parts:
        return {"addressLocality": location}
    last, town = parts[-1], {"addressLocality": parts[0]} if len(parts) > 1 else {}
    is_abroad = bool(town and country_behind(parts[0], last))
    for country, regions in () if is_abroad else _REGIONS.items():
        region = last.upper() if town and last.upper() in regions.values() else regions.get(last.casefold())
        if region and (town or last.casefold() not in _ALSO_TOWNS):
            return town | {"addressRegion": region, "addressCountry": country}
    if town and last.casefold() in _INDIAN_STATES:
        return town | {"addressRegion": last, "addressCountry": "India"}
    if not town:
        return {"addressCountry" if last.casefold() in _COUNTRIES else "addressLocality": last}
    if len(parts) == 2:
        return town | {"addressCountry": last.upper() if is_abroad else last}
    return dict(zip(("addressLocality", "addressRegion", "addressCountry"), parts, strict=False))


def _bare(part: str) -> str:
    """The part without words for remote and hybrid work: "Pune (Hybrid)" becomes Pune."""
    words = part.replace("(", " ").replace(")", " ").replace(" - ", " ").split()
    return " ".join(word for word in words if word.casefold() not in ("remote", "hybrid", "rem", "hyb", "-"))


def _salary(job: Job) -> dict[str, Any]:
    pay = pay_of(job.salary)
    unit = _UNITS.get(job.salary_duration.casefold())
    if pay is None or not unit or len(job.currency) != 3:
        return {}
    value: dict[str, Any] = {"@type": "QuantitativeValue", "unitText": unit}
    value |= {"value": pay.low} if pay.low == pay.high else {"minValue": pay.low, "maxValue": pay.high}
    return {"baseSalary": {"@type": "MonetaryAmount", "currency": job.currency, "value": value}}
