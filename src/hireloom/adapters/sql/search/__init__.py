"""The search for jobs: which tokens a job has, and the bitmaps of the jobs with each of them."""
