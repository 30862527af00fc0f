"""Contracts of the ports and helpers, shared by tests of the product and of new adapters."""
