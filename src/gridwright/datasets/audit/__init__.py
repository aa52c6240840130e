"""Audits of others' sets: what they claim, and what is true."""
