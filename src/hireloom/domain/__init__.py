"""The rules of the product: frozen values and plain functions."""
