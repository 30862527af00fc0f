"""Reading uploaded documents: every parser runs in a child process with limits."""
