"""`gridwright convert`."""

from __future__ import annotations

from pathlib import Path

import click

import gridwright as gw
from gridwright.cli.inputs import inputs, puzzle_options
from gridwright.cli.output import BAD_INPUT, echo_json, report_error

__all__ = ["command"]


@click.command("convert")
@puzzle_options
@click.option("--to", required=True, metavar="ID", help="The notation to write.")
@click.option("-o", "output", type=click.Path(dir_okay=False), metavar="PATH", help="Write to this file.")
@click.option("--json", "json_", is_flag=True, help="One JSON object per puzzle and line, with the text in it.")
def command(
    puzzles: tuple[str, ...], from_: str | None, allow_disconnected: bool, to: str, output: str | None, json_: bool
) -> int:
    """Write puzzles in another notation.

    What the notation cannot carry is refused, and told. Nothing is written unless all puzzles can be.

    \b
    Examples:
      gridwright convert examples/seed-000.txt --to text
      gridwright convert 1....2..3.4..... --to json -o puzzle.json
    """
    texts: list[str] = []
    failed = False
    for given in inputs(puzzles, from_, allow_disconnected):
        error = given.error
        if given.puzzle is not None:
            try:
                text = gw.dump(given.puzzle, to)
            except gw.GridwrightError as refusal:
                error = refusal
            else:
                texts.append(text)
                if json_ and not output:
                    echo_json({"name": given.name, "notation": to, "text": text})
        if error is not None:
            report_error(given.name, error, as_json=json_)
            failed = True
    if failed:
        return BAD_INPUT
    if output:
        _write(Path(output), "\n".join(texts))
        if json_:
            echo_json({"notation": to, "path": output, "puzzles": len(texts)})
    elif not json_:
        click.echo("\n".join(texts), nl=False)
    return 0


def _write(path: Path, text: str) -> None:
    """Writes a file whole or not at all: a reader never sees half of it, and a failure leaves the old one."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")  # a device or a pipe: nothing to replace
        return
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
