"""Questions asked of the driver itself, where what the library does around them would take longer."""
