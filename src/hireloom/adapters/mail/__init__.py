"""Sending mail: into a folder, by SMTP, by SendGrid."""
