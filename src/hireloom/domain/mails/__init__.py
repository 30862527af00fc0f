"""The emails that we send: their texts, their headers, and when sending is retried."""
