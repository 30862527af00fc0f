"""Pages of long lists, and finding rows by parts of their texts."""
