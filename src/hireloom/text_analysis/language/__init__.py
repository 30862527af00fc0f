"""What is known of words: their forms and spellings, dates, numbers, degrees, skills and occupations."""
