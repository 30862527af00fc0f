"""Tools for messages, notes and offers: an assistant reads and drafts them, and a person sends them."""

from datetime import date
from typing import Annotated, Any, Literal

from mcp.server.mcpserver import Context, MCPServer
from pydantic import Field

from hireloom.adapters.mcp.calls import READS, ApplicationNumber, Calls, Cursor, Limit

LONGEST_MESSAGE = 5000
MOST_AT_ONCE = 100
MOST_PREVIEWS = 5  # each may read a resume
INBOX = "/user/inbox"
Message = Annotated[str, Field(description="What to write", min_length=1, max_length=LONGEST_MESSAGE)]


def add_threads(server: MCPServer[Any], calls: Calls) -> None:
    @server.tool(annotations=READS)
    def list_threads(
        context: Context[Any, Any],
        side: Annotated[
            Literal["recruiter", "applicant"],
            Field(description="recruiter: about jobs whose applications one reads; applicant: about one's own"),
        ],
        limit: Limit = 20,
        cursor: Cursor = "",
    ) -> dict[str, Any]:
        """List the threads of the owner of the key, the newest message first, and which of them are unread."""
        path = "/inbox" if side == "recruiter" else "/me/threads"
        return calls.get(context, path, limit=limit, cursor=cursor)

    @server.tool(annotations=READS)
    def list_messages(context: Context[Any, Any], application_id: ApplicationNumber) -> dict[str, Any]:
        """List the messages about an application."""
        return calls.get(context, f"/applications/{application_id}/messages")

    @server.tool(annotations=READS)
    def list_notes(context: Context[Any, Any], application_id: ApplicationNumber) -> dict[str, Any]:
        """List the notes of the hiring team on an application; the applicant never sees them."""
        return calls.get(context, f"/applications/{application_id}/notes")

    @server.tool(annotations=READS)
    def propose_message(
        context: Context[Any, Any],
        application_id: ApplicationNumber,
        message: Message,
    ) -> dict[str, Any]:
        """Propose a message about an application. Only a person sends it, at `send_at`."""
        calls.get(context, f"/applications/{application_id}/messages")  # refuses a key that may not see the thread
        proposal = {"message": message}
        return {"application_id": application_id, "proposal": proposal, "send_at": calls.site.link(INBOX)}


def add_group_messages(server: MCPServer[Any], calls: Calls) -> None:
    @server.tool(annotations=READS)
    def propose_group_message(
        context: Context[Any, Any],
        application_ids: Annotated[
            list[ApplicationNumber],
            Field(description="Applications for one job", min_length=1, max_length=MOST_AT_ONCE),
        ],
        message: Annotated[
            str,
            Field(
                description="What to write; variables such as {first name} are filled in for each applicant",
                min_length=1,
                max_length=LONGEST_MESSAGE,
            ),
        ],
    ) -> dict[str, Any]:
        """Propose one message to several applicants. `previews` shows how it reads for the first of them, and what is
        not known about these. Only a person sends it, at `send_at`."""
        _, place = calls.of_application(context, application_ids[0])
        previews = [
            {"application_id": number}
            | calls.post(context, f"/applications/{number}/messages/preview", {"text": message})
            for number in application_ids[:MOST_PREVIEWS]
        ]
        proposal = {"application_ids": application_ids, "message": message}
        return {"proposal": proposal, "previews": previews, "send_at": place.partition("&")[0]}


def add_offers(server: MCPServer[Any], calls: Calls) -> None:
    @server.tool(annotations=READS)
    def propose_offer(
        context: Context[Any, Any],
        application_id: ApplicationNumber,
        pay: Annotated[str, Field(description="As the applicant will read it", min_length=1, max_length=120)],
        starts_on: Annotated[date, Field(description="The first day of work")],
        answer_by: Annotated[date, Field(description="The last day to answer")],
        note: Annotated[str, Field(description="What else to say to the applicant", max_length=2000)] = "",
    ) -> dict[str, Any]:
        """Propose an offer to an applicant who was selected. Only a recruiter makes it, at `make_at`."""
        status, place = calls.of_application(context, application_id)
        return {
            "application_id": application_id,
            "status": status,
            "proposal": {"pay": pay, "starts_on": f"{starts_on}", "answer_by": f"{answer_by}", "note": note},
            "make_at": place,
        }
