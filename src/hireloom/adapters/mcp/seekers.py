"""Tools for job seekers: the career, the resumes made from it, and the jobs that somebody follows."""

from typing import Annotated, Any

from mcp.server.mcpserver import Context, MCPServer
from pydantic import Field

from hireloom.adapters.mcp.calls import READS, Calls, Cursor, Limit

TRACKER = "/user/applicationTracker"


def add_seekers(server: MCPServer[Any], calls: Calls) -> None:
    @server.tool(annotations=READS)
    def read_career(context: Context[Any, Any]) -> dict[str, Any]:
        """Read the career of the owner of the key: roles with their deeds, studies, skills and licenses."""
        return calls.get(context, "/me/career")

    @server.tool(annotations=READS)
    def list_resumes(context: Context[Any, Any]) -> dict[str, Any]:
        """List the resumes that the owner of the key has made from the career, with the job of each."""
        return calls.get(context, "/me/resumes")

    @server.tool(annotations=READS)
    def match_resume(
        context: Context[Any, Any],
        resume_id: Annotated[int, Field(gt=0, description="The id of the resume, from list_resumes")],
    ) -> dict[str, Any]:
        """Compare a resume with its job: what fits, what is missing, and what each sentence adds."""
        return calls.get(context, f"/me/resumes/{resume_id}/match")

    @server.tool(annotations=READS)
    def list_tracked_jobs(context: Context[Any, Any], limit: Limit = 20, cursor: Cursor = "") -> dict[str, Any]:
        """List the jobs that the owner of the key follows, with the stage of each."""
        return calls.get(context, "/tracked-jobs", limit=limit, cursor=cursor)

    @server.tool(annotations=READS)
    def read_tracker_figures(context: Context[Any, Any]) -> dict[str, Any]:
        """Read how many applications and answers the owner of the key has, by where the jobs were found."""
        return calls.get(context, "/tracked-jobs/figures")

    @server.tool(annotations=READS)
    def propose_stage(
        context: Context[Any, Any],
        tracked_job_id: Annotated[int, Field(gt=0, description="The id of the job, from list_tracked_jobs")],
        stage: Annotated[str, Field(description="The stage, as the tracker calls it", min_length=1, max_length=80)],
        reason: Annotated[str, Field(description="Why, for the job seeker", max_length=1000)],
    ) -> dict[str, Any]:
        """Propose another stage for a job that somebody follows. Only the person moves it, at `move_at`."""
        calls.get(context, f"/tracked-jobs/{tracked_job_id}/text")  # refuses a job that is not one's own
        proposal = {"stage": stage, "reason": reason}
        return {"tracked_job_id": tracked_job_id, "proposal": proposal, "move_at": calls.site.link(TRACKER)}
