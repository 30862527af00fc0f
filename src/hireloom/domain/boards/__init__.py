"""Jobs of outside boards: what a board says, and which of its postings are one job."""
