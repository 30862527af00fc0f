"""Where uploaded bytes are kept."""
