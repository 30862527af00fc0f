"""Providers of other packages, held to the contract of their port: what they raise beyond it reaches nobody."""
