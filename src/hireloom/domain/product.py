"""The name of the product."""

PRODUCT_NAME = "Hireloom"
