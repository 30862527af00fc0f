"""Who fits a job and which jobs fit a person, among a million, counted in bitmaps."""
