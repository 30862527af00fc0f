"""Serving the application over HTTP: the address, the processes and their threads."""
