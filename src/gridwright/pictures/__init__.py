"""Drawings of puzzles: one scene made from the marks of the rules, and from it every kind of picture."""

from gridwright.pictures.drawing import render

__all__ = ["render"]
