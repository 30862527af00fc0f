"""Identity: accounts, passwords, codes and sessions."""
