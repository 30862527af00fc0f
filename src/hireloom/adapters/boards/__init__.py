"""Outside job boards: a module for each kind, and one with invented boards for demos."""
