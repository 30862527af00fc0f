"""What people do with the product: one desk for each area."""
