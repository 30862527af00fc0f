"""Technical parts that know nothing of the product: HTTP client, deadlines, atomic files, caches, logs."""
