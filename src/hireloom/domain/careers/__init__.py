"""The career of a job seeker, written once, from which every resume is cut."""
