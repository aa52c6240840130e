"""Pictures as SVG, and as PNG made of it."""
