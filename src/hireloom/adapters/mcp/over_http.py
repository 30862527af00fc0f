"""The tools over HTTP, for several people."""

from typing import Any

import uvicorn
from mcp.server.mcpserver import MCPServer
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

MOST_CONNECTIONS = 200
_REFUSAL = Response(status_code=405, headers={"Allow": "POST"})


def serve(server: MCPServer[Any], host: str, port: int) -> None:
    """Until the process is ended."""
    app = server.streamable_http_app(host=host, json_response=True, stateless_http=True)
    uvicorn.run(_without_streams(app), host=host, port=port, limit_concurrency=MOST_CONNECTIONS)


def _without_streams(app: ASGIApp) -> ASGIApp:
    """A GET would open a stream that never ends and on which nothing comes, without a key."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        is_refused = scope["type"] == "http" and scope["method"] != "POST"
        await (_REFUSAL if is_refused else app)(scope, receive, send)

    return answer
