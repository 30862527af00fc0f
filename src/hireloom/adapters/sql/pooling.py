"""What connections to either engine have in common."""

from typing import Any

PATIENCE = 15  # seconds that a writer waits for others, and a unit for a connection
WRITING = "writing"  # an execution option of a connection: this unit of work may write
BYTES = {"with_bytes": True}  # an execution option of a query that reads megabytes of binary data

# As many connections stay open as requests are handled at once: a new one has to open a file and read the schema, or
# log in to the server. Errors do not contain the statement's values, because they may end up in a log.
POOL: dict[str, Any] = {"pool_size": 20, "max_overflow": 12, "pool_timeout": PATIENCE, "hide_parameters": True}
