"""hireloom mcp: tools for assistants that speak the Model Context Protocol."""

import argparse
from importlib.util import find_spec

from hireloom.commands.building import AddCommand
from hireloom.settings import BadSetting, Settings


def add(command: AddCommand) -> None:
    mcp = command(
        "mcp",
        serve,
        "Offer tools to an assistant by the Model Context Protocol: search jobs, explain a match, draft a letter.",
        "They call /api/v1 of HIRELOOM_MCP_SITE; they read and draft, and send nothing to anybody. Speaks over standard"
        " input and output with HIRELOOM_MCP_KEY, or over HTTP with the key of each request.",
    )
    mcp.add_argument("--http", type=int, metavar="PORT", help="serve http://HIRELOOM_HOST:PORT/mcp instead")


def serve(config: Settings, arguments: argparse.Namespace) -> None:
    if not find_spec("mcp"):
        raise BadSetting("hireloom mcp needs mcp, which is not installed: pip install 'hireloom[mcp]'.")

    from hireloom.adapters.mcp import over_http
    from hireloom.adapters.mcp.server import mcp_server
    from hireloom.adapters.mcp.site import Site

    if arguments.http is None and not config.mcp_key:
        raise BadSetting("HIRELOOM_MCP_KEY is not set: make an API key under Developers or Security.")
    server = mcp_server(Site(config.mcp_site), config.mcp_key)
    if arguments.http is None:
        server.run()
    else:
        over_http.serve(server, config.host, arguments.http)
