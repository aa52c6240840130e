"""The program's first moment, before the package is loaded: Ctrl-C then ends it without a word.

Loading takes a tenth of a second, in which Python would answer with a traceback; then `gridwright.cli` takes over.
"""

import signal

__all__ = ["main"]

_HEARD = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _HEARD:  # else whoever started the program wants it not to be interrupted
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> None:
    from gridwright.cli import main as run  # noqa: PLC0415

    if _HEARD:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run()
