"""The mails that we send: their words, their looks, their heads, and when they are tried again."""
