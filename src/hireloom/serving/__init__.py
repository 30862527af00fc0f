"""Serving the application from one process with waitress, and the signals that stop it."""
