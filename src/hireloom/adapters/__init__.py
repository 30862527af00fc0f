"""The outside world, one folder for each port."""
