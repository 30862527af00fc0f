"""Providers from other packages, held to the contract of their port: exceptions outside it go no further."""
