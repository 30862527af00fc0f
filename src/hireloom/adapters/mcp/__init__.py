"""The Model Context Protocol: assistants work with Hireloom through /api/v1."""
