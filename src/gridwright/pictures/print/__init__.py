"""PDF: pictures and books."""
