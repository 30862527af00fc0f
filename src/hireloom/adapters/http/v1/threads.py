"""Threads in /api/v1: messages about the applications that a recruiter may read, and about one's own."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.paging import LONGEST_SEARCH
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.threads import InboxThread, inbox_thread
from hireloom.adapters.http.v1.fields import Slice, below, next_cursor, page, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.usecases.threads import InboxRow, ThreadDesk


class InboxFilter(Slice):
    query = sent(
        Text,
        "Words in the applicant's name or address, the job's title or a message",
        "night shift",
        validate=ma.validate.Length(max=LONGEST_SEARCH),
    )


class ThreadRows(ma.Schema):
    data = rows(InboxThread, "The threads on this page, the newest message first")
    next_cursor = next_cursor()


area = Area("v1_threads", __name__, url_prefix="/api/v1", description="Messages about applications")


@area.route("/inbox", methods=["GET"])
@area.arguments(InboxFilter, location="query")
@area.response(200, ThreadRows, description="One page of threads")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.APPLICATIONS_READ, Who.RECRUITERS)
def inbox(query: dict[str, Any]) -> dict[str, Any]:
    """List the threads of your inbox: those about all jobs whose applications you may read."""
    words, count = query.get("query", ""), query["limit"] + 1
    threads = desk(ThreadDesk).newest(words=words, below=below(query, "inbox"), count=count, by=owner())
    return page(threads, query, "inbox", _last_message, _shown)


@area.route("/me/threads", methods=["GET"])
@area.arguments(Slice, location="query")
@area.response(200, ThreadRows, description="One page of threads")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.APPLICATIONS_READ)
def own_threads(query: dict[str, Any]) -> dict[str, Any]:
    """List the threads about your applications."""
    threads = desk(ThreadDesk).newest_own(below=below(query, "threads"), count=query["limit"] + 1, by=owner())
    return page(threads, query, "threads", _last_message, _shown)


def _last_message(row: InboxRow) -> int:
    return row.head.message.id


def _shown(row: InboxRow) -> dict[str, Any]:
    return inbox_thread(row, owner().id)
