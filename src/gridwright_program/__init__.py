"""The program's first and last moments, before the package is loaded and after its work is done.

Loading takes most of the time of a short run, and Ctrl-C in it would be answered with a traceback: here it ends the
program without a word, until `gridwright.cli` takes over.
"""

import gc
import os
import signal
import sys

__all__ = ["main"]

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else whoever started it wants it not to be heard
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> None:
    gc.set_threshold(100_000)  # what is loaded stays; there is no garbage to be looked for in it
    from gridwright.cli import main as run  # noqa: PLC0415

    try:
        run()
    except SystemExit as ended:
        _leave(ended)


def _leave(ended: SystemExit) -> None:
    """Ends on the spot. Python would take apart all that was loaded first, a tenth of the time of a short run."""
    try:
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
    except OSError:
        raise ended from None  # and Python says what it could not write
    os._exit(ended.code if isinstance(ended.code, int) else 1)
