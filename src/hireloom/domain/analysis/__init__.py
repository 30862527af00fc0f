"""One resume against one job text: requirements, evidence, the number that follows, and what can be told about it."""
