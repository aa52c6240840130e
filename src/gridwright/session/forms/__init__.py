"""A puzzle that is typed by hand, line by line, as on a form."""
