"""What a resume shows of what an advert asks, with the sentences that prove it."""
