"""A job advert, read: its lines and what it asks for, and advice to whoever writes one."""
