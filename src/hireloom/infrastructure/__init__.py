"""Technical parts that know nothing about the product: HTTP client, deadlines, atomic files, caches, logs."""
