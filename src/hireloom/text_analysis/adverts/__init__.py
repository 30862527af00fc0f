"""Reading job adverts: their lines and what they ask for, and advice for people who write one."""
