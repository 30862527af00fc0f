"""The index of matches: the people that fit a job and the jobs that fit a person, among a million, in bitmaps."""
