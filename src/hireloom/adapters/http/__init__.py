"""The HTTP API, and the pages that the server generates."""
