"""Job boards outside: one file for each kind, and one of boards that do not exist, to try with."""
