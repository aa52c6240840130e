"""How the program ends: an exit code and, if something went wrong, a message; never a traceback."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

import click

import gridwright as gw
from gridwright.cli.shared.flags import error_text
from gridwright.cli.shared.language import language_of
from gridwright.cli.shared.usage import show_error
from gridwright.words import say, speaking

__all__ = ["BAD_INPUT", "BUG", "INTERRUPTED", "OUT_OF_TIME", "code_of", "ended_by_the_system", "run"]

BAD_INPUT = 2
OUT_OF_TIME = 4
BUG = 70  # what sysexits.h calls an internal software error
INTERRUPTED = 130  # what shells say of a program that Ctrl-C ended


def code_of(error: gw.GridwrightError) -> int:
    """The exit code for what cannot be done: with more time it might be, or it is bad input."""
    return OUT_OF_TIME if isinstance(error, gw.OutOfTimeError) else BAD_INPUT


def run(program: click.Command) -> NoReturn:
    """Runs the program on the words of the command line, to its end, in the language that is asked for."""
    _prepare()
    try:
        language = language_of(sys.argv[1:], os.environ)
    except gw.GridwrightError as error:
        click.echo(say("ending", message=error), err=True)
        sys.exit(BAD_INPUT)
    with speaking(language):
        _hear_ctrl_c()
        sys.exit(_run(program))


def _run(program: click.Command) -> int:
    """The exit code; what went wrong is said."""
    code: int
    message = ""
    try:
        code = program.main(standalone_mode=False) or 0
    except click.ClickException as error:
        show_error(error)
        code = error.exit_code
    except gw.GridwrightError as error:
        code, message = code_of(error), error_text(error)
    except OSError as error:
        _forget_output()
        reason = f"{error.strerror}: {error.filename!r}" if error.filename else error.strerror or error
        code, message = BAD_INPUT, say("no-output", reason=reason)
    except MemoryError:
        code, message = BUG, say("no-memory")
    except Exception as error:
        code, message = BUG, say("bug", error=repr(error), place=_place(error))
    if message:
        click.echo(say("ending", message=message), err=True)
    return code


def _prepare() -> None:
    """What a program may settle for its process, unlike a library."""
    if hasattr(signal, "SIGPIPE"):
        # When the reader has had enough (`| head`), that is the end, and nothing needs to be said.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    # File names and titles may hold what the terminal cannot show; that is no reason to fail.
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="backslashreplace")


@contextmanager
def ended_by_the_system() -> Iterator[None]:
    """Has Ctrl-C end the process, without a word, while a library works that returns to Python only when it is done.

    Until then no handler of ours would be called. Shells call that 130, too.
    """
    ours = signal.getsignal(signal.SIGINT)
    if not callable(ours) or ours is signal.default_int_handler:  # it is not heard, or not by this program
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, ours)


def _hear_ctrl_c() -> None:
    """From now on, Ctrl-C ends the program on the spot, unless whoever started it wants it not to be heard.

    An exception could get lost: Python drops those that happen to be raised inside of destructors and callbacks. There
    is nothing to clean up: what was printed is flushed, and files are written in one go or can be resumed. The words
    are found before: a signal that comes while a module is loaded would find it half loaded.
    """
    if signal.getsignal(signal.SIGINT) not in (signal.default_int_handler, signal.SIG_DFL):
        return
    message = say("ending", message=say("interrupted"))

    def end(signum: int, frame: FrameType | None) -> NoReturn:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        os.write(2, f"\n{message}\n".encode() if os.isatty(2) else f"{message}\n".encode())
        os._exit(INTERRUPTED)

    signal.signal(signal.SIGINT, end)


def _forget_output() -> None:
    """Drops what could not be written, or Python would try, and complain, again when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _place(error: BaseException) -> str:
    """Where in the source an error came from."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}, line {trace.tb_lineno}" if trace else ""
