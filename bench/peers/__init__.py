"""Those who solve 9×9 Sudoku beside us. A file each; those that are not installed stay away."""

from bench.peers._peer import Peer
from bench.peers.command import command
from bench.peers.installed import installed
from bench.peers.native import native
from bench.peers.ours import ours, ours_from_text, ours_irregular

__all__ = ["Peer", "command", "installed", "native", "ours", "ours_from_text", "ours_irregular"]
