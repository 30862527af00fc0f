"""How people and jobs match: skills, role, years and place, and the lists made of their scores."""
