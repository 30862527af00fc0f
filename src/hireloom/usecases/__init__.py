"""What people do here, a desk for each area."""
