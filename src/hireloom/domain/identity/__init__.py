"""Who somebody is: accounts, passwords, codes and sessions."""
