"""A server whose tools refuse arguments that they do not have: a misspelled filter would otherwise find everything."""

from typing import Any

from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult, Tool


class StrictServer(MCPServer[Any]):
    async def list_tools(self) -> list[Tool]:
        tools = await super().list_tools()
        for tool in tools:
            tool.input_schema = tool.input_schema | {"additionalProperties": False}
        return tools

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Raises ToolError, which tells the assistant the arguments that there are."""
        schemas = {tool.name: tool.input_schema for tool in await super().list_tools()}
        accepted = schemas[name].get("properties", {}) if name in schemas else arguments
        for unknown in arguments.keys() - accepted.keys():
            takes = ", ".join(sorted(accepted)) or "none"
            raise ToolError(f'Error executing tool {name}: it has no argument "{unknown}". It takes {takes}.')
        return await super().call_tool(name, arguments, context)
