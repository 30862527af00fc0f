"""Sending email: to a folder, by SMTP, by SendGrid."""
