"""`gridwright book`."""

from __future__ import annotations

from functools import partial
from random import randrange

import click

import gridwright as gw
from gridwright.batches.generation import made_to_order
from gridwright.cli.shared.exit import BAD_INPUT, ended_by_the_system
from gridwright.cli.shared.inputs import Puzzles, Refuse
from gridwright.cli.shared.named import one_of
from gridwright.cli.shared.options import json_option, lang_option, puzzle_options, seconds
from gridwright.cli.shared.output import echo_json, echo_sentence, report_error, shown
from gridwright.cli.shared.progress import working
from gridwright.making.orders import read_orders
from gridwright.output_files import ending_of, refuse_inputs, write_all
from gridwright.pictures.print.order import SECTIONS
from gridwright.pictures.print.paper import PAPERS, PER_PAGE
from gridwright.pictures.print.pdf import page_count
from gridwright.words import say

__all__ = ["command"]

_Named = tuple[str, gw.Puzzle]


def _book_path(path: str) -> str:
    if ending_of(path) != "pdf":
        raise click.BadParameter(say("book-ending", path=path))
    return path


@click.command("book", short_help="Print puzzles as a book, with solutions at the back.")
@click.option("-o", "output", type=_book_path, required=True, metavar="PATH", help="Write to this file: .pdf.")
@click.option(
    "--per-page", type=one_of(*map(str, PER_PAGE)), help="Puzzles on a page; 2, or 1 with --large."
)
@click.option("--title", default="", metavar="TEXT", help="The title; if not given, what is in the book.")
@click.option("--author", default="", metavar="TEXT", help="The name below the title.")
@click.option("--large", is_flag=True, help="Large print.")
@click.option("--paper", type=one_of(*PAPERS), default="a4", show_default=True, help="The size of paper.")
@click.option("--sort", is_flag=True, help="Easiest first.")
@click.option("--shuffle", is_flag=True, help="In random order.")
@click.option("--make", metavar="ORDERS", help="Make the puzzles: '10 suguru 8x8 easy, 10 killer medium'.")
@click.option("--seed", type=int, metavar="N", help="For --make, --shuffle: the same number gives the same book.")
@click.option("--sections", type=one_of(*SECTIONS), default="none", help="Headings by level or by kind.")
@click.option("--sheets", is_flag=True, help="No cover and no page of rules: sheets of puzzles, and the solutions.")
@click.option("--no-solutions", is_flag=True, help="Leave out the solutions.")
@click.option(
    "--timeout", type=seconds, default="10", show_default=True, metavar="S",
    help="Seconds per puzzle for solving it; a level that takes longer to find is left out.",
)  # fmt: skip
@lang_option
@json_option("book")
@puzzle_options
def command(
    puzzles: Puzzles,
    output: str,
    per_page: str | None,
    title: str,
    author: str,
    large: bool,
    paper: str,
    sort: bool,
    shuffle: bool,
    make: str | None,
    seed: int | None,
    sections: str,
    sheets: bool,
    no_solutions: bool,
    timeout: float,
    lang: str,
    json_: bool,
) -> int:
    """Make a book of puzzles, of any kinds and sizes, as a PDF file.

    It has a cover, the rules of all kinds in it, the puzzles with their levels, and the solutions at the back.
    Every puzzle must have exactly one solution; if any does not, no book is made. With --make, the puzzles are made.

    Exit code: 0 made, 1 made, but not all puzzles are as hard as asked, 2 not made, because of bad input.

    \b
    Examples:
      gridwright book examples/s*-9x9.txt examples/jigsaw-6x6.txt -o book.pdf
      gridwright book examples/suguru-*.txt -o suguru.pdf --large --paper letter
      gridwright book examples/sudoku-*.txt -o book.pdf --sort --sections level
      gridwright book examples/*-6x6.txt -o buch.pdf --per-page 4 --lang de
      gridwright book --make "10 suguru 8x8 easy, 5 killer medium" -o new.pdf
    """
    if sort and shuffle:
        raise click.UsageError(say("exclude", lang, options="--sort, --shuffle"))
    ordered = make is not None
    if seed is not None and not (shuffle or ordered):
        raise click.UsageError(say("book-seed", lang))
    if ordered and puzzles.arguments:
        raise click.UsageError(say("make-files", lang))
    # Without a number there is one all the same, so that a book that pleases can be made again.
    seed = randrange(1_000_000) if seed is None else seed
    refuse = partial(report_error, as_json=json_)
    short = 0
    if make is not None:
        found, short = _made(make, seed)
    else:
        found, code = _gathered(puzzles, refuse)
        if code:
            return code
    try:
        refuse_inputs([output], puzzles.arguments)
        with working("working-book"), ended_by_the_system():
            printed = gw.book(
                [puzzle for _, puzzle in found],
                names=[name for name, _ in found],
                title=title,
                author=author,
                per_page=int(per_page) if per_page else None,
                solutions=not no_solutions,
                sheets=sheets,
                large=large,
                paper=paper,
                timeout=timeout,
                lang=lang,
                order="level" if sort else "shuffled" if shuffle else "given",
                sections=sections,
                seed=seed,
            )
        write_all([output], [printed])
    except gw.GridwrightError as error:
        refuse(output, error)
        return BAD_INPUT
    count, pages = len(found), page_count(printed)
    if json_:
        echo_json({"path": output, "puzzles": count, "pages": pages, "seed": seed if shuffle or ordered else None})
    else:
        click.echo(say("book-made", lang, path=shown(output), count=count, pages=pages))
        if shuffle:
            click.echo(say("book-shuffled", lang, seed=str(seed)))
        if ordered:
            click.echo(say("make-done", lang, count=count, seed=str(seed)))
    if short:
        echo_sentence(say("make-short", lang, count=short, asked=make), err=True)
    return 1 if short else 0


def _made(orders: str, seed: int) -> tuple[list[_Named], int]:
    """Puzzles made to order, and how many of them are not as hard as asked."""
    with working("working-make"):
        made = made_to_order(read_orders(orders), seed)
    return [(f"{one.puzzle.kind} {one.index + 1}", one.puzzle) for one in made], sum(not one.is_met for one in made)


def _gathered(puzzles: Puzzles, refuse: Refuse) -> tuple[list[_Named], int]:
    """The puzzles of the arguments, and the exit code if one cannot be read."""
    found: list[_Named] = []

    def gather(name: str, puzzle: gw.Puzzle) -> int:
        found.append((shown(name), puzzle))
        return 0

    code = puzzles.each(gather, refuse)
    return found, code
