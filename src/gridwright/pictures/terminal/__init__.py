"""Pictures as text."""
