"""What the product needs from the outside world."""
