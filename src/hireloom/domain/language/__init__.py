"""What the engine knows of words: their forms, their spellings, and what hides between them."""
