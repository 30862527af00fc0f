"""What the product calls itself."""

PRODUCT_NAME = "Hireloom"
