"""Cover letters from facts, and the check that every statement has one."""
