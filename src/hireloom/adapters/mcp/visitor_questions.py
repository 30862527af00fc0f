"""Tools for the questions from visitors: an assistant reads them and drafts answers, and a person sends these."""

from typing import Annotated, Any, Literal

from mcp.server.mcpserver import Context, MCPServer
from pydantic import Field

from hireloom.adapters.mcp.calls import READS, Calls, Cursor, Limit
from hireloom.adapters.mcp.messages import INBOX, Message

QuestionNumber = Annotated[int, Field(gt=0, description="The id of the question, from list_visitor_questions")]


def add_visitor_questions(server: MCPServer[Any], calls: Calls) -> None:
    @server.tool(annotations=READS)
    def list_visitor_questions(
        context: Context[Any, Any],
        job_id: Annotated[int, Field(ge=0, description="Only those about this job; 0 for all")] = 0,
        state: Annotated[
            Literal["", "waiting", "answered", "closed"], Field(description="Only those in this state; empty for all")
        ] = "",
        limit: Limit = 20,
        cursor: Cursor = "",
    ) -> dict[str, Any]:
        """List what visitors without an account have asked about the jobs on which the owner of the key decides, the
        newest first."""
        return calls.get(context, "/visitor-questions", job_id=job_id, state=state, limit=limit, cursor=cursor)

    @server.tool(annotations=READS)
    def read_visitor_question(context: Context[Any, Any], question_id: QuestionNumber) -> dict[str, Any]:
        """Read a visitor's question with everything written after it."""
        return calls.get(context, f"/visitor-questions/{question_id}")

    @server.tool(annotations=READS)
    def propose_question_answer(
        context: Context[Any, Any],
        question_id: QuestionNumber,
        answer: Message,
    ) -> dict[str, Any]:
        """Propose an answer to a visitor's question. Only a person sends it, at `send_at`."""
        state = calls.get(context, f"/visitor-questions/{question_id}")["state"]
        place = calls.site.link(f"{INBOX}?question={question_id}")
        return {"question_id": question_id, "state": state, "proposal": {"answer": answer}, "send_at": place}
