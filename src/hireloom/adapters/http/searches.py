"""The list of jobs. It is the most frequent call, so its response becomes JSON without the schema; a test compares the
two."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.answers import ready
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Flag, Text
from hireloom.adapters.http.job_fields import ProviderFields, salary_said, technologies
from hireloom.domain.boards.posting_cards import stale_before
from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.boards.provider_links import in_order
from hireloom.domain.company_domains import verified_domain
from hireloom.domain.days import Days
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.profiles import CURRENCIES
from hireloom.domain.salaries import NOT_SPECIFIED
from hireloom.domain.search_filters import DEFAULT_CURRENCY, SearchReach
from hireloom.domain.searches import FULL_TIME, LONGEST_PAGE, PAGE, Listing, SortOrder
from hireloom.usecases.searches import SearchDesk, SearchRequest, SearchResults

NO_DESCRIPTION = "No description available"
DATES = ("all", "7", "14", "30")
LONGEST_TEXT = 200
CARDS = 1024  # cached as JSON: most lists contain the newest jobs


class JobsAsked(ma.Schema):
    query = Text(validate=ma.validate.Length(max=LONGEST_TEXT), metadata={"description": "Words that must all occur"})
    location = Text(
        validate=ma.validate.Length(max=LONGEST_TEXT),
        metadata={"description": "Required, except on the first load or with a target"},
    )
    remoteOnly = Flag(metadata={"description": "Whether only remote jobs count"})
    employmentTypes = Text(
        validate=ma.validate.Length(max=LONGEST_TEXT), metadata={"description": "Separated by commas; any if absent"}
    )
    date_posted = Text(validate=ma.validate.OneOf(DATES), metadata={"description": "Posted at most this many days ago"})
    num_results = Digits(validate=ma.validate.Range(1, LONGEST_PAGE), metadata={"description": f"{PAGE} if absent"})
    isInitialLoad = Flag(metadata={"description": "Without words and place, take them from the profile"})
    user_email = Text(metadata={"description": "If given, must be the caller's own"})
    user_id = Text(metadata={"description": "If given, must be the caller's own"})
    targetJobId = Text(validate=ma.validate.Length(max=32), metadata={"description": "A job to list in any case"})
    after = Text(validate=ma.validate.Length(max=64), metadata={"description": "`next` of the response to continue"})
    sort = Text(
        validate=ma.validate.OneOf([*SortOrder]),
        metadata={"description": "newest if absent; match: best profile match first, for job seekers"},
    )
    minPay = Digits(metadata={"description": "The least pay of a full-time year; jobs that name none are left out"})
    payCurrency = Text(
        validate=ma.validate.OneOf([*CURRENCIES]),
        metadata={"description": f"The currency of minPay; {DEFAULT_CURRENCY} if absent"},
    )
    reach = Text(
        validate=ma.validate.OneOf([*SearchReach]),
        metadata={"description": "place if absent; region: its state or country, and remote jobs; everywhere"},
    )


class ListedJob(ma.Schema):
    id = ma.fields.Raw(
        required=True,
        metadata={
            "oneOf": [{"type": "integer"}, {"type": "string"}],
            "description": "A number for jobs posted here, text for jobs of outside boards",
        },
    )
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    location = ma.fields.String(required=True, metadata={"description": "A place, or Remote"})
    description = ma.fields.String(required=True, metadata={"description": "The text of the advert"})
    employmentType = ma.fields.String(required=True, metadata={"description": "Such as Full-time"})
    datePosted = ma.fields.Date(required=True, metadata={"description": "The day on which it was posted"})
    applicationEndDate = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The last day to apply; null if it is not known"}
    )
    technologies = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "Skills that it names"})
    jobProviders = ma.fields.List(
        ma.fields.Nested(ProviderFields),
        required=True,
        metadata={"description": "Other sites where the job can be applied for"},
    )
    salaryRange = ma.fields.String(required=True, metadata={"description": "The salary in words, ready to be shown"})
    applyUrl = ma.fields.String(required=True, metadata={"description": "Empty for jobs posted here"})
    source = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(["api", "local"]),
        metadata={"description": "local for jobs posted here, api for those of outside boards"},
    )
    recruiterEmail = ma.fields.String(required=True, metadata={"description": "Empty for jobs of outside boards"})
    verifiedDomain = ma.fields.String(
        required=True,
        metadata={
            "description": "The domain of the recruiter's mailbox, if it matches the company's name; otherwise empty"
        },
    )
    credits = ma.fields.List(
        ma.fields.Nested(ProviderFields),
        required=True,
        metadata={"description": "Text and link that a board's terms require next to its job"},
    )
    firstSeen = ma.fields.Date(required=True, metadata={"description": "When we first saw it"})
    isStale = ma.fields.Boolean(required=True, metadata={"description": "So old that it may no longer be open"})
    isRepost = ma.fields.Boolean(required=True, metadata={"description": "It was posted before"})
    applied = ma.fields.Boolean(required=True, metadata={"description": "The caller has applied for this job"})
    mandatoryDocuments = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Documents without which nobody can apply"}
    )
    answerRate = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "How many out of a hundred applicants this recruiter has answered"},
    )


class JobsFound(SuccessAnswer):
    jobs = ma.fields.List(
        ma.fields.Nested(ListedJob), required=True, metadata={"description": "One page, in the order asked for"}
    )
    profileMatches = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.Integer(validate=ma.validate.Range(0, 100)),
        required=True,
        metadata={"description": "The profile match of each job by its id; for job seekers with skills or roles"},
    )
    isInitialLoad = ma.fields.Boolean(required=True, metadata={"description": "As it was asked"})
    defaultQueryUsed = ma.fields.Boolean(
        required=True, metadata={"description": "Whether words or place were taken from the profile"}
    )
    defaultQuery = ma.fields.String(
        required=True, metadata={"description": "The words from the profile; empty if none were taken"}
    )
    defaultLocation = ma.fields.String(
        required=True, metadata={"description": "The place from the profile; empty if none was taken"}
    )
    next = ma.fields.String(
        required=True, allow_none=True, metadata={"description": "Send it as `after` to continue the list"}
    )
    warnings = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Problems with boards, such as one that does not answer"},
    )


area = Area("jobs_listing", __name__, url_prefix="/api", description="Finding jobs")


@area.route("/jobs_listing")
@area.arguments(JobsAsked, location="query")
@area.direct(JobsFound)
@area.alt_response(422, schema=ErrorAnswer, description="No location, or an invalid filter")
@area.alt_response(503, schema=ErrorAnswer, description="Jobs cannot be searched at the moment")
@guarded(Who.SIGNED_IN, identity=("user_email", "user_id"))
def jobs_listing(values: dict[str, Any]) -> dict[str, Any]:
    """Search jobs posted here and on outside boards, newest or best profile match first."""
    is_first = values.get("isInitialLoad", False)
    results = desk(SearchDesk).find(request_of(values), by=caller())
    return shown(
        results,
        ready_card,
        is_first=is_first,
        today=clock().today(),
        days=clock().days,
        order=surroundings().board_order,
    )


def request_of(values: dict[str, Any]) -> SearchRequest:
    return SearchRequest(
        words=values.get("query", ""),
        location=values.get("location", ""),
        remote_only=values.get("remoteOnly", False),
        employment_types=tuple(type_ for type_ in values.get("employmentTypes", "").split(",") if type_.strip()),
        date_posted=values.get("date_posted", "all"),
        limit=values.get("num_results", PAGE),
        is_first=values.get("isInitialLoad", False),
        target=values.get("targetJobId", "").strip(),
        after=values.get("after", ""),
        sort=SortOrder(values.get("sort", SortOrder.NEWEST)),
        least_pay=values.get("minPay", 0),
        currency=values.get("payCurrency", DEFAULT_CURRENCY),
        reach=SearchReach(values.get("reach", SearchReach.PLACE)),
    )


def shown(
    results: SearchResults,
    fields_of: Callable[..., Any],
    *,
    is_first: bool,
    today: date,
    days: Days,
    order: Sequence[str],
) -> dict[str, Any]:
    """The response; `fields_of` makes the card of a job that was posted here."""
    defaults, stale, first = results.defaults, stale_before(today), tuple(order)
    applied, rates = results.applied, results.answer_rates
    return {
        "success": True,
        "jobs": [
            fields_of(job, job.posted_on < stale, job.id in applied, rates.get(job.recruiter_email), days, first)
            if isinstance(job, Listing)
            else _outside(job, days)
            for job in results.jobs
        ],
        "profileMatches": {str(job_id): score for job_id, score in results.matches.items()},
        "isInitialLoad": is_first,
        "defaultQueryUsed": defaults is not None,
        "defaultQuery": defaults.words if defaults else "",
        "defaultLocation": defaults.location if defaults else "",
        "next": results.after or None,
        "warnings": list(results.warnings),
    }


@lru_cache(maxsize=CARDS)
def ready_card(*shown_of: Any) -> Any:
    """`own_card` as JSON, cached by all values that it shows: if one of them changes, it is made again."""
    return ready(own_card(*shown_of))


def _written(job: Listing | BoardJob) -> dict[str, Any]:
    """The fields of the advert, which jobs posted here and board jobs have in common."""
    return {
        "id": job.id,
        "title": job.title,
        "company": job.company,
        "location": job.location,
        "description": job.description or NO_DESCRIPTION,
        "employmentType": job.employment_type or FULL_TIME,
        "datePosted": job.posted_on,
        "applicationEndDate": job.ends_on,
    }


def own_card(
    job: Listing, is_stale: bool, has_applied: bool, answer_rate: int | None, days: Days, order: tuple[str, ...]
) -> dict[str, Any]:
    return {
        **_written(job),
        "technologies": technologies(job.keywords),
        "jobProviders": _ordered(job.providers, order),
        "salaryRange": salary_said(job.salary, job.currency, job.salary_duration),
        "applyUrl": "",
        "source": "local",
        "recruiterEmail": job.recruiter_email,
        "verifiedDomain": _verified_domain(job.company, job.recruiter_email),
        "credits": [],
        "firstSeen": days.of(job.created_at),
        "isStale": is_stale,
        "isRepost": job.reopen_count > 0,
        "applied": has_applied,
        "mandatoryDocuments": job.mandatory_documents,
        "answerRate": answer_rate,
    }


def _outside(job: BoardJob, days: Days) -> dict[str, Any]:
    return {
        **_written(job),
        "technologies": [],
        "jobProviders": _providers(job.links),
        "salaryRange": job.salary or NOT_SPECIFIED,
        "applyUrl": job.apply_url,
        "source": "api",
        "recruiterEmail": "",
        "verifiedDomain": "",
        "credits": _providers(job.credits),
        "firstSeen": days.of(job.first_seen),
        "isStale": job.is_stale,
        "isRepost": job.is_repost,
        "applied": False,
        "mandatoryDocuments": [],
        "answerRate": None,
    }


@lru_cache(maxsize=8192)
def _ordered(links: tuple[ProviderLink, ...], order: tuple[str, ...]) -> list[dict[str, str]]:
    return _providers(in_order(links, order))


_verified_domain = lru_cache(maxsize=8192)(verified_domain)


def _providers(links: Sequence[ProviderLink]) -> list[dict[str, str]]:
    return [{"jobProvider": link.provider, "url": link.url} for link in links]
