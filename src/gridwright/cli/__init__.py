"""The command line. Commands are loaded when they are called, so that each starts quickly."""

from __future__ import annotations

import sys
from importlib import import_module

import click

import gridwright as gw

__all__ = ["main"]

_COMMANDS = ("check", "convert", "formats", "kinds", "solve")


class _Commands(click.Group):
    """Commands by name, each in a module of that name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        return command


@click.group(cls=_Commands, context_settings={"max_content_width": 80, "help_option_names": ["-h", "--help"]})
@click.version_option(gw.__version__, prog_name="gridwright", message="%(prog)s %(version)s")
def _gridwright() -> None:
    """Solve, check and convert number-placement puzzles.

    Sudoku of any size, jigsaw, comparison, Suguru, Futoshiki and more, in any of the notations that
    `gridwright formats` lists.

    \b
    Examples:
      gridwright solve puzzle.txt
      gridwright solve 1....2..3.4..... --json
      gridwright check puzzle.txt
      gridwright convert puzzle.txt --to json
    """


def main() -> None:
    """Runs the program; whatever goes wrong ends in a message and an exit code, never in a traceback."""
    try:
        code = _gridwright.main(standalone_mode=False)
    except click.exceptions.Abort:
        _stop("interrupted", 130)
    except KeyboardInterrupt:
        _stop("interrupted", 130)
    except click.exceptions.Exit as ending:
        sys.exit(ending.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except BrokenPipeError:
        # The reader has had enough (`| head`): not an error, and nothing more can be said.
        sys.stderr.close()
        sys.exit(0)
    except (gw.GridwrightError, OSError) as error:
        _stop(str(error), 2)
    sys.exit(code if isinstance(code, int) else 0)


def _stop(message: str, code: int) -> None:
    click.echo(f"gridwright: {message}", err=True)
    sys.exit(code)
