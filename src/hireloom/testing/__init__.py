"""What tests of the product and of new adapters share."""
