"""What several notations need."""
