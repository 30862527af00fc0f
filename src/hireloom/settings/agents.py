"""Settings for assistants that work with a site."""

from dataclasses import dataclass

from hireloom.settings import values as read
from hireloom.settings.values import setting


@dataclass(frozen=True)
class AgentSettings:
    mcp_site: str = setting(
        "", read.origin, "The site that `hireloom mcp` works with.", documented_as="http://localhost:{port}"
    )
    mcp_key: str = setting("", str, "The API key with which `hireloom mcp` calls the site.", is_secret=True)
