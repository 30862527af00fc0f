"""What connections to either engine have in common."""

from typing import Any

PATIENCE = 15  # seconds that a writer waits for others, and a unit for a connection
WRITING = "writing"  # an execution option of a connection: this unit of work may write
BYTES = {"with_bytes": True}  # an execution option of a query for megabytes of bytes

# As many connections stay open as requests are worked on at once: a new one opens a file and reads the schema, or logs
# in to the server. Values of statements are in no error, as it may end in a log.
POOL: dict[str, Any] = {"pool_size": 20, "max_overflow": 12, "pool_timeout": PATIENCE, "hide_parameters": True}
