"""`gridwright serve`."""

from __future__ import annotations

import logging
import sys
import webbrowser

import click

import gridwright as gw
from gridwright.cli.shared.options import how_many
from gridwright.words import say

__all__ = ["command"]


@click.command("serve", short_help="Serve the page in a browser, and the API.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8080, show_default=True, metavar="N",
    help="The port; 0 for any that is free.",
)  # fmt: skip
@click.option("--open", "open_", is_flag=True, help="Open the page in a browser.")
@click.option(
    "--workers", type=how_many, metavar="N",
    help="Hard puzzles to work on at a time; all processors but one if not given.",
)  # fmt: skip
def command(host: str, port: int, open_: bool, workers: int | None) -> int:
    """Serve a page to play, set, make and print puzzles, and an API that answers as --json does.

    It answers this machine alone unless another address is given, keeps nothing, and asks nothing of any other
    machine. Ctrl-C ends it. It needs the extra web: pip install 'gridwright[web]'.

    Exit code: 0 ended, 2 it cannot listen there.

    \b
    Examples:
      gridwright serve --open
      gridwright serve --port 9000 --workers 4
    """
    try:
        from gridwright.web.server import listen, serve  # noqa: PLC0415 - loaded when it is needed
    except ImportError:
        raise gw.GridwrightError(say("serve-extra")) from None

    def ready(address: str) -> None:
        click.echo(say("serve-ready", address=address))
        if open_:
            webbrowser.open(address)

    logging.basicConfig(format="%(asctime)s %(message)s", datefmt="%H:%M:%S", stream=sys.stderr, level=logging.WARNING)
    logging.getLogger("gridwright.web").setLevel(logging.INFO)
    serve(listen(host, port), host, hard=workers, ready=ready)
    return 0
