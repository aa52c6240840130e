"""What books can be printed on, and how many puzzles to a page."""

from __future__ import annotations

__all__ = ["PAPERS", "PER_PAGE"]

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""Sizes of paper, and what Typst calls them."""

PER_PAGE = (1, 2, 4, 6)
