"""`gridwright play`."""

from __future__ import annotations

from functools import partial

import click

from gridwright.cli.shared.conversation import Conversation
from gridwright.cli.shared.inputs import Puzzles
from gridwright.cli.shared.line_input import at_terminal
from gridwright.cli.shared.options import (
    ascii_option,
    lang_option,
    one_puzzle_options,
    techniques_for,
    timeout_option,
)
from gridwright.cli.shared.output import report_error
from gridwright.session.finding import StepSearch
from gridwright.words import say

__all__ = ["command"]


@click.command("play")
@click.option("-c", "--command", "first", multiple=True, metavar="LINE", help="Do this first. May be repeated.")
@click.option("--minimal", is_flag=True, help="Use singles only, and otherwise a short reason.")
@click.option("--uniqueness", is_flag=True, help="Also use that there is only one solution, once that is proven.")
@lang_option
@timeout_option
@ascii_option
@click.option("--json", "json_", is_flag=True, help="One JSON object for each line that is typed.")
@one_puzzle_options
def command(
    puzzles: Puzzles, first: tuple[str, ...], minimal: bool, uniqueness: bool, lang: str, timeout: float | None,
    ascii_: bool, json_: bool,
) -> int:  # fmt: skip
    """Play a puzzle, with hints whenever you want one.

    It shows the board and does what you type, until you quit or the input ends:

    \b
      r5c5=5 r1c3!=5     enter a value, cross one out; several on a line
      r1c3+5             bring back what was crossed out
      clear r5c5         empty a cell
      hint               where to look; again: more, up to the whole step
      next               take the next step (next 5: five of them)
      undo, redo         take back the last change, do it again
      check              whether anything is wrong so far
      candidates, board  the board with all candidates, or without
      why r1c3!=5        why that follows
      explain            all steps from here to the end
      solve              show the solution
      row 3: 5..1....9   correct the givens of a mistyped row
      save FILE          save the position; play, hint and explain read it
      help, quit

    Without a puzzle, it asks for one on a terminal. Commands may also come from a pipe; then the first that fails
    ends the session.

    Exit code: 0 quit, or the input has ended; 2 bad input, 130 interrupted.

    \b
    Examples:
      gridwright play examples/seed-003.txt -c hint -c next
      gridwright play 1....2..3.4....1 -c 'r1c2=3 r1c3!=4' -c candidates
    """
    search = StepSearch(lang=lang, techniques=techniques_for(minimal=minimal), uniqueness=uniqueness)
    conversation = Conversation(search, timeout, ascii=ascii_, json=json_)
    if "-" in puzzles.arguments or (not puzzles.arguments and not at_terminal()):
        raise click.UsageError(say("play-which", lang))
    refuse = partial(report_error, as_json=json_)
    return puzzles.only(lambda name, position: conversation.run(position, first), refuse)
