"""What all areas share: who asks, what may be sent, how it is described, and how a refusal becomes an answer."""
