"""Pages of long lists, and finding rows by any part of their text."""
