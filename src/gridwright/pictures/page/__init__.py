"""The page that explains a puzzle step by step."""
