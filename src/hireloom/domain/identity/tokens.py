"""Tokens are secrets that only their holder keeps: a session's, a ticket's, an API key."""

import hashlib


def token_hash(token: str) -> str:
    """What is stored instead of the token. A fast hash will do: nobody can guess a random token."""
    return hashlib.sha256(token.encode()).hexdigest()
