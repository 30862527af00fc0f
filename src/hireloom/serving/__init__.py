"""Serving the application: the address, the processes behind it and the threads in each."""
