"""Resume match: a document against an advert, as requirements, findings and the score that follows."""
