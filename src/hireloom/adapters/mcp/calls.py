"""What the tools for assistants share: their calls to the site, and the shapes of their arguments."""

from dataclasses import dataclass
from typing import Annotated, Any

from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from hireloom.adapters.mcp.site import CallRefused, Site
from hireloom.domain.api_keys import KeyMissing, bearer
from hireloom.domain.refusals import Refusal

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
JobNumber = Annotated[int, Field(gt=0, description="The id of the job")]
ApplicationNumber = Annotated[int, Field(gt=0, description="The id of the application")]
Limit = Annotated[int, Field(ge=1, le=100, description="How many rows at most")]
Cursor = Annotated[str, Field(description="next_cursor of the page before; empty for the first page", max_length=500)]
PoolKey = Annotated[str, Field(description="The key of a person, from search_talent_pool", max_length=40)]
Reason = Annotated[str, Field(description="Why, for the recruiter", max_length=1000)]


@dataclass(frozen=True)
class Calls:
    """Calls of the site in the name of the person who uses a tool; a refusal is the tool's error."""

    site: Site
    key: str

    def get(self, context: Context[Any, Any], path: str, **query: object) -> dict[str, Any]:
        try:
            return self.site.get(path, _key_of(context, self.key), **query)
        except (CallRefused, Refusal) as refusal:
            raise ToolError(str(refusal)) from refusal

    def post(self, context: Context[Any, Any], path: str, body: dict[str, Any]) -> dict[str, Any]:
        try:
            return self.site.post(path, _key_of(context, self.key), body)
        except (CallRefused, Refusal) as refusal:
            raise ToolError(str(refusal)) from refusal

    def of_application(self, context: Context[Any, Any], application_id: int) -> tuple[str, str]:
        """Its status, and the link to its place on the recruiter's screen."""
        application = self.get(context, f"/applications/{application_id}")
        place = f"/user/recruiterTracker?jobId={application['job_id']}&application={application_id}"
        return application["status"], self.site.link(place)


def _key_of(context: Context[Any, Any], key: str) -> str:
    """The key that the request brings, or our own. Raises KeyMissing or KeyUnknown."""
    header = (context.headers or {}).get("authorization", "")
    if header:
        return bearer(header)
    if not key or context.headers is not None:  # over HTTP each caller brings a key
        raise KeyMissing
    return key
