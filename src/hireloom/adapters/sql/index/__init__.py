"""The index of jobs and people: for each term the ids that have it, as bitmaps. Matching and the job search read it."""
