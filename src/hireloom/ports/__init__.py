"""What the product needs from the outside world.

Unless a method says otherwise, moments are aware and in UTC, and removing what is not there does nothing.
"""
