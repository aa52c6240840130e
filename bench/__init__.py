"""Measurements beside peers, and checks on puzzle sets that are too large, or not free enough, to be kept here.

`python -m bench --help` lists what can be measured; `python -m bench all DATA` measures everything.
"""
