"""/api/v1: for programs with an API key, over the same desks as the screens."""
